import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import type { ProofWay } from '#domain/mfa/proof-ways.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { members } from '#server/db/schema/member.ts'
import { mfaChallenges, mfaFactors, recoveryCodes } from '#server/db/schema/mfa.ts'
import { sessions } from '#server/db/schema/session.ts'
import type { CallerMember } from '#server/http/calls/caller.ts'
import { holdMember } from '#server/security/member-lock.ts'
import { endSession, insertSession } from './session.store.ts'
import { isProof } from './ways-to-verify.ts'

/** The proof from a second factor, to be used up together with the login it completes. */
export type Proof =
  | { kind: 'sms'; challengeId: string; isMailed: boolean }
  | { kind: 'totp'; challengeId: string; step: number }
  | { kind: 'recovery'; codeHashes: string[] }
const wayOf = { sms: 'SMS', totp: 'TOTP', recovery: 'RECOVERY' } as const
type NewChallenge = {
  sessionId: string
  mfaType: Schema<'CodeFactor'>
  codeHash?: (id: string) => string
  expiresAt: Date
}

export const mfaStore = (db: Db) => ({
  /**
   * Opens a challenge and closes the session's earlier ones. A code may only be sent if the last code was sent at
   * `notAfter` or earlier; otherwise nothing is opened and the time of the last code is returned.
   */
  async challenge({ sessionId, mfaType, codeHash, expiresAt }: NewChallenge, now: Date, notAfter: Date) {
    return db.transaction(async (tx) => {
      // Concurrent calls lock the session's row, so that they cannot both find that nothing was sent.
      await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId)).for('update')
      const isOfSession = eq(mfaChallenges.sessionId, sessionId)
      if (mfaType === 'sms') {
        const [last] = await tx
          .select({ sentAt: mfaChallenges.createdAt })
          .from(mfaChallenges)
          .where(and(isOfSession, eq(mfaChallenges.mfaType, 'sms'), gt(mfaChallenges.createdAt, notAfter)))
          .orderBy(desc(mfaChallenges.createdAt))
          .limit(1)
        if (last) return last
      }
      await tx
        .update(mfaChallenges)
        .set({ expiresAt: now })
        .where(and(isOfSession, gt(mfaChallenges.expiresAt, now)))
      const id = randomUUID()
      await tx
        .insert(mfaChallenges)
        .values({ id, sessionId, mfaType, codeHash: codeHash?.(id), createdAt: now, expiresAt })
      return { id }
    })
  },

  /** Withdraws a challenge whose code could not be sent. */
  async withdraw(id: string): Promise<void> {
    await db.delete(mfaChallenges).where(eq(mfaChallenges.id, id))
  },

  /** Records that the code of a challenge was sent by mail. */
  async mailed(tx: Pick<Tx, 'update'>, id: string): Promise<void> {
    await tx.update(mfaChallenges).set({ isMailed: true }).where(eq(mfaChallenges.id, id))
  },

  /** A challenge of a session that can still be answered. */
  async openChallenge(sessionId: string, id: string, now: Date) {
    const [row] = await db
      .select()
      .from(mfaChallenges)
      .where(and(eq(mfaChallenges.id, id), eq(mfaChallenges.sessionId, sessionId), isOpen(now)))
    return row
  },

  /**
   * Uses a proof up and, in the same transaction, replaces the pending session with a member's session. Returns
   * `used` if another request has used the proof, or `ended` if the pending login has ended; then nothing changes.
   * The writes of `alongside` are in the same transaction.
   */
  async complete(
    { memberId, sessionId }: Pick<CallerMember, 'memberId' | 'sessionId'>,
    proof: Proof,
    token: string,
    now: Date,
    endsAt: Date,
    alongside?: (tx: Tx) => Promise<void>,
  ): Promise<'done' | 'used' | 'ended'> {
    return db
      .transaction(async (tx) => {
        await holdMember(tx, memberId)
        const pending = await endSession(tx, sessionId, now)
        if (!pending) throw new LostProof('ended')
        // Checked before the proof is used up: until then the last recovery code counts as one of the verification
        // methods.
        const isProven = !isOfMailbox(proof) && (await isProof(tx, memberId, ['PASSWORD', wayOf[proof.kind]]))
        if (!(await consumeProof(tx, memberId, proof, now))) throw new LostProof('used')
        // The password of a login was entered moments ago; waiting for its factor does not count as idle
        // time.
        const passwordCheck = pending.passwordCheckedAt && { passwordCheckedAt: now, confirmedUsedAt: now }
        const provenFields = { ...passwordCheck, verifiedAgainAt: isProven ? now : null }
        const completedSession = {
          ...pending,
          ...provenFields,
          factors: [...pending.factors, provenBy(proof)],
        }
        await insertSession(tx, { ...completedSession, stage: 'member', endsAt }, token, now)
        if (!isOfMailbox(proof))
          await tx
            .update(members)
            .set({ passwordMailedAt: null })
            .where(and(eq(members.id, memberId), isNotNull(members.passwordMailedAt)))
        await alongside?.(tx)
        return 'done' as const
      })
      .catch((error: unknown) => {
        if (error instanceof LostProof) return error.outcome
        throw error
      })
  },
})

/** Whether a proof shows only that the person can read the member's mail. */
export const isOfMailbox = (proof: Proof): boolean => proof.kind === 'sms' && proof.isMailed

/** The method by which a proof verified the identity of the person. */
export const provenBy = (proof: Proof): ProofWay => (isOfMailbox(proof) ? 'MAIL' : wayOf[proof.kind])

/** Thrown within a transaction to roll it back. */
class LostProof extends Error {
  constructor(readonly outcome: 'used' | 'ended') {
    super(outcome)
  }
}

const isOpen = (now: Date) => and(isNull(mfaChallenges.usedAt), gt(mfaChallenges.expiresAt, now))

/** Marks a proof as used; false if another request has already used it. */
export async function consumeProof(tx: Tx, memberId: string, proof: Proof, now: Date): Promise<boolean> {
  if (proof.kind === 'recovery') {
    const whereMember = and(
      eq(recoveryCodes.memberId, memberId),
      inArray(recoveryCodes.codeHash, proof.codeHashes),
    )
    const usedRows = await tx
      .update(recoveryCodes)
      .set({ usedAt: now })
      .where(and(whereMember, isNull(recoveryCodes.usedAt)))
      .returning({ usedAt: recoveryCodes.usedAt })
    return usedRows.length > 0
  }
  const consumed = await tx
    .update(mfaChallenges)
    .set({ usedAt: now })
    .where(and(eq(mfaChallenges.id, proof.challengeId), isOpen(now)))
    .returning({ id: mfaChallenges.id })
  if (consumed.length === 0 || proof.kind === 'sms') return consumed.length > 0
  const advanced = await tx
    .update(mfaFactors)
    .set({ lastStep: proof.step })
    .where(
      and(
        eq(mfaFactors.memberId, memberId),
        eq(mfaFactors.mfaType, 'totp'),
        or(isNull(mfaFactors.lastStep), lt(mfaFactors.lastStep, proof.step)),
      ),
    )
    .returning({ lastStep: mfaFactors.lastStep })
  return advanced.length > 0
}
