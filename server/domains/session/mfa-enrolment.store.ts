import { and, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import type { Db } from '#server/db/client.ts'
import { mfaEnrolments } from '#server/db/schema/mfa.ts'

export type Enrolment = typeof mfaEnrolments.$inferSelect
type StartedEnrolment = Pick<Enrolment, 'id' | 'secretBox' | 'codeHash' | 'expiresAt'> & {
  mfaType: Schema<'CodeFactor'>
}

/** The queries of the second factors that members are about to turn on. */
export const mfaEnrolmentStore = (db: Pick<Db, 'select' | 'insert' | 'update' | 'delete'>) => {
  const whereId = (memberId: string, id: string) =>
    and(eq(mfaEnrolments.memberId, memberId), eq(mfaEnrolments.id, id))

  return {
    /**
     * Starts an enrolment, which replaces the previous one. A code may only be sent if the last code was sent at
     * `notAfter` or earlier; otherwise nothing is started and the time of the last code is returned.
     */
    async begin(
      memberId: string,
      { mfaType, ...start }: StartedEnrolment,
      now: Date,
      notAfter: Date,
    ): Promise<{ sentAt: Date } | undefined> {
      const isSms = mfaType === 'sms'
      const row = { ...start, mfaType, createdAt: now, verifiedAt: null, lastStep: null, recoveryHashes: [] }
      const begun = await db
        .insert(mfaEnrolments)
        .values({ memberId, ...row, sentAt: isSms ? now : null })
        .onConflictDoUpdate({
          target: mfaEnrolments.memberId,
          set: { ...row, ...(isSms && { sentAt: now }) },
          ...(isSms && { setWhere: or(isNull(mfaEnrolments.sentAt), lte(mfaEnrolments.sentAt, notAfter)) }),
        })
        .returning({ id: mfaEnrolments.id })
      if (begun.length > 0) return undefined
      const [last] = await db
        .select({ sentAt: mfaEnrolments.sentAt })
        .from(mfaEnrolments)
        .where(eq(mfaEnrolments.memberId, memberId))
      return { sentAt: last?.sentAt ?? now }
    },

    async find(memberId: string, id: string): Promise<Enrolment | undefined> {
      const [row] = await db.select().from(mfaEnrolments).where(whereId(memberId, id))
      return row
    },

    /** Withdraws an enrolment that cannot be verified any more. */
    async withdraw(memberId: string, id: string): Promise<void> {
      await db.delete(mfaEnrolments).where(whereId(memberId, id))
    },

    /** Records, once, that the code was correct, and the recovery codes that are now shown. */
    async verify(
      memberId: string,
      id: string,
      proof: Pick<Enrolment, 'lastStep' | 'recoveryHashes'>,
      now: Date,
      expiresAt: Date,
    ): Promise<boolean> {
      const isUnverified = and(
        whereId(memberId, id),
        isNull(mfaEnrolments.verifiedAt),
        gt(mfaEnrolments.expiresAt, now),
      )
      const verified = await db
        .update(mfaEnrolments)
        .set({ ...proof, verifiedAt: now, expiresAt })
        .where(isUnverified)
        .returning({ id: mfaEnrolments.id })
      return verified.length > 0
    },

    /** Removes a verified enrolment and returns it, so that it is used once. */
    async take(memberId: string, id: string, now: Date): Promise<Enrolment | undefined> {
      const verified = and(
        whereId(memberId, id),
        isNotNull(mfaEnrolments.verifiedAt),
        gt(mfaEnrolments.expiresAt, now),
      )
      const [row] = await db.delete(mfaEnrolments).where(verified).returning()
      return row
    },
  }
}
