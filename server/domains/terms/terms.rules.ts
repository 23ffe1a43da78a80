import type { Schema } from '#contract/operation.ts'
import { CONSENT_MONTHS, type TermsCode, termsRenewed } from '#domain/account/terms.ts'
import { addMonths, kstDate, toWireTime } from '#domain/dates.ts'

export type Consent = { termsCode: TermsCode; version: string; agreed: boolean; answeredAt: Date }
export type Editions = Readonly<
  Record<TermsCode, readonly Pick<Schema<'Terms'>, 'version' | 'title' | 'body' | 'effectiveDate'>[]>
>

const MOST = 200

/**
 * What a member has answered to each of the terms in force; `answers` are theirs, the latest first. An answer is due for
 * a required term that was not agreed to in this edition, and for a consent that was given to another edition or, where
 * it is to be renewed, CONSENT_MONTHS ago.
 */
export function myTerms(
  terms: Schema<'Terms'>[],
  answers: Consent[],
  titleOf: (answer: Consent) => string,
  now: Date,
): Schema<'MyTerms'> {
  const today = kstDate(now)
  return {
    list: terms.map(({ termsCode, version, title, requiredYn }) => {
      const last = answers.find((answer) => answer.termsCode === termsCode)
      const agreed = last?.agreed ?? false
      const renewDate =
        last && agreed && termsRenewed.includes(termsCode)
          ? addMonths(kstDate(last.answeredAt), CONSENT_MONTHS)
          : null
      const isOld = agreed && (last?.version !== version || (renewDate !== null && renewDate <= today))
      return {
        termsCode,
        version,
        title,
        requiredYn,
        agreedYn: agreed ? 'Y' : 'N',
        answeredVersion: last?.version ?? null,
        answeredAt: last ? toWireTime(last.answeredAt) : null,
        renewDate,
        dueYn: isOld || (requiredYn === 'Y' && !agreed) ? 'Y' : 'N',
      }
    }),
    history: answers.slice(0, MOST).map((answer) => ({
      termsCode: answer.termsCode,
      version: answer.version,
      title: titleOf(answer),
      agreedYn: answer.agreed ? 'Y' : 'N',
      answeredAt: toWireTime(answer.answeredAt),
    })),
  }
}
