import { randomUUID } from 'node:crypto'
import { settlementDifferences } from '#server/db/schema/settlement.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import type { Inserts, RowInput } from './rows.ts'

type Difference = Omit<typeof settlementDifferences.$inferInsert, 'noteBox'> & { note?: string | null }

/**
 * Stores a difference: by default a charge that only the payment service's list of settlements contains; its note is
 * sealed.
 */
export async function insertDifference(
  db: Inserts,
  box: Pick<SecretBox, 'seal'>,
  { note = null, ...wanted }: RowInput<Difference, 'movedOn' | 'foundAt'>,
): Promise<string> {
  const id = wanted.id ?? randomUUID()
  await db.insert(settlementDifferences).values({
    differenceKind: 'MISSING_HERE',
    moneyKind: 'CHARGE',
    providerKey: 'pay_1',
    transactionKey: id,
    orderId: 'B2026-000001-1',
    serviceAmount: 247_500,
    ...wanted,
    id,
    noteBox: note === null ? null : box.seal(note, `settlement_differences/${id}`),
  })
  return id
}
