import type { Schema } from '#contract/operation.ts'

export type RetainedType = Schema<'KeptRecord'>['keptType']

const commerceLaw = { law: '전자상거래 등에서의 소비자보호에 관한 법률', shortLaw: '전자상거래법' }
const communicationLaw = { law: '통신비밀보호법', shortLaw: '통신비밀보호법' }

/**
 * The records that the law requires to be retained after a withdrawal, with the number of months and the law.
 * Contracts, payments, complaints and disputes of consumers: decree of the Act on Consumer Protection in Electronic
 * Commerce, article 6. Log-in records: decree of the Protection of Communications Secrets Act, article 41. Screens,
 * terms and mails state the contents of this table.
 */
export const retention = {
  CONTRACT: { records: '계약, 청약 철회와 대금 결제에 관한 기록', months: 60, ...commerceLaw },
  COMPLAINT: { records: '소비자의 불만이나 분쟁 처리에 관한 기록(문의와 상담)', months: 36, ...commerceLaw },
  SIGN_IN: { records: '로그인 기록', months: 3, ...communicationLaw },
} as const satisfies Record<RetainedType, { records: string; months: number; law: string; shortLaw: string }>

export const retainedTypes = Object.keys(retention) as RetainedType[]

const MONTHS_OF_A_YEAR = 12

/** A number of months as Korean text, in years if possible: 5년, 3개월. */
export const periodInWords = (months: number): string =>
  months % MONTHS_OF_A_YEAR === 0 ? `${months / MONTHS_OF_A_YEAR}년` : `${months}개월`

/** One line for each kind of record that is retained: its name, the period and the law. */
export const retentionLines = (types: readonly RetainedType[], law: 'law' | 'shortLaw' = 'law'): string =>
  types
    .map(
      (type) =>
        `- ${retention[type].records}: ${periodInWords(retention[type].months)} (${retention[type][law]})`,
    )
    .join('\n')
