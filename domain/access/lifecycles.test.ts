import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, kstDate } from '../dates.ts'
import { type ApprovalType, approvalTypes, useStatuses } from './codes.ts'
import { announcementTypeOf, grantEvents, requestEvents } from './events.ts'
import { type GrantEvent, type GrantFacts, grantAfter, grantOn, grantStates } from './grants.ts'
import { type Power, powerFor } from './powers.ts'
import { beginningOf, isAutoApproved, type RequestEvent, requestAfter, requestStates } from './requests.ts'
import { endDateOf, raiseRefusal, standingRefusal } from './rules.ts'
import { deadlineOf } from './terms.ts'

const grantArrows = [
  'NORMAL EXTEND NORMAL',
  'NORMAL SUSPEND PAUSE',
  'NORMAL BLOCK PAUSE',
  'NORMAL RELEASE EXPIRE',
  'NORMAL REVOKE EXPIRE',
  'NORMAL END_REACHED EXPIRE',
  'PAUSE EXTEND PAUSE',
  'PAUSE RESUME NORMAL',
  'PAUSE BLOCK PAUSE',
  'PAUSE LIFT NORMAL',
  'PAUSE RELEASE EXPIRE',
  'PAUSE REVOKE EXPIRE',
  'PAUSE END_REACHED EXPIRE',
  'EXPIRE EXTEND NORMAL',
]
const requestArrows = [
  'WAITING COMMENT WAITING',
  'WAITING DELEGATE WAITING',
  'WAITING APPROVE APPROVED DECISION',
  'WAITING REJECT REJECTED DECISION',
  'WAITING WITHDRAW REJECTED WITHDRAWN',
  'WAITING DEADLINE REJECTED TIMEOUT',
  'WAITING SUPERSEDE REJECTED SUPERSEDED',
  'WAITING INELIGIBLE REJECTED INELIGIBLE',
]

it('a grant lives as the machine says', () => {
  const arrows = useStatuses.flatMap((from) =>
    Object.entries(grantStates[from]).map(([event, to]) => `${from} ${event} ${to}`),
  )
  expect(arrows).toEqual(grantArrows)
})

it('a request lives as the machine says', () => {
  const arrows = Object.entries(requestStates).flatMap(([from, leads]) =>
    Object.entries(leads).map(([event, { approvalResult, closeReason }]) =>
      [from, event, approvalResult, closeReason].filter(Boolean).join(' '),
    ),
  )
  expect(arrows).toEqual(requestArrows)
})

it('a pause says who began it, and security keeps its own', () => {
  const used: GrantFacts = { useStatus: 'NORMAL', pauseOrigin: null, endReason: null, endDate: '2026-12-01' }
  const today = '2026-11-21'
  const paused = grantAfter(used, 'SUSPEND', today)!
  expect(paused.pauseOrigin).toBe('USER')
  expect(grantAfter(paused, 'LIFT', today)).toBeUndefined()
  const blocked = grantAfter(paused, 'BLOCK', today)!
  expect(blocked.pauseOrigin).toBe('SECURITY')
  expect(grantAfter(blocked, 'BLOCK', today)).toBeUndefined()
  expect(grantAfter(blocked, 'EXTEND', today, '2026-12-20')).toMatchObject({
    useStatus: 'PAUSE',
    pauseOrigin: 'SECURITY',
    endDate: '2026-12-20',
  })
  expect(grantAfter(blocked, 'LIFT', today)).toEqual(used)
  expect(grantAfter(used, 'END_REACHED', '2026-12-01')).toBeUndefined()
  expect(grantAfter(used, 'EXTEND', today, '2026-12-01')).toBeUndefined()
})

it('every event has a name and a label', () => {
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

const people = ['하나', '두리', '세나']
type Step =
  | { do: 'raise'; type: ApprovalType; by: string; termDays: number }
  | { do: 'decide'; approve: boolean; by: string }
  | { do: 'withdraw' | 'block' | 'lift' | 'revoke' | 'sweep' }
  | { do: 'pass'; days: number }
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('raise' as const),
      type: fc.constantFrom(...approvalTypes),
      by: fc.constantFrom(people[0]!),
      termDays: fc.integer({ min: 0, max: 40 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      approve: fc.boolean(),
      by: fc.constantFrom(...people),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 35 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'withdraw' as const,
        'block' as const,
        'lift' as const,
        'revoke' as const,
        'sweep' as const,
      ),
    }),
  },
)
// 두리 approves, 세나 stands in for her, and 하나, who asks, approves for others and has 세나 stand in for her as well.
const powers: Record<string, Power[]> = {
  하나: [{ role: 'approver', appId: null, holderId: '하나', standsInFor: [] }],
  두리: [
    { role: 'approver', appId: null, holderId: '두리', standsInFor: [] },
    { role: 'securityAdmin', appId: null, holderId: '두리', standsInFor: [] },
  ],
  세나: [{ role: 'delegate', appId: null, holderId: '하나', standsInFor: ['하나'] }],
}

