import { type Life, predict } from './predict.ts'
import { lifecycleOf, type Start } from './server-life.ts'
import { describeStart, everyStep } from './steps.ts'

const holds = (
  useStatus: 'NORMAL' | 'PAUSE' | 'EXPIRE',
  daysLeft: number,
  more: Partial<NonNullable<Start['grant']>> = {},
): Start => ({ grant: { useStatus, pauseOrigin: null, endReason: null, daysLeft, ...more } })
const waitsFirst = (
  start: Start,
  approvalType: 'APPLY' | 'EXTEND' | 'SUSPEND' | 'RESUME' = 'SUSPEND',
): Start => ({
  ...start,
  request: { approvalType, approvalResult: 'WAITING', daysAgo: 0 },
})
const byUser = { pauseOrigin: 'USER' } as const
const bySecurity = { pauseOrigin: 'SECURITY' } as const

const revoke = ['APP_ADMIN REVOKE', 'SECURITY_ADMIN REVOKE']
const decide = ['APPROVER', 'DELEGATE', 'APP_ADMIN'].flatMap((who) =>
  ['APPROVE', 'REJECT', 'COMMENT'].map((event) => `${who} ${event}`),
)
const decideOnBlock = ['APPROVE', 'REJECT', 'COMMENT'].map((event) => `SECURITY_ADMIN ${event}`)
const own = ['HOLDER WITHDRAW', 'HOLDER COMMENT']
const holderEvents = (...events: string[]) => events.map((event) => `HOLDER ${event}`)

/**
 * The allowed events of each state, written by hand from the specification (domain/access), independently of the
 * machines.
 */
const expectedEvents: readonly [Start, readonly string[]][] = [
  [{}, holderEvents('APPLY')],
  [waitsFirst({}, 'APPLY'), [...own, ...decide]],
  [holds('NORMAL', 60), [...holderEvents('RELEASE', 'SUSPEND'), ...revoke, 'SECURITY_ADMIN BLOCK']],
  [holds('NORMAL', 14), [...holderEvents('RELEASE', 'EXTEND', 'SUSPEND'), ...revoke, 'SECURITY_ADMIN BLOCK']],
  [holds('NORMAL', -1), holderEvents('EXTEND')],
  [holds('NORMAL', -31), holderEvents('APPLY')],
  [
    waitsFirst(holds('NORMAL', 60)),
    [...holderEvents('RELEASE'), ...own, ...decide, ...revoke, 'SECURITY_ADMIN BLOCK'],
  ],
  [holds('PAUSE', 60, byUser), [...holderEvents('RELEASE', 'RESUME'), ...revoke, 'SECURITY_ADMIN BLOCK']],
  [
    holds('PAUSE', 10, byUser),
    [...holderEvents('RELEASE', 'EXTEND', 'RESUME'), ...revoke, 'SECURITY_ADMIN BLOCK'],
  ],
  [holds('PAUSE', 60, bySecurity), [...holderEvents('RELEASE', 'RESUME'), ...revoke, 'SECURITY_ADMIN LIFT']],
  [
    waitsFirst(holds('PAUSE', 60, bySecurity), 'RESUME'),
    [...holderEvents('RELEASE'), ...own, ...decideOnBlock, ...revoke, 'SECURITY_ADMIN LIFT'],
  ],
  [
    waitsFirst(holds('PAUSE', 60, { ...bySecurity, pausedBefore: 'USER' }), 'RESUME'),
    [...holderEvents('RELEASE'), ...own, ...decideOnBlock, ...revoke, 'SECURITY_ADMIN LIFT'],
  ],
  // A suspension by security continues after the last day of the permission, whether or not its expiry is recorded:
  // only security can lift the suspension.
  [waitsFirst(holds('PAUSE', -1, bySecurity), 'RESUME'), [...own, ...decideOnBlock]],
  [
    waitsFirst(holds('PAUSE', 10, bySecurity), 'EXTEND'),
    [...holderEvents('RELEASE'), ...own, ...decideOnBlock, ...revoke, 'SECURITY_ADMIN LIFT'],
  ],
  [
    waitsFirst(holds('EXPIRE', -1, { endReason: 'TERM', ...bySecurity }), 'EXTEND'),
    [...own, ...decideOnBlock],
  ],
  [
    waitsFirst(holds('EXPIRE', 20, { endReason: 'RELEASED', ...bySecurity }), 'APPLY'),
    [...own, ...decideOnBlock],
  ],
  [waitsFirst(holds('EXPIRE', 20, { endReason: 'RELEASED' }), 'APPLY'), [...own, ...decide]],
  [holds('EXPIRE', -29, { endReason: 'TERM' }), holderEvents('EXTEND')],
  [holds('EXPIRE', -31, { endReason: 'TERM' }), holderEvents('APPLY')],
  [holds('EXPIRE', 20, { endReason: 'RELEASED' }), holderEvents('APPLY')],
]

const openEvents = (life: Life) => [
  ...new Set(
    everyStep
      .filter((step) => !('problem' in predict(life, step)))
      .map(({ caller, event }) => `${caller} ${event}`),
  ),
]

/** The steps that the lifecycles allow or refuse differently from the list, in words. */
export function differencesFromList(today: string): string[] {
  return expectedEvents.flatMap(([start, promised]) => {
    const open = openEvents(lifecycleOf(start, today))
    const lost = promised.filter((one) => !open.includes(one))
    const won = open.filter((one) => !promised.includes(one))
    return [
      ...lost.map((one) => `${describeStart(start)} → ${one}: the model has it closed`),
      ...won.map((one) => `${describeStart(start)} → ${one}: the model has it open`),
    ]
  })
}
