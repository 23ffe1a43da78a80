import { and, desc, eq, gte, lt } from 'drizzle-orm'
import { problemNamed } from '#contract/problem-named.ts'
import type { Clock } from '#domain/clock.ts'
import { kstDate } from '#domain/dates.ts'
import type { Db } from '#server/db/client.ts'
import type { Expired } from '#server/db/remove-rows.ts'
import { companies } from '#server/db/schema/company.ts'
import { companyOpenings } from '#server/db/schema/company-admin.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'

export type CompanyOpening = { byId: string; openedAt: Date; reason: string; companyName: string | null }

/** More would not be read in a check. */
const MAX_OPENINGS = 10_000

/** The reason that a person gave on a day in Korea, YYYY-MM-DD, for opening a company; undefined without one. */
async function openingReason(
  db: Pick<Db, 'select'>,
  { byId, companyId, openedOn }: { byId: string; companyId: string; openedOn: string },
): Promise<string | undefined> {
  const [row] = await db
    .select({ reason: companyOpenings.reason })
    .from(companyOpenings)
    .where(
      and(
        eq(companyOpenings.byId, byId),
        eq(companyOpenings.companyId, companyId),
        eq(companyOpenings.openedOn, openedOn),
      ),
    )
  return row?.reason
}

/**
 * Throws `adminCompany.unopened` unless the caller gave a reason today, in Korea, for opening a company
 * (개인정보의 안전성 확보조치 기준 8조).
 */
export async function requireOpened(
  { db, clock }: { db: Pick<Db, 'select'>; clock: Clock },
  caller: Caller,
  companyId: string,
): Promise<void> {
  const byId = memberOf(caller).memberId
  const reason = await openingReason(db, { byId, companyId, openedOn: kstDate(clock.now()) })
  if (reason === undefined) throw problemNamed('adminCompany.unopened')
}

/** Records the reason for which a caller opens a company today; returns the first one of the day. */
export async function recordOpening(
  { db, clock }: { db: Pick<Db, 'select' | 'insert'>; clock: Clock },
  caller: Caller,
  { companyId, reason }: { companyId: string; reason: string },
): Promise<string> {
  const openedAt = clock.now()
  const opening = { companyId, byId: memberOf(caller).memberId, openedOn: kstDate(openedAt) }
  await db
    .insert(companyOpenings)
    .values({ ...opening, openedAt, reason })
    .onConflictDoNothing()
  return (await openingReason(db, opening))!
}

/** The companies that the staff opened from a moment until another, the latest first. */
export const openingsBetween = (
  db: Pick<Db, 'select'>,
  { from, to }: { from: Date; to: Date },
): Promise<CompanyOpening[]> =>
  db
    .select({
      byId: companyOpenings.byId,
      openedAt: companyOpenings.openedAt,
      reason: companyOpenings.reason,
      companyName: companies.name,
    })
    .from(companyOpenings)
    .leftJoin(companies, eq(companies.id, companyOpenings.companyId))
    .where(and(gte(companyOpenings.openedAt, from), lt(companyOpenings.openedAt, to)))
    .orderBy(desc(companyOpenings.openedAt))
    .limit(MAX_OPENINGS)

/** Reasons of before a moment. */
export const openingsBefore = (moment: Date): Expired => ({
  table: companyOpenings,
  where: lt(companyOpenings.openedAt, moment),
})
