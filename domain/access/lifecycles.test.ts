import { expect, it } from 'vitest'
import { announcementTypeOf, grantEvents, requestEvents } from './events.ts'
import type { GrantMachineEvent } from './grant.machine.ts'
import { type GrantFacts, grantAfter, grantRefusal } from './grants.ts'
import type { RequestMachineEvent } from './request.machine.ts'
import { type RequestFacts, requestAfter, requestRefusal } from './requests.ts'

const grantArrows = [
  'NORMAL EXTEND NORMAL',
  'NORMAL RELEASE EXPIRE RELEASED',
  'NORMAL SUSPEND PAUSE USER',
  'NORMAL REVOKE EXPIRE REVOKED',
  'NORMAL BLOCK PAUSE SECURITY',
  'NORMAL END_REACHED EXPIRE TERM',
  'PAUSE EXTEND PAUSE USER',
  'PAUSE RELEASE EXPIRE RELEASED',
  'PAUSE RESUME NORMAL',
  'PAUSE REVOKE EXPIRE REVOKED',
  'PAUSE BLOCK PAUSE SECURITY',
  'PAUSE END_REACHED EXPIRE TERM',
  'BLOCKED EXTEND PAUSE SECURITY',
  'BLOCKED RELEASE EXPIRE SECURITY RELEASED',
  'BLOCKED RESUME NORMAL',
  'BLOCKED REVOKE EXPIRE SECURITY REVOKED',
  'BLOCKED LIFT NORMAL',
  'BLOCKED END_REACHED EXPIRE SECURITY TERM',
  'BLOCKED_PAUSE EXTEND PAUSE SECURITY',
  'BLOCKED_PAUSE RELEASE EXPIRE SECURITY RELEASED',
  'BLOCKED_PAUSE RESUME PAUSE USER',
  'BLOCKED_PAUSE REVOKE EXPIRE SECURITY REVOKED',
  'BLOCKED_PAUSE LIFT PAUSE USER',
  'BLOCKED_PAUSE END_REACHED EXPIRE SECURITY TERM',
  'EXPIRE EXTEND NORMAL',
  'RELEASED APPLY NORMAL',
]
const requestArrows = [
  'WAITING COMMENT WAITING',
  'WAITING APPROVE APPROVED DECISION',
  'WAITING REJECT REJECTED DECISION',
  'WAITING WITHDRAW REJECTED WITHDRAWN',
  'WAITING DEADLINE REJECTED TIMEOUT',
  'WAITING SUPERSEDE REJECTED SUPERSEDED',
  'WAITING INELIGIBLE REJECTED INELIGIBLE',
]

const term = { endDate: '2026-12-01', pausedBefore: null }
const grantsByState: Record<string, GrantFacts> = {
  NORMAL: { useStatus: 'NORMAL', pauseOrigin: null, endReason: null, ...term },
  PAUSE: { useStatus: 'PAUSE', pauseOrigin: 'USER', endReason: null, ...term },
  BLOCKED: { useStatus: 'PAUSE', pauseOrigin: 'SECURITY', endReason: null, ...term },
  BLOCKED_PAUSE: {
    useStatus: 'PAUSE',
    pauseOrigin: 'SECURITY',
    endReason: null,
    ...term,
    pausedBefore: 'USER',
  },
  EXPIRE: { useStatus: 'EXPIRE', pauseOrigin: null, endReason: 'TERM', ...term },
  RELEASED: { useStatus: 'EXPIRE', pauseOrigin: null, endReason: 'RELEASED', ...term },
}
const grantEventsSent: GrantMachineEvent[] = [
  { type: 'APPLY', endDate: '2027-01-01' },
  { type: 'EXTEND', endDate: '2027-01-01' },
  ...(['RELEASE', 'SUSPEND', 'RESUME', 'REVOKE', 'BLOCK', 'LIFT', 'END_REACHED'] as const).map((type) => ({
    type,
  })),
]

it('a grant changes as its machine defines', () => {
  const transitions = Object.entries(grantsByState).flatMap(([from, facts]) =>
    grantEventsSent.flatMap((event) => {
      const day =
        event.type === 'END_REACHED'
          ? '2026-12-02'
          : facts.useStatus === 'EXPIRE'
            ? '2026-12-03'
            : '2026-11-21'
      const next = grantAfter(facts, event, day)
      return next
        ? [
            `${from} ${event.type} ${[next.useStatus, next.pauseOrigin, next.endReason].filter(Boolean).join(' ')}`,
          ]
        : []
    }),
  )
  expect(transitions).toEqual(grantArrows)
})

