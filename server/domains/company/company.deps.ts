import type { Clock } from '#domain/clock.ts'
import type { Db } from '#server/db/client.ts'
import type { Once, Tx } from '#server/db/once.ts'
import type { members } from '#server/db/schema/member.ts'
import type { subscriptions } from '#server/db/schema/subscription.ts'
import type { MailQueue } from '#server/messages/mail-queue.ts'
import type { Notices } from '#server/messages/notices.ts'
import type { Throttle } from '#server/security/throttle.ts'

export type Queries = Pick<Db, 'select' | 'insert' | 'update' | 'delete'>

/** What a company and its people need. */
export type CompanyDeps = {
  db: Db
  clock: Clock
  once: Once
  mails: Pick<MailQueue, 'put'>
  notices: Notices
  /** Counts within a transaction, so that what comes to nothing does not count. */
  throttleIn: (tx: Tx) => Throttle
  /** The address of the site that mails lead to. */
  site: string
  access: AccessOfMember
  contracts: ContractsOfMember
}

type Member = typeof members.$inferSelect
/** What a member asked for on behalf of their company. */
export type ContractsOfMember = {
  /** Replaces a leaving member by an heir in the contracts of a locked company; a request ends. */
  handOver(
    tx: Tx,
    contracts: (typeof subscriptions.$inferSelect)[],
    leaver: Member,
    heir: Member,
  ): Promise<void>
  /** Sends copies of the company's bills to some mail addresses no longer. */
  forgetReceivers(tx: Tx, companyId: string, addresses: ReadonlySet<string>): Promise<void>
}

/** What the access area holds of a member of a company. */
export type AccessOfMember = {
  /** The apps that a member is the last of their company to administer; `hold` keeps who administers them until the end. */
  soleAdministrations(
    from: Queries,
    member: { id: string; companyId: string | null },
    hold?: boolean,
  ): Promise<readonly unknown[]>
  /** Ends the delegation of a member who has no role left to hand over, in the name of the person who took the role. */
  endEmptyDelegation(tx: Tx, member: { id: string; companyId: string | null }, actorId: string): Promise<void>
  /** Ends permissions, requests and delegations of a member, in the name of the person who takes them out. */
  release(tx: Tx, memberId: string, actorId: string): Promise<void>
}
