import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { describeRefusals } from './describe-refusals.ts'
import { day, oneOf, time, yn } from './matchers.ts'
import { apiOf, beginInteraction, calledBefore, calling, successAnswer } from './pact.ts'
import { codes, session, termsAnswered, termsInForce, termsRefusals, version, yes } from './terms.refusals.ts'

const { eachLike, string } = Matchers
const consent = {
  termsCode: oneOf(...codes),
  version: string(version),
  title: string('서비스 이용약관'),
  agreedYn: yn('Y'),
  answeredAt: time('2026-11-21T09:00:00+09:00'),
}
const history = eachLike(consent)
const list = eachLike({
  termsCode: oneOf(...codes),
  version: string(version),
  title: string('서비스 이용약관'),
  requiredYn: yn('Y'),
  agreedYn: yn('Y'),
  answeredVersion: string(version),
  answeredAt: time('2026-11-21T09:00:00+09:00'),
  dueYn: yn('N'),
  next: null,
})

describe('listMyTerms', () => {
  it('returns the member’s answers with their times', () =>
    beginInteraction('a member who answered the terms', termsAnswered)
      .uponReceiving('listMyTerms from a member')
      .withRequest(...calling('listMyTerms', {}, session))
      .willRespondWith(...successAnswer({ list, history }))
      .executeTest(async (server) => {
        const { list: terms, history: before } = await apiOf(server, session).listMyTerms({})
        expect(terms[0]).toMatchObject({
          termsCode: 'SERVICE',
          agreedYn: 'Y',
          answeredVersion: version,
          dueYn: 'N',
        })
        expect(before[0]).toMatchObject({ termsCode: 'SERVICE', version, agreedYn: 'Y' })
      }))

  it('returns the announced edition of a term', () =>
    beginInteraction('a member who answered the terms', { ...termsAnswered, announced: '2099-03-02' })
      .uponReceiving('listMyTerms with an announced edition')
      .withRequest(...calling('listMyTerms', {}, session))
      .willRespondWith(
        ...successAnswer({
          list: codes.map((termsCode) => ({
            termsCode,
            next: termsCode === 'SERVICE' ? { version: '2.0', effectiveDate: '2099-03-02' } : null,
          })),
        }),
      )
      .executeTest(async (server) => {
        const { list: terms } = await apiOf(server, session).listMyTerms({})
        expect(terms[0]).toMatchObject({ next: { version: '2.0', effectiveDate: '2099-03-02' } })
      }))

  it('returns the day from which consent to advertising is requested again', () =>
    beginInteraction('a member who answered the terms', termsAnswered)
      .given(...calledBefore('answerTerms', yes, { session }))
      .uponReceiving('listMyTerms after a yes to advertising')
      .withRequest(...calling('listMyTerms', {}, session))
      .willRespondWith(
        ...successAnswer({
          list: codes.map((termsCode) => ({
            termsCode,
            renewDate: termsCode === 'MARKETING' ? day('2028-11-21') : null,
          })),
        }),
      )
      .executeTest(async (server) => {
        const { list: terms } = await apiOf(server, session).listMyTerms({})
        expect(terms.map(({ renewDate }) => renewDate)).toEqual([null, null, null, '2028-11-21', null])
      }))
})

describe('answerTerms', () => {
  it('saves the answer', () =>
    beginInteraction('a member who answered the terms', termsAnswered)
      .uponReceiving('answerTerms with a yes to advertising')
      .withRequest(...calling('answerTerms', yes, session))
      .willRespondWith(...successAnswer({ list, history }))
      .executeTest(async (server) => {
        expect((await apiOf(server, session).answerTerms(yes)).history[0]).toMatchObject({ agreedYn: 'Y' })
      }))
})

describe('getTermsEdition', () => {
  it('returns the changes of an announced edition', () =>
    beginInteraction('a member who answered the terms', { ...termsAnswered, announced: '2099-03-02' })
      .given(...calledBefore('listMyTerms', {}, { session }))
      .uponReceiving('getTermsEdition of an announced one')
      .withRequest(...calling('getTermsEdition', { termsCode: 'SERVICE', version: '2.0' }))
      .willRespondWith(
        ...successAnswer({
          termsCode: 'SERVICE',
          version: '2.0',
          changes: eachLike({ kind: oneOf('SAME', 'ADDED', 'REMOVED'), text: string('이 약관은') }),
        }),
      )
      .executeTest(async (server) => {
        const { changes } = await apiOf(server).getTermsEdition({ termsCode: 'SERVICE', version: '2.0' })
        expect(changes[0]).toMatchObject({ kind: 'SAME' })
      }))

  it('returns the text of an edition', () =>
    beginInteraction('the terms in force', termsInForce)
      .uponReceiving('getTermsEdition of one in force')
      .withRequest(...calling('getTermsEdition', { termsCode: 'SERVICE', version }))
      .willRespondWith(
        ...successAnswer({
          termsCode: 'SERVICE',
          version,
          title: string('서비스 이용약관'),
          requiredYn: 'Y',
          body: string('## 제1조 (목적)'),
          effectiveDate: day('2026-03-02'),
          changes: [],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server).getTermsEdition({ termsCode: 'SERVICE', version })).toMatchObject({
          title: '서비스 이용약관',
          requiredYn: 'Y',
        })
      }))
})

describeRefusals(termsRefusals)
