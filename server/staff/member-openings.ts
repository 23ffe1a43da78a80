import { and, desc, eq, gte, lt } from 'drizzle-orm'
import { problemNamed } from '#contract/problem-named.ts'
import type { Clock } from '#domain/clock.ts'
import { kstDate } from '#domain/dates.ts'
import type { Db } from '#server/db/client.ts'
import type { Expired } from '#server/db/remove-rows.ts'
import { memberOpenings } from '#server/db/schema/company-admin.ts'
import { members } from '#server/db/schema/member.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'

export type MemberOpening = {
  byId: string
  openedAt: Date
  reason: string
  memberId: string
  memberName: string | null
}
type Opening = Pick<typeof memberOpenings.$inferSelect, 'byId' | 'memberId' | 'openedOn'>

/** The number of openings in a check; a longer list would not be read. */
const MAX_OPENINGS = 10_000

/** Returns the reason that a person gave on a day in Korea for opening a member; undefined without one. */
async function reasonOf(
  db: Pick<Db, 'select'>,
  { byId, memberId, openedOn }: Opening,
): Promise<string | undefined> {
  const [row] = await db
    .select({ reason: memberOpenings.reason })
    .from(memberOpenings)
    .where(
      and(
        eq(memberOpenings.byId, byId),
        eq(memberOpenings.memberId, memberId),
        eq(memberOpenings.openedOn, openedOn),
      ),
    )
  return row?.reason
}

/**
 * Throws `adminMember.unopened` unless the caller gave a reason today, in Korea, for opening a member
 * (개인정보의 안전성 확보조치 기준 8조).
 */
export async function requireMemberOpened(
  { db, clock }: { db: Pick<Db, 'select'>; clock: Clock },
  caller: Caller,
  memberId: string,
): Promise<void> {
  const opening = { byId: memberOf(caller).memberId, memberId, openedOn: kstDate(clock.now()) }
  if ((await reasonOf(db, opening)) === undefined) throw problemNamed('adminMember.unopened')
}

/** Records the reason for which a caller opens a member today. Returns the first reason of the day. */
export async function recordMemberOpening(
  { db, clock }: { db: Pick<Db, 'select' | 'insert'>; clock: Clock },
  caller: Caller,
  { memberId, reason }: { memberId: string; reason: string },
): Promise<string> {
  const openedAt = clock.now()
  const opening = { memberId, byId: memberOf(caller).memberId, openedOn: kstDate(openedAt) }
  await db
    .insert(memberOpenings)
    .values({ ...opening, openedAt, reason })
    .onConflictDoNothing()
  return (await reasonOf(db, opening))!
}

/** Returns the openings of members by the staff between two moments, newest first. */
export const memberOpeningsBetween = (
  db: Pick<Db, 'select'>,
  { from, to }: { from: Date; to: Date },
): Promise<MemberOpening[]> =>
  db
    .select({
      byId: memberOpenings.byId,
      openedAt: memberOpenings.openedAt,
      reason: memberOpenings.reason,
      memberId: memberOpenings.memberId,
      memberName: members.name,
    })
    .from(memberOpenings)
    .leftJoin(members, eq(members.id, memberOpenings.memberId))
    .where(and(gte(memberOpenings.openedAt, from), lt(memberOpenings.openedAt, to)))
    .orderBy(desc(memberOpenings.openedAt))
    .limit(MAX_OPENINGS)

/** The condition for openings from before a moment. */
export const memberOpeningsBefore = (moment: Date): Expired => ({
  table: memberOpenings,
  where: lt(memberOpenings.openedAt, moment),
})
