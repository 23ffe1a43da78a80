/** A deposit of which `leftAmount`, in won, is not used for bills yet. */
export type OpenDeposit = { id: string; payer: string; leftAmount: number }
/** An unpaid bill; the amount is in won. */
export type OwedBill = { id: string; billNo: string; companyName: string; totalAmount: number }
/** How a bill matches a deposit: by payer (`isNamed`) and by amount (`isExact`). */
export type Fit<Bill extends OwedBill = OwedBill> = { bill: Bill; isNamed: boolean; isExact: boolean }

/**
 * The minimum length of a shortened payer name. Banks shorten names, some to seven letters; the first one or two
 * letters may match many companies.
 */
const MIN_LETTERS = 3
const companyForms =
  /주식회사|유한책임회사|유한회사|합자회사|합명회사|사단법인|재단법인|\([주유합사재]\)|농업회사법인/g
const otherThanLetters = /[^\p{L}\p{N}]/gu

/** A name for comparison: without the legal form of the company, spaces and punctuation. */
export const nameKey = (name: string): string =>
  // NFKC turns ㈜ into (주).
  name.normalize('NFKC').toUpperCase().replace(companyForms, '').replace(otherThanLetters, '')

/**
 * Whether the payer is the company of the bill, where a bank may have shortened one of the two names, or whether the
 * payer's text contains the bill's number.
 */
export function isPayerOf(
  payer: string,
  { billNo, companyName }: Pick<OwedBill, 'billNo' | 'companyName'>,
): boolean {
  const digits = nameKey(billNo).replace(/\D/g, '')
  if (digits !== '' && nameKey(payer).includes(digits)) return true
  return isSameName(payer, companyName)
}

/** Whether two names are equal, or one is the beginning of the other because a bank has shortened it. */
export function isSameName(one: string, other: string): boolean {
  const [first, second] = [nameKey(one), nameKey(other)]
  if (first === '' || second === '') return false
  if (first === second) return true
  const [short, long] = first.length < second.length ? [first, second] : [second, first]
  return short.length >= MIN_LETTERS && long.startsWith(short)
}

/**
 * Returns the bills that a deposit may have paid: first those that match by payer and amount, then those that match
 * by amount, then those that match by payer.
 */
export function matchingBills<Bill extends OwedBill>(
  deposit: Pick<OpenDeposit, 'payer' | 'leftAmount'>,
  bills: readonly Bill[],
): Fit<Bill>[] {
  const rank = ({ isNamed, isExact }: Fit) => (isExact ? 2 : 0) + (isNamed ? 1 : 0)
  return bills
    .map((bill) => ({
      bill,
      isNamed: isPayerOf(deposit.payer, bill),
      isExact: bill.totalAmount === deposit.leftAmount,
    }))
    .filter((fit) => rank(fit) > 0)
    .sort((one, other) => rank(other) - rank(one))
}

/**
 * Returns, by the id of each deposit, the bill that matches the deposit by payer and amount. A deposit has an entry
 * only if exactly one bill matches, and if no other of these deposits matches the same bill: a person decides between
 * several bills of one amount.
 */
export function uniqueMatches<Bill extends OwedBill>(
  deposits: readonly OpenDeposit[],
  bills: readonly Bill[],
): Map<string, Bill> {
  const claims = deposits.flatMap((deposit) => {
    const fullMatches = matchingBills(deposit, bills).filter(({ isNamed, isExact }) => isNamed && isExact)
    return fullMatches.map(({ bill }) => ({ depositId: deposit.id, bill, isSole: fullMatches.length === 1 }))
  })
  const claimCounts = new Map<string, number>()
  for (const { bill } of claims) claimCounts.set(bill.id, (claimCounts.get(bill.id) ?? 0) + 1)
  return new Map(
    claims
      .filter(({ bill, isSole }) => isSole && claimCounts.get(bill.id) === 1)
      .map(({ depositId, bill }) => [depositId, bill]),
  )
}

/**
 * Returns the part of each deposit that pays a bill, in won; the deposits are used in the given order. Undefined if
 * the deposits are less than the bill, or if the bill is already paid without the last deposit.
 */
export function splitOverDeposits(totalAmount: number, leftAmounts: readonly number[]): number[] | undefined {
  let owed = totalAmount
  const parts = leftAmounts.map((left) => {
    const part = Math.min(left, owed)
    owed -= part
    return part
  })
  return owed === 0 && parts.every((part) => part > 0) ? parts : undefined
}
