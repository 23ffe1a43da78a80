import { and, desc, eq, inArray, or } from 'drizzle-orm'
import { detectorNames, detectorsNamed } from '#domain/abnormal/detector-names.ts'
import type { Db } from '#server/db/client.ts'
import { abnormalEvents } from '#server/db/schema/abnormal.ts'
import { members, memberWords } from '#server/db/schema/member.ts'
import { matchesWords } from '#server/db/search.ts'
import type { FindHits } from '#server/db/search-hits.ts'
import type { CallerMember } from '#server/http/calls/caller.ts'
import { isSecurityAdmin } from '#server/security/security-admin.ts'

/**
 * Finds abnormal behaviour by kind and member for the global search. Takes the searching member; returns
 * nothing for a member who is not security admin of a whole company.
 */
export const abnormalSearch =
  (db: Pick<Db, 'select'>) =>
  async ({ memberId, companyId }: Pick<CallerMember, 'memberId' | 'companyId'>) =>
    companyId !== null && (await isSecurityAdmin(db, memberId)) ? eventsOf(db, companyId) : undefined

function eventsOf(db: Pick<Db, 'select'>, companyId: string): FindHits {
  return async ({ words, limit }) => {
    const { id, detector, abnormalState, detectedAt } = abnormalEvents
    const rows = await db
      .select({ id, detector, abnormalState, detectedAt, memberName: members.name })
      .from(abnormalEvents)
      .innerJoin(members, eq(members.id, abnormalEvents.memberId))
      .where(and(eq(members.companyId, companyId), ...words.map(isAbout)))
      .orderBy(desc(detectedAt), desc(id))
      .limit(limit)
    return rows.map((row) => ({
      hitId: row.id,
      title: row.memberName,
      detail: detectorNames[row.detector],
      state: row.abnormalState,
      at: row.detectedAt,
    }))
  }
}

function isAbout(word: string) {
  const kinds = detectorsNamed(word)
  return or(
    matchesWords([word], memberWords(members)),
    kinds.length > 0 ? inArray(abnormalEvents.detector, kinds) : undefined,
  )
}
