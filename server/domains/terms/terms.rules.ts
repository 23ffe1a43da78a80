import type { Schema } from '#contract/operation.ts'
import { CONSENT_MONTHS, termsRenewed } from '#domain/account/terms.ts'
import { addMonths, kstDate, toWireTime } from '#domain/dates.ts'

export type TermsCode = Schema<'MyTermsCode'>
export type Consent = { termsCode: TermsCode; version: string; agreed: boolean; answeredAt: Date }
export type Editions = Readonly<
  Record<TermsCode, readonly Pick<Schema<'TermsText'>, 'version' | 'title' | 'body' | 'effectiveDate'>[]>
>

const MAX_LENGTH = 200
const renewed: readonly TermsCode[] = termsRenewed

/**
 * A member's last answer to news of subscriptions; `given` are those with each current request, `answers`
 * those for all of them, both the latest first. Yes if news of one of them may be sent; undefined if there is
 * no current one.
 */
export function newsAnswerOf(answers: Consent[], given: Consent[]): Consent | undefined {
  const later = answers.find(({ termsCode }) => termsCode === 'NEWS')
  const standing = given.map((answer) => (later && later.answeredAt > answer.answeredAt ? later : answer))
  return standing.find(({ agreed }) => agreed) ?? standing[0]
}

/**
 * A member's answer to each of the terms in force; `answers` are the member's, the latest first, `given`
 * those to news of each current subscription. An answer is due for a required term that was not accepted in
 * this edition, and for a consent that was given to another edition or, if it must be renewed, CONSENT_MONTHS
 * ago.
 */
export function myTerms(
  terms: Schema<'TermsText'>[],
  answers: Consent[],
  given: Consent[],
  titleOf: (answer: Consent) => string,
  now: Date,
): Schema<'MyTerms'> {
  const today = kstDate(now)
  const news = newsAnswerOf(answers, given)
  const history = [...answers, ...given].toSorted((a, b) => b.answeredAt.getTime() - a.answeredAt.getTime())
  const listed = terms.filter(({ termsCode }) => termsCode !== 'NEWS' || news)
  return {
    list: listed.map(({ termsCode, version, title, requiredYn }) => {
      const last = termsCode === 'NEWS' ? news : answers.find((answer) => answer.termsCode === termsCode)
      const agreed = last?.agreed ?? false
      const renewDate =
        last && agreed && renewed.includes(termsCode)
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
    history: history.slice(0, MAX_LENGTH).map((answer) => ({
      termsCode: answer.termsCode,
      version: answer.version,
      title: titleOf(answer),
      agreedYn: answer.agreed ? 'Y' : 'N',
      answeredAt: toWireTime(answer.answeredAt),
    })),
  }
}
