import { createHash, createHmac } from 'node:crypto'
import type { Clock } from '#domain/clock.ts'
import { digitsOf } from '#domain/korean/digits.ts'
import type { TaxInvoiceFailure } from '#domain/tax-invoice/tax-invoice.ts'
import {
  type Correction,
  type KnownDocument,
  type TaxDocument,
  type TaxInvoiceService,
  type TaxParty,
  TaxServiceUnknown,
} from './service.ts'

const VERSION = '2.0'
/** Scopes of a token: a member of the service, and its tax invoices. */
const SCOPES = ['member', '110']
const TIMEOUT_MS = 20_000
/** A token is renewed so long before it ends. */
const SPARE_MS = 60_000
const [ISSUED, PENDING, PROCESSING, BEFORE, SENT, REJECTED] = [300, 302, 303, 301, 304, 305]
const NO_DOCUMENT = '-11000005'

/** `secretKey` is base64 as the service gives it; `isTest` selects its sandbox. */
export type PopbillAccount = {
  linkId: string
  secretKey: string
  businessNo: string
  isTest: boolean
}
type Answer = { ok: boolean; status: number; fields: Record<string, unknown> }

/**
 * Tax invoices through Popbill (developers.popbill.com, "전자세금계산서": RegistIssue, GetInfo, SendToNTS). Its tokens are
 * those of Linkhub, signed with HMAC-SHA256. Documents are known by `mgtKey`, of which the service issues one.
 */
export function popbillTaxInvoices(
  { linkId, secretKey, businessNo, isTest }: PopbillAccount,
  clock: Clock,
  { auth, service }: { auth: string; service: string },
): TaxInvoiceService {
  let token: { value: string; endsAt: number } | undefined

  async function tokenNow(): Promise<string> {
    const now = clock.now()
    if (token && token.endsAt - SPARE_MS > now.getTime()) return token.value
    const path = `/POPBILL${isTest ? '_TEST' : ''}/Token`
    const body = JSON.stringify({ access_id: businessNo, scope: SCOPES })
    const date = now.toISOString()
    const digest = createHash('sha256').update(body).digest('base64')
    const signature = createHmac('sha256', Buffer.from(secretKey, 'base64'))
      .update(['POST', digest, date, VERSION, path].join('\n'))
      .digest('base64')
    const answer = await ask(new URL(path, auth), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'x-lh-date': date,
        'x-lh-version': VERSION,
        Authorization: `LINKHUB ${linkId} ${signature}`,
      },
      body,
    })
    const { session_token: value, expiration } = answer.fields
    const endsAt = Date.parse(String(expiration))
    if (!answer.ok || typeof value !== 'string' || Number.isNaN(endsAt)) throw unknown(answer)
    token = { value, endsAt }
    return value
  }

  async function call(path: string, override?: string, body?: object): Promise<Answer> {
    const headers = { Authorization: `Bearer ${await tokenNow()}` }
    const answer = await ask(
      new URL(path, service),
      override === undefined
        ? { method: 'GET', headers }
        : {
            method: 'POST',
            headers: {
              ...headers,
              'Content-Type': 'application/json;charset=utf-8',
              'X-HTTP-Method-Override': override,
            },
            body: JSON.stringify(body ?? {}),
          },
    )
    if (answer.status === 401) token = undefined
    return answer
  }

  return {
    async issue(document) {
      const answer = await call('/Taxinvoice', 'ISSUE', contentOf(document))
      const { ntsConfirmNum } = answer.fields
      if (answer.ok && isNumber(ntsConfirmNum)) return { taxInvoiceNo: ntsConfirmNum }
      const failureCode = codeOf(answer)
      if (answer.status !== 400 || failureCode === undefined) throw unknown(answer)
      return { failure: failureOf(failureCode), failureCode }
    },

    async read(documentKey) {
      const answer = await call(`/Taxinvoice/SELL/${encodeURIComponent(documentKey)}`)
      if (!answer.ok && codeOf(answer) === NO_DOCUMENT) return undefined
      const { ntsconfirmNum, stateCode, ntsresultDT, ntssendErrCode } = answer.fields
      // A draft, or an issue that was cancelled at the service's own screen, has no number or no state of these.
      const state = stateOf(stateCode)
      if (!answer.ok || state === undefined || !isNumber(ntsconfirmNum)) throw unknown(answer)
      return {
        taxInvoiceNo: ntsconfirmNum,
        state,
        sentAt: state === 'SENT' ? timeOf(ntsresultDT) : null,
        failureCode: state === 'REJECTED' && isWord(ntssendErrCode) ? ntssendErrCode : null,
      }
    },

    async send(documentKey) {
      const answer = await call(`/Taxinvoice/SELL/${encodeURIComponent(documentKey)}`, 'NTS')
      if (!answer.ok && answer.status !== 400) throw unknown(answer)
    },
  }
}

async function ask(
  url: URL,
  request: { method: string; headers: Record<string, string>; body?: string },
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { ok, status } = response
    return { ok, status, fields: fieldsOf(await response.text()) }
  } catch (error) {
    throw new TaxServiceUnknown(
      `Popbill did not answer (${error instanceof Error ? error.name : 'unknown'}).`,
    )
  }
}

function fieldsOf(text: string): Record<string, unknown> {
  try {
    const fields: unknown = JSON.parse(text)
    return typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

// Only codes of the service are repeated: its sentences may name people.
const unknown = (answer: Answer) =>
  new TaxServiceUnknown(`Popbill answered ${answer.status} (${codeOf(answer) ?? 'no code'}).`)

const codeOf = ({ fields: { code } }: Answer): string | undefined =>
  /^-\d{8}$/.test(String(code)) ? String(code) : undefined

/** The parts of its codes that the service documents: points, its member, and the tax invoice itself. */
function failureOf(code: string): TaxInvoiceFailure {
  if (code.startsWith('-990')) return 'POINTS'
  return code.startsWith('-110') ? 'CONTENT' : 'ACCOUNT'
}

function stateOf(code: unknown): KnownDocument['state'] | undefined {
  if ([ISSUED, BEFORE, PENDING, PROCESSING].includes(Number(code))) return 'ISSUED'
  return Number(code) === SENT ? 'SENT' : Number(code) === REJECTED ? 'REJECTED' : undefined
}

const isNumber = (value: unknown): value is string => typeof value === 'string' && /^\d{24}$/.test(value)
const isWord = (value: unknown): value is string => typeof value === 'string' && /^\w{1,20}$/.test(value)

/** The moment of yyyyMMddHHmmss in Korea, or null. */
function timeOf(text: unknown): Date | null {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(String(text))
  if (!parts) return null
  const [, year, month, day, hour, minute, second] = parts
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+09:00`)
}

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
      // The day of the original is stated on one that cancels it (article 70 (1) 2 of the decree).
      remark1: `당초 작성일자 ${correction.originalWrittenOn}`,
    }),
    // Late, and so with a penalty, is better than never.
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
