import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { Clock } from '#domain/clock.ts'
import { formatDateTime, toWireTime } from '#domain/dates.ts'
import type { Db } from '#server/db/client.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { noticeTexts } from '#server/messages/notice-texts.ts'
import type { Notices } from '#server/messages/notices.ts'
import { nameOperator, type Party } from '#server/operator.ts'
import { lockMember } from '#server/security/member-lock.ts'
import { rememberedChanges } from '#server/terms/changes.ts'
import { type Edition, validOf } from '#server/terms/editions.ts'
import type { TermsLibrary } from '#server/terms/terms-library.ts'
import { editionOperations } from './editions.operations.ts'
import { type Consent, myTerms, type TermsCode, type TermsInForce } from './terms.rules.ts'
import { consentsOf, insertConsents } from './terms.store.ts'

type Deps = {
  db: Db
  clock: Clock
  notices: Notices
  /** The terms in force at a moment. */
  currentTerms: (now: Date) => TermsInForce[]
  /** A member's answers to advertising, given with each open request and current subscription, the latest first. */
  newsAnswersOf: (db: Pick<Db, 'select'>, memberId: string) => Promise<Consent[]>
  editionsOf: (code: TermsCode) => readonly Edition[]
  /** Whether an agreement to a version is still valid at a moment, so that no new one is needed. */
  isStillAgreed: (code: TermsCode, version: string, now: Date) => boolean
  /** The announced edition of a term at a moment. */
  nextOf: (code: TermsCode, now: Date) => Schema<'NextEdition'> | undefined
  library: TermsLibrary
  /** The operator's details that are inserted into the terms. */
  party: () => Party
}

const advertisingCodes: readonly TermsCode[] = ['MARKETING', 'MARKETING_NIGHT', 'NEWS']

/** A member's accepted and declined terms; every answer is retained. */
export function termsOperations({
  db,
  clock,
  notices,
  currentTerms,
  newsAnswersOf,
  editionsOf,
  isStillAgreed,
  nextOf,
  library,
  party,
}: Deps): OperationsTagged<'terms', Caller> {
  const editionOf = (termsCode: TermsCode, version: string) =>
    editionsOf(termsCode).find((edition) => edition.version === version)
  const changesOf = rememberedChanges()
  const titleOf = ({ termsCode, version }: Consent) => editionOf(termsCode, version)?.title ?? termsCode
  const answersInOrder = (answers: Consent[], given: Consent[]) => {
    const now = clock.now()
    return myTerms({
      terms: currentTerms(now),
      answers,
      given,
      titleOf,
      isStillAgreed: (code, version) => isStillAgreed(code, version, now),
      nextOf: (code) => nextOf(code, now),
      now,
    })
  }

  return {
    ...editionOperations({ db, clock, library }),

    async listMyTerms(_, caller) {
      const { memberId } = memberOf(caller)
      const [answers, given] = await Promise.all([
        consentsOf(db, memberId),
        newsAnswersOf(db, memberId),
        library.refresh(),
      ])
      return answersInOrder(answers, given)
    },

    async answerTerms({ termsCode, version, agreedYn }, caller) {
      const { memberId } = memberOf(caller)
      const now = clock.now()
      const agreed = agreedYn === 'Y'
      const term = currentTerms(now).find((each) => each.termsCode === termsCode)
      if (term?.version !== version) throw problemNamed('terms.outdated')
      if (!agreed && term.requiredYn === 'Y') throw problemNamed('terms.required')
      return db.transaction(async (tx) => {
        await lockMember(tx, memberId)
        const before = await consentsOf(tx, memberId)
        const newsAnswers = await newsAnswersOf(tx, memberId)
        const { list } = answersInOrder(before, newsAnswers)
        const isAgreed = (code: TermsCode) =>
          list.some((each) => each.termsCode === code && each.agreedYn === 'Y')
        if (termsCode === 'MARKETING_NIGHT' && agreed && !isAgreed('MARKETING'))
          throw problemNamed('terms.dependent')
        const listedTerm = list.find((each) => each.termsCode === termsCode)
        if (!listedTerm) throw problemNamed('terms.outdated')
        // Repeating the same answer changes nothing, unless a new answer was asked for.
        if (listedTerm.answeredAt !== null && listedTerm.agreedYn === agreedYn && listedTerm.dueYn === 'N')
          return answersInOrder(before, newsAnswers)

        // The times of answers increase, so that there is always one latest answer.
        const lastTime = Math.max(
          0,
          ...[...before, ...newsAnswers].map((answer) => answer.answeredAt.getTime()),
        )
        const answeredAt = new Date(Math.max(now.getTime(), lastTime + 1))
        const answers: Consent[] = [{ termsCode, version, agreed, answeredAt }]
        const nightTerm = list.find((each) => each.termsCode === 'MARKETING_NIGHT')
        if (termsCode === 'MARKETING' && !agreed && nightTerm?.agreedYn === 'Y')
          answers.push({
            termsCode: 'MARKETING_NIGHT',
            version: nightTerm.version,
            agreed: false,
            answeredAt,
          })
        await insertConsents(tx, memberId, answers)
        for (const answer of answers.filter((each) => advertisingCodes.includes(each.termsCode)))
          await notices.put(tx, {
            memberId,
            label: 'user',
            ...noticeTexts.consentAnswered(titleOf(answer), answer.agreed, formatDateTime(toWireTime(now))),
            path: '/my/terms',
          })
        return answersInOrder([...answers, ...before], newsAnswers)
      })
    },

    getTermsEdition({ termsCode, version }) {
      const editions = validOf(editionsOf(termsCode))
      const at = editions.findIndex((edition) => edition.version === version)
      const [edition, before] = [editions[at], editions[at - 1]]
      if (!edition) throw problemNamed('terms.missing')
      const withOperatorName = (text: string) => nameOperator(text, party())
      const required =
        currentTerms(clock.now()).find((each) => each.termsCode === termsCode)?.requiredYn ?? 'N'
      return Promise.resolve({
        termsCode,
        requiredYn: required,
        version,
        title: edition.title,
        effectiveDate: edition.effectiveDate,
        body: withOperatorName(edition.body),
        changes: before ? changesOf(withOperatorName(before.body), withOperatorName(edition.body)) : [],
      })
    },
  }
}
