import { randomUUID } from 'node:crypto'
import { deposits } from '#server/db/schema/deposit.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import type { Inserts, RowInput } from './rows.ts'

type Deposit = typeof deposits.$inferInsert

/** Stores a deposit with the sealed name of its payer, by default with its whole amount unused. */
export async function insertDeposit(
  db: Inserts,
  box: SecretBox,
  {
    payer,
    ...wanted
  }: RowInput<Omit<Deposit, 'payerBox'>, 'depositedOn' | 'amount' | 'importedAt'> & { payer: string },
): Promise<Deposit> {
  const id = wanted.id ?? randomUUID()
  const row = {
    fingerprint: id,
    leftAmount: wanted.amount,
    ...wanted,
    id,
    payerBox: box.seal(payer, `deposits/${id}/payer`),
  }
  await db.insert(deposits).values(row)
  return row
}
