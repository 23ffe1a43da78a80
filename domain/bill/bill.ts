import { addDays, addMonths } from '../dates.ts'
import type { Currency } from '../money.ts'
import type { PaymentCycle } from '../plan/catalogue.ts'
import { creditLine, creditsUsedOn, type OpenCredit, type UsedCredit } from './credit.ts'
import { type BillRules, type BillSchedule, billScheduleOf, daysToPay, USUAL_RULES } from './rules.ts'
import { type OpenAccount, settlementOf } from './settlement.ts'
import type { BillState } from './state-names.ts'

export type PaymentCode = 'G' | 'C' | 'A'
/**
 * Amounts are signed, in the currency's smallest unit; the days are the first and last day that the line
 * covers.
 */
export type BillLine = {
  lineType: 'SERVICE' | 'ADJUSTMENT'
  label: string
  fromDate: string
  toDate: string
  supplyAmount: number
  vatAmount: number
}
/** The fields of a subscription that its bills depend on. */
export type BilledSubscription = {
  startDate: string
  paymentCycle: PaymentCycle
  currency: Currency
  supplyAmount: number
  vatAmount: number
  paymentMethodCode: PaymentCode
  /** Whether the customer has a business number for a tax invoice. */
  hasBusinessNumber: boolean
  label: string
  /** The rules under which the bills are issued; by default the usual rules. */
  rules?: BillRules
}
/**
 * A bill as it is issued. `supplyAmount` and `vatAmount` are the sums of its lines, `totalAmount` is the sum of both.
 */
export type IssuedBill = {
  billKind: 'CYCLE' | 'FINAL'
  period: string
  periodFrom: string
  periodTo: string
  billDate: string
  dueDate: string
  billState: BillState
  paymentMethodCode: PaymentCode
  paidOnIssue: boolean
  /** The day of the charge; null for payment by invoice. */
  nextChargeOn: string | null
  taxInvoiceState: TaxInvoiceState
  lines: BillLine[]
  supplyAmount: number
  vatAmount: number
  totalAmount: number
} & BillSchedule
export type TaxInvoiceState = 'NONE' | 'PENDING' | 'ISSUED'

/** Marks a line whose amount a tax invoice already covers. */
const INVOICED = '(세금계산서 발행)'
/**
 * The label of a line for an included bill, which contains the number of that bill; on older bills the label contains
 * 미납.
 */
const includedLabel = /^(?:미결제|미납|환불 예정) 청구서 ([A-Z]\d{4}-\d+)/

const stepOf: Record<PaymentCycle, number> = { M: 1, Y: 12 }
const monthsSince = (start: string, date: string) =>
  (Number(date.slice(0, 4)) - Number(start.slice(0, 4))) * 12 +
  Number(date.slice(5, 7)) -
  Number(start.slice(5, 7))

/**
 * The period that the bill of a day covers, and the date of the next bill. Both are counted from the first day of the
 * subscription, so that 31 January, 28 February and 31 March follow one another without a gap.
 */
export function periodFrom(
  startDate: string,
  cycle: PaymentCycle,
  from: string,
): { fromDate: string; toDate: string; nextDate: string } {
  const months = monthsSince(startDate, from)
  const isAnchored = addMonths(startDate, months) === from
  const nextDate = isAnchored ? addMonths(startDate, months + stepOf[cycle]) : addMonths(from, stepOf[cycle])
  return { fromDate: from, toDate: addDays(nextDate, -1), nextDate }
}

/** A bill that is neither paid nor refunded. */
export type OpenBill = {
  billNo: string
  periodFrom: string
  periodTo: string
  supplyAmount: number
  vatAmount: number
  taxInvoiceState: TaxInvoiceState
  lines: readonly Pick<BillLine, 'label' | 'supplyAmount' | 'vatAmount'>[]
}
/** A new bill, the open bills whose amounts it includes, and the credits that it uses. */
export type NewBill<Open extends OpenBill> = {
  bill: IssuedBill
  carried: readonly Open[]
  credited: readonly UsedCredit[]
}

/**
 * Creates the bill of the cycle that begins on a day. The bill contains the amounts of earlier changes, the open
 * bills that it includes, and the credits that it uses; credits never reduce the bill below 0.
 */
export function cycleBill<Open extends OpenBill>(
  subscription: BilledSubscription,
  from: string,
  adjustments: readonly BillLine[],
  open: readonly Open[],
  credits: readonly OpenCredit[] = [],
): NewBill<Open> {
  const { fromDate, toDate } = periodFrom(subscription.startDate, subscription.paymentCycle, from)
  const { label, supplyAmount, vatAmount } = subscription
  const own = [
    { lineType: 'SERVICE' as const, label, fromDate, toDate, supplyAmount, vatAmount },
    ...adjustments,
  ]
  const carried = openBillsSetOff(own, open)
  const lines = [...own, ...carried.flatMap(linesOfCarriedBill)]
  const credited = creditsUsedOn(lines, credits)
  const amount = sum(credited.map((credit) => credit.amount))
  const creditLines = amount > 0 ? [creditLine(lines, { amount, fromDate, toDate })] : []
  const bill = toIssuedBill(subscription, from, [...lines, ...creditLines])
  return { bill: { billKind: 'CYCLE', periodFrom: fromDate, periodTo: toDate, ...bill }, carried, credited }
}

/**
 * Creates the last bill of a subscription that has ended: all amounts that are not billed yet, and the open bills
 * that it includes. Undefined if nothing is open.
 */
