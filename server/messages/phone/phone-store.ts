import { asc, eq, lt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { Expired } from '#server/db/remove-rows.ts'
import { members } from '#server/db/schema/member.ts'
import { phoneMessages } from '#server/db/schema/phone-message.ts'

const MAX_SHOWN = 100

/** Returns the messages to phones about a bill, the earliest first. */
export const phoneMessagesOfBill = (db: Pick<Db, 'select'>, billId: string) =>
  db
    .select({
      id: phoneMessages.id,
      kind: phoneMessages.kind,
      phoneState: phoneMessages.phoneState,
      memberName: members.name,
      createdAt: phoneMessages.createdAt,
      endedAt: phoneMessages.endedAt,
    })
    .from(phoneMessages)
    .innerJoin(members, eq(members.id, phoneMessages.memberId))
    .where(eq(phoneMessages.billId, billId))
    .orderBy(asc(phoneMessages.createdAt), asc(phoneMessages.id))
    .limit(MAX_SHOWN)

/** The condition for messages to phones from before a moment. */
export const phoneMessagesBefore = (before: Date): Expired => ({
  table: phoneMessages,
  where: lt(phoneMessages.createdAt, before),
})
