import * as v from 'valibot'
import type { Schema } from '#contract/operation.ts'
import { formatBusinessNumber, isBusinessNumber } from '#domain/korean/business-number.ts'
import { withParticle } from '#domain/korean/particles.ts'
import { formatPhone, isPhone, normalizePhone } from '#domain/korean/phone.ts'
import type { Brand } from './brand/brand.ts'
import { demoBrand } from './brand/demo-brand.ts'
import { ConfigError } from './config-error.ts'

/** A business that processes personal data for the operator: its task and its name. */
export type Processor = { task: string; name: string }
export type Operator = Omit<
  Schema<'Operator'>,
  'chargedMethods' | 'brandName' | 'supportHours' | 'legalFooter' | 'closedDay' | 'openingHours'
>
/** The bank account for the payment of bills that are not charged automatically. */
export type Payee = Schema<'BillPayee'>

const settingText = v.pipe(v.string(), v.trim(), v.maxLength(200, 'must be at most 200 characters'))

const entryPattern = /^([^=,]+)=([^=,]+)$/
/** "task=name,task=name": the tasks of companies that work for the operator and have no other setting. */
const processorList = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => entryPattern.exec(part.trim()))),
  v.check((found) => found.every((it) => it !== null), 'must be task=name, and commas between them'),
  v.transform((found) => found.map((it): Processor => ({ task: it![1]!.trim(), name: it![2]!.trim() }))),
)

/** The settings of the business that runs the portal, for the footer of every page and the privacy policy. */
export const operatorSettings = {
  OPERATOR_NAME: v.optional(settingText),
  OPERATOR_REPRESENTATIVE: v.optional(settingText),
  OPERATOR_BUSINESS_NO: v.optional(
    v.pipe(
      v.string(),
      v.check(isBusinessNumber, 'must be a business number (사업자등록번호)'),
      v.transform(formatBusinessNumber),
    ),
  ),
  OPERATOR_MAIL_ORDER_NO: v.optional(settingText),
  OPERATOR_ADDRESS: v.optional(settingText),
  OPERATOR_PHONE: v.optional(
    v.pipe(
      v.string(),
      v.check(isPhone, 'must be a Korean phone number'),
      v.transform((text) => formatPhone(normalizePhone(text))),
    ),
  ),
  OPERATOR_MAIL: v.optional(v.pipe(v.string(), v.email('must be a mail address'), v.maxLength(254))),
  OPERATOR_BANK: v.optional(v.pipe(settingText, v.maxLength(50, 'must be at most 50 characters'))),
  OPERATOR_ACCOUNT_NO: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d[\d-]{4,28}\d$/, 'must be an account number of digits and hyphens, 6 to 30 of them'),
    ),
  ),
  OPERATOR_ACCOUNT_HOLDER: v.optional(settingText),
  OPERATOR_HOST: v.optional(settingText),
  OPERATOR_PRIVACY_OFFICER: v.optional(settingText),
  OPERATOR_PROCESSORS: v.optional(processorList),
}

type OperatorSettings = v.InferOutput<v.ObjectSchema<typeof operatorSettings, undefined>>

/**
 * Returns the operator of the portal, the bank account for transfers, and the processors of personal data. Throws if
 * a required setting is missing.
 */
export const operatorConfig = (set: OperatorSettings, demo: boolean) => ({
  operator: operatorOf(set, demo),
  payee: payeeOf(set, demo),
  processors: set.OPERATOR_PROCESSORS ?? [],
})

/** The party of the terms, and the brand name under which the party sells. */
export type Party = Pick<Operator, 'operatorName'> & Pick<Brand, 'brandName'>

/**
 * Replaces `{{operatorName}}` in a text by the operator's name, and `{{brandName, 이라/라}}` by the brand's name, since
 * the terms name the configured party.
 */
export const nameOperator = (text: string, { operatorName, brandName }: Party): string =>
  text
    .replaceAll('{{operatorName}}', () => operatorName)
    .replaceAll('{{brandName, 이라/라}}', () => withParticle(brandName, '이라/라'))

/** Returns the signature of a mail: the sender with contact details. */
export const signatureOf = (operator: Operator): string =>
  [
    `${operator.operatorName} · 대표 ${operator.representative} · 사업자등록번호 ${operator.businessNo}`,
    operator.officeAddress,
    `${operator.supportPhone} · ${operator.supportMail}`,
  ].join('\n')

