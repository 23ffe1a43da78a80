import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '#domain/base64.ts'
import { describeRefusals } from './describe-refusals.ts'
import { oneOf, personal, yn } from './matchers.ts'
import { apiOf, beginInteraction, calledBefore, calling, logoutAnswer, successAnswer } from './pact.ts'
import { account, credentials, email, password, session, sessionRefusals } from './session.refusals.ts'

const { integer } = Matchers
const encodedCredentials = { ...credentials, email: encodeBase64(email) }

const memberData = {
  loginYn: 'Y',
  passwordCheckYn: 'Y',
  mfaType: oneOf('sms', 'totp', 'none'),
  subscribeYn: yn('Y'),
  staffYn: yn('N'),
  accessAdminYn: yn('N'),
  idleSeconds: integer(1740),
  expiresInSeconds: integer(43_200),
  email: personal(email),
  name: personal('남궁민수'),
  phoneNumber: personal('010-0000-1234'),
  subEmail: personal('minsu@narae.example'),
  companyName: personal('한빛상사 주식회사'),
}
const anonymous = {
  loginYn: 'N',
  passwordCheckYn: 'N',
  mfaType: oneOf('sms', 'totp', 'none'),
  subscribeYn: 'N',
  staffYn: 'N',
  accessAdminYn: 'N',
  idleSeconds: 0,
  expiresInSeconds: 0,
}
const memberShown = {
  loginYn: 'Y',
  passwordCheckYn: 'Y',
  email,
  name: '남궁민수',
  companyName: '한빛상사 주식회사',
}

describe('getUnauthSessionInfo', () => {
  it('returns an anonymous session to a visitor', () =>
    beginInteraction('a visitor', {})
      .uponReceiving('getUnauthSessionInfo from a visitor')
      .withRequest(...calling('getUnauthSessionInfo', {}))
      .willRespondWith(...successAnswer(anonymous))
      .executeTest(async (server) => {
        const info = await apiOf(server).getUnauthSessionInfo({})
        expect(info).toEqual({ ...anonymous, mfaType: 'sms' })
      }))

  it('returns a member their own session', () =>
    beginInteraction('a logged-in member', { session, password, passwordCheckYn: 'Y' })
      .uponReceiving('getUnauthSessionInfo from a member')
      .withRequest(...calling('getUnauthSessionInfo', {}, session))
      .willRespondWith(...successAnswer(memberData))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getUnauthSessionInfo({})).toMatchObject(memberShown)
      }))

  it('returns an anonymous session after the session has ended', () =>
    beginInteraction('an ended session', { session })
      .uponReceiving('getUnauthSessionInfo with an ended session')
      .withRequest(...calling('getUnauthSessionInfo', {}, session))
      .willRespondWith(...successAnswer(anonymous))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getUnauthSessionInfo({})).toMatchObject({
          loginYn: 'N',
          passwordCheckYn: 'N',
        })
      }))
})

describe('getSessionInfo', () => {
  it('returns a member their own session', () =>
    beginInteraction('a logged-in member', { session, password, passwordCheckYn: 'Y' })
      .uponReceiving('getSessionInfo from a member')
      .withRequest(...calling('getSessionInfo', {}, session))
      .willRespondWith(...successAnswer(memberData))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getSessionInfo({})).toMatchObject(memberShown)
      }))
})

describe('a security admin', () => {
  const securityAdmin = {
    loginYn: 'Y',
    accessAdminYn: 'Y',
    securityAdminYn: 'Y',
    accessRoles: ['SECURITY_ADMIN'],
  } as const
  it('is reported before the session is confirmed', () =>
    beginInteraction('an audit record for a security admin', { session })
      .uponReceiving('getUnauthSessionInfo from a security admin')
      .withRequest(...calling('getUnauthSessionInfo', {}, session))
      .willRespondWith(...successAnswer(securityAdmin))
      .executeTest(async (server) => {
        const info = await apiOf(server, session).getUnauthSessionInfo({})
        expect(info).toMatchObject(securityAdmin)
      }))

  it('is reported at the login', () =>
    beginInteraction('an audit record for a security admin', { session })
      .uponReceiving('getSessionInfo from a security admin')
      .withRequest(...calling('getSessionInfo', {}, session))
      .willRespondWith(...successAnswer(securityAdmin))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getSessionInfo({})).toMatchObject(securityAdmin)
      }))
})

