import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { assuranceOf } from '#domain/mfa/proof-ways.ts'
import type { Db } from '#server/db/client.ts'
import type { Expired } from '#server/db/remove-rows.ts'
import { loginRecords } from '#server/db/schema/app-client.ts'
import { members } from '#server/db/schema/member.ts'
import { sessions } from '#server/db/schema/session.ts'
import { hashToken } from '#server/security/tokens.ts'
import type { BrowserLogin } from './login-context.ts'

export type LoginRecord = typeof loginRecords.$inferSelect

const SECOND = 1000

/** Returns the queries of logins to apps. */
export function loginStore(db: Db) {
  const one = (model: string, id: string) =>
    and(eq(loginRecords.model, model), eq(loginRecords.idHash, hashToken(id)))
  /** The condition that the portal login of a record has not ended. */
  const isLoginOpen = (now: Date) =>
    inArray(
      loginRecords.loginId,
      db
        .select({ id: sessions.loginId })
        .from(sessions)
        .where(
          and(
            eq(sessions.loginId, loginRecords.loginId),
            eq(sessions.stage, 'member'),
            isNull(sessions.endedAt),
            gt(sessions.endsAt, now),
          ),
        ),
    )

  return {
    /** Returns the login to which a session of the portal belongs. */
    async loginOf(sessionId: string, now: Date): Promise<BrowserLogin | undefined> {
      const [row] = await db
        .select({ session: sessions, subject: members.subject })
        .from(sessions)
        .innerJoin(members, eq(members.id, sessions.memberId))
        .where(eq(sessions.id, sessionId))
      if (!row) return undefined
      const { loginId, factors, createdAt, passwordCheckedAt, verifiedAgainAt } = row.session
      const proofs = [passwordCheckedAt, verifiedAgainAt].filter((at) => at !== null)
      const provenAt = proofs.length > 0 ? Math.max(...proofs.map((at) => at.getTime())) : createdAt.getTime()
      return {
        loginId,
        subject: row.subject!,
        ways: factors,
        assurance: assuranceOf(factors),
        provenSecondsAgo: Math.max(0, Math.floor((now.getTime() - provenAt) / SECOND)),
      }
    },

    /** Returns the person with a subject identifier, by which apps know people. */
    async person(subject: string) {
      const [row] = await db
        .select({ name: members.name, email: members.email })
        .from(members)
        .where(eq(members.subject, subject))
      return row
    },

    async find(model: string, id: string, now: Date): Promise<LoginRecord | undefined> {
      const [row] = await db
        .select()
        .from(loginRecords)
        .where(and(one(model, id), gt(loginRecords.expiresAt, now)))
      return row
    },

    /** Returns the session of the provider with a `uid`, unless the portal login of the session has ended. */
    async findOpenSession(uid: string, now: Date): Promise<LoginRecord | undefined> {
      const [row] = await db
        .select()
        .from(loginRecords)
        .where(
          and(
            eq(loginRecords.model, 'Session'),
            eq(loginRecords.uid, uid),
            gt(loginRecords.expiresAt, now),
            isLoginOpen(now),
          ),
        )
      return row
    },

    /** Writes a record; `subject` is the person of the record, if there is one. */
    async put({
      id,
      subject,
      ...row
    }: Omit<typeof loginRecords.$inferInsert, 'idHash' | 'memberId'> & {
      id: string
      subject: string | undefined
    }): Promise<void> {
      const memberId =
        subject === undefined
          ? null
          : sql<string>`(select ${members.id} from ${members} where ${members.subject} = ${subject}::uuid)`
      const storedRow = { ...row, memberId }
      await db
        .insert(loginRecords)
        .values({ ...storedRow, idHash: hashToken(id) })
        .onConflictDoUpdate({ target: [loginRecords.model, loginRecords.idHash], set: storedRow })
    },

    /** Marks a record as used; returns false if the record was already used. */
    async use(model: string, id: string, now: Date): Promise<boolean> {
      const rows = await db
        .update(loginRecords)
        .set({ usedAt: now })
        .where(and(one(model, id), isNull(loginRecords.usedAt)))
        .returning({ model: loginRecords.model })
      return rows.length > 0
    },

    async remove(model: string, id: string): Promise<void> {
      await db.delete(loginRecords).where(one(model, id))
    },

    /** Removes the tokens that were issued by a grant of the provider. */
    async removeGranted(grantId: string): Promise<void> {
      await db.delete(loginRecords).where(eq(loginRecords.grantId, grantId))
    },
  }
}

export type LoginStore = ReturnType<typeof loginStore>

/** The condition for records of logins that ended before a moment. */
export const expiredLoginRecords = (before: Date): Expired => ({
  table: loginRecords,
  where: lt(loginRecords.expiresAt, before),
})
