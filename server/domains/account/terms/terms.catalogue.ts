import type { Schema } from '#contract/operation.ts'
import { type TermsCode, termsCodes, termsRequired } from '#domain/account/terms.ts'
import { kstDate } from '#domain/dates.ts'
import { privacyTerms } from './privacy-terms.ts'
import { serviceTerms } from './service-terms.ts'
import { ageTerms, marketingTerms, nightTerms } from './short-terms.ts'

type Edition = Pick<Schema<'Terms'>, 'version' | 'title' | 'body' | 'effectiveDate'>
/** Every edition of every term, the oldest first. */
export type TermsCatalogue = Record<TermsCode, readonly Edition[]>

/**
 * The editions that the portal is shipped with, used until the staff writes its own. To change a document, add an
 * edition with the day from which it applies; never change an existing edition.
 */
export const termsCatalogue: TermsCatalogue = {
  SERVICE: [{ version: '1.0', title: '서비스 이용약관', effectiveDate: '2026-03-02', body: serviceTerms }],
  PRIVACY: [
    { version: '1.0', title: '개인정보 수집 및 이용 동의', effectiveDate: '2026-03-02', body: privacyTerms },
  ],
  AGE14: [{ version: '1.0', title: '만 14세 이상입니다', effectiveDate: '2026-03-02', body: ageTerms }],
  MARKETING: [
    { version: '1.0', title: '광고성 정보 수신 동의', effectiveDate: '2026-03-02', body: marketingTerms },
  ],
  MARKETING_NIGHT: [
    { version: '1.0', title: '야간 광고성 정보 수신 동의', effectiveDate: '2026-03-02', body: nightTerms },
  ],
}

/** The terms in force at a moment, in the order in which they are shown: the latest edition of each. */
export function currentTerms(now: Date, catalogue: TermsCatalogue = termsCatalogue): Schema<'Terms'>[] {
  const today = kstDate(now)
  return termsCodes.flatMap((termsCode) => {
    const latestEdition = catalogue[termsCode].findLast(({ effectiveDate }) => effectiveDate <= today)
    if (!latestEdition) return []
    const { version, title, body, effectiveDate } = latestEdition
    const requiredYn = termsRequired[termsCode] ? ('Y' as const) : ('N' as const)
    return [{ termsCode, requiredYn, version, title, body, effectiveDate }]
  })
}
