import { delegableRoles } from '#domain/access/delegations.ts'
import { todayOf } from '#domain/access/terms.ts'
import type { Tx } from '#server/db/once.ts'
import { accessTexts } from '#server/messages/access-texts.ts'
import type { AccessDeps, Actor } from '../access.deps.ts'
import { assignmentsOf, peopleOf } from '../access.people.ts'
import { notify, record } from '../access.record.ts'
import { delegationStore } from './delegation.store.ts'

/**
 * Ends the delegation of a member who has no role left to pass on, so that a later role does not revive the
 * delegation. Call it in the transaction that removes a role; `actorId` is the member who removed the role. The
 * delegate is notified.
 */
export async function endEmptyDelegation(
  { clock, notices }: Pick<AccessDeps, 'clock' | 'notices'>,
  tx: Tx,
  member: Actor,
  actorId: string,
): Promise<void> {
  const now = clock.now()
  if (delegableRoles(assignmentsOf(await peopleOf(tx, member.companyId, todayOf(now)), member)).length > 0)
    return
  const { memberId } = member
  const store = delegationStore(tx)
  const ended = await store.clear(memberId, now)
  if (!ended) return
  await record(tx, now, { event: 'delegate.cleared', memberId, actorId, endDate: ended.endDate })
  await notify(notices, tx, {
    event: 'delegate.cleared',
    to: [ended.delegateId],
    content: accessTexts.delegationEnded(await store.nameOf(memberId)),
  })
}