it('whatever happens, the laws of the lifecycles hold', () => {
  fc.assert(
    fc.property(
      fc.array(steps, { maxLength: 40 }),
      fc.boolean(),
      fc.boolean(),
      (path, releaseReviewed, autoApproval) => {
        let now = new Date('2026-11-21T03:00:00Z')
        let grant: GrantFacts | undefined
        let request:
          | {
              type: ApprovalType
              by: string
              termDays: number | null
              result: 'WAITING' | 'APPROVED' | 'REJECTED'
              deadline: Date
              decider?: string
            }
          | undefined
        const today = () => kstDate(now)
        const close = (event: RequestEvent) => {
          const before = request!.result
          const after = requestAfter(before, event)
          // Nothing leaves APPROVED or REJECTED.
          if (before !== 'WAITING') expect(after).toBeUndefined()
          if (after) request!.result = after.approvalResult
          return after !== undefined
        }
        const change = (event: GrantEvent, endDate?: string) => {
          const before = grant && grantOn(grant, today())
          const after = grant && grantAfter(grant, event, today(), endDate)
          // EXPIRE never becomes NORMAL but by what an approval does.
          if (before?.useStatus === 'EXPIRE' && after && after.useStatus !== 'EXPIRE')
            expect(event).toBe('EXTEND')
          grant = after ?? before
        }
        const carryOut = () => {
          const { type, termDays } = request!
          if (standingRefusal(type, grant, today())) return void close('INELIGIBLE')
          const endDate = endDateOf(type, { termDays, grant, longestTermDays: 30 }, today())
          if (endDate === undefined) return void close('INELIGIBLE')
          if (!close('APPROVE')) return
          if (type === 'APPLY')
            grant = { useStatus: 'NORMAL', pauseOrigin: null, endReason: null, endDate: endDate! }
          else change(type, endDate ?? undefined)
        }
        const sweep = () => {
          change('END_REACHED')
          if (request?.result === 'WAITING' && now >= request.deadline) close('DEADLINE')
        }
        for (const step of path) {
          if (step.do === 'pass') now = new Date(now.getTime() + step.days * 86_400_000)
          else if (step.do === 'raise') {
            const waiting = request?.result === 'WAITING'
            const pauseOrigin = grant ? grantOn(grant, today()).pauseOrigin : null
            const policy = {
              releaseReviewed,
              autoApproved: isAutoApproved({ autoApproval, administers: false, pauseOrigin, settles: false }),
            }
            const ground = {
              grant,
              waiting,
              hasApprover: () => true,
              lastAdmin: false,
              useState: 'A' as const,
              ...policy,
            }
            if (raiseRefusal(step.type, ground, today())) continue
            if (waiting) close('SUPERSEDE')
            const termDays = step.type === 'APPLY' || step.type === 'EXTEND' ? step.termDays : null
            request = { type: step.type, by: step.by, termDays, result: 'WAITING', deadline: deadlineOf(now) }
            if (beginningOf(step.type, policy).approvalResult === 'APPROVED') {
              // A pause of security never ends by itself.
              if (step.type === 'RESUME') expect(pauseOrigin).not.toBe('SECURITY')
              carryOut()
            }
          } else if (step.do === 'decide' && request?.result === 'WAITING' && now < request.deadline) {
            const affair = {
              memberId: request.by,
              appId: 'app',
              approvalType: request.type,
              pauseOrigin: grant?.pauseOrigin ?? null,
            }
            const power = powerFor('decide', powers[step.by]!, affair, step.by)
            if (!power) continue
            request.decider = step.by
            if (step.approve) carryOut()
            else close('REJECT')
            // Nobody decides their own, nor does who stands in for them.
            expect(step.by).toBe('두리')
            if (affair.approvalType === 'RESUME' && affair.pauseOrigin === 'SECURITY')
              expect(power.role).toBe('securityAdmin')
          } else if (step.do === 'withdraw' && request) close('WITHDRAW')
          else if (step.do === 'sweep') sweep()
          else if (step.do === 'block') change('BLOCK')
          else if (step.do === 'lift') change('LIFT')
          else if (step.do === 'revoke') change('REVOKE')
          if (grant) expect(grant.useStatus === 'PAUSE').toBe(grant.pauseOrigin !== null)
          if (grant) expect(grant.useStatus === 'EXPIRE').toBe(grant.endReason !== null)
        }
        // Every WAITING ends by itself, and so does every grant.
        now = new Date(now.getTime() + 8 * 86_400_000)
        sweep()
        expect(request?.result).not.toBe('WAITING')
        if (grant) expect(grantOn(grant, addDays(grant.endDate, 1)).useStatus).toBe('EXPIRE')
      },
    ),
    { numRuns: 2000 },
  )
})