describe('a member of the staff', () => {
  const operator = { loginYn: 'Y', staffYn: 'Y', staffRoles: ['OPERATES'] } as const
  it('receives their staff roles before the session is confirmed', () =>
    beginInteraction('a member of the staff', { session })
      .uponReceiving('getUnauthSessionInfo from one of the staff')
      .withRequest(...calling('getUnauthSessionInfo', {}, session))
      .willRespondWith(...successAnswer(operator))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getUnauthSessionInfo({})).toMatchObject(operator)
      }))

  it('receives their staff roles at the login', () =>
    beginInteraction('a member of the staff', { session })
      .uponReceiving('getSessionInfo from one of the staff')
      .withRequest(...calling('getSessionInfo', {}, session))
      .willRespondWith(...successAnswer(operator))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getSessionInfo({})).toMatchObject(operator)
      }))
})

describe('a session that was logged out', () => {
  const loggedOutSession = () =>
    beginInteraction('a logged-in member', { session, password, passwordCheckYn: 'Y' }).given(
      ...calledBefore('logOut', {}, { session }),
    )

  it('is anonymous', () =>
    loggedOutSession()
      .uponReceiving('getUnauthSessionInfo after logOut')
      .withRequest(...calling('getUnauthSessionInfo', {}, session))
      .willRespondWith(...successAnswer(anonymous))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getUnauthSessionInfo({})).toMatchObject({ loginYn: 'N' })
      }))
})

describe('logIn', () => {
  it('requires no second factor on a trusted device', () =>
    beginInteraction('a trusted device', { email, password, trustedDevice: session })
      .uponReceiving('logIn on a trusted device')
      .withRequest(...calling('logIn', encodedCredentials, { trusted_device: session }))
      .willRespondWith(...successAnswer({ loginYn: 'Y', mfaType: 'sms' }, 'session'))
      .executeTest(async (server) => {
        const step = await apiOf(server, { trusted_device: session }).logIn(credentials)
        expect(step).toEqual({ loginYn: 'Y', mfaType: 'sms' })
      }))

  it('requires a second factor from a member who has one', () =>
    beginInteraction('a member with an account', account)
      .uponReceiving('logIn of a member with a second factor')
      .withRequest(...calling('logIn', encodedCredentials))
      .willRespondWith(...successAnswer({ loginYn: 'N', mfaType: 'sms' }, 'session'))
      .executeTest(async (server) => {
        expect(await apiOf(server).logIn(credentials)).toMatchObject({ loginYn: 'N', mfaType: 'sms' })
      }))

  it('logs a member without a second factor in', () =>
    beginInteraction('a member with an account', { ...account, mfaType: 'none' })
      .uponReceiving('logIn of a member without a second factor')
      .withRequest(...calling('logIn', encodedCredentials))
      .willRespondWith(...successAnswer({ loginYn: 'Y', mfaType: 'none' }, 'session'))
      .executeTest(async (server) => {
        expect(await apiOf(server).logIn(credentials)).toMatchObject({ loginYn: 'Y', mfaType: 'none' })
      }))
})

describe('checkPassword', () => {
  it('accepts the right password', () =>
    beginInteraction('a logged-in member', { session, password, passwordCheckYn: 'N' })
      .uponReceiving('checkPassword with the right password')
      .withRequest(...calling('checkPassword', { password }, session))
      .willRespondWith(...successAnswer({ passwordCheckYn: 'Y' }, 'session'))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).checkPassword({ password })).toMatchObject({
          passwordCheckYn: 'Y',
        })
      }))
})

describe('logOut', () => {
  it('ends a session', () =>
    beginInteraction('a logged-in member', { session, password, passwordCheckYn: 'Y' })
      .uponReceiving('logOut from a member')
      .withRequest(...calling('logOut', {}, session))
      .willRespondWith(...logoutAnswer({ loginYn: 'N' }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).logOut({})).toMatchObject({ loginYn: 'N' })
      }))

  it('succeeds for a visitor, too', () =>
    beginInteraction('a visitor', {})
      .uponReceiving('logOut from a visitor')
      .withRequest(...calling('logOut', {}))
      .willRespondWith(...successAnswer({ loginYn: 'N' }))
      .executeTest(async (server) => {
        expect(await apiOf(server).logOut({})).toMatchObject({ loginYn: 'N' })
      }))
})

describeRefusals(sessionRefusals)
