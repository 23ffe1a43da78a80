import type { Schema } from '#contract/operation.ts'
import { CONSENT_MONTHS, termsRenewed } from '#domain/account/terms.ts'
import { addMonths, kstDate, toWireTime } from '#domain/dates.ts'

export type TermsCode = Schema<'MyTermsCode'>
export type TermsInForce = Pick<Schema<'MyTerm'>, 'termsCode' | 'version' | 'title' | 'requiredYn'>
export type Consent = { termsCode: TermsCode; version: string; agreed: boolean; answeredAt: Date }
const MAX_LENGTH = 200
const renewed: readonly TermsCode[] = termsRenewed

/**
 * A member's last answer to news of subscriptions: `given` are the answers with each current request, `answers` the
 * ones for all subscriptions, both the latest first. The answer is yes if news of one of them may be sent; undefined
 * if there is no current request.
 */
export function newsAnswerOf(answers: Consent[], given: Consent[]): Consent | undefined {
  const later = answers.find(({ termsCode }) => termsCode === 'NEWS')
  const standing = given.map((answer) => (later && later.answeredAt > answer.answeredAt ? later : answer))
  return standing.find(({ agreed }) => agreed) ?? standing[0]
}

export type MyTermsFacts = {
  /** The terms in force. */
  terms: TermsInForce[]
  /** The member's answers, the latest first. */
  answers: Consent[]
  /** The member's consents to news with each current subscription, the latest first. */
  given: Consent[]
  titleOf: (answer: Consent) => string
  /** Whether an agreement to a version is still valid today, so that no new one is needed. */
  isStillAgreed: (termsCode: TermsCode, version: string) => boolean
  /** The announced edition of a term. */
  nextOf: (termsCode: TermsCode) => Schema<'NextEdition'> | undefined
  now: Date
}

/**
 * A member's answer to each of the terms in force. An answer is due for a required term that was not
 * accepted, and for one whose agreement is no longer valid or, if it must be renewed, was given
 * CONSENT_MONTHS ago.
 */
export function myTerms(facts: MyTermsFacts): Schema<'MyTerms'> {
  const { terms, answers, given, titleOf, isStillAgreed, nextOf, now } = facts
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