export function finalBill<Open extends OpenBill>(
  subscription: BilledSubscription,
  today: string,
  adjustments: readonly BillLine[],
  open: readonly Open[],
): NewBill<Open> | undefined {
  const carried = openBillsSetOff(adjustments, open)
  const lines = [...carried.flatMap(linesOfCarriedBill), ...adjustments]
  if (lines.length === 0) return undefined
  const days = lines.flatMap(({ fromDate, toDate }) => [fromDate, toDate]).sort()
  const bill = toIssuedBill(subscription, today, lines)
  return {
    bill: { billKind: 'FINAL', periodFrom: days.at(0)!, periodTo: days.at(-1)!, ...bill },
    carried,
    credited: [],
  }
}

/**
 * The open bills that a bill with these lines includes: all of them if debts and credits of the lines and the open
 * bills can be set off against each other, else none.
 */
function openBillsSetOff<Open extends OpenBill>(
  lines: readonly Amounts[],
  open: readonly Open[],
): readonly Open[] {
  return settlementOf(accountOf(open, lines)).setOffAmount > 0 ? open : []
}

/** Returns the open amounts of a subscription, from its open bills and from the amounts that are not billed yet. */
export function accountOf(open: readonly Amounts[], left: readonly Amounts[]): OpenAccount {
  const totals = open.map(totalOf)
  return {
    owed: sum(totals.filter((total) => total > 0)),
    credit: sum(totals.filter((total) => total < 0)),
    left: sum(left.map(totalOf)),
  }
}

/**
 * Returns the lines of an included bill. The amount that a tax invoice of this bill, or of a bill included in it,
 * already covers has a line of its own, so that no amount is invoiced twice.
 */
function linesOfCarriedBill(bill: OpenBill): BillLine[] {
  const { billNo, periodFrom: fromDate, periodTo: toDate, taxInvoiceState } = bill
  const { supplyAmount, vatAmount } = bill
  const left = taxInvoiceState === 'ISSUED' ? { supplyAmount: 0, vatAmount: 0 } : leftToInvoice(bill)
  const invoiced = {
    supplyAmount: supplyAmount - left.supplyAmount,
    vatAmount: vatAmount - left.vatAmount,
  }
  const label = `${totalOf(bill) > 0 ? '미결제' : '환불 예정'} 청구서 ${billNo}`
  const line = { lineType: 'ADJUSTMENT' as const, fromDate, toDate }
  return [
    { ...line, label: `${label}${INVOICED}`, ...invoiced },
    { ...line, label, ...left },
  ].filter((each) => each.supplyAmount !== 0 || each.vatAmount !== 0)
}

/** The numbers of the bills that a bill with these lines includes. */
export const includedNumbers = (lines: readonly Pick<BillLine, 'label'>[]): string[] => [
  ...new Set(lines.flatMap(({ label }) => includedLabel.exec(label)?.[1] ?? [])),
]

function toIssuedBill(
  { paymentMethodCode, hasBusinessNumber, rules = USUAL_RULES }: BilledSubscription,
  billDate: string,
  lines: BillLine[],
) {
  const supplyAmount = sum(lines.map((line) => line.supplyAmount))
  const vatAmount = sum(lines.map((line) => line.vatAmount))
  const totalAmount = supplyAmount + vatAmount
  const billState: BillState = totalAmount > 0 ? 'OPEN' : totalAmount < 0 ? 'CREDIT' : 'PAID'
  return {
    period: billDate.slice(0, 'YYYY-MM'.length),
    billDate,
    dueDate: addDays(billDate, daysToPay(rules, paymentMethodCode)),
    billState,
    paymentMethodCode,
    paidOnIssue: billState === 'PAID',
    nextChargeOn: billState === 'OPEN' && paymentMethodCode !== 'G' ? billDate : null,
    taxInvoiceState: taxInvoiceStateOf({ lines, totalAmount }, paymentMethodCode, hasBusinessNumber),
    lines,
    supplyAmount,
    vatAmount,
    totalAmount,
    ...billScheduleOf(rules),
  }
}

/**
 * Whether a tax invoice must be issued for a bill with this payment method. A card slip replaces the tax invoice
 * (Enforcement Decree of the Value-Added Tax Act, article 71). A bill paid by card still needs a tax invoice where
 * that of an included bill must be corrected, or where nothing is charged and so there is no slip. No tax invoice is
 * issued without a business number, or if the tax invoices of the included bills already cover the whole amount.
 */
export function taxInvoiceStateOf(
  { lines, totalAmount }: Pick<IssuedBill, 'lines' | 'totalAmount'>,
  code: PaymentCode,
  hasBusinessNumber: boolean,
): Exclude<TaxInvoiceState, 'ISSUED'> {
  const invoiced = lines.filter(({ label }) => label.endsWith(INVOICED))
  const leftAmount = totalAmount - sum(invoiced.map(totalOf))
  if (!hasBusinessNumber || leftAmount === 0) return 'NONE'
  const hasSlip = code === 'C' && (invoiced.length === 0 || (totalAmount > 0 && leftAmount > 0))
  return hasSlip ? 'NONE' : 'PENDING'
}

/** Returns the amounts of a bill that are not yet covered by the tax invoices of the bills that it includes. */
export function leftToInvoice({ lines, ...bill }: Amounts & Pick<OpenBill, 'lines'>): Amounts {
  const invoiced = lines.filter(({ label }) => label.endsWith(INVOICED))
  return {
    supplyAmount: bill.supplyAmount - sum(invoiced.map(({ supplyAmount }) => supplyAmount)),
    vatAmount: bill.vatAmount - sum(invoiced.map(({ vatAmount }) => vatAmount)),
  }
}

type Amounts = { supplyAmount: number; vatAmount: number }
const totalOf = ({ supplyAmount, vatAmount }: Amounts) => supplyAmount + vatAmount
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
