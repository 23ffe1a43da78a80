import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '#domain/base64.ts'
import { day, oneOf, personal, subscriptionNo, time, uuid, yn } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'
import { assertion, assertionOfWorld } from './passkey.ts'

const { eachLike, integer, string } = Matchers
const session = 'Wd7kTz9PbQx2VcLy7RnJd1HsGf6AeUi0OqKv3XtZ8Bg'
const proofKey = 'Pk3mTz9PbQx2VcLy7RnJd1HsGf6AeUi0OqKv3XtZ8Bg'
const idempotencyKey = '5b0e7c14-92a8-4d3f-b6c1-0f8e2d7a4935'
const unconfirmed = { session, password: 'Sori-narae-2026!', passwordCheckYn: 'N' } as const
const reason = { reasonCode: 'RARELY_USED', reasonText: '다른 회사로 옮깁니다' }
const leaving = { idempotencyKey, proofKey, ...reason }
const leavingOnTheWire = { ...leaving, reasonText: encodeBase64(reason.reasonText) }
const kept = eachLike({
  keptType: oneOf('SIGN_IN', 'CONTRACT', 'COMPLAINT'),
  months: integer(3),
  count: integer(1),
})

describe('checkWithdrawal', () => {
  it('tells what is given up and what is kept', () =>
    given('a member who may leave', { session, password: 'Sori-narae-2026!', wrongTries: 0 })
      .uponReceiving('checkWithdrawal from a member who may leave')
      .withRequest(...calling('checkWithdrawal', {}, session))
      .willRespondWith(
        ...succeeding({
          subscriptions: [],
          bills: [],
          apps: [],
          releases: eachLike({
            releaseType: oneOf('COUNSEL', 'GRANT', 'ACCESS_REQUEST', 'SUBSCRIPTION_REQUEST'),
            name: string('11월 24일'),
          }),
          kept,
        }),
      )
      .executeTest(async (server) => {
        const { releases, kept: told } = await apiOf(server, session).checkWithdrawal({})
        expect(releases).toEqual([{ releaseType: 'COUNSEL', name: '11월 24일' }])
        expect(told).toEqual([{ keptType: 'SIGN_IN', months: 3, count: 1 }])
      }))

  it('tells what must be settled first', () =>
    given('a member who may not leave yet', { session, proofKey })
      .uponReceiving('checkWithdrawal from a member who may not leave')
      .withRequest(...calling('checkWithdrawal', {}, session))
      .willRespondWith(
        ...succeeding({
          subscriptions: eachLike({
            subscriptionId: uuid('c0ffee00-52c3-4b8e-9d17-3a6c80e2b591'),
            subscriptionNo: subscriptionNo('S2097-000001'),
            subscriptionState: string('ACTIVE'),
            serviceName: string('빗장 통합 로그인'),
            planName: string('팀'),
            endDate: day('2027-10-20'),
          }),
          bills: eachLike({
            billNo: string('B2097-000001'),
            subscriptionId: uuid('c0ffee00-52c3-4b8e-9d17-3a6c80e2b591'),
            serviceName: string('빗장 통합 로그인'),
            period: string('2026-10'),
            currency: oneOf('KRW', 'USD'),
            totalAmount: integer(247_500),
            dueDate: day('2026-11-10'),
          }),
          apps: [
            {
              appId: uuid('3f9d27c4-8b15-4e60-a7d2-5c08e1b46f93'),
              appName: string('재무 회계'),
              duty: 'APP_ADMIN',
              settleYn: yn('Y'),
              admins: [],
            },
            {
              appId: uuid('8c15e7a0-42d9-4b36-9f81-d06a3e7b5c24'),
              appName: string('전자 결재'),
              duty: 'LEVEL_ADMIN',
              settleYn: yn('N'),
              admins: [{ name: personal('이지호') }],
            },
          ],
        }),
      )
      .executeTest(async (server) => {
        const { subscriptions, bills, apps } = await apiOf(server, session).checkWithdrawal({})
        expect(apps[0]).toMatchObject({ appName: '재무 회계', settleYn: 'Y' })
        expect(subscriptions[0]).toMatchObject({ subscriptionState: 'ACTIVE', planName: '팀' })
        expect(bills[0]).toMatchObject({ totalAmount: 247_500, dueDate: '2026-11-10' })
      }))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('checkWithdrawal from an unconfirmed member')
      .withRequest(...calling('checkWithdrawal', {}, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).checkWithdrawal({}), 'password.unconfirmed'),
      ))
})

