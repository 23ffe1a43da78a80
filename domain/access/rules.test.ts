import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates.ts'
import {
  endedGrant as ended,
  grantWith as grant,
  pausedGrant as paused,
  tableCells,
  tableDay,
} from '../testing/access-table.ts'
import { approvalTypes } from './codes.ts'
import { effectiveGrant, type GrantFacts, grantStateOn } from './grants.ts'
import { isAutoApproved } from './policy.ts'
import { initialStateOf } from './requests.ts'
import { actionsOn, approvalOf, type Eligibility, endDateOf, isReason, raiseRefusal } from './rules.ts'
import { endDatesFor, termDaysUntil } from './term-choices.ts'
import { deadlineOf, skippedNotice } from './terms.ts'

const today = tableDay
const noObstacles = {
  waiting: false,
  hasApprover: () => true,
  longestTermDays: 90,
  lastAdmin: false,
  releaseReviewed: false,
  autoApproved: false,
  useState: 'A' as const,
}

it.each(tableCells)(
  'a request of the type $type has the expected result for the grant "$column": $expected',
  ({ type, held, expected }) => {
    const refusal = raiseRefusal(type, { ...noObstacles, grant: held }, today)
    expect(refusal?.reason ?? 'yes').toBe(expected)
    expect(refusal?.opensOn ?? null).toBe(
      expected === 'NOT_YET' ? (held!.endDate === '2026-12-06' ? '2026-11-22' : '2027-11-07') : null,
    )
  },
)

it('the table of allowed requests has a cell for each type of request in every column', () => {
  const seen = new Set(tableCells.map(({ type, held }) => `${type} ${grantStateOn(held, today)}`))
  expect(seen.size).toBe(approvalTypes.length * 7)
})

it('a term is offered wherever an extension may be requested, and an expired grant allows either a renewal or an application', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -40, max: 20 }),
      fc.integer({ min: 1, max: 60 }),
      fc.boolean(),
      (daysLeft, longestTermDays, isNoted) => {
        const endDate = addDays(today, daysLeft)
        const held = isNoted && daysLeft < 0 ? ended('TERM', endDate) : grant({ endDate })
        const isOpen = (type: 'APPLY' | 'EXTEND') =>
          raiseRefusal(type, { ...noObstacles, longestTermDays, grant: held }, today) === undefined
        const dates = endDatesFor({ from: endDate, longestTermDays }, today)
        if (isOpen('EXTEND')) {
          const termDays = termDaysUntil(dates!.last, { from: endDate, longestTermDays }, today)
          const requestFacts = { termDays, grant: held, longestTermDays, useState: 'A' } as const
          expect(approvalOf('EXTEND', requestFacts, today)).toEqual({ endDate: dates!.last })
        }
        if (daysLeft >= 0) return
        expect(isOpen('APPLY')).toBe(!isOpen('EXTEND'))
        const requestFacts = { termDays: 1, grant: held, longestTermDays, useState: 'A' } as const
        expect(approvalOf('APPLY', requestFacts, today) !== undefined).toBe(isOpen('APPLY'))
      },
    ),
  )
})

it.each([
  [7, '2026-11-15', true],
  [7, '2026-11-14', false],
  [31, '2026-10-22', true],
  [30, '2026-10-22', false],
  [365, '2026-10-21', false],
])(
  'in an app with %i days at most, a grant that ended on %s may be renewed: %s',
  (longestTermDays, endDate, renewable) => {
    const eligibility = { ...noObstacles, longestTermDays, grant: ended('TERM', endDate) }
    expect(raiseRefusal('EXTEND', eligibility, today)?.reason).toBe(renewable ? undefined : 'APPLY_ANEW')
    expect(raiseRefusal('APPLY', eligibility, today)?.reason).toBe(renewable ? 'RENEW_INSTEAD' : undefined)
  },
)

