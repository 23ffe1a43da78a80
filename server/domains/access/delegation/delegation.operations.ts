import { randomUUID } from 'node:crypto'
import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { delegableRoles, isDelegationTerm } from '#domain/access/delegations.ts'
import { todayOf } from '#domain/access/terms.ts'
import { normalizeEmail } from '#domain/email.ts'
import type { Tx } from '#server/db/once.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { accessTexts } from '#server/messages/access-texts.ts'
import { lockCompanyOf } from '#server/security/company-hold.ts'
import type { AccessDeps, Actor, Queries } from '../access.deps.ts'
import { assignmentsOf, colleagueBy, peopleOf } from '../access.people.ts'
import { notify, record } from '../access.record.ts'
import { delegationStore } from './delegation.store.ts'

type DelegationOperations = Pick<
  OperationsTagged<'access', Caller>,
  'getAccessDelegation' | 'setAccessDelegation' | 'clearAccessDelegation'
>

/** Creates the operations on a member's own delegation. Days are in Korea, the first and the last included. */
export function delegationOperations({ db, clock, notices }: AccessDeps): DelegationOperations {
  /** Whether a member has a role that they may pass on. */
  async function hasDelegableRole(from: Queries, actor: Actor, today: string): Promise<boolean> {
    return delegableRoles(assignmentsOf(await peopleOf(from, actor.companyId, today), actor)).length > 0
  }

  async function delegationView(from: Queries, actor: Actor): Promise<Schema<'AccessDelegation'>> {
    const today = todayOf(clock.now())
    const store = delegationStore(from)
    const approver = await hasDelegableRole(from, actor, today)
    const own = await store.setBy(actor.memberId, today)
    const standingInFor = await store.handedTo(actor.memberId, today)
    return {
      approverYn: approver ? 'Y' : 'N',
      delegateName: own?.name ?? null,
      startDate: own?.startDate ?? null,
      endDate: own?.endDate ?? null,
      standingInFor,
    }
  }

  async function clear(tx: Tx, { memberId }: Actor, now: Date): Promise<void> {
    const store = delegationStore(tx)
    const ended = await store.clear(memberId, now)
    if (!ended) return
    await record(tx, now, { event: 'delegate.cleared', memberId, actorId: memberId, endDate: ended.endDate })
    const content = accessTexts.delegationEnded(await store.nameOf(memberId))
    await notify(notices, tx, { event: 'delegate.cleared', to: [ended.delegateId], content })
  }

  return {
    getAccessDelegation: (_, caller) => delegationView(db, memberOf(caller)),

    async setAccessDelegation({ delegateEmail, startDate, endDate }, caller) {
      const actor = memberOf(caller)
      return db.transaction(async (tx) => {
        // The lock prevents both members from leaving the company until the transaction ends. A member who has
        // already left has no role in the company.
        await lockCompanyOf(tx, actor)
        const now = clock.now()
        const today = todayOf(now)
        if (!(await hasDelegableRole(tx, actor, today))) throw problemNamed('role.missing')
        const delegate = await colleagueBy(tx, normalizeEmail(delegateEmail), actor.companyId)
        const isOther = delegate?.memberId !== actor.memberId
        if (!delegate || !isOther || !isDelegationTerm(startDate, endDate, today))
          throw problemNamed('delegation.invalid')
        await clear(tx, actor, now)
        const { memberId } = actor
        const store = delegationStore(tx)
        const row = { memberId, delegateId: delegate.memberId, startDate, endDate, createdAt: now }
        const isSet = await store.add({ id: randomUUID(), ...row })
        // The member has already set a delegation in another tab; that delegation applies.
        if (!isSet) return delegationView(tx, actor)
        await record(tx, now, { event: 'delegate.set', memberId, actorId: memberId, endDate })
        const content = accessTexts.delegated(await store.nameOf(memberId), startDate, endDate)
        await notify(notices, tx, {
          event: 'delegate.set',
          to: [delegate.memberId],
          content,
          path: '/apps?tab=APPROVAL',
        })
        return delegationView(tx, actor)
      })
    },

    async clearAccessDelegation(_, caller) {
      const actor = memberOf(caller)
      return db.transaction(async (tx) => {
        await lockCompanyOf(tx, actor)
        await clear(tx, actor, clock.now())
        return delegationView(tx, actor)
      })
    },
  }
}
