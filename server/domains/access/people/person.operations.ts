import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { accessRoles, strongestFirst } from '#domain/access/role-assignments.ts'
import { todayOf } from '#domain/access/terms.ts'
import { toWireTime } from '#domain/dates.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import type { AccessDeps } from '../access.deps.ts'
import { assignmentsOf, peopleOf } from '../access.people.ts'
import { toRequest } from '../access.views.ts'
import { appsOf, mayAdminister, toAdminGrants } from '../grants/grants.admin.views.ts'
import { grantStore } from '../grants/grants.store.ts'
import { personStore } from './person.store.ts'

export type PersonOperations = Pick<OperationsTagged<'accessAdmin', Caller>, 'getAdminPerson'>

const maxGrants = 100
const maxRequests = 20

/** The operations of the page of one member of a company, for the admins of that member's permissions. */
export function personOperations({ db, clock }: AccessDeps): PersonOperations {
  return {
    async getAdminPerson({ memberId }, caller) {
      const actor = memberOf(caller)
      const today = todayOf(clock.now())
      const { companyId } = actor
      const people = await peopleOf(db, companyId, today)
      const assignments = assignmentsOf(people, actor).filter(mayAdminister)
      if (assignments.length === 0 || companyId === null) throw problemNamed('role.missing')
      const store = personStore(db)
      const person = await store.find(memberId, companyId)
      if (!person) throw problemNamed('companyPerson.missing')
      const appIds = appsOf(assignments)
      const [grants, lastSignIn, waiting, requests] = await Promise.all([
        grantStore(db).adminPage({ companyId, appIds, memberId, words: [], today }, { limit: maxGrants }),
        store.lastSignIn(memberId),
        store.waiting(memberId, appIds),
        store.requests(memberId, appIds, maxRequests),
      ])
      const shown = await toAdminGrants(db, grants, { assignments, actor, today })
      const isOver = ({ useStatus }: (typeof shown)[number]) => Number(useStatus === 'EXPIRE')
      return {
        ...person,
        roles: strongestFirst(assignmentsOf(people, person)).map((role) => accessRoles[role]),
        lastSignInAt: lastSignIn ? toWireTime(lastSignIn) : null,
        grants: shown.toSorted((one, other) => isOver(one) - isOver(other)),
        waiting,
        requests: requests.map((row) => toRequest(row, actor.memberId)),
      }
    },
  }
}