describe('the rules that are not in the table', () => {
  const held = grant({ endDate: '2026-12-05' })
  const refusals = (more: Partial<Eligibility>) =>
    Object.fromEntries(
      actionsOn({ ...noObstacles, grant: held, ...more }, today).map(({ approvalType, reason }) => [
        approvalType,
        reason,
      ]),
    )

  it('a waiting request blocks all other requests except a release', () => {
    expect(refusals({ waiting: true })).toEqual({
      APPLY: 'HELD',
      RELEASE: null,
      EXTEND: 'WAITING',
      SUSPEND: 'WAITING',
      RESUME: 'NOT_PAUSED',
    })
  })

  it('the permission of the last administrator of an app can be neither released nor suspended', () => {
    expect(refusals({ lastAdmin: true })).toEqual({
      APPLY: 'HELD',
      RELEASE: 'LAST_ADMIN',
      EXTEND: null,
      SUSPEND: 'LAST_ADMIN',
      RESUME: 'NOT_PAUSED',
    })
  })

  it('without another decider, only requests that are approved at once are possible', () => {
    const noApprover = { hasApprover: () => false }
    expect(refusals(noApprover)).toMatchObject({
      EXTEND: 'NO_APPROVER',
      SUSPEND: 'NO_APPROVER',
      RELEASE: null,
    })
    expect(refusals({ ...noApprover, releaseReviewed: true })).toMatchObject({ RELEASE: 'NO_APPROVER' })
    expect(refusals({ ...noApprover, grant: undefined })).toMatchObject({ APPLY: 'NO_APPROVER' })
    expect(refusals({ ...noApprover, autoApproved: true })).toMatchObject({
      EXTEND: null,
      SUSPEND: null,
      RELEASE: null,
    })
    expect(refusals({ ...noApprover, autoApproved: true, releaseReviewed: true })).toMatchObject({
      RELEASE: 'NO_APPROVER',
    })
  })

  it('a level that is switched off accepts no applications and no extensions; all other requests are possible', () => {
    expect(refusals({ useState: 'D' })).toEqual({
      APPLY: 'HELD',
      RELEASE: null,
      EXTEND: 'LEVEL_CLOSED',
      SUSPEND: null,
      RESUME: 'NOT_PAUSED',
    })
    expect(refusals({ useState: 'D', grant: undefined })).toMatchObject({ APPLY: 'LEVEL_CLOSED' })
    const requestFacts = { termDays: 30, grant: undefined, longestTermDays: 90 }
    expect([
      approvalOf('APPLY', { ...requestFacts, useState: 'A' }, today),
      approvalOf('APPLY', { ...requestFacts, useState: 'D' }, today),
      approvalOf('APPLY', { ...requestFacts, useState: 'L' }, today),
    ]).toEqual([{ endDate: '2026-12-21' }, undefined, undefined])
  })

  it('a permission can be released with an approval, but not the last one that administers the app', () => {
    const requestFacts = { termDays: null, grant: held, longestTermDays: 90, useState: 'A' as const }
    expect([
      approvalOf('RELEASE', requestFacts, today),
      approvalOf('RELEASE', { ...requestFacts, lastAdmin: true }, today),
    ]).toEqual([{ endDate: null }, undefined])
  })

  it('the permission of a locked level cannot be requested, extended or resumed, but it can be suspended and released', () => {
    expect(refusals({ useState: 'L' })).toEqual({
      APPLY: 'HELD',
      RELEASE: null,
      EXTEND: 'LOCKED',
      SUSPEND: null,
      RESUME: 'NOT_PAUSED',
    })
    expect(refusals({ useState: 'L', grant: undefined })).toMatchObject({ APPLY: 'LOCKED' })
    expect(refusals({ useState: 'L', grant: paused('2027-01-31') })).toMatchObject({
      RESUME: 'LOCKED',
      RELEASE: null,
    })
  })

  it('without a subscription no application, extension or resumption is possible, and no request is approved', () => {
    expect(refusals({ useState: 'S' })).toEqual({
      APPLY: 'HELD',
      RELEASE: null,
      EXTEND: 'UNSUBSCRIBED',
      SUSPEND: null,
      RESUME: 'NOT_PAUSED',
    })
    expect(refusals({ useState: 'S', grant: undefined })).toMatchObject({ APPLY: 'UNSUBSCRIBED' })
    expect(refusals({ useState: 'S', grant: paused('2027-01-31') })).toMatchObject({
      RESUME: 'UNSUBSCRIBED',
      RELEASE: null,
    })
    const requestFacts = { termDays: 30, grant: undefined, longestTermDays: 90 }
    expect(approvalOf('APPLY', { ...requestFacts, useState: 'S' }, today)).toBeUndefined()
  })

  it.each([
    { autoApproval: true, administers: false, pauseOrigin: null, setsPolicy: false, atOnce: true },
    { autoApproval: true, administers: false, pauseOrigin: 'USER', setsPolicy: false, atOnce: true },
    { autoApproval: true, administers: false, pauseOrigin: 'SECURITY', setsPolicy: false, atOnce: false },
    { autoApproval: true, administers: true, pauseOrigin: null, setsPolicy: false, atOnce: false },
    { autoApproval: true, administers: false, pauseOrigin: null, setsPolicy: true, atOnce: false },
    { autoApproval: false, administers: false, pauseOrigin: null, setsPolicy: false, atOnce: false },
  ] as const)('auto-approval applies as expected: %o', ({ atOnce, ...facts }) => {
    const autoApproved = isAutoApproved(facts)
    const results = approvalTypes.map(
      (type) => initialStateOf(type, { releaseReviewed: true, autoApproved }).approvalResult,
    )
    expect(results).toEqual(
      approvalTypes.map((type) => (atOnce && type !== 'RELEASE' ? 'APPROVED' : 'WAITING')),
    )
  })
})