describe('listWithdrawalReasons', () => {
  it('gives the reasons', () =>
    given('a member who may leave', { session, password: 'Sori-narae-2026!', wrongTries: 0 })
      .uponReceiving('listWithdrawalReasons from a member')
      .withRequest(...calling('listWithdrawalReasons', {}, session))
      .willRespondWith(
        ...succeeding({
          list: eachLike({ reasonCode: string('RARELY_USED'), reasonName: string('자주 이용하지 않습니다') }),
        }),
      )
      .executeTest(async (server) => {
        const { list } = await apiOf(server, session).listWithdrawalReasons({})
        expect(list).toEqual([{ reasonCode: 'RARELY_USED', reasonName: '자주 이용하지 않습니다' }])
      }))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('listWithdrawalReasons from an unconfirmed member')
      .withRequest(...calling('listWithdrawalReasons', {}, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).listWithdrawalReasons({}), 'password.unconfirmed'),
      ))
})

describe('startWithdrawalProof', () => {
  const password = 'Sori-narae-2026!'
  const start = (server: { url: string }, given = password) =>
    apiOf(server, session).startWithdrawalProof({ password: given })

  it('gives the key where there is no second factor', () =>
    given('a member who may leave', { session, password, wrongTries: 0 })
      .uponReceiving('startWithdrawalProof with the right password')
      .withRequest(...calling('startWithdrawalProof', { password }, session))
      .willRespondWith(
        ...succeeding({ proofKey: string(proofKey), factors: [], recoveryCodeYn: 'N', passkey: null }),
      )
      .executeTest(async (server) => {
        expect(await start(server)).toEqual({ proofKey, factors: [], recoveryCodeYn: 'N', passkey: null })
      }))

  it('names the second factors that come next', () => {
    const world = { session, password, recoveryCode: 'K7QF-3M9X-ZT2P-H4WD', wrongTries: 0 }
    return given('a withdrawal that waits for the second factor', world)
      .uponReceiving('startWithdrawalProof of a member with a second factor')
      .withRequest(...calling('startWithdrawalProof', { password }, session))
      .willRespondWith(
        ...succeeding({
          proofKey: null,
          factors: [{ mfaType: 'sms', destination: string(encodeBase64('010-****-1234')) }],
          recoveryCodeYn: 'Y',
          passkey: null,
        }),
      )
      .executeTest(async (server) => {
        const { factors } = await start(server)
        expect(factors).toEqual([{ mfaType: 'sms', destination: '010-****-1234' }])
      })
  })

  it('says how many tries are left', () =>
    given('a member who may leave', { session, password, wrongTries: 0 })
      .uponReceiving('startWithdrawalProof with a wrong password')
      .withRequest(...calling('startWithdrawalProof', { password: 'not this one' }, session))
      .willRespondWith(...refusing('password.wrong', { remaining: 4 }))
      .executeTest((server) =>
        expectRefusal(start(server, 'not this one'), 'password.wrong', { remaining: 4 }),
      ))

  it('asks for the second check first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('startWithdrawalProof from an unconfirmed member')
      .withRequest(...calling('startWithdrawalProof', { password }, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) => expectRefusal(start(server), 'password.unconfirmed')))

  it('pauses', () =>
    given('a member who may leave', { session, password, wrongTries: 5 })
      .uponReceiving('startWithdrawalProof after five wrong passwords')
      .withRequest(...calling('startWithdrawalProof', { password }, session))
      .willRespondWith(...refusing('password.paused', { retryAfterSeconds: 900 }))
      .executeTest((server) => expectRefusal(start(server), 'password.paused', { retryAfterSeconds: 900 })))
})

const recoveryCode = 'K7QF-3M9X-ZT2P-H4WD'
const waiting = { session, recoveryCode, wrongTries: 0 }
const challengeId = '7c5e2a19-4b83-4f06-9d1a-e60f3b8c2d74'
const code = '482915'
const sent = { challengeId, code, ageSeconds: 40 }

