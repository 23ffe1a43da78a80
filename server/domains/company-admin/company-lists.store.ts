import { and, count, eq, exists, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import type { FilterCounts } from '#domain/filter-counts.ts'
import { runningStates } from '#domain/subscription/states.ts'
import { type ChosenOrder, comesAfterRow, termsOf, textKey } from '#server/db/chosen-order.ts'
import type { Db } from '#server/db/client.ts'
import { businessChecks } from '#server/db/schema/business-check.ts'
import { companies, companyWords } from '#server/db/schema/company.ts'
import { accountClosings } from '#server/db/schema/company-admin.ts'
import { members, memberWords } from '#server/db/schema/member.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { beginsWith, matchesWords } from '#server/db/search.ts'

type CompanyFilter = {
  businessState: Schema<'BusinessState'> | undefined
  /** Whether only companies with a closed account are requested. */
  hasClosed: boolean
  companyId?: string | undefined
  words: readonly string[]
}
type MemberFilter = {
  accountState: Schema<'AccountState'> | undefined
  memberId?: string | undefined
  words: readonly string[]
}
type Direction = Schema<'SortDirection'>
/** The requested number of rows of a list, their order, and the id of the row before the first one. */
type RequestedPage<Sort> = { order: { sort: Sort; sortDirection: Direction }; limit: number; lastId?: string }
export type ListedCompany = Pick<typeof companies.$inferSelect, 'id' | 'name' | 'rnno' | 'createdAt'> & {
  businessState: Schema<'BusinessState'>
  peopleCount: number
  closedCount: number
  runningCount: number
  isMerged: boolean
}
export type ListedMember = Pick<typeof members.$inferSelect, 'id' | 'name' | 'email' | 'createdAt'> & {
  companyId: string | null
  companyName: string | null
  isClosed: boolean
}

const BUSINESS_NUMBER_PART = /^[\d-]+$/
const NON_DIGITS = /\D/g

const peopleCount = sql<number>`(select count(*)::integer from ${members} where ${members.companyId} = ${companies.id})`
const closedCount = sql<number>`(select count(*)::integer from ${accountClosings}
  inner join ${members} on ${members.id} = ${accountClosings.memberId}
  where ${members.companyId} = ${companies.id} and ${accountClosings.openedAt} is null)`
const runningCount = sql<number>`(select count(*)::integer from ${subscriptions} where ${subscriptions.companyId} = ${companies.id}
  and ${subscriptions.subscriptionState} in (${sql.join(
    runningStates.map((state) => sql`${state}`),
    sql`, `,
  )}))`
const businessState = sql<Schema<'BusinessState'>>`coalesce(${businessChecks.state}, 'UNCHECKED')`
// An answer of the tax office about a former business number does not count.
const isPresentAnswer = and(
  eq(businessChecks.companyId, companies.id),
  eq(businessChecks.rnno, companies.rnno),
)

const companySortColumns: Record<Schema<'AdminCompanySort'>, readonly SQL[]> = {
  CREATED: [sql`${companies.createdAt}`],
  COMPANY: [textKey(companies.name)],
  PEOPLE: [peopleCount],
  SUBSCRIPTIONS: [runningCount],
}
const memberSortColumns: Record<Schema<'AdminMemberSort'>, readonly SQL[]> = {
  CREATED: [sql`${members.createdAt}`],
  COMPANY: [textKey(companies.name)],
}

/** The queries of the lists of all companies and members, for the staff. */
export function companyListStore(db: Pick<Db, 'select'>) {
  const hasOpenClosing = exists(
    db
      .select({ one: sql`1` })
      .from(accountClosings)
      .where(and(eq(accountClosings.memberId, members.id), isNull(accountClosings.openedAt))),
  )

  const filteredCompanies = (filter: CompanyFilter) =>
    and(
      filter.businessState && sql`${businessState} = ${filter.businessState}`,
      filter.hasClosed ? gt(closedCount, 0) : undefined,
      filter.companyId === undefined ? undefined : eq(companies.id, filter.companyId),
      ...filter.words.map(companyMatches),
    )
  const filteredMembers = ({ accountState, memberId, words }: MemberFilter) =>
    and(
      memberId === undefined ? undefined : eq(members.id, memberId),
      accountState && (accountState === 'CLOSED' ? hasOpenClosing : sql`not ${hasOpenClosing}`),
      ...words.map(memberMatches),
    )

  return {
    /** Returns at most `limit` companies after the one with `lastId`. */
    companies(
      filter: CompanyFilter,
      { order: { sort, sortDirection }, limit, lastId }: RequestedPage<Schema<'AdminCompanySort'>>,
    ): Promise<ListedCompany[]> {
      const order: ChosenOrder = { keys: companySortColumns[sort], id: companies.id, sortDirection }
      return db
        .select({
          id: companies.id,
          name: companies.name,
          rnno: companies.rnno,
          createdAt: companies.createdAt,
          businessState,
          peopleCount,
          closedCount,
          runningCount,
          isMerged: sql<boolean>`${companies.mergedIntoId} is not null`,
        })
        .from(companies)
        .leftJoin(businessChecks, isPresentAnswer)
        .where(
          and(
            filteredCompanies(filter),
            lastId
              ? comesAfterRow(order, lastId, { source: sql`${companies}`, within: undefined })
              : undefined,
          ),
        )
        .orderBy(...termsOf(order))
        .limit(limit)
    },

    /** The number of companies in each state of business, whatever state the filter names. */
    companyCounts: (filter: CompanyFilter): Promise<FilterCounts> =>
      db
        .select({ value: businessState, count: count() })
        .from(companies)
        .leftJoin(businessChecks, isPresentAnswer)
        .where(filteredCompanies({ ...filter, businessState: undefined }))
        .groupBy(sql`1`),

    /** Returns at most `limit` members after the one with `lastId`. */
    members(
      filter: MemberFilter,
      { order: { sort, sortDirection }, limit, lastId }: RequestedPage<Schema<'AdminMemberSort'>>,
    ): Promise<ListedMember[]> {
      const order: ChosenOrder = { keys: memberSortColumns[sort], id: members.id, sortDirection }
      const source = sql`${members} left join ${companies} on ${eq(companies.id, members.companyId)}`
      return db
        .select({
          id: members.id,
          name: members.name,
          email: members.email,
          createdAt: members.createdAt,
          companyId: members.companyId,
          companyName: companies.name,
          isClosed: sql<boolean>`${hasOpenClosing}`,
        })
        .from(members)
        .leftJoin(companies, eq(companies.id, members.companyId))
        .where(
          and(
            filteredMembers(filter),
            lastId ? comesAfterRow(order, lastId, { source, within: undefined }) : undefined,
          ),
        )
        .orderBy(...termsOf(order))
        .limit(limit)
    },

    /** The number of members in each state of their accounts, whatever state the filter names. */
    memberCounts: (filter: MemberFilter): Promise<FilterCounts> =>
      db
        .select({
          value: sql<Schema<'AccountState'>>`case when ${hasOpenClosing} then 'CLOSED' else 'OPEN' end`,
          count: count(),
        })
        .from(members)
        .leftJoin(companies, eq(companies.id, members.companyId))
        .where(filteredMembers({ ...filter, accountState: undefined }))
        .groupBy(sql`1`),
  }
}

/**
 * Matches the companies that a word finds: by name, by the beginning of the business number, or by one of their
 * people.
 */
function companyMatches(word: string): SQL {
  const digits = word.replaceAll(NON_DIGITS, '')
  const byNumber =
    BUSINESS_NUMBER_PART.test(word) && digits !== ''
      ? sql` union all select ${companies.id} from ${companies} where ${beginsWith(companies.rnno, digits)}`
      : sql``
  return sql`${companies.id} in (
    select ${companies.id} from ${companies} where ${matchesWords([word], companyWords(companies))}
    union all select ${members.companyId} from ${members} where ${memberIsNamed(word)}${byNumber})`
}

/** Matches the members that a word finds: by name, by the beginning of the mail address, or by their company. */
const memberMatches = (word: string): SQL => sql`${members.id} in (
    select ${members.id} from ${members} where ${memberIsNamed(word)}
    union all select ${members.id} from ${members} inner join ${companies} on ${companies.id} = ${members.companyId}
    where ${matchesWords([word], companyWords(companies))})`

const memberIsNamed = (word: string): SQL =>
  sql`((${matchesWords([word], memberWords(members))}) or ${beginsWith(members.email, word.toLowerCase())})`
