import { expect, it } from 'vitest'
import { problemCatalogue } from '#contract/problems.gen.ts'
import { exampleOf } from '#contract/testing/contract-example.ts'
import type { GrantFacts } from '#domain/access/grants.ts'
import { reasonProblems } from '#domain/access/reasons.ts'
import { actionsOn } from '#domain/access/rules.ts'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { GrantDetail } from './GrantDetail.tsx'

const today = '2026-11-21'
const endedGrant: GrantFacts = {
  useStatus: 'EXPIRE',
  pauseOrigin: null,
  pausedBefore: null,
  endReason: 'RELEASED',
  endDate: '2026-11-01',
}
const currentGrant: GrantFacts = {
  useStatus: 'NORMAL',
  pauseOrigin: null,
  pausedBefore: null,
  endReason: null,
  endDate: '2026-12-31',
}

/**
 * Renders the page of an ended permission. The possible actions on that page depend on `last`, the member's latest
 * permission of the same level.
 */
async function renderHtml(last: GrantFacts): Promise<string> {
  const actions = actionsOn(
    {
      grant: last,
      waiting: false,
      hasApprover: () => true,
      longestTermDays: 90,
      lastAdmin: false,
      releaseReviewed: false,
      autoApproved: false,
      useState: 'A',
    },
    today,
  )
  const grant = exampleOf('AccessGrant', {
    ...endedGrant,
    appName: '재무 회계',
    levelName: '열람',
    useState: 'A',
    startAt: '2026-10-01T09:00:00+09:00',
    actions,
  })
  return renderInApp(<GrantDetail today={today} grant={grant} events={[]} />)
}

it('the page of an ended permission offers to apply again', async () => {
  expect(await renderHtml(endedGrant)).toContain('다시 신청하기')
})

it.each([
  ['HELD', currentGrant],
  ['HELD_PAUSED', { ...currentGrant, useStatus: 'PAUSE', pauseOrigin: 'USER' }],
] as const)(
  'links to the current permission, and offers the actions on its page (%s)',
  async (reason, last) => {
    const html = await renderHtml(last)
    expect(html).toContain(problemCatalogue[reasonProblems[reason]].msg)
    for (const name of ['다시 신청하기', '권한 반납', '일시 정지', '다시 사용'])
      expect(html).not.toContain(`>${name}</a>`)
  },
)
