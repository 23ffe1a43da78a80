import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { personal, time, yn } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const { integer } = Matchers
const session = 'Jw6rTz9PbQx2VcLy7RnJd1HsGf6AeUi0OqKv3XtZ8Bg'
const unconfirmed = { session, password: 'Sori-narae-2026!', passwordCheckYn: 'N' } as const
const confirmed = { ...unconfirmed, passwordCheckYn: 'Y' } as const
const phone = { session, contactType: 'PHONE', value: '01000007788' } as const
const mail = { session, contactType: 'EMAIL', value: 'narae.new@solbaram.example' } as const
const code = '428051'
const sent = { code, ageSeconds: 10, wrongTries: 0 }
const asked = { contactType: 'PHONE' } as const
const right = { contactType: 'PHONE', code } as const
const wrong = { contactType: 'PHONE', code: '000000' } as const
const times = { expiresInSeconds: integer(180), resendInSeconds: integer(30) }

describe('sendContactCode', () => {
  it('sends a message', () =>
    given('a contact that is to change', phone)
      .uponReceiving('sendContactCode to another number')
      .withRequest(...calling('sendContactCode', asked, session))
      .willRespondWith(...succeeding(times))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).sendContactCode(asked)).toEqual({
          expiresInSeconds: 180,
          resendInSeconds: 30,
        })
      }))

  it('sends a mail', () =>
    given('a contact that is to change', mail)
      .uponReceiving('sendContactCode to another address')
      .withRequest(...calling('sendContactCode', { contactType: 'EMAIL' }, session))
      .willRespondWith(...succeeding(times))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).sendContactCode({ contactType: 'EMAIL' })).toEqual({
          expiresInSeconds: 180,
          resendInSeconds: 30,
        })
      }))

  it('needs something to prove', () =>
    given('a logged-in member', confirmed)
      .uponReceiving('sendContactCode with nothing to prove')
      .withRequest(...calling('sendContactCode', asked, session))
      .willRespondWith(...refusing('contact.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).sendContactCode(asked), 'contact.missing'),
      ))

  it('waits before it sends another', () =>
    given('a contact that waits for its code', { ...phone, ...sent })
      .uponReceiving('sendContactCode again too soon')
      .withRequest(...calling('sendContactCode', asked, session))
      .willRespondWith(...refusing('code.tooSoon', { retryAfterSeconds: 20 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).sendContactCode(asked), 'code.tooSoon', {
          retryAfterSeconds: 20,
        }),
      ))

  it('pauses after wrong codes', () =>
    given('a contact that waits for its code', { ...phone, ...sent, ageSeconds: 60, wrongTries: 5 })
      .uponReceiving('sendContactCode after five wrong codes')
      .withRequest(...calling('sendContactCode', asked, session))
      .willRespondWith(...refusing('code.exhausted', { retryAfterSeconds: 900 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).sendContactCode(asked), 'code.exhausted', {
          retryAfterSeconds: 900,
        }),
      ))

  it('is limited', () =>
    given('a contact that had many codes', phone)
      .uponReceiving('sendContactCode to a number that had many')
      .withRequest(...calling('sendContactCode', asked, session))
      .willRespondWith(...refusing('verification.tooMany', { retryAfterSeconds: 3600 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).sendContactCode(asked), 'verification.tooMany', {
          retryAfterSeconds: 3600,
        }),
      ))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('sendContactCode from an unconfirmed member')
      .withRequest(...calling('sendContactCode', asked, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).sendContactCode(asked), 'password.unconfirmed'),
      ))
})

describe('verifyContactCode', () => {
  it('puts the number in the place of the old one', () =>
    given('a contact that waits for its code', { ...phone, ...sent })
      .uponReceiving('verifyContactCode with the right code')
      .withRequest(...calling('verifyContactCode', right, session))
      .willRespondWith(
        ...succeeding({
          email: personal('narae.song@solbaram.example'),
          name: personal('송나래'),
          phoneNumber: personal(phone.value),
          subEmail: personal('narae@pyeonji.example'),
          companyName: personal('솔바람상회 주식회사'),
          deptName: personal('총무팀'),
          joinedAt: time('2026-03-02T09:00:00+09:00'),
          subscribeYn: yn('N'),
        }),
      )
      .executeTest(async (server) => {
        expect((await apiOf(server, session).verifyContactCode(right)).phoneNumber).toBe(phone.value)
      }))

  it('needs something to prove', () =>
    given('a logged-in member', confirmed)
      .uponReceiving('verifyContactCode with nothing to prove')
      .withRequest(...calling('verifyContactCode', right, session))
      .willRespondWith(...refusing('contact.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).verifyContactCode(right), 'contact.missing'),
      ))

  it('says how many tries are left', () =>
    given('a contact that waits for its code', { ...phone, ...sent })
      .uponReceiving('verifyContactCode with a wrong code')
      .withRequest(...calling('verifyContactCode', wrong, session))
      .willRespondWith(...refusing('code.wrong', { remaining: 4 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).verifyContactCode(wrong), 'code.wrong', { remaining: 4 }),
      ))

  it('takes no old code', () =>
    given('a contact that waits for its code', { ...phone, ...sent, ageSeconds: 181 })
      .uponReceiving('verifyContactCode after three minutes')
      .withRequest(...calling('verifyContactCode', right, session))
      .willRespondWith(...refusing('code.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).verifyContactCode(right), 'code.expired'),
      ))

  it('takes no code after five wrong ones', () =>
    given('a contact that waits for its code', { ...phone, ...sent, wrongTries: 5 })
      .uponReceiving('verifyContactCode after five wrong ones')
      .withRequest(...calling('verifyContactCode', right, session))
      .willRespondWith(...refusing('code.exhausted', { retryAfterSeconds: 900 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).verifyContactCode(right), 'code.exhausted', {
          retryAfterSeconds: 900,
        }),
      ))

  it('asks for a fresh proof', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('verifyContactCode without a fresh proof')
      .withRequest(...calling('verifyContactCode', right, session))
      .willRespondWith(...refusing('verification.stale'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).verifyContactCode(right), 'verification.stale'),
      ))
})
