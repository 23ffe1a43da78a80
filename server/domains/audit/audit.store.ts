import { type SQL, sql } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { addDays } from '#domain/dates.ts'
import type { Db } from '#server/db/client.ts'
import { accessEvents, accessEventSeals, auditRecords, members } from '#server/db/schema.ts'
import { containsWords } from '#server/db/search.ts'

export type AuditFilter = {
  companyId: string; auditKind?: Schema<'AuditKind'>; words: readonly string[]; fromDate?: string; toDate?: string
}
export type AuditRow = {
  at: Date; id: string; position: number; kind: Schema<'AuditKind'>; actorName: string | null; deed: string; subject: string
  ownerName: string | null; address: string; hash: string | null
}
type Place = Pick<AuditRow, 'at' | 'id' | 'position'>
type Raw = Omit<AuditRow, 'at'> & { at: string }

const reading = '^(get|list|search|count|check|preview|estimate|export|verify)'
const place = /^(\d{1,14})\.([0-9a-f-]{36})\.(\d{1,10})$/

/** A place in the record as a text without meaning to its reader. */
export const writeAuditCursor = ({ at, id, position }: Place): string => Buffer.from(`${at.getTime()}.${id}.${position}`, 'utf8').toString('base64url')

/** The place a cursor stands for; the problem `request.invalid` for a text that is none of ours. */
export function readAuditCursor(cursor: string): Place {
  const [, time, id, position] = place.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  if (time === undefined || id === undefined || position === undefined) throw problemNamed('request.invalid')
  return { at: new Date(Number(time)), id, position: Number(position) }
}

/** What members of a company did with personal data, and what happened to its permissions, as one list. */
export function auditStore(db: Pick<Db, 'execute'>) {
  return {
    async page(filter: AuditFilter, { after, limit }: { after?: Place | undefined; limit: number }): Promise<AuditRow[]> {
      const from = after ? sql`where (at, id, position) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid, ${after.position}::integer)` : sql``
      const { rows } = await db.execute<Raw>(sql`select * from (${all(filter)}) as everything ${from} order by at desc, id desc, position desc limit ${limit}`)
      return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }))
    },

    async count(filter: AuditFilter): Promise<number> {
      const { rows } = await db.execute<{ count: number }>(sql`select count(*)::integer as count from (${all(filter)}) as everything`)
      return rows[0]?.count ?? 0
    },
  }
}

function all(filter: AuditFilter): SQL {
  const kind = filter.auditKind
  const [records, events] = [recordsOf(filter), eventsOf(filter)]
  if (kind === 'ACCESS') return events
  return kind === undefined ? sql`${records} union all ${events}` : records
}

function within(at: SQL, { fromDate, toDate }: AuditFilter): SQL {
  const from = fromDate === undefined ? sql`` : sql` and ${at} >= ${`${fromDate}T00:00:00+09:00`}::timestamptz`
  const to = toDate === undefined ? sql`` : sql` and ${at} < ${`${addDays(toDate, 1)}T00:00:00+09:00`}::timestamptz`
  return sql`${from}${to}`
}

function recordsOf(filter: AuditFilter): SQL {
  const kindOf = sql`case when ${auditRecords.operation} = 'downloadFile' then 'FILE' when ${auditRecords.operation} ~ ${reading} then 'READ' else 'CHANGE' end`
  const words = containsWords(filter.words, [members.name])
  return sql`
    select ${auditRecords.at} as at, ${auditRecords.chain} as id, ${auditRecords.position} as position, ${kindOf} as kind,
      ${members.name} as "actorName", ${auditRecords.operation} as deed, ${auditRecords.subject} as subject, null::text as "ownerName",
      ${auditRecords.address} as address, ${auditRecords.hash} as hash
    from ${auditRecords} inner join ${members} on ${members.id} = ${auditRecords.memberId}
    where ${members.companyId} = ${filter.companyId}${words ? sql` and ${words}` : sql``}${filter.auditKind ? sql` and ${kindOf} = ${filter.auditKind}` : sql``}${within(sql`${auditRecords.at}`, filter)}`
}

function eventsOf(filter: AuditFilter): SQL {
  // Who acts and whose it is are both members: the words may be in either name.
  const words = sql.join(filter.words.map((word) => sql` and (position(lower(${word}) in lower(coalesce(actor.name, ''))) > 0 or position(lower(${word}) in lower(owner.name)) > 0)`), sql``)
  const subject = sql`concat_ws(' ', 'requestId=' || ${accessEvents.requestId}, 'grantId=' || ${accessEvents.grantId})`
  return sql`
    select ${accessEvents.at} as at, ${accessEvents.id} as id, ${accessEvents.position} as position, 'ACCESS' as kind,
      actor.name as "actorName", ${accessEvents.event} as deed, ${subject} as subject, owner.name as "ownerName", '' as address, ${accessEventSeals.hash} as hash
    from ${accessEvents} inner join members as owner on owner.id = ${accessEvents.memberId} left join members as actor on actor.id = ${accessEvents.actorId}
      left join ${accessEventSeals} on ${accessEventSeals.eventId} = ${accessEvents.id}
    where owner.company_id = ${filter.companyId}${words}${within(sql`${accessEvents.at}`, filter)}`
}
