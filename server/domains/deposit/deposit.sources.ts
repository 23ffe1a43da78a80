import { randomUUID } from 'node:crypto'
import { type BankDeposit, matchStored } from '#domain/deposit/account-feed.ts'
import type { Tx } from '#server/db/once.ts'
import { payerPurpose } from '#server/db/sealed-deposit.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import { addDeposits, depositsOnlyOf, noteSource } from './deposit.store.ts'

/** A deposit that a source reports for the first time, with its identifier in that source. */
type NewDeposit = { line: BankDeposit; source: { fingerprint: string } | { transactionId: string } }

/**
 * Stores deposits that a source reports for the first time, under the lock of `takeTurn`. A deposit that the `other`
 * source has reported before is not stored again, but gets the identifiers of both sources. Returns the number of new
 * deposits.
 */
export async function addNewDeposits(
  { tx, box, now }: { tx: Tx; box: SecretBox; now: Date },
  other: 'LIST' | 'SERVICE',
  fresh: readonly NewDeposit[],
): Promise<number> {
  if (fresh.length === 0) return 0
  const storedDeposits = await depositsOnlyOf(
    tx,
    other,
    fresh.map(({ line }) => line.depositedOn),
  )
  const pairs = matchStored(
    fresh.map(({ line }) => line),
    storedDeposits.map((row) => ({ ...row, payer: box.open(row.payerBox, payerPurpose(row.id)) })),
  )
  const rows = []
  for (const [index, { line, source }] of fresh.entries()) {
    const pair = pairs[index]
    if (pair) {
      await noteSource(tx, pair.id, { ...source, balance: line.balance })
      continue
    }
    const id = randomUUID()
    rows.push({
      id,
      ...source,
      depositedOn: line.depositedOn,
      depositedTime: line.depositedTime,
      payerBox: box.seal(line.payer, payerPurpose(id)),
      amount: line.amount,
      balance: line.balance,
      leftAmount: line.amount,
      importedAt: now,
    })
  }
  return rows.length === 0 ? 0 : addDeposits(tx, rows)
}
