import { type Life, predict } from './predict.ts'
import { lifecycleOf, type Start } from './server-life.ts'
import { describeStart, everyStep } from './steps.ts'

const withGrant = (
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
  [withGrant('NORMAL', 60), [...holderEvents('RELEASE', 'SUSPEND'), ...revoke, 'SECURITY_ADMIN BLOCK']],
  [
    withGrant('NORMAL', 14),
    [...holderEvents('RELEASE', 'EXTEND', 'SUSPEND'), ...revoke, 'SECURITY_ADMIN BLOCK'],
  ],
  [withGrant('NORMAL', -1), holderEvents('EXTEND')],
  [withGrant('NORMAL', -31), holderEvents('APPLY')],
  [
    waitsFirst(withGrant('NORMAL', 60)),
    [...holderEvents('RELEASE'), ...own, ...decide, ...revoke, 'SECURITY_ADMIN BLOCK'],
  ],
  [withGrant('PAUSE', 60, byUser), [...holderEvents('RELEASE', 'RESUME'), ...revoke, 'SECURITY_ADMIN BLOCK']],
  [
    withGrant('PAUSE', 10, byUser),
    [...holderEvents('RELEASE', 'EXTEND', 'RESUME'), ...revoke, 'SECURITY_ADMIN BLOCK'],
  ],
  [
    withGrant('PAUSE', 60, bySecurity),
    [...holderEvents('RELEASE', 'RESUME'), ...revoke, 'SECURITY_ADMIN LIFT'],
  ],
  [
    waitsFirst(withGrant('PAUSE', 60, bySecurity), 'RESUME'),
    [...holderEvents('RELEASE'), ...own, ...decideOnBlock, ...revoke, 'SECURITY_ADMIN LIFT'],
  ],
  [
    waitsFirst(withGrant('PAUSE', 60, { ...bySecurity, pausedBefore: 'USER' }), 'RESUME'),
    [...holderEvents('RELEASE'), ...own, ...decideOnBlock, ...revoke, 'SECURITY_ADMIN LIFT'],
  ],
  // A suspension by security continues after the last day of the permission, whether or not its expiry is recorded:
  // only security can lift the suspension.
  [waitsFirst(withGrant('PAUSE', -1, bySecurity), 'RESUME'), [...own, ...decideOnBlock]],
  [
    waitsFirst(withGrant('PAUSE', 10, bySecurity), 'EXTEND'),
    [...holderEvents('RELEASE'), ...own, ...decideOnBlock, ...revoke, 'SECURITY_ADMIN LIFT'],
  ],
  [
    waitsFirst(withGrant('EXPIRE', -1, { endReason: 'TERM', ...bySecurity }), 'EXTEND'),
    [...own, ...decideOnBlock],
  ],
  [
    waitsFirst(withGrant('EXPIRE', 20, { endReason: 'RELEASED', ...bySecurity }), 'APPLY'),
    [...own, ...decideOnBlock],
  ],
  [waitsFirst(withGrant('EXPIRE', 20, { endReason: 'RELEASED' }), 'APPLY'), [...own, ...decide]],
  [withGrant('EXPIRE', -29, { endReason: 'TERM' }), holderEvents('EXTEND')],
  [withGrant('EXPIRE', -31, { endReason: 'TERM' }), holderEvents('APPLY')],
  [withGrant('EXPIRE', 20, { endReason: 'RELEASED' }), holderEvents('APPLY')],
]

const openEvents = (life: Life) => [
  ...new Set(
    everyStep
      .filter((step) => !('problem' in predict(life, step)))
      .map(({ caller, event }) => `${caller} ${event}`),
  ),
]

/**
 * Returns, in words, the differences between the steps that the machines allow and the steps in the list
 * `expectedEvents`.
 */
export function differencesFromList(today: string): string[] {
  return expectedEvents.flatMap(([start, promised]) => {
    const allowedEvents = openEvents(lifecycleOf(start, today))
    const refusedEvents = promised.filter((one) => !allowedEvents.includes(one))
    const won = allowedEvents.filter((one) => !promised.includes(one))
    return [
      ...refusedEvents.map((one) => `${describeStart(start)} → ${one}: the model has it closed`),
      ...won.map((one) => `${describeStart(start)} → ${one}: the model has it open`),
    ]
  })
}
