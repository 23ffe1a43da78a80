import type { CashReceiptFailure } from '#domain/cash-receipt/cash-receipt.ts'
import type { Clock } from '#domain/clock.ts'
import { toWireTime } from '#domain/dates.ts'
import {
  codeOf,
  type PopbillAccount,
  type PopbillAddresses,
  popbillClient,
  timeOf,
} from '#server/popbill/popbill-client.ts'
import {
  type CashReceiptService,
  type KnownReceipt,
  type KnownReceiptNo,
  type ReceiptDocument,
  ReceiptServiceUnknown,
} from './service.ts'

/** Popbill's code for the scope of cash receipts. */
const SCOPE = '140'
const [ISSUED, SENT, REJECTED] = [300, 304, 305]
const NO_DOCUMENT = '-14000003'
/**
 * Popbill's codes for the reason why a receipt is taken back: the payment was refunded, or the receipt was issued by
 * mistake.
 */
const cancelTypes = { REFUND: 1, MISTAKE: 2 } as const

/**
 * Creates the cash receipt service of Popbill (developers.popbill.com, "현금영수증": RegistIssue, RevokeRegistIssue,
 * GetInfo). Popbill identifies a document by its `mgtKey`, issues only one for each key, and sends it to the tax
 * office on the next day.
 */
export function popbillCashReceipts(
  account: PopbillAccount,
  clock: Clock,
  addresses: PopbillAddresses,
): CashReceiptService {
  const { get, post, unknown } = popbillClient(account, clock, addresses, {
    scope: SCOPE,
    Unknown: ReceiptServiceUnknown,
  })

  return {
    async issue(document) {
      const answer = await post(
        '/Cashbill',
        document.cancels
          ? { override: 'REVOKEISSUE', body: cancellationOf(document, document.cancels) }
          : { override: 'ISSUE', body: contentOf(document) },
      )
      const knownNumber = answer.ok ? numberOf(answer.fields) : undefined
      if (knownNumber) return knownNumber
      const failureCode = codeOf(answer)
      if (answer.status !== 400 || failureCode === undefined) throw unknown(answer)
      return { failure: failureOf(failureCode), failureCode }
    },

    async read(documentKey) {
      const answer = await get(`/Cashbill/${encodeURIComponent(documentKey)}`)
      if (!answer.ok && codeOf(answer) === NO_DOCUMENT) return undefined
      const knownNumber = numberOf(answer.fields)
      const { stateCode, ntsresultDT, ntsresultCode } = answer.fields
      const state = stateOf(stateCode)
      if (!answer.ok || !knownNumber || state === undefined) throw unknown(answer)
      return {
        ...knownNumber,
        state,
        sentAt: state === 'SENT' ? timeOf(ntsresultDT) : null,
        failureCode: state === 'REJECTED' && isServiceCode(ntsresultCode) ? ntsresultCode : null,
      }
    },
  }
}

function numberOf({ confirmNum, tradeDate }: Record<string, unknown>): KnownReceiptNo | undefined {
  const day = /^(\d{4})(\d\d)(\d\d)$/.exec(String(tradeDate))
  if (!day || typeof confirmNum !== 'string' || !/^\w{1,24}$/.test(confirmNum)) return undefined
  return { confirmNo: confirmNum, tradedOn: day.slice(1).join('-') }
}

function stateOf(code: unknown): KnownReceipt['state'] | undefined {
  if (Number(code) === ISSUED) return 'ISSUED'
  return Number(code) === SENT ? 'SENT' : Number(code) === REJECTED ? 'REJECTED' : undefined
}

/**
 * Classifies a failure code by its documented prefix: the points, the content of the receipt, or the member of the
 * service.
 */
function failureOf(code: string): CashReceiptFailure {
  if (code.startsWith('-990')) return 'POINTS'
  return code.startsWith('-140') ? 'CONTENT' : 'ACCOUNT'
}

const isServiceCode = (value: unknown): value is string =>
  typeof value === 'string' && /^\w{1,20}$/.test(value)
const momentOf = (time: Date) => toWireTime(time).slice(0, 'YYYY-MM-DDTHH:MM:SS'.length).replace(/\D/g, '')
const amountsOf = ({ supplyAmount, vatAmount }: ReceiptDocument) => ({
  totalAmount: String(supplyAmount + vatAmount),
  supplyCost: String(supplyAmount),
  tax: String(vatAmount),
  serviceFee: '0',
})

const contentOf = (document: ReceiptDocument): object => ({
  mgtKey: document.documentKey,
  tradeDT: momentOf(document.tradedAt),
  tradeType: '승인거래',
  tradeUsage: document.usage === 'EXPENSE' ? '지출증빙용' : '소득공제용',
  tradeOpt: '일반',
  taxationType: '과세',
  ...amountsOf(document),
  identityNum: document.number,
  customerName: document.payer,
  itemName: document.item,
  email: document.email,
  franchiseCorpNum: document.seller.businessNo,
  franchiseCorpName: document.seller.companyName,
  franchiseCEOName: document.seller.ownerName,
  franchiseAddr: document.seller.address,
  franchiseTEL: document.seller.phone,
  smssendYN: false,
})

const cancellationOf = (
  document: ReceiptDocument,
  { confirmNo, tradedOn, isPart, reason }: NonNullable<ReceiptDocument['cancels']>,
): object => ({
  mgtKey: document.documentKey,
  tradeDT: momentOf(document.tradedAt),
  orgConfirmNum: confirmNo,
  orgTradeDate: tradedOn.replaceAll('-', ''),
  isPartCancel: isPart,
  cancelType: cancelTypes[reason],
  ...amountsOf(document),
  smssendYN: false,
})
