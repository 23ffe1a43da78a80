import type { Schema } from '#contract/operation.ts'
import { CONSENT_MONTHS, termsRenewed } from '#domain/account/terms.ts'
import { addMonths, kstDate, toWireTime } from '#domain/dates.ts'

export type TermsCode = Schema<'MyTermsCode'>
export type TermsInForce = Pick<Schema<'MyTerm'>, 'termsCode' | 'version' | 'title' | 'requiredYn'>
export type Consent = { termsCode: TermsCode; version: string; agreed: boolean; answeredAt: Date }
const MAX_LENGTH = 200
const renewedCodes: readonly TermsCode[] = termsRenewed

/**
 * Returns a member's last answer about receiving news of subscriptions. `given` contains the answers for each current
 * subscription, `answers` those for all subscriptions, both with the latest first. The answer is yes if news of at
 * least one subscription may be sent; undefined if there is no current subscription.
 */
export function newsAnswerOf(answers: Consent[], given: Consent[]): Consent | undefined {
  const newsAnswer = answers.find(({ termsCode }) => termsCode === 'NEWS')
  const currentAnswers = given.map((answer) =>
    newsAnswer && newsAnswer.answeredAt > answer.answeredAt ? newsAnswer : answer,
  )
  return currentAnswers.find(({ agreed }) => agreed) ?? currentAnswers[0]
}

export type MyTermsFacts = {
  /** The terms in force. */
  terms: TermsInForce[]
  /** The member's answers, the latest first. */
  answers: Consent[]
  /** The member's answers about receiving news of each current subscription, the latest first. */
  given: Consent[]
  titleOf: (answer: Consent) => string
  /** Whether an agreement to a version is still valid today, so that no new one is needed. */
  isStillAgreed: (termsCode: TermsCode, version: string) => boolean
  /** The announced edition of a term. */
  nextOf: (termsCode: TermsCode) => Schema<'NextEdition'> | undefined
  now: Date
}

/**
 * A member's answer to each of the terms in force. An answer is due for a required term that was not accepted, for a
 * term whose agreement is no longer valid, and for a renewable consent that was given CONSENT_MONTHS ago.
 */
export function myTerms(facts: MyTermsFacts): Schema<'MyTerms'> {
  const { terms, answers, given, titleOf, isStillAgreed, nextOf, now } = facts
  const today = kstDate(now)
  const news = newsAnswerOf(answers, given)
  const history = [...answers, ...given].toSorted((a, b) => b.answeredAt.getTime() - a.answeredAt.getTime())
  const listedTerms = terms.filter(({ termsCode }) => termsCode !== 'NEWS' || news)
  return {
    list: listedTerms.map(({ termsCode, version, title, requiredYn }) => {
      const last = termsCode === 'NEWS' ? news : answers.find((answer) => answer.termsCode === termsCode)
      const agreed = last?.agreed ?? false
      const renewDate =
        last && agreed && renewedCodes.includes(termsCode)
          ? addMonths(kstDate(last.answeredAt), CONSENT_MONTHS)
          : null
      const isOld =
        last !== undefined &&
        agreed &&
        (!isStillAgreed(termsCode, last.version) || (renewDate !== null && renewDate <= today))
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
        next: nextOf(termsCode) ?? null,
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
