import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Clock } from '#domain/clock.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { memberProofs } from '#server/db/schema/member.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import type { SentCode } from '#server/security/verification.ts'

export type ProofKind = (typeof memberProofs.$inferSelect)['kind']
export type Proof = { id: string; kind: ProofKind; value: string; code: SentCode | null }

const LIFE_MS = 30 * MINUTE_MS

/** The purpose for which a value to be verified is sealed. */
export const memberProofPurpose = (id: string): string => `member-proof:${id}`

/**
 * The queries of the values that members verify by a code, at most one of each kind. The verification ends 30 minutes
 * after its last step.
 */
export function proofStore({ db, box, clock }: { db: Db; box: SecretBox; clock: Clock }) {
  const expiresAt = () => new Date(clock.now().getTime() + LIFE_MS)
  const whereKind = (memberId: string, kind: ProofKind) =>
    and(eq(memberProofs.memberId, memberId), eq(memberProofs.kind, kind))
  const isLive = () => gt(memberProofs.expiresAt, clock.now())

  function decryptProof({
    id,
    kind,
    valueBox,
    codeHash,
    codeSentAt,
  }: typeof memberProofs.$inferSelect): Proof {
    const by = kind === 'EMAIL' ? 'mail' : 'phone'
    return {
      id,
      kind,
      value: box.open(valueBox, memberProofPurpose(id)),
      code: codeHash && codeSentAt ? { by, hash: codeHash, sentAt: codeSentAt } : null,
    }
  }

  return {
    /** A member's proofs in progress. */
    async inProgress(memberId: string, from: Pick<Db | Tx, 'select'> = db): Promise<Proof[]> {
      const rows = await from
        .select()
        .from(memberProofs)
        .where(and(eq(memberProofs.memberId, memberId), isLive()))
      return rows.map(decryptProof)
    },

    async find(memberId: string, kind: ProofKind): Promise<Proof | undefined> {
      const [row] = await db
        .select()
        .from(memberProofs)
        .where(and(whereKind(memberId, kind), isLive()))
      return row && decryptProof(row)
    },

    /** Begins a proof, unless a proof of the same value is in progress: that proof continues, with its code. */
    async put(tx: Tx, memberId: string, kind: ProofKind, value: string): Promise<void> {
      const [row] = await tx
        .select()
        .from(memberProofs)
        .where(and(whereKind(memberId, kind), isLive()))
        .for('update')
      if (row && decryptProof(row).value === value) {
        await tx.update(memberProofs).set({ expiresAt: expiresAt() }).where(eq(memberProofs.id, row.id))
        return
      }
      const id = randomUUID()
      const newProof = {
        id,
        valueBox: box.seal(value, memberProofPurpose(id)),
        codeHash: null,
        codeSentAt: null,
        expiresAt: expiresAt(),
      }
      await tx
        .insert(memberProofs)
        .values({ ...newProof, memberId, kind })
        .onConflictDoUpdate({ target: [memberProofs.memberId, memberProofs.kind], set: newProof })
    },

    async drop(tx: Tx, memberId: string, kind: ProofKind): Promise<void> {
      await tx.delete(memberProofs).where(whereKind(memberId, kind))
    },

    /**
     * Changes the code of a proof while concurrent changes wait; returns undefined if the proof has been replaced.
     * `work` may refuse by throwing, which rolls everything back. If `work` returns nothing, the proof ends.
     */
    async change(
      id: string,
      work: (proof: Proof, tx: Tx) => Promise<{ code: SentCode | null } | undefined>,
    ): Promise<Proof | undefined> {
      return db.transaction(async (tx) => {
        const condition = eq(memberProofs.id, id)
        const [row] = await tx.select().from(memberProofs).where(and(condition, isLive())).for('update')
        if (!row) return undefined
        const proof = decryptProof(row)
        const changedProof = await work(proof, tx)
        if (!changedProof) {
          await tx.delete(memberProofs).where(condition)
          return proof
        }
        const { code } = changedProof
        await tx
          .update(memberProofs)
          .set({ codeHash: code?.hash ?? null, codeSentAt: code?.sentAt ?? null, expiresAt: expiresAt() })
          .where(condition)
        return { ...proof, code }
      })
    },
  }
}
