import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { Clock } from '#domain/clock.ts'
import { formatDateTime, kstDate, toWireTime } from '#domain/dates.ts'
import type { Db } from '#server/db/client.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { noticeTexts } from '#server/messages/notice-texts.ts'
import type { Notices } from '#server/messages/notices.ts'
import { nameOperator, type Party } from '#server/operator.ts'
import { lockMember } from '#server/security/member-lock.ts'
import { type Consent, type Editions, myTerms, type TermsCode } from './terms.rules.ts'
import { consentsOf, insertConsents } from './terms.store.ts'

type Deps = {
  db: Db
  clock: Clock
  notices: Notices
  /** The terms that hold at a moment. */
  currentTerms: (now: Date) => Schema<'TermsText'>[]
  /** A member's answers to news with each open request and current subscription, the latest first. */
  newsAnswersOf: (db: Pick<Db, 'select'>, memberId: string) => Promise<Consent[]>
  catalogue: Editions
  /** The party of the terms. */
  party: () => Party
}

const advertising: readonly TermsCode[] = ['MARKETING', 'MARKETING_NIGHT', 'NEWS']

/** A member's accepted and declined terms; every answer is retained. */
export function termsOperations({
  db,
  clock,
  notices,
  currentTerms,
  newsAnswersOf,
  catalogue,
  party,
}: Deps): OperationsTagged<'terms', Caller> {
  const editionOf = (termsCode: TermsCode, version: string) =>
    catalogue[termsCode].find((edition) => edition.version === version)
  const titleOf = ({ termsCode, version }: Consent) => editionOf(termsCode, version)?.title ?? termsCode
  const shown = (answers: Consent[], given: Consent[]) =>
    myTerms(currentTerms(clock.now()), answers, given, titleOf, clock.now())

  return {
    async listMyTerms(_, caller) {
      const { memberId } = memberOf(caller)
      return shown(await consentsOf(db, memberId), await newsAnswersOf(db, memberId))
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
        const given = await newsAnswersOf(tx, memberId)
        const { list } = shown(before, given)
        const isAgreed = (code: TermsCode) =>
          list.some((each) => each.termsCode === code && each.agreedYn === 'Y')
        if (termsCode === 'MARKETING_NIGHT' && agreed && !isAgreed('MARKETING'))
          throw problemNamed('terms.dependent')
        const known = list.find((each) => each.termsCode === termsCode)
        if (!known) throw problemNamed('terms.outdated')
        // Repeating the same answer changes nothing, unless it was asked for.
        if (known.answeredAt !== null && known.agreedYn === agreedYn && known.dueYn === 'N')
          return shown(before, given)

        // The times of answers increase, so that one is the latest.
        const last = Math.max(0, ...[...before, ...given].map((answer) => answer.answeredAt.getTime()))
        const answeredAt = new Date(Math.max(now.getTime(), last + 1))
        const answers: Consent[] = [{ termsCode, version, agreed, answeredAt }]
        const night = list.find((each) => each.termsCode === 'MARKETING_NIGHT')
        if (termsCode === 'MARKETING' && !agreed && night?.agreedYn === 'Y')
          answers.push({ termsCode: 'MARKETING_NIGHT', version: night.version, agreed: false, answeredAt })
        await insertConsents(tx, memberId, answers)
        for (const answer of answers.filter((each) => advertising.includes(each.termsCode)))
          await notices.put(tx, {
            memberId,
            label: 'user',
            ...noticeTexts.consentAnswered(titleOf(answer), answer.agreed, formatDateTime(toWireTime(now))),
            path: '/my/terms',
          })
        return shown([...answers, ...before], given)
      })
    },

    getTermsEdition({ termsCode, version }) {
      const edition = editionOf(termsCode, version)
      // A future edition is not public.
      if (!edition || edition.effectiveDate > kstDate(clock.now())) throw problemNamed('terms.missing')
      const required =
        currentTerms(clock.now()).find((each) => each.termsCode === termsCode)?.requiredYn ?? 'N'
      return Promise.resolve({
        termsCode,
        requiredYn: required,
        ...edition,
        body: nameOperator(edition.body, party()),
      })
    },
  }
}
