import { createHash } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import type { OperationId } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { Clock } from '#domain/clock.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import type { Db } from './client.ts'
import type { Expired } from './remove-rows.ts'
import { idempotencyKeys } from './schema/idempotency.ts'

/** Queries within a transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
export type Once = ReturnType<typeof createOnce>

/**
 * The owner of an idempotency key: a member, or an unknown caller. `mayStill` is called before an answer is repeated.
 * It throws if the owner may no longer see the answer, since roles and companies change. The first call is checked by
 * the operation itself.
 */
export type KeyHolder = {
  member?: { memberId: string } | undefined
  mayStill?: (tx: Tx) => Promise<unknown>
}

/**
 * Returns the caller of an operation as the owner of an idempotency key; a stored answer is repeated only if
 * `mayStill` does not throw.
 */
export const keyHolderWith = (
  { member }: KeyHolder,
  mayStill: NonNullable<KeyHolder['mayStill']>,
): KeyHolder => ({
  member,
  mayStill,
})

/** The purpose for which stored answers are sealed. */
export const ANSWER_PURPOSE = 'idempotency'
const RETENTION_MS = DAY_MS

/**
 * Processes a submission once for its idempotency key. The same key with the same input returns the first answer,
 * even while the first call is still running; the same key with another input is refused with the problem
 * `key.reused`. Work and answer are written in one transaction, so failed work leaves the key free. Keys are stored
 * for a day and belong to one caller and operation.
 */
export function createOnce({ db, box, clock }: { db: Db; box: SecretBox; clock: Clock }) {
  return async function once<Answer>(
    operation: OperationId,
    caller: KeyHolder,
    input: { idempotencyKey: string },
    work: (tx: Tx) => Promise<Answer>,
  ): Promise<Answer> {
    const keyHash = hashOf([operation, caller.member?.memberId ?? null, input.idempotencyKey])
    const bodyHash = hashOf(input)
    return db.transaction(async (tx) => {
      const taken = await tx
        .insert(idempotencyKeys)
        .values({ keyHash, bodyHash, answerBox: '', createdAt: clock.now() })
        .onConflictDoNothing()
        .returning({ keyHash: idempotencyKeys.keyHash })
      if (taken.length === 0) {
        // The insert has waited for the earlier call with the same idempotency key, so the answer of that call
        // exists.
        const [first] = await tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.keyHash, keyHash))
        if (first?.bodyHash !== bodyHash) throw problemNamed('key.reused')
        await caller.mayStill?.(tx)
        return JSON.parse(box.open(first.answerBox, ANSWER_PURPOSE)) as Answer
      }
      const answer = await work(tx)
      await tx
        .update(idempotencyKeys)
        .set({ answerBox: box.seal(JSON.stringify(answer), ANSWER_PURPOSE) })
        .where(eq(idempotencyKeys.keyHash, keyHash))
      return answer
    })
  }
}

/** The idempotency keys that are so old that their submissions will not be repeated. */
export const oldKeys = (now: Date): Expired => ({
  table: idempotencyKeys,
  where: lt(idempotencyKeys.createdAt, new Date(now.getTime() - RETENTION_MS)),
})

// The fields are sorted, since their order depends on the sender.
function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sortKeys(value)))
    .digest('hex')
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sortKeys(part)]),
  )
}
