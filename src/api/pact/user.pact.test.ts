import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { describeRefusals } from './describe-refusals.ts'
import { personal, time, yn } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'
import { session, userRefusals } from './user.refusals.ts'

const { integer } = Matchers
const password = 'Sori-narae-2026!'

describe('getUserInfo', () => {
  it('returns the member’s own data', () =>
    beginInteraction('a logged-in member', { session, password, passwordCheckYn: 'Y' })
      .uponReceiving('getUserInfo from a confirmed member')
      .withRequest(...calling('getUserInfo', {}, session))
      .willRespondWith(
        ...successAnswer({
          email: personal('seoyeon.kim@hanbit.example'),
          name: personal('김서연'),
          phoneNumber: personal('010-0000-5678'),
          subEmail: personal('seoyeon@narae.example'),
          companyName: personal('한빛상사 주식회사'),
          deptName: personal('총무팀'),
          joinedAt: time('2026-03-02T09:00:00+09:00'),
          subscribeYn: yn('Y'),
          passwordLeast: integer(8),
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
          passwordLeast: 8,
        })
      }))
})

describeRefusals(userRefusals)
