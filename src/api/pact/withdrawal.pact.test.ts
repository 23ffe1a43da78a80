import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '#domain/base64.ts'
import { ownerWorld } from './company.refusals.ts'
import { personalText } from './company.ts'
import { describeRefusals } from './describe-refusals.ts'
import { day, oneOf, personal, subscriptionNo, time, uuid, yn } from './matchers.ts'
import { apiOf, beginInteraction, calling, logoutAnswer, successAnswer } from './pact.ts'
import { assertion, assertionOfWorld } from './passkey.ts'
import { staff } from './staff.refusals.ts'
import {
  challengeId,
  code,
  password,
  proofKey,
  reason,
  recoveryCode,
  session,
  waiting,
  withdrawalCodeSent,
  withdrawalRefusals,
  withdrawBody,
} from './withdrawal.refusals.ts'

const { eachLike, integer, string } = Matchers
const leavingOnTheWire = { ...withdrawBody, reasonText: encodeBase64(reason.reasonText) }
const retained = eachLike({
  keptType: oneOf('SIGN_IN', 'CONTRACT', 'COMPLAINT'),
  months: integer(3),
  count: integer(1),
})

describe('checkWithdrawal', () => {
  it('returns the reservations, permissions and requests that end, and the retained data', () =>
    beginInteraction('a member who may leave', { session, password: 'Sori-narae-2026!', wrongTries: 0 })
      .uponReceiving('checkWithdrawal from a member who may leave')
      .withRequest(...calling('checkWithdrawal', {}, session))
      .willRespondWith(
        ...successAnswer({
          subscriptions: [],
          bills: [],
          apps: [],
          ownedCompanyName: null,
          releases: eachLike({
            releaseType: oneOf('COUNSEL', 'GRANT', 'ACCESS_REQUEST', 'TRIAL', 'SUBSCRIPTION_REQUEST'),
            name: string('11월 24일'),
          }),
          kept: retained,
        }),
      )
      .executeTest(async (server) => {
        const { releases, kept: records } = await apiOf(server, session).checkWithdrawal({})
        expect(releases).toEqual([{ releaseType: 'COUNSEL', name: '11월 24일' }])
        expect(records).toEqual([{ keptType: 'SIGN_IN', months: 3, count: 1 }])
      }))

  it('returns the obstacles to a withdrawal', () =>
    beginInteraction('a member who may not leave yet', { session, proofKey })
      .uponReceiving('checkWithdrawal from a member who may not leave')
      .withRequest(...calling('checkWithdrawal', {}, session))
      .willRespondWith(
        ...successAnswer({
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
          ownedCompanyName: null,
        }),
      )
      .executeTest(async (server) => {
        const { subscriptions, bills, apps } = await apiOf(server, session).checkWithdrawal({})
        expect(apps[0]).toMatchObject({ appName: '재무 회계', settleYn: 'Y' })
        expect(subscriptions[0]).toMatchObject({ subscriptionState: 'ACTIVE', planName: '팀' })
        expect(bills[0]).toMatchObject({ totalAmount: 247_500, dueDate: '2026-11-10' })
      }))

  it('reports that the only staff member with the role OPERATES may not leave', () =>
    beginInteraction('the staff', { ...staff, session, aloneYn: 'Y' })
      .uponReceiving('checkWithdrawal from the only one of the staff who operates')
      .withRequest(...calling('checkWithdrawal', {}, session))
      .willRespondWith(...successAnswer({ lastOperatorYn: 'Y' }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).checkWithdrawal({})).toMatchObject({ lastOperatorYn: 'Y' })
      }))

  it('returns the company that would have colleagues but no owner', () =>
    beginInteraction('a member of a company', { ...ownerWorld, session })
      .uponReceiving('checkWithdrawal from the one owner of a company')
      .withRequest(...calling('checkWithdrawal', {}, session))
      .willRespondWith(
        ...successAnswer({
          subscriptions: [],
          bills: [],
          apps: [],
          ownedCompanyName: personalText('솔바람상회 주식회사'),
        }),
      )
      .executeTest(async (server) => {
        const { ownedCompanyName } = await apiOf(server, session).checkWithdrawal({})
        expect(ownedCompanyName).toBe('솔바람상회 주식회사')
      }))
})

describe('listWithdrawalReasons', () => {
  it('returns the reasons for a withdrawal', () =>
    beginInteraction('a member who may leave', { session, password: 'Sori-narae-2026!', wrongTries: 0 })
      .uponReceiving('listWithdrawalReasons from a member')
      .withRequest(...calling('listWithdrawalReasons', {}, session))
      .willRespondWith(
        ...successAnswer({
          list: eachLike({ reasonCode: string('RARELY_USED'), reasonName: string('자주 이용하지 않습니다') }),
        }),
      )
      .executeTest(async (server) => {
        const { list } = await apiOf(server, session).listWithdrawalReasons({})
        expect(list).toEqual([{ reasonCode: 'RARELY_USED', reasonName: '자주 이용하지 않습니다' }])
      }))
})

