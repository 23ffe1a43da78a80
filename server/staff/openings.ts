import { and, desc, eq, gte, lt } from 'drizzle-orm'
import type { ProblemName } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { Clock } from '#domain/clock.ts'
import { kstDate } from '#domain/dates.ts'
import type { Db } from '#server/db/client.ts'
import type { Expired } from '#server/db/remove-rows.ts'
import { companies } from '#server/db/schema/company.ts'
import { companyOpenings, memberOpenings } from '#server/db/schema/company-admin.ts'
import { members } from '#server/db/schema/member.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'

/**
 * A record that a staff member opened the data of a company or a member; the name is null if the company or member no
 * longer exists.
 */
export type Opening = {
  byId: string
  openedAt: Date
  reason: string
  subjectId: string
  subjectName: string | null
}

/** The maximum number of openings in a check; a longer list would not be read by any person. */
const MAX_OPENINGS = 10_000

type Subject = {
  table: typeof companyOpenings | typeof memberOpenings
  /** The column with the id of the company or member whose data was opened. */
  subjectId: typeof companyOpenings.companyId | typeof memberOpenings.memberId
  /** The table of the companies or members whose data is opened. */
  subjects: typeof companies | typeof members
  insert: (db: Pick<Db, 'insert'>, row: Row & { reason: string; openedAt: Date }) => Promise<unknown>
  unopened: ProblemName
}
type Row = { byId: string; subjectId: string; openedOn: string }

/** Returns the functions that record and read the openings of companies or of members. */
function openingsOf({ table, subjectId, subjects, insert, unopened }: Subject) {
  /** Returns the reason that a person gave on a day in Korea for opening a subject; undefined without one. */
  async function reasonOf(db: Pick<Db, 'select'>, row: Row): Promise<string | undefined> {
    const [found] = await db
      .select({ reason: table.reason })
      .from(table)
      .where(and(eq(table.byId, row.byId), eq(subjectId, row.subjectId), eq(table.openedOn, row.openedOn)))
    return found?.reason
  }

  return {
    /**
     * Throws a problem unless the caller gave a reason today, in Korea, for opening a subject
     * (개인정보의 안전성 확보조치 기준 8조).
     */
    async require(
      { db, clock }: { db: Pick<Db, 'select'>; clock: Clock },
      caller: Caller,
      id: string,
    ): Promise<void> {
      const row = { byId: memberOf(caller).memberId, subjectId: id, openedOn: kstDate(clock.now()) }
      if ((await reasonOf(db, row)) === undefined) throw problemNamed(unopened)
    },

    /** Records the reason for which a caller opens a subject today. Returns the first reason of the day. */
    async record(
      { db, clock }: { db: Pick<Db, 'select' | 'insert'>; clock: Clock },
      caller: Caller,
      { id, reason }: { id: string; reason: string },
    ): Promise<string> {
      const openedAt = clock.now()
      const row = { subjectId: id, byId: memberOf(caller).memberId, openedOn: kstDate(openedAt) }
      await insert(db, { ...row, openedAt, reason })
      return (await reasonOf(db, row))!
    },

    /** Returns the openings between two moments, newest first. */
    between: (db: Pick<Db, 'select'>, { from, to }: { from: Date; to: Date }): Promise<Opening[]> =>
      db
        .select({
          byId: table.byId,
          openedAt: table.openedAt,
          reason: table.reason,
          subjectId,
          subjectName: subjects.name,
        })
        .from(table)
        .leftJoin(subjects, eq(subjects.id, subjectId))
        .where(and(gte(table.openedAt, from), lt(table.openedAt, to)))
        .orderBy(desc(table.openedAt))
        .limit(MAX_OPENINGS),

    /** Returns the condition for openings from before a moment. */
    before: (moment: Date): Expired => ({ table, where: lt(table.openedAt, moment) }),
  }
}

export const openedCompanies = openingsOf({
  table: companyOpenings,
  subjectId: companyOpenings.companyId,
  subjects: companies,
  insert: (db, { subjectId, ...row }) =>
    db
      .insert(companyOpenings)
      .values({ companyId: subjectId, ...row })
      .onConflictDoNothing(),
  unopened: 'adminCompany.unopened',
})

export const openedMembers = openingsOf({
  table: memberOpenings,
  subjectId: memberOpenings.memberId,
  subjects: members,
  insert: (db, { subjectId, ...row }) =>
    db
      .insert(memberOpenings)
      .values({ memberId: subjectId, ...row })
      .onConflictDoNothing(),
  unopened: 'adminMember.unopened',
})
