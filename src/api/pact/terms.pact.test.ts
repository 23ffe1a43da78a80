import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { day, oneOf, time, yn } from './matchers.ts'
import { apiOf, calledBefore, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const { eachLike, string } = Matchers
const session = 'Tw6rTz9PbQx2VcLy7RnJd1HsGf6AeUi0OqKv3XtZ8Bg'
const unconfirmed = { session, password: 'Sori-narae-2026!', passwordCheckYn: 'N' } as const
const version = '1.0'
const codes = ['SERVICE', 'PRIVACY', 'AGE14', 'MARKETING', 'MARKETING_NIGHT'] as const
const inForce = { terms: codes.map((termsCode) => ({ termsCode, version })) }
const answered = { session, ...inForce }
const yes = { termsCode: 'MARKETING', version, agreedYn: 'Y' } as const
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
})

describe('listMyTerms', () => {
  it('says what the member answered, and when', () =>
    given('a member who answered the terms', answered)
      .uponReceiving('listMyTerms from a member')
      .withRequest(...calling('listMyTerms', {}, session))
      .willRespondWith(...succeeding({ list, history }))
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

  it('says from when a yes to advertising is asked for again', () =>
    given('a member who answered the terms', answered)
      .given(...calledBefore('answerTerms', yes, { session }))
      .uponReceiving('listMyTerms after a yes to advertising')
      .withRequest(...calling('listMyTerms', {}, session))
      .willRespondWith(
        ...succeeding({
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

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('listMyTerms from an unconfirmed member')
      .withRequest(...calling('listMyTerms', {}, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) => expectRefusal(apiOf(server, session).listMyTerms({}), 'password.unconfirmed')))
})

describe('answerTerms', () => {
  it('keeps the answer', () =>
    given('a member who answered the terms', answered)
      .uponReceiving('answerTerms with a yes to advertising')
      .withRequest(...calling('answerTerms', yes, session))
      .willRespondWith(...succeeding({ list, history }))
      .executeTest(async (server) => {
        expect((await apiOf(server, session).answerTerms(yes)).history[0]).toMatchObject({ agreedYn: 'Y' })
      }))

  it('takes no no to a required term', () =>
    given('a member who answered the terms', answered)
      .uponReceiving('answerTerms with a no to a required term')
      .withRequest(...calling('answerTerms', { ...yes, termsCode: 'SERVICE', agreedYn: 'N' }, session))
      .willRespondWith(...refusing('terms.required'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).answerTerms({ ...yes, termsCode: 'SERVICE', agreedYn: 'N' }),
          'terms.required',
        ),
      ))

  it('takes no answer to another edition', () =>
    given('a member who answered the terms', answered)
      .uponReceiving('answerTerms to another edition')
      .withRequest(...calling('answerTerms', { ...yes, version: '0.9' }, session))
      .willRespondWith(...refusing('terms.outdated'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).answerTerms({ ...yes, version: '0.9' }), 'terms.outdated'),
      ))

  it('takes no yes to the night alone', () =>
    given('a member who answered the terms', answered)
      .uponReceiving('answerTerms with a yes to the night alone')
      .withRequest(...calling('answerTerms', { ...yes, termsCode: 'MARKETING_NIGHT' }, session))
      .willRespondWith(...refusing('terms.dependent'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).answerTerms({ ...yes, termsCode: 'MARKETING_NIGHT' }),
          'terms.dependent',
        ),
      ))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('answerTerms from an unconfirmed member')
      .withRequest(...calling('answerTerms', yes, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).answerTerms(yes), 'password.unconfirmed'),
      ))
})

describe('getTermsEdition', () => {
  it('gives the text of an edition', () =>
    given('the terms in force', inForce)
      .uponReceiving('getTermsEdition of one in force')
      .withRequest(...calling('getTermsEdition', { termsCode: 'SERVICE', version }))
      .willRespondWith(
        ...succeeding({
          termsCode: 'SERVICE',
          version,
          title: string('서비스 이용약관'),
          requiredYn: 'Y',
          body: string('## 제1조 (목적)'),
          effectiveDate: day('2026-03-02'),
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server).getTermsEdition({ termsCode: 'SERVICE', version })).toMatchObject({
          title: '서비스 이용약관',
          requiredYn: 'Y',
        })
      }))

  it('knows no other edition', () =>
    given('the terms in force', inForce)
      .uponReceiving('getTermsEdition of one that never was')
      .withRequest(...calling('getTermsEdition', { termsCode: 'SERVICE', version: '0.1' }))
      .willRespondWith(...refusing('terms.missing'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server).getTermsEdition({ termsCode: 'SERVICE', version: '0.1' }),
          'terms.missing',
        ),
      ))
})