describe('a term', () => {
  const endOf = (type: 'APPLY' | 'EXTEND', termDays: number | null, held?: GrantFacts) =>
    endDateOf(type, { termDays, grant: held, longestTermDays: 90 }, today)

  it('counts from the day of the approval, or for an extension from the end of the current term', () => {
    expect(endOf('APPLY', 30)).toBe('2026-12-21')
    expect(endOf('EXTEND', 30, grant({ endDate: '2026-12-05' }))).toBe('2027-01-04')
    expect(endOf('EXTEND', 30, ended('TERM', '2026-11-11'))).toBe('2026-12-11')
  })

  it.each([0, -1, 91, 1.5, null])('of %s days is refused', (termDays) => {
    expect(endOf('APPLY', termDays)).toBeUndefined()
  })

  it('ends tomorrow at the earliest', () => {
    expect(endOf('APPLY', 1)).toBe('2026-11-22')
    expect(endOf('EXTEND', 10, ended('TERM', '2026-11-11'))).toBeUndefined()
    expect(endOf('EXTEND', 11, ended('TERM', '2026-11-11'))).toBe('2026-11-22')
  })

  it('is required only for requests with a term', () => {
    expect(endDateOf('SUSPEND', { termDays: null, grant: grant({}), longestTermDays: 90 }, today)).toBeNull()
    expect(
      endDateOf('RELEASE', { termDays: 3, grant: grant({}), longestTermDays: 90 }, today),
    ).toBeUndefined()
  })

  it('has expired after its last day, whether or not the expiry is recorded', () => {
    expect(effectiveGrant(grant({ endDate: today }), today).useStatus).toBe('NORMAL')
    expect(effectiveGrant(paused('2026-11-20'), today)).toEqual({
      useStatus: 'EXPIRE',
      pauseOrigin: null,
      pausedBefore: null,
      endReason: 'TERM',
      endDate: '2026-11-20',
    })
  })

  it.each([
    ['2026-11-22', 1],
    ['2026-11-23', 14],
    ['2026-12-05', 14],
    ['2026-12-06', null],
  ] as const)('until %s needs no notice of %s', (endDate, days) => {
    expect(skippedNotice(endDate, today)).toBe(days)
  })
})

it('a request waits for seven days', () => {
  expect(deadlineOf(new Date('2026-11-21T03:00:00Z'))).toEqual(new Date('2026-11-28T03:00:00Z'))
})

it.each([
  ['APPLY', '가나다라마바사아자차', true],
  ['APPLY', '  가나다라마바사아자  ', false],
  ['SUSPEND', '가'.repeat(500), true],
  ['SUSPEND', '가'.repeat(501), false],
  ['RELEASE', '', true],
  ['RELEASE', '가'.repeat(501), false],
] as const)('a reason for %s: %s', (type, reason, right) => {
  expect(isReason(type, reason)).toBe(right)
})
