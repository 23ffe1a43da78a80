import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { personal } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const { integer } = Matchers
const session = 'Lw6rTz9PbQx2VcLy7RnJd1HsGf6AeUi0OqKv3XtZ8Bg'
const [password, newPassword] = ['Sori-narae-2026!', 'dalbit-norae-4718']
const unconfirmed = { session, password, passwordCheckYn: 'N' } as const
const confirmed = { ...unconfirmed, passwordCheckYn: 'Y' } as const
const sent = { session, code: '428051', ageSeconds: 10, wrongTries: 0 }
const right = { code: sent.code }
const wrong = { code: '000000' }
const change = { password, newPassword }

describe('changePassword', () => {
  it('gives the member another password', () =>
    given('a logged-in member', confirmed)
      .uponReceiving('changePassword with the right one')
      .withRequest(...calling('changePassword', change, session))
      .willRespondWith(...succeeding({ changedYn: 'Y' }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).changePassword(change)).toEqual({ changedYn: 'Y' })
      }))

  it('says how many tries are left', () =>
    given('a logged-in member', confirmed)
      .uponReceiving('changePassword with a wrong one')
      .withRequest(...calling('changePassword', { password: 'wrong', newPassword }, session))
      .willRespondWith(...refusing('password.wrong', { remaining: 4 }))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).changePassword({ password: 'wrong', newPassword }),
          'password.wrong',
          { remaining: 4 },
        ),
      ))

  it('pauses after five wrong passwords', () =>
    given('a paused password check', { session, password, passwordCheckYn: 'Y' })
      .uponReceiving('changePassword after five wrong passwords')
      .withRequest(...calling('changePassword', change, session))
      .willRespondWith(...refusing('password.paused', { retryAfterSeconds: 900 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).changePassword(change), 'password.paused', {
          retryAfterSeconds: 900,
        }),
      ))

  it('refuses a weak password', () =>
    given('a logged-in member', confirmed)
      .uponReceiving('changePassword to a weak one')
      .withRequest(...calling('changePassword', { password, newPassword: 'password1' }, session))
      .willRespondWith(...refusing('password.weak', { weakness: 'common' }))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).changePassword({ password, newPassword: 'password1' }),
          'password.weak',
          { weakness: 'common' },
        ),
      ))

  it('refuses the same password', () =>
    given('a logged-in member', { ...confirmed, password: newPassword })
      .uponReceiving('changePassword to the same one')
      .withRequest(...calling('changePassword', { password: newPassword, newPassword }, session))
      .willRespondWith(...refusing('password.same'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).changePassword({ password: newPassword, newPassword }),
          'password.same',
        ),
      ))

  it('asks for a fresh proof', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('changePassword without a fresh proof')
      .withRequest(...calling('changePassword', change, session))
      .willRespondWith(...refusing('verification.stale'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).changePassword(change), 'verification.stale'),
      ))
})

describe('sendCertificationCode', () => {
  it('sends a message to the own number', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('sendCertificationCode from an unconfirmed member')
      .withRequest(...calling('sendCertificationCode', {}, session))
      .willRespondWith(
        ...succeeding({
          destination: personal('010-****-1234'),
          expiresInSeconds: integer(180),
          resendInSeconds: integer(30),
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).sendCertificationCode({})).toEqual({
          destination: '010-****-1234',
          expiresInSeconds: 180,
          resendInSeconds: 30,
        })
      }))

  it('waits before it sends another', () =>
    given('a certification that waits for its code', sent)
      .uponReceiving('sendCertificationCode again too soon')
      .withRequest(...calling('sendCertificationCode', {}, session))
      .willRespondWith(...refusing('code.tooSoon', { retryAfterSeconds: 20 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).sendCertificationCode({}), 'code.tooSoon', {
          retryAfterSeconds: 20,
        }),
      ))

  it('pauses after wrong codes', () =>
    given('a certification that waits for its code', { ...sent, ageSeconds: 60, wrongTries: 5 })
      .uponReceiving('sendCertificationCode after five wrong codes')
      .withRequest(...calling('sendCertificationCode', {}, session))
      .willRespondWith(...refusing('code.exhausted', { retryAfterSeconds: 900 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).sendCertificationCode({}), 'code.exhausted', {
          retryAfterSeconds: 900,
        }),
      ))

  it('is limited', () =>
    given('a member whose number had many codes', { session })
      .uponReceiving('sendCertificationCode to a number that had many')
      .withRequest(...calling('sendCertificationCode', {}, session))
      .willRespondWith(...refusing('verification.tooMany', { retryAfterSeconds: 3600 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).sendCertificationCode({}), 'verification.tooMany', {
          retryAfterSeconds: 3600,
        }),
      ))

  it('refuses a visitor', () =>
    given('a visitor', {})
      .uponReceiving('sendCertificationCode from a visitor')
      .withRequest(...calling('sendCertificationCode', {}))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).sendCertificationCode({}), 'session.missing')))

  it('says that a session is over', () =>
    given('an ended session', { session })
      .uponReceiving('sendCertificationCode with an ended session')
      .withRequest(...calling('sendCertificationCode', {}, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).sendCertificationCode({}), 'session.expired'),
      ))
})

describe('verifyCertificationCode', () => {
  it('stands in for the password check', () =>
    given('a certification that waits for its code', sent)
      .uponReceiving('verifyCertificationCode with the right code')
      .withRequest(...calling('verifyCertificationCode', right, session))
      .willRespondWith(...succeeding({ passwordCheckYn: 'Y' }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).verifyCertificationCode(right)).toEqual({ passwordCheckYn: 'Y' })
      }))

  it('says how many tries are left', () =>
    given('a certification that waits for its code', sent)
      .uponReceiving('verifyCertificationCode with a wrong code')
      .withRequest(...calling('verifyCertificationCode', wrong, session))
      .willRespondWith(...refusing('code.wrong', { remaining: 4 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).verifyCertificationCode(wrong), 'code.wrong', { remaining: 4 }),
      ))

  it('takes no old code', () =>
    given('a certification that waits for its code', { ...sent, ageSeconds: 181 })
      .uponReceiving('verifyCertificationCode after three minutes')
      .withRequest(...calling('verifyCertificationCode', right, session))
      .willRespondWith(...refusing('code.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).verifyCertificationCode(right), 'code.expired'),
      ))

  it('takes no code after five wrong ones', () =>
    given('a certification that waits for its code', { ...sent, wrongTries: 5 })
      .uponReceiving('verifyCertificationCode after five wrong ones')
      .withRequest(...calling('verifyCertificationCode', right, session))
      .willRespondWith(...refusing('code.exhausted', { retryAfterSeconds: 900 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).verifyCertificationCode(right), 'code.exhausted', {
          retryAfterSeconds: 900,
        }),
      ))

  it('refuses a visitor', () =>
    given('a visitor', {})
      .uponReceiving('verifyCertificationCode from a visitor')
      .withRequest(...calling('verifyCertificationCode', right))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server).verifyCertificationCode(right), 'session.missing'),
      ))

  it('says that a session is over', () =>
    given('an ended session', { session })
      .uponReceiving('verifyCertificationCode with an ended session')
      .withRequest(...calling('verifyCertificationCode', right, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).verifyCertificationCode(right), 'session.expired'),
      ))
})