describe('sendWithdrawalCode', () => {
  const send = (server: { url: string }, mfaType: 'sms' | 'totp' = 'sms') =>
    apiOf(server, session).sendWithdrawalCode({ mfaType })

  it('sends a message', () =>
    given('a withdrawal that waits for the second factor', waiting)
      .uponReceiving('sendWithdrawalCode by message')
      .withRequest(...calling('sendWithdrawalCode', { mfaType: 'sms' }, session))
      .willRespondWith(
        ...succeeding({
          challengeId: uuid(challengeId),
          securityType: 'SECURITY',
          mfaType: 'sms',
          destination: string(encodeBase64('010-****-1234')),
          expiresInSeconds: integer(180),
          resendInSeconds: integer(30),
        }),
      )
      .executeTest(async (server) => {
        expect(await send(server)).toMatchObject({
          challengeId,
          destination: '010-****-1234',
          resendInSeconds: 30,
        })
      }))

  it('needs the password first', () =>
    given('a member who may leave', { session, password: 'Sori-narae-2026!', wrongTries: 0 })
      .uponReceiving('sendWithdrawalCode before the password')
      .withRequest(...calling('sendWithdrawalCode', { mfaType: 'sms' }, session))
      .willRespondWith(...refusing('withdrawal.unproven'))
      .executeTest((server) => expectRefusal(send(server), 'withdrawal.unproven')))

  it('knows the factors there are', () =>
    given('a withdrawal that waits for the second factor', waiting)
      .uponReceiving('sendWithdrawalCode by an app that is not there')
      .withRequest(...calling('sendWithdrawalCode', { mfaType: 'totp' }, session))
      .willRespondWith(...refusing('factor.unavailable'))
      .executeTest((server) => expectRefusal(send(server, 'totp'), 'factor.unavailable')))

  it('waits before it sends another', () =>
    given('a withdrawal that waits for the second factor', { ...waiting, sent: { ...sent, ageSeconds: 10 } })
      .uponReceiving('sendWithdrawalCode again too soon')
      .withRequest(...calling('sendWithdrawalCode', { mfaType: 'sms' }, session))
      .willRespondWith(...refusing('code.tooSoon', { retryAfterSeconds: 20 }))
      .executeTest((server) => expectRefusal(send(server), 'code.tooSoon', { retryAfterSeconds: 20 })))

  it('pauses after wrong codes', () =>
    given('a withdrawal that waits for the second factor', { ...waiting, wrongTries: 5 })
      .uponReceiving('sendWithdrawalCode after five wrong codes')
      .withRequest(...calling('sendWithdrawalCode', { mfaType: 'sms' }, session))
      .willRespondWith(...refusing('code.exhausted', { retryAfterSeconds: 900 }))
      .executeTest((server) => expectRefusal(send(server), 'code.exhausted', { retryAfterSeconds: 900 })))

  it('asks for the second check first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('sendWithdrawalCode from an unconfirmed member')
      .withRequest(...calling('sendWithdrawalCode', { mfaType: 'sms' }, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) => expectRefusal(send(server), 'password.unconfirmed')))
})

