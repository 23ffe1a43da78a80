import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { sessionFacts } from '#server/testing/session-facts.ts'
import type { FoundSession } from './found-session.ts'
import { identityOf, secondsUntil, sessionEnd } from './session.rules.ts'

const { limits } = readConfig({ DEMO: '1' })
const now = new Date('2026-11-21T03:00:00Z')
const minutesAfter = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

function session(more: Partial<FoundSession> = {}): FoundSession {
  return {
    id: 's',
    memberId: 'm',
    companyId: 'c',
    ownRoles: [],
    companyRoles: [],
    everybodyMay: true,
    delegate: false,
    stage: 'member',
    lastSeenAt: now,
    endsAt: minutesAfter(720),
    endedAt: null,
    passwordCheckedAt: null,
    confirmedUsedAt: null,
    verifiedAgainAt: null,
    staff: false,
    staffRoles: [],
    hasPasskey: false,
    ...sessionFacts,
    ...more,
  }
}

it.each<[string, Partial<FoundSession>, number]>([
  ['the staff', { staff: true }, 10],
  ['a security admin', { securityAdmin: true }, 10],
  ['the admin of an app', { ownRoles: ['approver', 'appAdmin'] }, 10],
  ['an owner of a company', { companyRoles: ['owner'] }, 10],
  ['a billing manager', { companyRoles: ['billingManager'] }, 10],
  ['an approver', { ownRoles: ['approver'] }, 30],
  ['a member', {}, 30],
])('%s may be idle for this long: %j, %i minutes', (_, more, minutes) => {
  expect(identityOf(session(more), minutesAfter(minutes - 1), limits).stage).toBe('member')
  expect(identityOf(session(more), minutesAfter(minutes), limits).stage).toBe('ended')
})

it('an incomplete login ends after ten minutes, a session after twelve hours', () => {
  expect(sessionEnd('pending', now, limits)).toEqual(minutesAfter(10))
  expect(sessionEnd('member', now, limits)).toEqual(minutesAfter(720))
})

describe('the bearer of a token', () => {
  const member = {
    sessionId: 's',
    memberId: 'm',
    companyId: 'c',
    managesSubscriptions: true,
    passwordChecked: false,
    verified: false,
    staff: false,
    staffRoles: [],
    endsAt: minutesAfter(720),
    info: sessionFacts,
  }
  it.each([
    ['that is unknown', undefined, { stage: 'visitor' }],
    ['of a member', session(), { stage: 'member', member }],
    [
      'of a confirmed member',
      session({ passwordCheckedAt: now }),
      { stage: 'member', member: { ...member, passwordChecked: true, staff: false } },
    ],
    [
      'of a member who verified again',
      session({ verifiedAgainAt: minutesAfter(-1) }),
      { stage: 'member', member: { ...member, verified: true, verifiedUntil: minutesAfter(9) } },
    ],
    ['of a login', session({ stage: 'pending' }), { stage: 'pending', member }],
    [
      'of an idle login',
      session({ stage: 'pending', lastSeenAt: minutesAfter(-40) }),
      { stage: 'pending', member },
    ],
    ['of an idle session', session({ lastSeenAt: minutesAfter(-30) }), { stage: 'ended' }],
    ['of a session not yet idle', session({ lastSeenAt: minutesAfter(-29.9) }), { stage: 'member', member }],
    ['of a session at its end', session({ endsAt: now }), { stage: 'ended' }],
    ['of an ended session', session({ endedAt: minutesAfter(-1) }), { stage: 'ended' }],
    ['of a login that was not completed', session({ stage: 'pending', endsAt: now }), { stage: 'visitor' }],
  ] as const)('%s', (_, stored, identity) => {
    expect(identityOf(stored, now, limits)).toEqual(identity)
  })
})

it.each([
  [0.5, 30],
  [0.0001, 1],
  [0, 0],
  [-1, 0],
])('a time %d minutes ahead is %i seconds away', (minutes, seconds) => {
  expect(secondsUntil(minutesAfter(minutes), now)).toBe(seconds)
})
