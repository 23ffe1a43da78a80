import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { UNDO_SECONDS } from '#domain/access/undo-time.ts'
import { detailOf, waitingRequest } from '#src/machines/access-lifecycle/testing/samples.ts'
import { createStyleRecord } from '#src/ui/style-cache.ts'
import { UiProvider } from '#src/ui/UiProvider.tsx'
import { DecisionForm } from './DecisionForm.tsx'

const impossibleText = '승인해도 ‘처리 불가’로 끝납니다.'

function renderHtml(
  more: Partial<Schema<'AccessRequestDetail'>>,
  held?: ComponentProps<typeof DecisionForm>['held'],
): string {
  const request = { ...waitingRequest, termDays: 60 }
  return renderToString(
    <UiProvider styles={createStyleRecord()}>
      <DecisionForm
        detail={{ ...detailOf(request), previewEndDate: '2026-12-21', ...more }}
        busy={false}
        held={held}
        onDecide={() => undefined}
      />
    </UiProvider>,
  )
}

it('the form of a decision offers the requested term', () => {
  const html = renderHtml({ longestTermDays: 90 })
  expect(html).toContain('value="60"')
  expect(html).toContain('1일부터 신청한 60일까지')
  expect(html).not.toContain(impossibleText)
})

it.each(['SHORTER', 'ANY'] as const)(
  'offers today’s longest term if it is shorter than the requested one (%s)',
  (termChange) => {
    const html = renderHtml({ longestTermDays: 30, termChange })
    expect(html).toContain('value="30"')
    expect(html).toMatch(/신청한 60일은 .*1일부터 30일까지/)
    expect(html).toContain('오늘 승인하면 2026.12.21까지')
    expect(html).not.toContain(impossibleText)
  },
)

it('the form of a decision shows, as the queue does, that the request can no longer be approved', () => {
  expect(renderHtml({ possibleYn: 'N', previewEndDate: null })).toContain(impossibleText)
})

it('the form of a decision names the request, and says until when it can be undone', () => {
  const html = renderHtml({})
  expect(html).toContain(`${UNDO_SECONDS}초 안에 되돌릴 수 있고, 그 뒤에는 되돌릴 수 없습니다.`)
  expect(html).toContain(
    `${waitingRequest.requesterName} 님 · ${waitingRequest.appName} ${waitingRequest.levelName}`,
  )
})

it('a decision that is not sent yet replaces the buttons, and its fields cannot change', () => {
  const html = renderHtml({}, { decision: 'APPROVE', secondsLeft: 7, onUndo: () => undefined })
  expect(html).toContain('신청을 승인합니다.')
  expect(html).toContain('7초 뒤에 보냅니다.')
  expect(html).toContain('>되돌리기<')
  expect(html).not.toContain('>승인하기<')
  expect(html.match(/readonly=""/gi)).toHaveLength(2)
  expect(renderHtml({})).not.toMatch(/readonly/i)
})
