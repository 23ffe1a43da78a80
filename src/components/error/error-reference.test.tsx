import { expect, it } from 'vitest'
import { problemNamed } from '#contract/problem-named.ts'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { ErrorHelp } from './ErrorHelp.tsx'
import { LoadFailed } from './LoadFailed.tsx'

const requestId = '176370000000050000000U001'

it('a page that did not load names the call that failed, and nothing without an answer', async () => {
  const answered = problemNamed('server.failed')
  answered.requestId = requestId
  const shown = await renderInApp(<LoadFailed error={answered} reset={() => {}} />)
  expect(shown).toContain(`참고 번호 ${requestId}`)
  const unanswered = await renderInApp(<LoadFailed error={problemNamed('server.failed')} reset={() => {}} />)
  expect(unanswered).toContain('내용을 불러오지 못했습니다')
  expect(unanswered).not.toContain('참고 번호')
})

it('the help on the error screen has the reference, if there is one, and the way to the operator', async () => {
  expect(await renderInApp(<ErrorHelp reference={requestId} />)).toContain(`참고 번호 ${requestId}`)
  const withoutReference = await renderInApp(<ErrorHelp reference={undefined} />)
  expect(withoutReference).not.toContain('참고 번호')
  expect(withoutReference).toContain('href="/inquiry/write?inquiryType=')
})
