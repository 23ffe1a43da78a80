import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { hasTerm } from '#domain/access/codes.ts'
import { effectiveGrant } from '#domain/access/grants.ts'
import { initialStateOf } from '#domain/access/requests.ts'
import { endDateOf, raiseRefusal } from '#domain/access/rules.ts'
import { deadlineOf } from '#domain/access/terms.ts'
import { toWireTime } from '#domain/dates.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import type { AccessDeps } from '../access.deps.ts'
import { decidersOf } from '../access.people.ts'
import { toApprovers } from '../access.views.ts'
import { catalogueStore } from '../catalogue/catalogue.store.ts'
import { grantStore } from '../grants/grants.store.ts'
import { loadEligibility, subjectOf } from './requests.eligibility.ts'

/** The operation that previews the result of a request. */
export function previewOperations({
  db,
  clock,
}: AccessDeps): Pick<OperationsTagged<'access', Caller>, 'previewAccessRequest'> {
  return {
    async previewAccessRequest({ levelId, approvalType, termDays }, caller) {
      const level = await catalogueStore(db).level(levelId, memberOf(caller).companyId)
      if (!level) throw problemNamed('access.levelMissing')
      const { actor, now, today, people, eligibility } = await loadEligibility({ db, clock }, caller)
      const held = await grantStore(db).listOf(actor.memberId)
      const grant = held.find((one) => one.levelId === levelId)
      const raisedOn = await eligibility(level, grant)
      const refusal = raiseRefusal(approvalType, raisedOn, today)
      const { longestTermDays } = level.app
      const requestedTerm = hasTerm(approvalType) ? termDays : null
      const endDate = endDateOf(
        approvalType,
        { termDays: requestedTerm, grant: grant && effectiveGrant(grant, today), longestTermDays },
        today,
      )
      const atOnce = initialStateOf(approvalType, raisedOn).approvalResult === 'APPROVED'
      return {
        reason: refusal?.reason ?? (endDate === undefined ? 'TERM_INVALID' : null),
        opensOn: refusal?.opensOn ?? null,
        endDate: endDate ?? null,
        autoApprovedYn: atOnce ? 'Y' : 'N',
        deadlineAt: atOnce ? null : toWireTime(deadlineOf(now)),
        approvers: atOnce
          ? []
          : toApprovers(decidersOf(people, { ...subjectOf(actor, level, grant, today), approvalType })),
      }
    },
  }
}
