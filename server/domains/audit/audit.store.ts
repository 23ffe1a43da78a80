import { and, type SQL, sql } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { addDays } from '#domain/dates.ts'
import type { FilterCounts } from '#domain/filter-counts.ts'
import { textKey } from '#server/db/chosen-order.ts'
import type { Db } from '#server/db/client.ts'
import { accessEventSeals, accessEvents } from '#server/db/schema/access-event.ts'
import { auditRecords } from '#server/db/schema/audit.ts'
import { companies } from '#server/db/schema/company.ts'
import { members } from '#server/db/schema/member.ts'
import { containsWords } from '#server/db/search.ts'

export type AuditFilter = {
  /** The company, and those that were merged into it. */
  companyIds: readonly string[]
  auditKind?: Schema<'AuditKind'> | undefined
  /** Whether records of reading are listed if no kind of record is selected. */
  isReadingListed: boolean
  words: readonly string[]
  fromDate?: string
  toDate?: string
  /** Restricts the result to records before this moment. */
  before?: Date
}
export type AuditOrder = { sort: Schema<'AuditSort'>; sortDirection: Schema<'SortDirection'> }
export type AuditRow = {
  at: Date
  id: string
  position: number
  kind: Schema<'AuditKind'>
  actorName: string | null
  action: string
  subject: string
  ownerName: string | null
  address: string
  hash: string | null
}
type Place = Pick<AuditRow, 'at' | 'id' | 'position'>
type RawAuditRow = Omit<AuditRow, 'at'> & { at: string }

const reading = '^(get|list|search|count|check|preview|estimate|export|verify)'
const kindOf = sql`case when r.operation = 'downloadFile' then 'FILE' when r.operation ~ ${reading} then 'READ' else 'CHANGE' end`
const place = /^(\d{1,14})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,10})$/
/** The maximum of PostgreSQL's `integer`. */
const MAX_POSITION = 2 ** 31 - 1

/** A position in the record as an opaque text. */
export const writeAuditCursor = ({ at, id, position }: Place): string =>
  Buffer.from(`${at.getTime()}.${id}.${position}`, 'utf8').toString('base64url')

/** Returns the position that a cursor represents; throws `request.invalid` for any other text. */
export function readAuditCursor(cursor: string): Place {
  const [, time, id, position] = place.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  if (time === undefined || id === undefined || !(Number(position) <= MAX_POSITION))
    throw problemNamed('request.invalid')
  return { at: new Date(Number(time)), id, position: Number(position) }
}

/**
 * The queries of the audit record, which lists the access to personal data in a company together with the history of
 * its permissions.
 */
export function auditStore(db: Pick<Db, 'execute'>) {
  return {
    /** Returns the ids of a company and of those that were merged into it. */
    async companiesOf(companyId: string): Promise<string[]> {
      const { rows } = await db.execute<{ id: string }>(
        sql`select id from ${companies} where merged_into_id = ${companyId}`,
      )
      return [companyId, ...rows.map(({ id }) => id)]
    },

    async page(
      filter: AuditFilter,
      { after, limit, order }: { after?: Place | undefined; limit: number; order: AuditOrder },
    ): Promise<AuditRow[]> {
      const sourceQueries = sourcesOf(filter).map((source) => {
        const terms = termsOf([...keysOf(source, order), sql`r.at`, source.id, sql`r.position`], order)
        const isAfter = after ? sql` and ${comesAfter(source, filter, { after, order })}` : sql``
        return sql`(select ${source.columns}, ${textKey(source.actor)} as key ${filterFor(source, filter)}${isAfter} order by ${terms} limit ${limit})`
      })
      const terms = termsOf(
        [...(order.sort === 'ACTOR' ? [sql`key`] : []), sql`at`, sql`id`, sql`position`],
        order,
      )
      const { rows } = await db.execute<RawAuditRow & { key: string }>(
        sql`select * from (${sql.join(sourceQueries, sql` union all `)}) as everything order by ${terms} limit ${limit}`,
      )
      return rows.map(({ at, key: _key, ...row }) => ({ ...row, at: new Date(at) }))
    },

    /** The number of records of each kind by the same people in the same period, whatever kind the filter names. */
    async counts(filter: AuditFilter): Promise<FilterCounts> {
      const everything = { ...filter, auditKind: undefined, isReadingListed: true }
      const records = filterFor(recordsOf(everything), everything)
      const events = filterFor(eventsOf(everything), everything)
      const { rows } = await db.execute<FilterCounts[number]>(
        sql`select ${kindOf} as value, count(*)::integer as count ${records} group by 1
          union all select 'ACCESS', count(*)::integer ${events} having count(*) > 0`,
      )
      return rows
    },
  }
}

