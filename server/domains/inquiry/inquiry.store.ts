import { and, count, desc, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import type { FilterCounts } from '#domain/filter-counts.ts'
import type { InquiryAction } from '#domain/inquiry/inquiry.machine.ts'
import { stateAfter, statesFor } from '#domain/inquiry/states.ts'
import { type ChosenOrder, comesAfterRow, termsOf, textKey } from '#server/db/chosen-order.ts'
import type { Db } from '#server/db/client.ts'
import { afterPosition, type ListPosition } from '#server/db/cursor.ts'
import { inquiries, inquiryAttachments, inquiryMessages } from '#server/db/schema/inquiry.ts'
import { members } from '#server/db/schema/member.ts'
import { containsWords } from '#server/db/search.ts'
import type { AttachedFile } from '#server/files/upload-box.ts'
import type { AdminPlace } from './inquiry.cursor.ts'

type State = Schema<'InquiryState'>
export type StoredInquiry = typeof inquiries.$inferSelect
export type StoredMessage = typeof inquiryMessages.$inferSelect
export type StoredAttachment = typeof inquiryAttachments.$inferSelect
/** An inquiry with all its messages. */
export type InquiryWithMessages = {
  inquiry: StoredInquiry
  staffName: string | null
  messages: StoredMessage[]
  attachments: StoredAttachment[]
}
/** The reader of an inquiry: its member, a visitor with its number and mail address, or the staff. */
export type Bound = { memberId: string } | { inquiryNo: string; email: string } | 'staff'
export type AdminFilter = {
  inquiryState?: State | undefined
  inquiryType?: Schema<'InquiryType'> | undefined
  companyId?: string | undefined
  memberId?: string | undefined
  /** Only inquiries that this member of the staff has taken. */
  staffId?: string | undefined
  inquiryIds?: readonly string[] | undefined
  words?: readonly string[]
}
/** A sort order of inquiries other than the order by waiting time. */
export type InquiryOrder = {
  sort: Exclude<Schema<'AdminInquirySort'>, 'WAITING'>
  sortDirection: Schema<'SortDirection'>
}

/** The maximum number of messages in the contract; the latest ones are shown. */
const maxMessages = 200

/**
 * The queries of inquiries; each transaction needs a store of its own. Readers other than the staff reach only their
 * own inquiries.
 */
export function inquiryStore(db: Pick<Db, 'select' | 'insert' | 'update'>) {
  return {
    async add(inquiry: typeof inquiries.$inferInsert): Promise<void> {
      await db.insert(inquiries).values(inquiry)
    },

    async write(message: typeof inquiryMessages.$inferInsert, files: readonly AttachedFile[]): Promise<void> {
      await db.insert(inquiryMessages).values(message)
      if (files.length === 0) return
      await db
        .insert(inquiryAttachments)
        .values(files.map((file, position) => ({ ...file, messageId: message.id, position })))
    },

    /**
     * Returns an inquiry that a reader may see, with its messages: by its id, or without an id by the inquiry number and
     * mail address that a reader without an account entered.
     */
    async find(bound: Bound, id?: string): Promise<InquiryWithMessages | undefined> {
      const [found] = await db
        .select({ inquiry: inquiries, staffName: members.name })
        .from(inquiries)
        .leftJoin(members, eq(members.id, inquiries.staffId))
        .where(and(id === undefined ? undefined : eq(inquiries.id, id), within(bound)))
      if (!found) return undefined
      const latest = await db
        .select()
        .from(inquiryMessages)
        .where(eq(inquiryMessages.inquiryId, found.inquiry.id))
        .orderBy(desc(inquiryMessages.createdAt), desc(inquiryMessages.id))
        .limit(maxMessages)
      const attachments = await db
        .select()
        .from(inquiryAttachments)
        .where(
          inArray(
            inquiryAttachments.messageId,
            latest.map(({ id: messageId }) => messageId),
          ),
        )
        .orderBy(inquiryAttachments.position)
      return { ...found, messages: latest.reverse(), attachments }
    },

    /**
     * Applies an action, if the current state allows it and the version is unchanged since it was read. Returns the
     * changed inquiry, otherwise undefined.
     */
    async change(
      action: InquiryAction,
      { id, bound, version, set }: { id: string; bound: Bound; version?: number; set: ChangedFields },
    ): Promise<StoredInquiry | undefined> {
      const from = statesFor(action)
      const cases = from.map((state) => sql`when ${state} then ${stateAfter(action, state)}`)
      const [row] = await db
        .update(inquiries)
        .set({
          ...set,
          inquiryState: sql`case ${inquiries.inquiryState} ${sql.join(cases, sql` `)} end`,
          version: sql`${inquiries.version} + 1`,
        })
        .where(
          and(
            eq(inquiries.id, id),
            within(bound),
            inArray(inquiries.inquiryState, from),
            version === undefined ? undefined : eq(inquiries.version, version),
          ),
        )
        .returning()
      return row
    },

    /** Returns at most `limit` inquiries of a member after a position, the latest first. */
    async page(
      memberId: string,
      inquiryState: State | undefined,
      { after, limit }: { after?: ListPosition; limit: number },
    ): Promise<StoredInquiry[]> {
      const { createdAt, id } = inquiries
      return db
        .select()
        .from(inquiries)
        .where(
          and(
            belongsToMember(memberId, inquiryState),
            after && afterPosition([createdAt, id], after, 'newestFirst'),
          ),
        )
        .orderBy(desc(createdAt), desc(id))
        .limit(limit)
    },

    /** The number of a member's inquiries in each state. */
    counts: (memberId: string): Promise<FilterCounts> =>
      db
        .select({ value: inquiries.inquiryState, count: count() })
        .from(inquiries)
        .where(belongsToMember(memberId, undefined))
        .groupBy(inquiries.inquiryState),

    /**
     * All inquiries: those with the longest waiting customer first, then those without a waiting customer,
     * the latest first; or in the given order.
     */
    async adminPage(
      filter: AdminFilter,
      { after, limit, order }: { after?: AdminPlace; limit: number; order?: InquiryOrder | undefined },
    ) {
      const { waitingSince, createdAt, id } = inquiries
      const customOrder = order && chosenOrder(order)
      const isAfter =
        after && (customOrder ? comesAfterRow(customOrder, after.id, staffScope) : comesAfterForStaff(after))
      const matchingRows = db
        .select({ ...getTableColumns(inquiries), staffName: members.name })
        .from(inquiries)
        .leftJoin(members, eq(members.id, inquiries.staffId))
        .where(and(matchesFilter(filter), isAfter))
      if (customOrder) return matchingRows.orderBy(...termsOf(customOrder)).limit(limit)
      return matchingRows
        .orderBy(
          sql`${waitingSince} asc nulls last`,
          sql`case when ${waitingSince} is null then ${createdAt} end desc`,
          sql`case when ${waitingSince} is not null then ${id} end asc`,
          desc(id),
        )
        .limit(limit)
    },

    /** The number of inquiries in each state, whatever state the filter names. */
    adminCounts: (filter: AdminFilter): Promise<FilterCounts> =>
      db
        .select({ value: inquiries.inquiryState, count: count() })
        .from(inquiries)
        .where(matchesFilter({ ...filter, inquiryState: undefined }))
        .groupBy(inquiries.inquiryState),

    async waitingCount(): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(inquiries)
        .where(isNotNull(inquiries.waitingSince))
      return row?.count ?? 0
    },

    /** An attachment by the key of its file, if the caller may see its inquiry. */
    async findAttachment(fileKey: string, bound: Bound): Promise<StoredAttachment | undefined> {
      const [row] = await db
        .select({ attachment: inquiryAttachments })
        .from(inquiryAttachments)
        .innerJoin(inquiryMessages, eq(inquiryMessages.id, inquiryAttachments.messageId))
        .innerJoin(inquiries, eq(inquiries.id, inquiryMessages.inquiryId))
        .where(and(eq(inquiryAttachments.fileKey, fileKey), within(bound)))
      return row?.attachment
    },
  }
}

