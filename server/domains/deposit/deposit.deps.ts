import type { Clock } from '#domain/clock.ts'
import type { Party } from '#domain/subscription/parties.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import type { depositMatches } from '#server/db/schema/deposit.ts'
import type { KeyedHash } from '#server/security/keyed-hash.ts'
import type { SecretBox } from '#server/security/secret-box.ts'

type BeforePayment = (typeof depositMatches.$inferSelect)['before']
/** A bill that deposits may pay. */
export type CandidateBill = {
  id: string
  billNo: string
  companyName: string
  totalAmount: number
  billDate: string
  dueDate: string
  version: number
  owner: Party
}

/** The operations on bills that deposits need: `Found` is a bill as it was read. */
export type BillsOfDeposits<Found> = {
  find(billId: string): Promise<Found | undefined>
  isPayable(found: Found): boolean
  pay(tx: Tx, found: Found, notice: string): Promise<string | undefined>
  takeBack(
    tx: Tx,
    found: Found,
    payment: { paymentId: string; before: BeforePayment; notice: string },
  ): Promise<boolean>
  owed(
    wanted: { amounts: readonly number[]; name?: string | undefined; search?: string | undefined },
    limit: number,
  ): Promise<CandidateBill[]>
  named(ids: readonly string[]): Promise<Map<string, { billNo: string; companyName: string }>>
}
/** A bill as it was when it was compared with a deposit. */
export type FoundBill = {
  id: string
  version: number
  owner: Party
  totalAmount: number
  before: BeforePayment
}

export type DepositDeps<Found extends FoundBill = FoundBill> = {
  db: Db
  box: SecretBox
  clock: Clock
  keyedHash: KeyedHash
  bills: BillsOfDeposits<Found>
}
