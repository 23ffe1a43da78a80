import { describe, expect, it } from 'vitest'
import { personal, time, yn } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const session = 'Hb5yRk8TzWq1NcVx4LmUg7JpDs0EfAo3ItKv9QnXeBw'
const password = 'Sori-narae-2026!'

describe('getUserInfo', () => {
  it('gives the member their own data', () =>
    given('a logged-in member', { session, password, passwordCheckYn: 'Y' })
      .uponReceiving('getUserInfo from a confirmed member')
      .withRequest(...calling('getUserInfo', {}, session))
      .willRespondWith(
        ...succeeding({
          email: personal('seoyeon.kim@hanbit.example'),
          name: personal('김서연'),
          phoneNumber: personal('010-0000-5678'),
          subEmail: personal('seoyeon@narae.example'),
          companyName: personal('한빛상사 주식회사'),
          deptName: personal('총무팀'),
          joinedAt: time('2026-03-02T09:00:00+09:00'),
          subscribeYn: yn('Y'),
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getUserInfo({})).toEqual({
          email: 'seoyeon.kim@hanbit.example',
          name: '김서연',
          phoneNumber: '010-0000-5678',
          subEmail: 'seoyeon@narae.example',
          companyName: '한빛상사 주식회사',
          deptName: '총무팀',
          joinedAt: '2026-03-02T09:00:00+09:00',
          subscribeYn: 'Y',
        })
      }))

  it('asks for the password first', () =>
    given('a logged-in member', { session, password, passwordCheckYn: 'N' })
      .uponReceiving('getUserInfo from an unconfirmed member')
      .withRequest(...calling('getUserInfo', {}, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) => expectRefusal(apiOf(server, session).getUserInfo({}), 'password.unconfirmed')))

  it('refuses a visitor', () =>
    given('a visitor', {})
      .uponReceiving('getUserInfo from a visitor')
      .withRequest(...calling('getUserInfo', {}))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).getUserInfo({}), 'session.missing')))

  it('says that a session is over', () =>
    given('an ended session', { session })
      .uponReceiving('getUserInfo with an ended session')
      .withRequest(...calling('getUserInfo', {}, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) => expectRefusal(apiOf(server, session).getUserInfo({}), 'session.expired')))
})
