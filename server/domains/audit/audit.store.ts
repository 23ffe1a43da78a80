import { and, or, type SQL, sql } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { addDays } from '#domain/dates.ts'
import type { Db } from '#server/db/client.ts'
import { accessEventSeals, accessEvents } from '#server/db/schema/access-event.ts'
import { auditRecords } from '#server/db/schema/audit.ts'
import { members } from '#server/db/schema/member.ts'
import { containsWords } from '#server/db/search.ts'

export type AuditFilter = {
  companyId: string
  auditKind?: Schema<'AuditKind'>
  /** Whether what was read is listed, where no kind is asked for. */
  isReadingListed: boolean
  words: readonly string[]
  fromDate?: string
  toDate?: string
  /** Only what was before this moment. */
  before?: Date
}
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
type Raw = Omit<AuditRow, 'at'> & { at: string }

const reading = '^(get|list|search|count|check|preview|estimate|export|verify)'
const place = /^(\d{1,14})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,10})$/
/** PostgreSQL's `integer` holds no more. */
const MOST_POSITION = 2 ** 31 - 1

/** A place in the record as a text without meaning to its reader. */
export const writeAuditCursor = ({ at, id, position }: Place): string =>
  Buffer.from(`${at.getTime()}.${id}.${position}`, 'utf8').toString('base64url')

/** The place a cursor stands for; the problem `request.invalid` for a text that is none of ours. */
export function readAuditCursor(cursor: string): Place {
  const [, time, id, position] = place.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  if (time === undefined || id === undefined || !(Number(position) <= MOST_POSITION))
    throw problemNamed('request.invalid')
  return { at: new Date(Number(time)), id, position: Number(position) }
}

/** What members of a company did with personal data, and what happened to its permissions, as one list. */
export function auditStore(db: Pick<Db, 'execute'>) {
  return {
    async page(
      filter: AuditFilter,
      { after, limit }: { after?: Place | undefined; limit: number },
    ): Promise<AuditRow[]> {
      const parts = sourcesOf(filter).map(
        (source) =>
          sql`(select ${source.columns} from (${latestOf(source, filter, { after, limit })}) as latest inner join ${source.joined})`,
      )
      const { rows } = await db.execute<Raw>(
        sql`select * from (${sql.join(parts, sql` union all `)}) as everything order by at desc, id desc, position desc limit ${limit}`,
      )
      return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }))
    },

    /** How many are listed, and how much was read by the same people in the same period. */
    async count(filter: AuditFilter): Promise<{ total: number; reading: number }> {
      const countOf = ({ table, isWanted }: Source) => sql`(select coalesce(sum(l.rows), 0) from members as m
        cross join lateral (select count(*) as rows from ${table} as r where ${isOf} and ${isWanted}) as l
        where m.company_id = ${filter.companyId})`
      const reading = countOf(recordsOf({ ...filter, auditKind: 'READ' }))
      const { rows } = await db.execute<{ total: number; reading: number }>(
        sql`select (${sql.join(sourcesOf(filter).map(countOf), sql` + `)})::integer as total, ${reading}::integer as reading`,
      )
      return rows[0] ?? { total: 0, reading: 0 }
    },
  }
}

/** Rows `r` of a member `m` since they are in their company: what was before is for nobody in it. */
const isOf = sql`r.member_id = m.id and (m.company_since is null or r.at >= m.company_since)`

/** Rows `r` of a member `m`: which of them are wanted, and what is shown of those that are. */
type Source = { table: SQL; id: SQL; isWanted: SQL; joined: SQL; columns: SQL }

function sourcesOf(filter: AuditFilter): Source[] {
  const [records, events] = [recordsOf(filter), eventsOf(filter)]
  if (filter.auditKind === 'ACCESS') return [events]
  return filter.auditKind === undefined ? [records, events] : [records]
}

/** The latest of each member by an index, and of those the latest: what others did is not looked at, however much it is. */
function latestOf(
  { table, id, isWanted }: Source,
  { companyId }: AuditFilter,
  { after, limit }: { after?: Place | undefined; limit: number },
): SQL {
  const isAfter = after
    ? sql` and (r.at, ${id}, r.position) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid, ${after.position}::integer)`
    : sql``
  return sql`select l.at, l.id, l.position from members as m cross join lateral (
      select r.at, ${id} as id, r.position from ${table} as r where ${isOf} and ${isWanted}${isAfter}
      order by r.at desc, ${id} desc, r.position desc limit ${limit}
    ) as l where m.company_id = ${companyId} order by l.at desc, l.id desc, l.position desc limit ${limit}`
}

function isWithin({ fromDate, toDate, before }: AuditFilter): SQL {
  const from = fromDate === undefined ? sql`` : sql` and r.at >= ${`${fromDate}T00:00:00+09:00`}::timestamptz`
  const to =
    toDate === undefined ? sql`` : sql` and r.at < ${`${addDays(toDate, 1)}T00:00:00+09:00`}::timestamptz`
  const until = before === undefined ? sql`` : sql` and r.at < ${before.toISOString()}::timestamptz`
  return sql`true${from}${to}${until}`
}

function recordsOf(filter: AuditFilter): Source {
  const kindOf = sql`case when r.operation = 'downloadFile' then 'FILE' when r.operation ~ ${reading} then 'READ' else 'CHANGE' end`
  return {
    table: sql`${auditRecords}`,
    id: sql`r.chain`,
    isWanted: and(
      isWithin(filter),
      containsWords(filter.words, [sql`m.name`]),
      filter.auditKind && sql`${kindOf} = ${filter.auditKind}`,
      filter.auditKind || filter.isReadingListed ? undefined : sql`${kindOf} <> 'READ'`,
    )!,
    joined: sql`${auditRecords} as r on r.chain = latest.id and r.position = latest.position inner join members as m on m.id = r.member_id`,
    columns: sql`r.at, r.chain as id, r.position, ${kindOf} as kind, m.name as "actorName", r.operation as action, r.subject, null::text as "ownerName", r.address, r.hash`,
  }
}

function eventsOf(filter: AuditFilter): Source {
  // Who acts and whose it is are both members of the company: the words may be in either name.
  const areNamed = filter.words.map((word) =>
    or(
      containsWords([word], [sql`m.name`]),
      sql`r.actor_id in (select ${members.id} from ${members} where ${members.companyId} = ${filter.companyId} and ${containsWords([word], [members.name])})`,
    ),
  )
  return {
    table: sql`${accessEvents}`,
    id: sql`r.id`,
    isWanted: and(isWithin(filter), ...areNamed)!,
    joined: sql`${accessEvents} as r on r.id = latest.id inner join members as m on m.id = r.member_id left join members as actor on actor.id = r.actor_id
      left join ${accessEventSeals} as seal on seal.event_id = r.id`,
    columns: sql`r.at, r.id, r.position, 'ACCESS' as kind, actor.name as "actorName", r.event as action,
      concat_ws(' ', 'requestId=' || r.request_id, 'grantId=' || r.grant_id) as subject, m.name as "ownerName", '' as address, seal.hash`,
  }
}