describe('verifyWithdrawalCode', () => {
  const verify = (server: { url: string }, digits = code) =>
    apiOf(server, session).verifyWithdrawalCode({ challengeId, code: digits })

  it('gives the key', () =>
    given('a withdrawal that waits for the second factor', { ...waiting, sent })
      .uponReceiving('verifyWithdrawalCode with the right code')
      .withRequest(...calling('verifyWithdrawalCode', { challengeId, code }, session))
      .willRespondWith(...succeeding({ proofKey: string(proofKey) }))
      .executeTest(async (server) => {
        expect(await verify(server)).toEqual({ proofKey })
      }))

  it('needs the password first', () =>
    given('a member who may leave', { session, password: 'Sori-narae-2026!', wrongTries: 0 })
      .uponReceiving('verifyWithdrawalCode before the password')
      .withRequest(...calling('verifyWithdrawalCode', { challengeId, code }, session))
      .willRespondWith(...refusing('withdrawal.unproven'))
      .executeTest((server) => expectRefusal(verify(server), 'withdrawal.unproven')))

  it('says how many tries are left', () =>
    given('a withdrawal that waits for the second factor', { ...waiting, sent })
      .uponReceiving('verifyWithdrawalCode with a wrong code')
      .withRequest(...calling('verifyWithdrawalCode', { challengeId, code: '000000' }, session))
      .willRespondWith(...refusing('code.wrong', { remaining: 4 }))
      .executeTest((server) => expectRefusal(verify(server, '000000'), 'code.wrong', { remaining: 4 })))

  it('takes no old code', () =>
    given('a withdrawal that waits for the second factor', { ...waiting, sent: { ...sent, ageSeconds: 181 } })
      .uponReceiving('verifyWithdrawalCode after three minutes')
      .withRequest(...calling('verifyWithdrawalCode', { challengeId, code }, session))
      .willRespondWith(...refusing('code.expired'))
      .executeTest((server) => expectRefusal(verify(server), 'code.expired')))

  it('takes no code after five wrong ones', () =>
    given('a withdrawal that waits for the second factor', { ...waiting, wrongTries: 5, sent })
      .uponReceiving('verifyWithdrawalCode after five wrong ones')
      .withRequest(...calling('verifyWithdrawalCode', { challengeId, code }, session))
      .willRespondWith(...refusing('code.exhausted', { retryAfterSeconds: 900 }))
      .executeTest((server) => expectRefusal(verify(server), 'code.exhausted', { retryAfterSeconds: 900 })))

  it('asks for the second check first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('verifyWithdrawalCode from an unconfirmed member')
      .withRequest(...calling('verifyWithdrawalCode', { challengeId, code }, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) => expectRefusal(verify(server), 'password.unconfirmed')))
})

describe('verifyWithdrawalRecoveryCode', () => {
  const verify = (server: { url: string }, given = recoveryCode) =>
    apiOf(server, session).verifyWithdrawalRecoveryCode({ recoveryCode: given })

  it('gives the key', () =>
    given('a withdrawal that waits for the second factor', waiting)
      .uponReceiving('verifyWithdrawalRecoveryCode with an unused one')
      .withRequest(...calling('verifyWithdrawalRecoveryCode', { recoveryCode }, session))
      .willRespondWith(...succeeding({ proofKey: string(proofKey) }))
      .executeTest(async (server) => {
        expect(await verify(server)).toEqual({ proofKey })
      }))

  it('needs the password first', () =>
    given('a member who may leave', { session, password: 'Sori-narae-2026!', wrongTries: 0 })
      .uponReceiving('verifyWithdrawalRecoveryCode before the password')
      .withRequest(...calling('verifyWithdrawalRecoveryCode', { recoveryCode }, session))
      .willRespondWith(...refusing('withdrawal.unproven'))
      .executeTest((server) => expectRefusal(verify(server), 'withdrawal.unproven')))

  it('says how many tries are left', () =>
    given('a withdrawal that waits for the second factor', waiting)
      .uponReceiving('verifyWithdrawalRecoveryCode with a wrong one')
      .withRequest(...calling('verifyWithdrawalRecoveryCode', { recoveryCode: 'WRONG-CODE' }, session))
      .willRespondWith(...refusing('recovery.wrong', { remaining: 4 }))
      .executeTest((server) =>
        expectRefusal(verify(server, 'WRONG-CODE'), 'recovery.wrong', { remaining: 4 }),
      ))

  it('pauses after five wrong ones', () =>
    given('a withdrawal that waits for the second factor', { ...waiting, wrongTries: 5 })
      .uponReceiving('verifyWithdrawalRecoveryCode after five wrong ones')
      .withRequest(...calling('verifyWithdrawalRecoveryCode', { recoveryCode }, session))
      .willRespondWith(...refusing('code.exhausted', { retryAfterSeconds: 900 }))
      .executeTest((server) => expectRefusal(verify(server), 'code.exhausted', { retryAfterSeconds: 900 })))

  it('asks for the second check first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('verifyWithdrawalRecoveryCode from an unconfirmed member')
      .withRequest(...calling('verifyWithdrawalRecoveryCode', { recoveryCode }, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) => expectRefusal(verify(server), 'password.unconfirmed')))
})

