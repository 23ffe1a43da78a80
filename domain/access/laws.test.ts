import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, kstDate } from '../dates.ts'
import { type ApprovalType, approvalTypes } from './codes.ts'
import type { GrantMachineEvent } from './grant.machine.ts'
import { effectiveGrant, type GrantFacts, grantAfter, pauseOriginOn } from './grants.ts'
import { isAutoApproved } from './policy.ts'
import type { RequestMachineEvent } from './request.machine.ts'
import { initialStateOf, requestAfter } from './requests.ts'
import { assignmentFor, type RoleAssignment } from './role-assignments.ts'
import { approvalOf, raiseRefusal } from './rules.ts'
import { deadlineOf } from './terms.ts'

const members = ['하나', '두리', '세나', '마루']
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
      by: fc.constantFrom(members[0]!),
      termDays: fc.integer({ min: 0, max: 40 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      approve: fc.boolean(),
      by: fc.constantFrom(...members),
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
// 두리 approves, 마루 is a security admin; the requester 하나 approves for others, and 세나 is her delegate.
const assignments: Record<string, RoleAssignment[]> = {
  하나: [{ role: 'approver', appId: null, holderId: '하나', actsFor: [] }],
  두리: [{ role: 'approver', appId: null, holderId: '두리', actsFor: [] }],
  마루: [{ role: 'securityAdmin', appId: null, holderId: '마루', actsFor: [] }],
  세나: [{ role: 'delegate', appId: null, holderId: '하나', actsFor: ['하나'] }],
}
/** A grant that is in use or that security has suspended. */
const initialGrant = (pauseOrigin: 'SECURITY' | null): GrantFacts => ({
  useStatus: pauseOrigin ? 'PAUSE' : 'NORMAL',
  pauseOrigin,
  pausedBefore: null,
  endReason: null,
  endDate: '2026-12-01',
})

it('the invariants of the lifecycles of grants and requests are true after any sequence of events', () => {
  fc.assert(
    fc.property(
      fc.array(steps, { maxLength: 40 }),
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom(undefined, null, 'SECURITY' as const),
      fc.constantFrom(1, 7, 30),
      (path, releaseReviewed, autoApproval, begins, longestTermDays) => {
        let now = new Date('2026-11-21T03:00:00Z')
        let grant: GrantFacts | undefined = begins !== undefined ? initialGrant(begins) : undefined
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
        // True from a block by security until a security admin lifts it or approves a request that ends it.
        let isSecuritys = begins === 'SECURITY'
        const today = () => kstDate(now)
        const close = (event: RequestMachineEvent) => {
          const { result: before, deadline: deadlineAt } = request!
          const after = requestAfter({ approvalResult: before, closeReason: null, deadlineAt }, event, now)
          // No event changes a request in the state APPROVED or REJECTED.
          if (before !== 'WAITING') expect(after).toBeUndefined()
          if (after) request!.result = after.approvalResult
          return after !== undefined
        }
        const change = (event: GrantMachineEvent) => {
          const before = grant && effectiveGrant(grant, today())
          const after = grant && grantAfter(grant, event, today(), { longestTermDays })
          // EXPIRE becomes NORMAL only by an approval.
          if (before?.useStatus === 'EXPIRE' && after && after.useStatus !== 'EXPIRE')
            expect(event.type).toBe('EXTEND')
          grant = after ?? before
        }
        const carryOut = () => {
          const { type, termDays } = request!
          const approval = approvalOf(type, { termDays, grant, longestTermDays, useState: 'A' }, today())
          if (!approval) return void close({ type: 'INELIGIBLE' })
          if (!close({ type: 'APPROVE', by: 'DECIDER' })) return
          const { endDate } = approval
          if (type === 'APPLY')
            grant = grantAfter(grant, { type, endDate: endDate! }, today(), { longestTermDays })
          else change(type === 'EXTEND' ? { type, endDate: endDate! } : { type })
        }
        const sweep = () => {
          change({ type: 'END_REACHED' })
          if (request?.result === 'WAITING' && now >= request.deadline) close({ type: 'DEADLINE' })
        }
        for (const step of path) {
          if (step.do === 'pass') now = new Date(now.getTime() + step.days * 86_400_000)
          else if (step.do === 'raise') {
            const isWaiting = request?.result === 'WAITING'
            const pauseOrigin = pauseOriginOn(grant, today())
            const policy = {
              releaseReviewed,
              autoApproved: isAutoApproved({
                autoApproval,
                administers: false,
                pauseOrigin,
                setsPolicy: false,
              }),
            }
            const eligibility = {
              grant,
              waiting: isWaiting,
              hasApprover: () => true,
              lastAdmin: false,
              useState: 'A' as const,
              longestTermDays,
              ...policy,
            }
            if (raiseRefusal(step.type, eligibility, today())) continue
            if (isWaiting) close({ type: 'SUPERSEDE' })
            const termDays = step.type === 'APPLY' || step.type === 'EXTEND' ? step.termDays : null
            request = { type: step.type, by: step.by, termDays, result: 'WAITING', deadline: deadlineOf(now) }
            if (initialStateOf(step.type, policy).approvalResult === 'APPROVED') {
              // A suspension by security never ends without an action.
              if (step.type === 'RESUME') expect(pauseOrigin).not.toBe('SECURITY')
              carryOut()
            }
          } else if (step.do === 'decide' && request?.result === 'WAITING' && now < request.deadline) {
            const subject = {
              memberId: request.by,
              appId: 'app',
              approvalType: request.type,
              pauseOrigin: pauseOriginOn(grant, today()),
            }
            const assignment = assignmentFor('decide', assignments[step.by]!, subject, step.by)
            if (!assignment) continue
            request.decider = step.by
            if (step.approve) carryOut()
            else close({ type: 'REJECT', by: 'DECIDER', comment: '사유 부족' })
            if (assignment.role === 'securityAdmin') isSecuritys &&= grant?.pauseOrigin === 'SECURITY'
            // A requester never decides their own request, nor does their delegate.
            expect(['두리', '마루']).toContain(step.by)
            if (subject.approvalType === 'RESUME' && subject.pauseOrigin === 'SECURITY')
              expect(assignment.role).toBe('securityAdmin')
          } else if (step.do === 'withdraw' && request) close({ type: 'WITHDRAW', by: 'REQUESTER' })
          else if (step.do === 'sweep') sweep()
          else if (step.do === 'block') {
            isSecuritys ||= grantAfter(grant, { type: 'BLOCK' }, today()) !== undefined
            change({ type: 'BLOCK' })
          } else if (step.do === 'lift') {
            if (grantAfter(grant, { type: 'LIFT' }, today())) isSecuritys = false
            change({ type: 'LIFT' })
          } else if (step.do === 'revoke') change({ type: 'REVOKE' })
          // After a block the grant is used again only with the consent of security, even if the grant has ended
          // since.
          if (isSecuritys) expect(grant).toMatchObject({ pauseOrigin: 'SECURITY' })
          if (grant?.useStatus === 'NORMAL') expect([grant.pauseOrigin, isSecuritys]).toEqual([null, false])
          if (grant?.useStatus === 'PAUSE') expect(grant.pauseOrigin).not.toBeNull()
          if (grant?.useStatus === 'EXPIRE' && !isSecuritys) expect(grant.pauseOrigin).toBeNull()
          if (grant) expect(grant.useStatus === 'EXPIRE').toBe(grant.endReason !== null)
        }
        // Every waiting request and every grant ends without an action.
        now = new Date(now.getTime() + 8 * 86_400_000)
        sweep()
        expect(request?.result).not.toBe('WAITING')
        if (grant) expect(effectiveGrant(grant, addDays(grant.endDate, 1)).useStatus).toBe('EXPIRE')
      },
    ),
    { numRuns: 500 },
  )
})
