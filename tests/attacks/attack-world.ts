import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Input, OperationId } from '#contract/operation.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { toSubscriptionRow } from '#server/db/sealed-subscription.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { accessWorld, type Person } from '#server/testing/access-world.ts'
import type { TestEngine } from '#server/testing/engines.ts'
import type { Answer } from '#server/testing/portal.ts'
import { sampleSubscription } from '#worlds/subscription.ts'

export type AttackWorld = ReturnType<typeof attackWorld>
type AttackAnswer = { code: number; status: number; msg: string }

/** Expects that an attempt was answered and refused. */
export function expectRefused({ code, status, msg }: AttackAnswer): void {
  expect(code, msg).not.toBe(200)
  expect(status, msg).toBeLessThan(500)
  expect(msg).toMatch(/[가-힣]/)
}

/** Returns the number of successful attempts, and expects that no answer is a server error. */
export function successCount(answers: readonly AttackAnswer[]): number {
  for (const { status, msg } of answers) expect(status, msg).toBeLessThan(500)
  return answers.filter(({ code }) => code === 200).length
}

/**
 * Creates a company with people and subscriptions. Returns the company with functions that attack it and check the
 * result.
 */
export function attackWorld(engine: TestEngine) {
  const world = accessWorld(engine)
  const db = () => engine.database().db

  return {
    ...world,
    db,

    /** Calls an operation as a person, or without a session. */
    call: <Id extends OperationId>(id: Id, input: Input<Id>, who?: Person): Promise<Answer<Id>> =>
      world.portal().call(id, input, who ? { session: who.session } : {}),

    refused: expectRefused,
    successCount,

    /** Creates an active subscription of a person and their company. */
    async subscription(
      { memberId }: Person,
      more: Partial<typeof subscriptions.$inferInsert> = {},
      companyId: string | null = world.ids.company,
    ): Promise<string> {
      const { clock, config } = world.portal()
      const plain = sampleSubscription({ companyId, memberId, now: clock.now() })
      await db()
        .insert(subscriptions)
        .values({ ...toSubscriptionRow(createSecretBox(config.encryptionKeys), plain), ...more })
      return plain.id
    },

    async rowOf(id: string) {
      const [row] = await db().select().from(subscriptions).where(eq(subscriptions.id, id))
      return row!
    },

    loseRoles: ({ memberId }: Person) => db().delete(memberRoles).where(eq(memberRoles.memberId, memberId)),

    /** Sends the same request several times in parallel. */
    atOnce: <Result>(times: number, one: (index: number) => Promise<Result>): Promise<Result[]> =>
      Promise.all(Array.from({ length: times }, (_, index) => one(index))),
  }
}