/**
 * A part of a query: rows `r` of a table, joined with their members and seals, the column of the acting person, the
 * condition for the rows, and the shown columns.
 */
type Source = { from: SQL; id: SQL; actor: SQL; isWanted: SQL | undefined; columns: SQL }

function sourcesOf(filter: AuditFilter): Source[] {
  const [records, events] = [recordsOf(filter), eventsOf(filter)]
  if (filter.auditKind === 'ACCESS') return [events]
  return filter.auditKind === undefined ? [records, events] : [records]
}

const termsOf = (keys: readonly SQL[], { sortDirection }: AuditOrder): SQL =>
  sql.join(
    keys.map((key) => (sortDirection === 'DESC' ? sql`${key} desc` : sql`${key} asc`)),
    sql`, `,
  )

/** The sort keys of a row that come before its time. */
const keysOf = ({ actor }: Source, { sort }: AuditOrder): SQL[] => (sort === 'ACTOR' ? [textKey(actor)] : [])

/**
 * The condition for the rows after a position. The name at the position is read from its row, so that a cursor
 * contains no names.
 */
function comesAfter(
  source: Source,
  filter: AuditFilter,
  { after, order }: { after: Place; order: AuditOrder },
): SQL {
  const { companyIds } = filter
  const actors = [recordsOf(filter), eventsOf(filter)].map(
    ({ from, id, actor }) =>
      sql`select ${textKey(actor)} as key from ${from} where ${isOf(companyIds)} and ${id} = ${after.id}::uuid and r.position = ${after.position}::integer`,
  )
  const place = [
    ...(order.sort === 'ACTOR'
      ? [sql`(select key from (${sql.join(actors, sql` union all `)}) as last limit 1)`]
      : []),
    sql`${after.at.toISOString()}::timestamptz`,
    sql`${after.id}::uuid`,
    sql`${after.position}::integer`,
  ]
  const values = [...keysOf(source, order), sql`r.at`, source.id, sql`r.position`]
  const comparison = order.sortDirection === 'DESC' ? sql`<` : sql`>`
  return sql`(${sql.join(values, sql`, `)}) ${comparison} (${sql.join(place, sql`, `)})`
}

/** A row belongs to the company in which it was recorded, even after its member leaves. */
const filterFor = ({ from, isWanted }: Source, { companyIds }: AuditFilter): SQL =>
  sql`from ${from} where ${and(isOf(companyIds), isWanted)}`

/** The condition for rows of these companies; equality for a single one, so that the index is used. */
const isOf = (companyIds: readonly string[]): SQL =>
  companyIds.length === 1
    ? sql`r.company_id = ${companyIds[0]}`
    : sql`r.company_id in (${sql.join(
        companyIds.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`

function isWithin({ fromDate, toDate, before }: AuditFilter): SQL {
  const from = fromDate === undefined ? sql`` : sql` and r.at >= ${`${fromDate}T00:00:00+09:00`}::timestamptz`
  const to =
    toDate === undefined ? sql`` : sql` and r.at < ${`${addDays(toDate, 1)}T00:00:00+09:00`}::timestamptz`
  const untilCondition = before === undefined ? sql`` : sql` and r.at < ${before.toISOString()}::timestamptz`
  return sql`true${from}${to}${untilCondition}`
}

function recordsOf(filter: AuditFilter): Source {
  return {
    from: sql`${auditRecords} as r left join ${members} as m on m.id = r.member_id`,
    id: sql`r.chain`,
    actor: sql`m.name`,
    isWanted: and(
      isWithin(filter),
      containsWords(filter.words, [sql`m.name`]),
      filter.auditKind && sql`${kindOf} = ${filter.auditKind}`,
      filter.auditKind || filter.isReadingListed ? undefined : sql`${kindOf} <> 'READ'`,
    ),
    columns: sql`r.at, r.chain as id, r.position, ${kindOf} as kind, m.name as "actorName", r.operation as action, r.subject, null::text as "ownerName", r.address, r.hash`,
  }
}

function eventsOf(filter: AuditFilter): Source {
  return {
    from: sql`${accessEvents} as r left join ${members} as m on m.id = r.member_id left join ${members} as actor on actor.id = r.actor_id
      left join ${accessEventSeals} as seal on seal.event_id = r.id`,
    id: sql`r.id`,
    actor: sql`actor.name`,
    // The words may be in the name of the acting person or of the holder of the permission.
    isWanted: and(isWithin(filter), containsWords(filter.words, [sql`m.name`, sql`actor.name`])),
    columns: sql`r.at, r.id, r.position, 'ACCESS' as kind, actor.name as "actorName", r.event as action,
      concat_ws(' ', 'requestId=' || r.request_id, 'grantId=' || r.grant_id) as subject, m.name as "ownerName", '' as address, seal.hash`,
  }
}
