import type { Schema } from '#contract/operation.ts'
import { toWireTime } from '#domain/dates.ts'
import { type Fit, isPayerOf, matchingBills, nameKey, uniqueMatches } from '#domain/deposit/matching.ts'
import { openDepositStates } from '#domain/deposit/states.ts'
import { isOwn, type Party } from '#domain/subscription/parties.ts'
import { payerPurpose } from '#server/db/sealed-deposit.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import type { CandidateBill, DepositDeps } from './deposit.deps.ts'
import { depositStore, type StoredDeposit, type StoredMatch } from './deposit.store.ts'

type Deps = Pick<DepositDeps, 'db' | 'box' | 'bills'>
type DecryptedDeposit = StoredDeposit & { payer: string }

const MAX_BILLS = 1_000
const MAX_CANDIDATES = 20
const MAX_COMPANIONS = 4
const NAME_LETTERS = 3

const decryptDeposit = (box: SecretBox, row: StoredDeposit): DecryptedDeposit => ({
  ...row,
  payer: box.open(row.payerBox, payerPurpose(row.id)),
})
const isOpen = ({ depositState }: Pick<StoredDeposit, 'depositState'>) =>
  openDepositStates.some((state) => state === depositState)

const fieldsOf = ({
  id,
  depositedOn,
  depositedTime,
  payer,
  amount,
  leftAmount,
  depositState,
  version,
}: DecryptedDeposit) => ({
  depositId: id,
  depositedOn,
  depositedTime,
  payer,
  amount,
  leftAmount,
  depositState,
  version,
})

/**
 * Returns the deposits of a page for a member of the staff. Each contains the bill that it pays, if exactly one bill
 * matches it and no other deposit matches that bill.
 */
export async function toDepositList(
  { db, box, bills }: Deps,
  rows: readonly StoredDeposit[],
  staff: Party,
): Promise<Schema<'DepositListItem'>[]> {
  const decryptedDeposits = rows.map((row) => decryptDeposit(box, row))
  const amounts = [...new Set(decryptedDeposits.filter(isOpen).map(({ leftAmount }) => leftAmount))]
  // A deposit of another page may fit the same bill.
  const rivals = amounts.length === 0 ? [] : await depositStore(db).open(amounts)
  const owed = amounts.length === 0 ? [] : await bills.owed({ amounts }, MAX_BILLS)
  const onlyMatches = uniqueMatches(
    rivals.map((row) => decryptDeposit(box, row)),
    owed,
  )
  return decryptedDeposits.map((deposit) => {
    const bill = onlyMatches.get(deposit.id)
    const suggestedBill = bill && {
      billId: bill.id,
      billNo: bill.billNo,
      companyName: bill.companyName,
      totalAmount: bill.totalAmount,
      version: bill.version,
      ownYn: isOwn(bill.owner, staff) ? ('Y' as const) : ('N' as const),
    }
    return { ...fieldsOf(deposit), suggested: suggestedBill ?? null }
  })
}

/**
 * Returns a deposit with all its details, for a member of the staff. `search` contains the words by which the member
 * searches for further bills that the deposit may pay.
 */
export async function toDeposit(
  { db, box, bills }: Deps,
  row: StoredDeposit,
  { search, staff }: { search?: string | undefined; staff: Party },
): Promise<Schema<'Deposit'>> {
  const deposit = decryptDeposit(box, row)
  const store = depositStore(db)
  const matches = await store.matches(row.id)
  const names = await bills.named([...new Set(matches.map(({ billId }) => billId))])
  const open = isOpen(row) ? (await store.open()).map((other) => decryptDeposit(box, other)) : []
  const offered = isOpen(row) ? await candidatesOf({ bills }, deposit, open, search) : []
  const [item] = await toDepositList({ db, box, bills }, [row], staff)
  return {
    ...item!,
    candidates: offered.map((fit) => toCandidate(fit, item!.suggested?.billId, staff)),
    companions: companionsOf(deposit, open),
    matches: matches.map((match) => toMatch(match, names)),
  }
}

/**
 * The bills that a deposit may have paid: those that fit the deposit, and those that match the search words, the best
 * match first.
 */
async function candidatesOf(
  { bills }: Pick<Deps, 'bills'>,
  deposit: DecryptedDeposit,
  open: readonly DecryptedDeposit[],
  search: string | undefined,
): Promise<Fit<CandidateBill>[]> {
  const key = nameKey(deposit.payer)
  const name = key.length < NAME_LETTERS ? undefined : key.slice(0, NAME_LETTERS)
  // Several deposits of one payer may have paid a bill together.
  const combinedAmounts = companionsOf(deposit, open).map(({ leftAmount }) => leftAmount + deposit.leftAmount)
  const amounts = [deposit.leftAmount, ...combinedAmounts]
  const [fitting, found] = await Promise.all([
    bills.owed({ amounts, name }, MAX_BILLS),
    search === undefined ? [] : bills.owed({ amounts: [], search }, MAX_CANDIDATES),
  ])
  const fittingBills = matchingBills(deposit, fitting)
  const [known, wanted] = [
    new Set(fittingBills.map(({ bill }) => bill.id)),
    new Set(found.map(({ id }) => id)),
  ]
  const namedBills = found
    .filter(({ id }) => !known.has(id))
    .map((bill) => ({ bill, isNamed: isPayerOf(deposit.payer, bill), isExact: false }))
  const isWanted = ({ bill }: Fit) => wanted.has(bill.id)
  const otherFits = fittingBills.filter((fit) => !isWanted(fit))
  return [...fittingBills.filter(isWanted), ...namedBills, ...otherFits].slice(0, MAX_CANDIDATES)
}

function companionsOf(
  deposit: DecryptedDeposit,
  open: readonly DecryptedDeposit[],
): Schema<'DepositCompanion'>[] {
  const key = nameKey(deposit.payer)
  return open
    .filter(({ id, payer }) => id !== deposit.id && key !== '' && nameKey(payer) === key)
    .slice(0, MAX_COMPANIONS)
    .map(({ id, depositedOn, leftAmount, version }) => ({ depositId: id, depositedOn, leftAmount, version }))
}

const toCandidate = (
  { bill, isNamed, isExact }: Fit<CandidateBill>,
  suggestedId: string | undefined,
  staff: Party,
): Schema<'DepositCandidate'> => ({
  billId: bill.id,
  billNo: bill.billNo,
  companyName: bill.companyName,
  totalAmount: bill.totalAmount,
  billDate: bill.billDate,
  dueDate: bill.dueDate,
  version: bill.version,
  nameYn: isNamed ? 'Y' : 'N',
  amountYn: isExact ? 'Y' : 'N',
  suggestedYn: bill.id === suggestedId ? 'Y' : 'N',
  ownYn: isOwn(bill.owner, staff) ? 'Y' : 'N',
})

const toMatch = (
  { id, billId, amount, matchedAt, undoneAt }: StoredMatch,
  names: Awaited<ReturnType<Deps['bills']['named']>>,
): Schema<'DepositMatch'> => ({
  matchId: id,
  billId,
  // A match is removed with its bill, so the bill exists.
  billNo: names.get(billId)!.billNo,
  companyName: names.get(billId)!.companyName,
  amount,
  matchedAt: toWireTime(matchedAt),
  undoneAt: undoneAt && toWireTime(undoneAt),
})
