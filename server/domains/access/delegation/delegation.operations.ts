import { randomUUID } from 'node:crypto'
import { and, asc, eq, gte, isNull } from 'drizzle-orm'
import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { handedOver, isDelegationTerm } from '#domain/access/delegations.ts'
import { todayOf } from '#domain/access/terms.ts'
import { normalizeEmail } from '#domain/email.ts'
import type { Tx } from '#server/db/once.ts'
import { accessDelegations } from '#server/db/schema/access-delegation.ts'
import { members } from '#server/db/schema/member.ts'
import { type Caller, memberOf } from '#server/http/caller.ts'
import { accessTexts } from '#server/messages/access-texts.ts'
import type { AccessDeps, Actor, Queries } from '../access.deps.ts'
import { peopleOf, powersOf } from '../access.people.ts'
import { note, tell } from '../access.record.ts'

type DelegationOperations = Pick<
  OperationsTagged<'access', Caller>,
  'getAccessDelegation' | 'setAccessDelegation' | 'clearAccessDelegation'
>

const mostShown = 50

/** Who decides in whose place. Days in Korea, the first and the last included. */
export function delegationOperations({ db, clock, notices }: AccessDeps): DelegationOperations {
  const nameOf = async (tx: Queries, id: string) =>
    (await tx.select({ name: members.name }).from(members).where(eq(members.id, id)))[0]!.name

  /** Whether somebody has a part that they may hand over. */
  async function hasPart(from: Queries, actor: Actor, today: string): Promise<boolean> {
    return handedOver(powersOf(await peopleOf(from, actor.companyId, today), actor)).length > 0
  }

  async function shown(from: Queries, actor: Actor): Promise<Schema<'AccessDelegation'>> {
    const today = todayOf(clock.now())
    const { memberId, delegateId, startDate, endDate, clearedAt } = accessDelegations
    const columns = { name: members.name, startDate, endDate }
    const holds = and(isNull(clearedAt), gte(endDate, today))
    const approver = await hasPart(from, actor, today)
    const [own] = await from
      .select(columns)
      .from(accessDelegations)
      .innerJoin(members, eq(members.id, delegateId))
      .where(and(eq(memberId, actor.memberId), holds))
    const standingInFor = await from
      .select(columns)
      .from(accessDelegations)
      .innerJoin(members, eq(members.id, memberId))
      .where(and(eq(delegateId, actor.memberId), holds))
      .orderBy(asc(startDate), asc(accessDelegations.id))
      .limit(mostShown)
    return {
      approverYn: approver ? 'Y' : 'N',
      delegateName: own?.name ?? null,
      startDate: own?.startDate ?? null,
      endDate: own?.endDate ?? null,
      standingInFor,
    }
  }

  async function clear(tx: Tx, { memberId }: Actor, now: Date): Promise<void> {
    const [ended] = await tx
      .update(accessDelegations)
      .set({ clearedAt: now })
      .where(and(eq(accessDelegations.memberId, memberId), isNull(accessDelegations.clearedAt)))
      .returning()
    if (!ended) return
    await note(tx, now, { event: 'delegate.cleared', memberId, actorId: memberId, endDate: ended.endDate })
    const content = accessTexts.delegationEnded(await nameOf(tx, memberId))
    await tell(notices, tx, { event: 'delegate.cleared', to: [ended.delegateId], content })
  }

  return {
    getAccessDelegation: (_, caller) => shown(db, memberOf(caller)),

    async setAccessDelegation({ delegateEmail, startDate, endDate }, caller) {
      const actor = memberOf(caller)
      return db.transaction(async (tx) => {
        const now = clock.now()
        const today = todayOf(now)
        if (!(await hasPart(tx, actor, today))) throw problemNamed('role.missing')
        const [delegate] = await tx
          .select()
          .from(members)
          .where(eq(members.email, normalizeEmail(delegateEmail)))
        const isColleague = delegate?.companyId === actor.companyId && delegate?.id !== actor.memberId
        if (!delegate || !isColleague || !isDelegationTerm(startDate, endDate, today))
          throw problemNamed('delegation.invalid')
        await clear(tx, actor, now)
        const { memberId } = actor
        const set = await tx
          .insert(accessDelegations)
          .values({ id: randomUUID(), memberId, delegateId: delegate.id, startDate, endDate, createdAt: now })
          .onConflictDoNothing()
          .returning({ id: accessDelegations.id })
        // Somebody else of the same member's tabs was faster: what they set holds.
        if (set.length === 0) return shown(tx, actor)
        await note(tx, now, { event: 'delegate.set', memberId, actorId: memberId, endDate })
        const content = accessTexts.delegated(await nameOf(tx, memberId), startDate, endDate)
        await tell(notices, tx, {
          event: 'delegate.set',
          to: [delegate.id],
          content,
          path: '/apps?tab=APPROVAL',
        })
        return shown(tx, actor)
      })
    },

    async clearAccessDelegation(_, caller) {
      const actor = memberOf(caller)
      return db.transaction(async (tx) => {
        await clear(tx, actor, clock.now())
        return shown(tx, actor)
      })
    },
  }
}