type ChangedFields = {
  staffId?: string
  answeredAt?: Date
  closedAt?: Date | null
  waitingSince?: Date | null | SQL
}

/** The start of the customer's wait: the stored time if the customer already waits, otherwise now. */
export const waitingFrom = (now: Date): SQL =>
  sql`coalesce(${inquiries.waitingSince}, ${now.toISOString()}::timestamptz)`

/** The condition that limits a query to a reader's inquiries. */
export function within(bound: Bound): SQL | undefined {
  if (bound === 'staff') return undefined
  if ('memberId' in bound) return eq(inquiries.memberId, bound.memberId)
  return and(eq(inquiries.inquiryNo, bound.inquiryNo), eq(inquiries.email, bound.email))
}

function belongsToMember(memberId: string, inquiryState: State | undefined): SQL | undefined {
  return and(eq(inquiries.memberId, memberId), inquiryState && eq(inquiries.inquiryState, inquiryState))
}

// The staff see all inquiries.
const staffScope = { source: sql`${inquiries}`, within: undefined }
const keysOf: Record<InquiryOrder['sort'], readonly SQL[]> = {
  CREATED: [sql`${inquiries.createdAt}`],
  CUSTOMER: [textKey(inquiries.name)],
  SUBJECT: [textKey(inquiries.subject)],
}
const chosenOrder = ({ sort, sortDirection }: InquiryOrder): ChosenOrder => ({
  keys: keysOf[sort],
  id: inquiries.id,
  sortDirection,
})

function matchesFilter({
  inquiryState,
  inquiryType,
  companyId,
  memberId,
  staffId,
  inquiryIds,
  words = [],
}: AdminFilter): SQL | undefined {
  const { inquiryNo, subject, name, companyName } = inquiries
  return and(
    inquiryState && eq(inquiries.inquiryState, inquiryState),
    inquiryType && eq(inquiries.inquiryType, inquiryType),
    staffId === undefined ? undefined : eq(inquiries.staffId, staffId),
    companyId === undefined ? undefined : isOfCompany(companyId),
    memberId === undefined ? undefined : eq(inquiries.memberId, memberId),
    inquiryIds && inArray(inquiries.id, [...inquiryIds]),
    containsWords(words, [inquiryNo, subject, name, companyName]),
  )
}

/** The condition that a member of a company has written the inquiry. */
const isOfCompany = (companyId: string): SQL =>
  sql`${inquiries.memberId} in (select members.id from members where members.company_id = ${companyId})`

function comesAfterForStaff({ waiting, ...place }: AdminPlace): SQL {
  const { waitingSince, createdAt, id } = inquiries
  if (!waiting)
    return sql`${waitingSince} is null and ${afterPosition([createdAt, id], place, 'newestFirst')}`
  return sql`(${waitingSince} is null or ${afterPosition([waitingSince, id], place, 'oldestFirst')})`
}
