import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import type { Db } from '#server/db/client.ts'
import { afterPosition, type ListPosition } from '#server/db/cursor.ts'
import { mailRecords } from '#server/db/schema/mail.ts'
import { members } from '#server/db/schema/member.ts'
import { notifications } from '#server/db/schema/notification.ts'
import { phoneMessages } from '#server/db/schema/phone-message.ts'
import { isOfCompanyTime } from './company-sections.store.ts'

/** The receivers of the listed messages: one member, or the people of a company, each since joining it. */
export type MessagesOf = { companyId: string } | { memberId: string }
type Receiver = { name: string; phoneNumber: string }
export type WrittenMessage =
  | { way: 'INBOX'; row: typeof notifications.$inferSelect; receiver: Receiver }
  | { way: 'MAIL'; row: typeof mailRecords.$inferSelect; receiver: Receiver }
  | { way: 'PHONE'; row: typeof phoneMessages.$inferSelect; receiver: Receiver }
type MessageChannel = Schema<'MessageWay'>
type RequestedMessages = { after: ListPosition | undefined; limit: number }

const tables = { INBOX: notifications, MAIL: mailRecords, PHONE: phoneMessages } as const
const channels = ['INBOX', 'MAIL', 'PHONE'] as const
const receiver = { name: members.name, phoneNumber: members.phoneNumber }

/**
 * Queries about the messages of the portal to members: notifications, mails and messages to phones, without their
 * texts.
 */
export function writtenMessageStore(db: Pick<Db, 'select'>, of: MessagesOf, way: MessageChannel | undefined) {
  const requestedChannels = way === undefined ? channels : [way]
  const isOfReceiver = (createdAt: PgColumn): SQL =>
    'memberId' in of ? eq(members.id, of.memberId) : isOfCompanyTime(of.companyId, createdAt)

  /** Returns at most `limit` messages of one channel after a position, newest first. */
  async function rowsOf(
    each: MessageChannel,
    { after, limit }: RequestedMessages,
  ): Promise<WrittenMessage[]> {
    const table = tables[each]
    const found = await db
      .select({ row: table, receiver })
      .from(table)
      .innerJoin(members, eq(members.id, table.memberId))
      .where(
        and(
          isOfReceiver(table.createdAt),
          after && afterPosition([table.createdAt, table.id], after, 'newestFirst'),
        ),
      )
      .orderBy(desc(table.createdAt), desc(table.id))
      .limit(limit)
    return found.map((one) => ({ way: each, ...one }) as WrittenMessage)
  }

  async function countOf(each: MessageChannel): Promise<number> {
    const table = tables[each]
    const [row] = await db
      .select({ count: count() })
      .from(table)
      .innerJoin(members, eq(members.id, table.memberId))
      .where(isOfReceiver(table.createdAt))
    return row!.count
  }

  return {
    /** Returns at most `limit` messages after a position, newest first. */
    async page({ after, limit }: RequestedMessages): Promise<WrittenMessage[]> {
      const found = await Promise.all(requestedChannels.map((each) => rowsOf(each, { after, limit })))
      return found.flat().toSorted(latestFirst).slice(0, limit)
    },

    async count(): Promise<number> {
      const counts = await Promise.all(requestedChannels.map(countOf))
      return counts.reduce((sum, each) => sum + each, 0)
    },
  }
}

/** Compares like `desc(createdAt), desc(id)` in SQL: ids have the same order as their texts. */
const latestFirst = ({ row: one }: WrittenMessage, { row: other }: WrittenMessage): number =>
  other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1)
