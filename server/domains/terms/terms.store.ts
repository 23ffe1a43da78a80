import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { consents } from '#server/db/schema/account.ts'
import type { Consent } from './terms.rules.ts'

/** All answers of a member, the latest first. */
export async function consentsOf(db: Pick<Db | Tx, 'select'>, memberId: string): Promise<Consent[]> {
  const { termsCode, version, agreed, answeredAt } = consents
  return db
    .select({ termsCode, version, agreed, answeredAt })
    .from(consents)
    .where(eq(consents.memberId, memberId))
    .orderBy(desc(consents.answeredAt), consents.termsCode)
}

export async function insertConsents(tx: Tx, memberId: string, answers: Consent[]): Promise<void> {
  await tx.insert(consents).values(answers.map((answer) => ({ id: randomUUID(), memberId, ...answer })))
}