/** An invented business: its business number and its phone number are assigned to no one. */
const demoOperator: Operator = {
  operatorName: `${demoBrand.brandName} 체험판`,
  representative: '한가람',
  businessNo: '999-00-00001',
  mailOrderNo: '제0000-체험-0000호',
  officeAddress: '서울특별시 (체험판에는 주소가 없습니다)',
  supportPhone: '02-000-0000',
  supportMail: 'help@bitjang.example',
  hostName: null,
  privacyOfficer: '한가람',
}

/**
 * Returns the configured operator; in demo mode an invented operator if none is configured. Throws a ConfigError if
 * legally required settings are missing (Act on Consumer Protection in Electronic Commerce, article 10).
 */
function operatorOf(set: OperatorSettings, demo: boolean): Operator {
  if (demo && set.OPERATOR_NAME === undefined) return demoOperator
  const requiredSetting = (name: Exclude<keyof OperatorSettings, 'OPERATOR_PROCESSORS'>): string => {
    const value = set[name]
    if (!value)
      throw new ConfigError(
        `${name}: must be set, since every page names who runs the portal, or DEMO=1 for the demo world.`,
      )
    return value
  }
  const representative = requiredSetting('OPERATOR_REPRESENTATIVE')
  return {
    operatorName: requiredSetting('OPERATOR_NAME'),
    representative,
    businessNo: requiredSetting('OPERATOR_BUSINESS_NO'),
    mailOrderNo: set.OPERATOR_MAIL_ORDER_NO ?? null,
    officeAddress: requiredSetting('OPERATOR_ADDRESS'),
    supportPhone: requiredSetting('OPERATOR_PHONE'),
    supportMail: requiredSetting('OPERATOR_MAIL'),
    hostName: set.OPERATOR_HOST ?? null,
    privacyOfficer: set.OPERATOR_PRIVACY_OFFICER ?? representative,
  }
}

/** An account that no bank has. */
const demoPayee: Payee = {
  bankName: '체험은행',
  accountNumber: '000-000-000000',
  accountHolder: demoOperator.operatorName,
}

/**
 * Returns the configured account, by default held by the operator; in demo mode an invented account if none is
 * configured. Throws a ConfigError if the account is missing: bills by giro, from accounts and in dollars are paid by
 * transfer.
 */
function payeeOf(set: OperatorSettings, demo: boolean): Payee {
  if (demo && set.OPERATOR_BANK === undefined && set.OPERATOR_ACCOUNT_NO === undefined) return demoPayee
  const requiredSetting = (name: 'OPERATOR_BANK' | 'OPERATOR_ACCOUNT_NO'): string => {
    const value = set[name]
    if (!value)
      throw new ConfigError(
        `${name}: must be set, since invoices name where they are paid, or DEMO=1 for the demo world.`,
      )
    return value
  }
  return {
    bankName: requiredSetting('OPERATOR_BANK'),
    accountNumber: requiredSetting('OPERATOR_ACCOUNT_NO'),
    accountHolder: set.OPERATOR_ACCOUNT_HOLDER ?? operatorOf(set, demo).operatorName,
  }
}

/** Returns the configured processors of personal data for the operator. */
export function processorsOf({
  operator,
  processors,
  smsBy,
  toss,
  popbill,
  cashReceipts,
  bankAccount,
  nts,
  talk,
}: {
  operator: Operator
  processors: readonly Processor[]
  smsBy: object | undefined
  toss: object | undefined
  popbill: object | undefined
  cashReceipts: string | undefined
  bankAccount: object | undefined
  nts: object | undefined
  talk?: object | undefined
}): Processor[] {
  const { hostName } = operator
  return [
    ...(toss ? [{ task: '카드 결제', name: '토스페이먼츠 주식회사' }] : []),
    ...(popbill ? [{ task: '전자세금계산서 발행', name: '주식회사 링크허브' }] : []),
    ...(popbill && cashReceipts ? [{ task: '현금영수증 발행', name: '주식회사 링크허브' }] : []),
    ...(popbill && bankAccount ? [{ task: '계좌의 입금 내역 조회', name: '주식회사 링크허브' }] : []),
    ...(nts ? [{ task: '사업자등록 상태 조회와 진위 확인', name: '국세청(공공데이터포털)' }] : []),
    ...(smsBy && 'solapi' in smsBy ? [{ task: '문자 메시지 발송', name: '주식회사 솔라피' }] : []),
    ...(talk ? [{ task: '알림톡 발송', name: '주식회사 카카오' }] : []),
    ...processors,
    ...(hostName === null ? [] : [{ task: '서버 운영', name: hostName }]),
  ]
}
