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

/** What a value to be proved is sealed for. */
export const memberProofPurpose = (id: string): string => `member-proof:${id}`

/** What members want to prove by a code, one of a kind each; it ends 30 minutes after its last step. */
export function proofStore({ db, box, clock }: { db: Db; box: SecretBox; clock: Clock }) {
  const expiresAt = () => new Date(clock.now().getTime() + LIFE_MS)
  const ofKind = (memberId: string, kind: ProofKind) =>
    and(eq(memberProofs.memberId, memberId), eq(memberProofs.kind, kind))
  const isLive = () => gt(memberProofs.expiresAt, clock.now())

  function opened({ id, kind, valueBox, codeHash, codeSentAt }: typeof memberProofs.$inferSelect): Proof {
    const by = kind === 'EMAIL' ? 'mail' : 'phone'
    return {
      id,
      kind,
      value: box.open(valueBox, memberProofPurpose(id)),
      code: codeHash && codeSentAt ? { by, hash: codeHash, sentAt: codeSentAt } : null,
    }
  }

  return {
    /** What a member has not proved yet. */
    async live(memberId: string, from: Pick<Db | Tx, 'select'> = db): Promise<Proof[]> {
      const rows = await from
        .select()
        .from(memberProofs)
        .where(and(eq(memberProofs.memberId, memberId), isLive()))
      return rows.map(opened)
    },

    async find(memberId: string, kind: ProofKind): Promise<Proof | undefined> {
      const [row] = await db
        .select()
        .from(memberProofs)
        .where(and(ofKind(memberId, kind), isLive()))
      return row && opened(row)
    },

    /** Begins a proof, unless one of the same value is under way: that goes on, with the code that was sent. */
    async put(tx: Tx, memberId: string, kind: ProofKind, value: string): Promise<void> {
      const [row] = await tx
        .select()
        .from(memberProofs)
        .where(and(ofKind(memberId, kind), isLive()))
        .for('update')
      if (row && opened(row).value === value) {
        await tx.update(memberProofs).set({ expiresAt: expiresAt() }).where(eq(memberProofs.id, row.id))
        return
      }
      const id = randomUUID()
      const fresh = {
        id,
        valueBox: box.seal(value, memberProofPurpose(id)),
        codeHash: null,
        codeSentAt: null,
        expiresAt: expiresAt(),
      }
      await tx
        .insert(memberProofs)
        .values({ ...fresh, memberId, kind })
        .onConflictDoUpdate({ target: [memberProofs.memberId, memberProofs.kind], set: fresh })
    },

    async drop(tx: Tx, memberId: string, kind: ProofKind): Promise<void> {
      await tx.delete(memberProofs).where(ofKind(memberId, kind))
    },

    /**
     * Changes the code of a proof while others that want to wait; gives nothing where it is not that one any more. `work`
     * may refuse by throwing, and then nothing of it has happened; where it gives nothing, the proof is over.
     */
    async change(
      id: string,
      work: (proof: Proof, tx: Tx) => Promise<{ code: SentCode | null } | undefined>,
    ): Promise<Proof | undefined> {
      return db.transaction(async (tx) => {
        const where = eq(memberProofs.id, id)
        const [row] = await tx.select().from(memberProofs).where(and(where, isLive())).for('update')
        if (!row) return undefined
        const proof = opened(row)
        const changed = await work(proof, tx)
        if (!changed) {
          await tx.delete(memberProofs).where(where)
          return proof
        }
        const { code } = changed
        await tx
          .update(memberProofs)
          .set({ codeHash: code?.hash ?? null, codeSentAt: code?.sentAt ?? null, expiresAt: expiresAt() })
          .where(where)
        return { ...proof, code }
      })
    },
  }
}
