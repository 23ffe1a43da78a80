import { expect, it } from 'vitest'
import { exampleOf } from '#contract/testing/contract-example.ts'
import { actionsOn } from '#domain/access/rules.ts'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { GrantsTab } from './GrantsTab.tsx'

const today = '2026-11-21'

/** Renders the tab of a member whose only permission ended on `endDate`, with or without a waiting request. */
async function renderHtml(
  endDate: string,
  openRequestId: string | null,
  endReason: 'TERM' | 'RELEASED' | 'REVOKED' = 'TERM',
): Promise<string> {
  const endedGrant = {
    useStatus: 'EXPIRE',
    pauseOrigin: null,
    pausedBefore: null,
    endReason,
    endDate,
  } as const
  const actions = actionsOn(
    {
      grant: endedGrant,
      waiting: openRequestId !== null,
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
    startAt: '2026-09-01T09:00:00+09:00',
    openRequestId,
    actions,
  })
  return renderInApp(<GrantsTab grants={{ today, list: [grant] }} />)
}

it.each([
  ['may still be renewed is in view', '2026-11-10', null, false],
  ['waits for its renewal is in view', '2026-11-10', 'request', false],
  ['cannot be renewed any more is folded away', '2026-10-01', null, true],
] as const)('a permission that %s', async (_, endDate, openRequestId, isFolded) => {
  const html = await renderHtml(endDate, openRequestId)
  expect(html).toContain('재무 회계 열람')
  expect(html).toContain('지난 권한 1개')
  expect(html.includes('<details>')).toBe(isFolded)
})

it.each([
  ['TERM', '2026-11-10', '종료일', '사용 기간 2026.09.01부터 2026.11.10까지'],
  ['RELEASED', '2026-12-31', '원래 종료일', '2026.12.31까지였던 사용 기간이 그 전에 끝났습니다.'],
  ['REVOKED', '2026-12-31', '원래 종료일', '2026.12.31까지였던 사용 기간이 그 전에 끝났습니다.'],
] as const)(
  'a permission that ended by %s shows whether its last day was reached',
  async (endReason, endDate, term, label) => {
    const html = await renderHtml(endDate, null, endReason)
    expect(html).toContain(`>${term}</dt>`)
    expect(html).toContain(`aria-label="${label}`)
  },
)
