import type { Clock } from '#domain/clock.ts'
import { digitsOf } from '#domain/korean/digits.ts'
import type { TaxInvoiceFailure } from '#domain/tax-invoice/tax-invoice.ts'
import {
  codeOf,
  type PopbillAccount,
  type PopbillAddresses,
  popbillClient,
  timeOf,
} from '#server/popbill/popbill-client.ts'
import {
  type Correction,
  type KnownDocument,
  type TaxDocument,
  type TaxInvoiceService,
  type TaxParty,
  TaxServiceUnknown,
} from './service.ts'

/** Popbill's code for the scope of tax invoices. */
const SCOPE = '110'
const [ISSUED, PENDING, PROCESSING, BEFORE, SENT, REJECTED] = [300, 302, 303, 301, 304, 305]
const NO_DOCUMENT = '-11000005'

/**
 * Issues tax invoices through Popbill (developers.popbill.com, "전자세금계산서": RegistIssue, GetInfo, SendToNTS), with
 * tokens of Linkhub, signed with HMAC-SHA256. Popbill identifies a document by its `mgtKey`, and issues only one
 * document for each key.
 */
export function popbillTaxInvoices(
  account: PopbillAccount,
  clock: Clock,
  addresses: PopbillAddresses,
): TaxInvoiceService {
  const { get, post, unknown } = popbillClient(account, clock, addresses, {
    scope: SCOPE,
    Unknown: TaxServiceUnknown,
  })

  return {
    async issue(document) {
      const answer = await post('/Taxinvoice', { override: 'ISSUE', body: contentOf(document) })
      const { ntsConfirmNum } = answer.fields
      if (answer.ok && isNumber(ntsConfirmNum)) return { taxInvoiceNo: ntsConfirmNum }
      const failureCode = codeOf(answer)
      if (answer.status !== 400 || failureCode === undefined) throw unknown(answer)
      return { failure: failureOf(failureCode), failureCode }
    },

    async read(documentKey) {
      const answer = await get(`/Taxinvoice/SELL/${encodeURIComponent(documentKey)}`)
      if (!answer.ok && codeOf(answer) === NO_DOCUMENT) return undefined
      const { ntsconfirmNum, stateCode, ntsresultDT, ntssendErrCode } = answer.fields
      // A draft, or a document whose issue was cancelled on the service's own screen, has no approval number or an
      // unknown state.
      const state = stateOf(stateCode)
      if (!answer.ok || state === undefined || !isNumber(ntsconfirmNum)) throw unknown(answer)
      return {
        taxInvoiceNo: ntsconfirmNum,
        state,
        sentAt: state === 'SENT' ? timeOf(ntsresultDT) : null,
        failureCode: state === 'REJECTED' && isServiceCode(ntssendErrCode) ? ntssendErrCode : null,
      }
    },

    async send(documentKey) {
      const answer = await post(`/Taxinvoice/SELL/${encodeURIComponent(documentKey)}`, { override: 'NTS' })
      if (!answer.ok && answer.status !== 400) throw unknown(answer)
    },
  }
}

/**
 * Classifies a failure code by its documented prefix: the points, the content of the tax invoice, or the account at
 * the service.
 */
function failureOf(code: string): TaxInvoiceFailure {
  if (code.startsWith('-990')) return 'POINTS'
  return code.startsWith('-110') ? 'CONTENT' : 'ACCOUNT'
}

function stateOf(code: unknown): KnownDocument['state'] | undefined {
  if ([ISSUED, BEFORE, PENDING, PROCESSING].includes(Number(code))) return 'ISSUED'
  return Number(code) === SENT ? 'SENT' : Number(code) === REJECTED ? 'REJECTED' : undefined
}

const isNumber = (value: unknown): value is string => typeof value === 'string' && /^\d{24}$/.test(value)
const isServiceCode = (value: unknown): value is string =>
  typeof value === 'string' && /^\w{1,20}$/.test(value)

const modifyCodes: Readonly<Record<Correction['reason'], number>> = { CHANGE: 2, CANCELLATION: 4 }

function contentOf(document: TaxDocument): object {
  const { documentKey, writtenOn, isPaid, supplyAmount, vatAmount, seller, buyer, item, correction } =
    document
  const day = digitsOf(writtenOn)
  const [supply, tax] = [String(supplyAmount), String(vatAmount)]
  return {
    issueType: '정발행',
    taxType: '과세',
    chargeDirection: '정과금',
    writeDate: day,
    purposeType: isPaid ? '영수' : '청구',
    supplyCostTotal: supply,
    taxTotal: tax,
    totalAmount: String(supplyAmount + vatAmount),
    invoicerMgtKey: documentKey,
    ...partyOf('invoicer', seller),
    invoicerEmail: seller.email,
    invoiceeType: '사업자',
    ...partyOf('invoicee', buyer),
    invoiceeEmail1: buyer.email,
    detailList: [{ serialNum: 1, purchaseDT: day, itemName: item, supplyCost: supply, tax }],
    ...(correction && {
      modifyCode: modifyCodes[correction.reason],
      orgNTSConfirmNum: correction.originalNo,
      // A tax invoice that cancels another one states the day of the original (article 70 (1) 2 of the decree).
      remark1: `당초 작성일자 ${correction.originalWrittenOn}`,
    }),
    // A late tax invoice is issued as well, since a penalty for the delay is better than no tax invoice.
    forceIssue: true,
  }
}

const partyOf = (side: 'invoicer' | 'invoicee', party: TaxParty) => ({
  [`${side}CorpNum`]: party.businessNo,
  [`${side}CorpName`]: party.companyName,
  [`${side}CEOName`]: party.ownerName,
  [`${side}Addr`]: party.address,
  [`${side}BizClass`]: party.businessCategory,
  [`${side}BizType`]: party.businessType,
})