describe('verifyWithdrawalPasskey', () => {
  const verify = (server: { url: string }) =>
    apiOf(server, session).verifyWithdrawalPasskey({ credential: assertion })

  it('gives the key', () =>
    given('a withdrawal that waits for a passkey', { session })
      .uponReceiving('verifyWithdrawalPasskey with the answer of an authenticator')
      .withRequest(...calling('verifyWithdrawalPasskey', { credential: assertionOfWorld }, session))
      .willRespondWith(...succeeding({ proofKey: string(proofKey) }))
      .executeTest(async (server) => {
        expect(await verify(server)).toEqual({ proofKey })
      }))

  it('needs the password first', () =>
    given('a member who may leave', { session, password: 'Sori-narae-2026!', wrongTries: 0 })
      .uponReceiving('verifyWithdrawalPasskey before the password')
      .withRequest(...calling('verifyWithdrawalPasskey', { credential: assertion }, session))
      .willRespondWith(...refusing('withdrawal.unproven'))
      .executeTest((server) => expectRefusal(verify(server), 'withdrawal.unproven')))

  it('asks for the second check first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('verifyWithdrawalPasskey from an unconfirmed member')
      .withRequest(...calling('verifyWithdrawalPasskey', { credential: assertion }, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) => expectRefusal(verify(server), 'password.unconfirmed')))
})

describe('completeWithdrawal', () => {
  it('says when it was, and what is kept', () =>
    given('a member who has shown who they are', { session, proofKey })
      .uponReceiving('completeWithdrawal with a reason')
      .withRequest(...calling('completeWithdrawal', leavingOnTheWire, session))
      .willRespondWith(...succeeding({ withdrawnAt: time('2026-11-21T12:00:00+09:00'), kept }))
      .executeTest(async (server) => {
        const done = await apiOf(server, session).completeWithdrawal(leaving)
        expect(done).toEqual({
          withdrawnAt: '2026-11-21T12:00:00+09:00',
          kept: [{ keptType: 'SIGN_IN', months: 3, count: 1 }],
        })
      }))

  it('needs a member', () =>
    given('a visitor', {})
      .uponReceiving('completeWithdrawal from a visitor')
      .withRequest(
        ...calling('completeWithdrawal', {
          ...leavingOnTheWire,
          idempotencyKey: '8f1d3b6a-2c47-4e95-a0d8-6b3f9e1c7205',
        }),
      )
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server).completeWithdrawal({
            ...leaving,
            idempotencyKey: '8f1d3b6a-2c47-4e95-a0d8-6b3f9e1c7205',
          }),
          'session.missing',
        ),
      ))

  it('asks for the second check first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('completeWithdrawal from an unconfirmed member')
      .withRequest(
        ...calling(
          'completeWithdrawal',
          { ...leavingOnTheWire, idempotencyKey: '8f1d3b6a-2c47-4e95-a0d8-6b3f9e1c7206' },
          session,
        ),
      )
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).completeWithdrawal({
            ...leaving,
            idempotencyKey: '8f1d3b6a-2c47-4e95-a0d8-6b3f9e1c7206',
          }),
          'password.unconfirmed',
        ),
      ))

  it('is held up by what must be settled', () =>
    given('a member who may not leave yet', { session, proofKey })
      .uponReceiving('completeWithdrawal with a subscription in use')
      .withRequest(...calling('completeWithdrawal', leavingOnTheWire, session))
      .willRespondWith(...refusing('withdrawal.blocked'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).completeWithdrawal(leaving), 'withdrawal.blocked'),
      ))

  it('needs a proof', () =>
    given('a member who may leave', { session, password: 'Sori-narae-2026!', wrongTries: 0 })
      .uponReceiving('completeWithdrawal without a proof')
      .withRequest(...calling('completeWithdrawal', leavingOnTheWire, session))
      .willRespondWith(...refusing('withdrawal.unproven'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).completeWithdrawal(leaving), 'withdrawal.unproven'),
      ))

  it('takes a key once', () =>
    given('a member who has shown who they are', { session, proofKey, usedKey: idempotencyKey })
      .uponReceiving('completeWithdrawal with a key that was used')
      .withRequest(...calling('completeWithdrawal', leavingOnTheWire, session))
      .willRespondWith(...refusing('key.reused'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).completeWithdrawal(leaving), 'key.reused'),
      ))
})