describe('startWithdrawalProof', () => {
  const start = (server: { url: string }, given = password) =>
    apiOf(server, session).startWithdrawalProof({ password: given })

  it('returns the key of the proof if there is no second factor', () =>
    beginInteraction('a member who may leave', { session, password, wrongTries: 0 })
      .uponReceiving('startWithdrawalProof with the right password')
      .withRequest(...calling('startWithdrawalProof', { password }, session))
      .willRespondWith(
        ...successAnswer({ proofKey: string(proofKey), factors: [], recoveryCodeYn: 'N', passkey: null }),
      )
      .executeTest(async (server) => {
        expect(await start(server)).toEqual({ proofKey, factors: [], recoveryCodeYn: 'N', passkey: null })
      }))

  it('returns the second factors to choose from', () => {
    const proofParams = { session, password, recoveryCode: 'K7QF-3M9X-ZT2P-H4WD', wrongTries: 0 }
    return beginInteraction('a withdrawal that waits for the second factor', proofParams)
      .uponReceiving('startWithdrawalProof of a member with a second factor')
      .withRequest(...calling('startWithdrawalProof', { password }, session))
      .willRespondWith(
        ...successAnswer({
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
})

describe('sendWithdrawalCode', () => {
  const send = (server: { url: string }, mfaType: 'sms' | 'totp' = 'sms') =>
    apiOf(server, session).sendWithdrawalCode({ mfaType })

  it('sends a code by text message', () =>
    beginInteraction('a withdrawal that waits for the second factor', waiting)
      .uponReceiving('sendWithdrawalCode by message')
      .withRequest(...calling('sendWithdrawalCode', { mfaType: 'sms' }, session))
      .willRespondWith(
        ...successAnswer({
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
})

describe('verifyWithdrawalCode', () => {
  const verify = (server: { url: string }, digits = code) =>
    apiOf(server, session).verifyWithdrawalCode({ challengeId, code: digits })

  it('returns the key of the proof of identity', () =>
    beginInteraction('a withdrawal that waits for the second factor', {
      ...waiting,
      sent: withdrawalCodeSent,
    })
      .uponReceiving('verifyWithdrawalCode with the right code')
      .withRequest(...calling('verifyWithdrawalCode', { challengeId, code }, session))
      .willRespondWith(...successAnswer({ proofKey: string(proofKey) }))
      .executeTest(async (server) => {
        expect(await verify(server)).toEqual({ proofKey })
      }))
})

describe('verifyWithdrawalRecoveryCode', () => {
  const verify = (server: { url: string }, given = recoveryCode) =>
    apiOf(server, session).verifyWithdrawalRecoveryCode({ recoveryCode: given })

  it('returns the key of the proof of identity', () =>
    beginInteraction('a withdrawal that waits for the second factor', waiting)
      .uponReceiving('verifyWithdrawalRecoveryCode with an unused one')
      .withRequest(...calling('verifyWithdrawalRecoveryCode', { recoveryCode }, session))
      .willRespondWith(...successAnswer({ proofKey: string(proofKey) }))
      .executeTest(async (server) => {
        expect(await verify(server)).toEqual({ proofKey })
      }))
})

describe('verifyWithdrawalPasskey', () => {
  const verify = (server: { url: string }) =>
    apiOf(server, session).verifyWithdrawalPasskey({ credential: assertion })

  it('returns the key of the proof of identity', () =>
    beginInteraction('a withdrawal that waits for a passkey', { session })
      .uponReceiving('verifyWithdrawalPasskey with the answer of an authenticator')
      .withRequest(...calling('verifyWithdrawalPasskey', { credential: assertionOfWorld }, session))
      .willRespondWith(...successAnswer({ proofKey: string(proofKey) }))
      .executeTest(async (server) => {
        expect(await verify(server)).toEqual({ proofKey })
      }))
})

describe('completeWithdrawal', () => {
  it('returns the time of the withdrawal and the retained data', () =>
    beginInteraction('a member who has shown who they are', { session, proofKey })
      .uponReceiving('completeWithdrawal with a reason')
      .withRequest(...calling('completeWithdrawal', leavingOnTheWire, session))
      .willRespondWith(...logoutAnswer({ withdrawnAt: time('2026-11-21T12:00:00+09:00'), kept: retained }))
      .executeTest(async (server) => {
        const done = await apiOf(server, session).completeWithdrawal(withdrawBody)
        expect(done).toEqual({
          withdrawnAt: '2026-11-21T12:00:00+09:00',
          kept: [{ keptType: 'SIGN_IN', months: 3, count: 1 }],
        })
      }))
})

describeRefusals(withdrawalRefusals)
