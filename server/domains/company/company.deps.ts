import type { Clock } from '#domain/clock.ts'
import type { Db } from '#server/db/client.ts'
import type { Once, Tx } from '#server/db/once.ts'
import type { members } from '#server/db/schema/member.ts'
import type { subscriptions } from '#server/db/schema/subscription.ts'
import type { MailQueue } from '#server/messages/mail-queue.ts'
import type { Notices } from '#server/messages/notices.ts'
import type { Throttle } from '#server/security/throttle.ts'

export type Queries = Pick<Db, 'select' | 'insert' | 'update' | 'delete'>

/** The dependencies of the operations on companies and their people. */
export type CompanyDeps = {
  db: Db
  clock: Clock
  once: Once
  mails: Pick<MailQueue, 'put'>
  notices: Notices
  /** Counts within a transaction, so that failed calls are not counted. */
  throttleIn: (tx: Tx) => Throttle
  /** The address of the site for links in mails. */
  site: string
  access: AccessOfMember
  contracts: ContractsOfMember
  /** Whether companies are checked with the tax office. */
  isRegistryConnected: boolean
}

type Member = typeof members.$inferSelect
/** The contracts that a member requested on behalf of their company. */
export type ContractsOfMember = {
  /** Replaces a leaving member by a successor in the contracts of a locked company; an open request ends. */
  handOver(
    tx: Tx,
    contracts: (typeof subscriptions.$inferSelect)[],
    leaver: Member,
    heir: Member,
  ): Promise<void>
  /** Stops sending copies of the company's bills to some mail addresses. */
  removeReceivers(tx: Tx, companyId: string, addresses: ReadonlySet<string>): Promise<void>
}

/** A member's grants, requests and roles in the access area. */
export type AccessOfMember = {
  /**
   * The apps of which a member is the last administrator in their company; `hold` locks the other
   * administrators until the transaction ends.
   */
  soleAdministrations(
    from: Queries,
    member: { id: string; companyId: string | null },
    hold?: boolean,
  ): Promise<readonly unknown[]>
  /**
   * Ends the delegation of a member who has no role left to delegate, on behalf of the person who removed the role.
   */
  endEmptyDelegation(tx: Tx, member: { id: string; companyId: string | null }, actorId: string): Promise<void>
  /** Ends permissions, requests and delegations of a member, on behalf of the person who removes them. */
  release(tx: Tx, memberId: string, actorId: string): Promise<void>
}