it('a request changes as its machine defines', () => {
  const deadlineAt = new Date('2026-11-28T03:00:00Z')
  const waits: RequestFacts = { approvalResult: 'WAITING', closeReason: null, deadlineAt }
  const events: RequestMachineEvent[] = [
    { type: 'COMMENT', by: 'REQUESTER' },
    { type: 'APPROVE', by: 'DECIDER' },
    { type: 'REJECT', by: 'DECIDER', comment: '사유 부족' },
    { type: 'WITHDRAW', by: 'REQUESTER' },
    { type: 'DEADLINE' },
    { type: 'SUPERSEDE' },
    { type: 'INELIGIBLE' },
  ]
  const arrowsFrom = (from: RequestFacts) =>
    events.flatMap((event) => {
      const next = requestAfter(from, event, event.type === 'DEADLINE' ? deadlineAt : new Date(0))
      if (!next) return []
      return [['WAITING', event.type, next.approvalResult, next.closeReason].filter(Boolean).join(' ')]
    })
  expect(arrowsFrom(waits)).toEqual(requestArrows)
  expect(arrowsFrom({ ...waits, approvalResult: 'APPROVED', closeReason: 'DECISION' })).toEqual([])
  for (const closeReason of ['DECISION', 'WITHDRAWN', 'TIMEOUT', 'SUPERSEDED', 'INELIGIBLE'] as const)
    expect(arrowsFrom({ ...waits, approvalResult: 'REJECTED', closeReason })).toEqual([])
})

it.each([
  ['REQUESTER', 'decision.own', 'decision.own', 'open', 'open'],
  ['DECIDER', 'open', 'decision.commentMissing', 'accessRequest.missing', 'open'],
  ['ONLOOKER', 'decision.forbidden', 'decision.forbidden', 'accessRequest.missing', 'accessRequest.missing'],
  ['STRANGER', ...Array(4).fill('accessRequest.missing')],
] as const)('%s: the events of a request that they may send', (by, ...expected) => {
  const waits: RequestFacts = {
    approvalResult: 'WAITING',
    closeReason: null,
    deadlineAt: new Date('2026-11-28T03:00:00Z'),
  }
  const events: RequestMachineEvent[] = [
    { type: 'APPROVE', by: by as 'DECIDER' },
    { type: 'REJECT', by: by as 'DECIDER', comment: ' ' },
    { type: 'WITHDRAW', by: by as 'DECIDER' },
    { type: 'COMMENT', by: by as 'DECIDER' },
  ]
  expect(events.map((event) => requestRefusal(waits, event, new Date(0)) ?? 'open')).toEqual(expected)
  const after = events.map((event) => requestRefusal(waits, event, waits.deadlineAt!) ?? 'open')
  if (by === 'DECIDER') expect(after.slice(0, 2)).toEqual(['accessRequest.decided', 'accessRequest.decided'])
})

it('an action on a missing or changed grant is refused with the reason', () => {
  const refusals = (grant: GrantFacts | undefined, lastAdmin = false) =>
    (['REVOKE', 'BLOCK', 'LIFT'] as const).map(
      (type) => grantRefusal(grant, { type }, '2026-11-21', { lastAdmin }) ?? 'open',
    )
  expect(refusals(undefined)).toEqual(Array(3).fill('accessGrant.missing'))
  expect(refusals(grantsByState.NORMAL)).toEqual(['open', 'open', 'accessGrant.changed'])
  expect(refusals(grantsByState.NORMAL, true)[0]).toBe('LAST_ADMIN')
  expect(refusals(grantsByState.BLOCKED)).toEqual(['open', 'accessGrant.changed', 'open'])
  expect(refusals(grantsByState.EXPIRE)).toEqual(Array(3).fill('accessGrant.changed'))
})

it('a suspension records the party that began it, and a suspension by security is not overwritten', () => {
  const activeGrant = grantsByState.NORMAL!
  const today = '2026-11-21'
  const pausedGrant = grantAfter(activeGrant, { type: 'SUSPEND' }, today)!
  expect(pausedGrant.pauseOrigin).toBe('USER')
  expect(grantAfter(pausedGrant, { type: 'LIFT' }, today)).toBeUndefined()
  const blockedGrant = grantAfter(pausedGrant, { type: 'BLOCK' }, today)!
  expect(blockedGrant.pauseOrigin).toBe('SECURITY')
  expect(grantAfter(blockedGrant, { type: 'BLOCK' }, today)).toBeUndefined()
  expect(grantAfter(blockedGrant, { type: 'EXTEND', endDate: '2026-12-20' }, today)).toMatchObject({
    useStatus: 'PAUSE',
    pauseOrigin: 'SECURITY',
    endDate: '2026-12-20',
  })
  // A grant that its holder had suspended before security did returns to that suspension, whichever event ends the
  // suspension by security.
  for (const type of ['LIFT', 'RESUME'] as const)
    expect(grantAfter(blockedGrant, { type }, today)).toEqual(pausedGrant)
  expect(grantAfter(blockedGrant, { type: 'REVOKE' }, today)).toMatchObject({ pausedBefore: null })
  const blockedInUse = grantAfter(activeGrant, { type: 'BLOCK' }, today)!
  expect(grantAfter(blockedInUse, { type: 'LIFT' }, today)).toEqual(activeGrant)
  expect(grantAfter(activeGrant, { type: 'END_REACHED' }, '2026-12-01')).toBeUndefined()
  expect(grantAfter(activeGrant, { type: 'EXTEND', endDate: '2026-12-01' }, today)).toBeUndefined()
})

it('every event of grants and requests has a name and a label', () => {
  const events = [
    ...Object.values(requestEvents),
    ...Object.values(grantEvents),
    'request.created',
    'delegate.set',
  ] as const
  expect(events.map(announcementTypeOf)).not.toContain(undefined)
  expect([
    announcementTypeOf('request.created'),
    announcementTypeOf('grant.blocked'),
    announcementTypeOf('delegate.set'),
  ]).toEqual(['application', 'security', 'user'])
})
