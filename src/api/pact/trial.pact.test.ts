import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { describeRefusals } from './describe-refusals.ts'
import { day, uuid } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'
import { endedId, request, session, someTrials, trialId, trialRefusals } from './trial.refusals.ts'

const { integer, string } = Matchers
const noTrials = { ...someTrials, trials: [] }
const days = { startDate: day('2026-11-21'), endDate: day('2026-12-05') }
const names: Readonly<Record<string, string>> = {
  SSO: '통합 로그인',
  MFA: '2단계 인증',
  IGA: '접근 권한 관리',
}
const trialOf = (id: string, serviceCode: string, trialState: string) => ({
  trialId: uuid(id),
  serviceCode,
  serviceName: string(`빗장 ${names[serviceCode]}`),
  trialState,
  ...days,
})
const trialOffer = (serviceCode: string, name: string, trial: object | null) => ({
  serviceCode,
  serviceName: string(`빗장 ${name}`),
  summary: string('로그인한 기기를 직접 관리합니다.'),
  trialDays: integer(14),
  trial,
  usedYn: 'N',
})

describe('listTrials', () => {
  it('returns the state of the trial for every service', () =>
    beginInteraction('a member with trials', someTrials)
      .uponReceiving('listTrials from a member with trials')
      .withRequest(...calling('listTrials', {}, session))
      .willRespondWith(
        ...successAnswer({
          list: [
            trialOffer('SSO', '통합 로그인', trialOf(trialId, 'SSO', 'RUNNING')),
            trialOffer('MFA', '2단계 인증', null),
            trialOffer('IGA', '접근 권한 관리', trialOf(endedId, 'IGA', 'ENDED')),
            trialOffer('UBA', '이상 행위 탐지', null),
            trialOffer('LOG', '접속 기록 보관', null),
          ],
        }),
      )
      .executeTest(async (server) => {
        const { list } = await apiOf(server, session).listTrials({})
        expect(list.map(({ trial }) => trial?.trialState)).toEqual([
          'RUNNING',
          undefined,
          'ENDED',
          undefined,
          undefined,
        ])
      }))
})

describe('requestTrial', () => {
  it('starts a trial and returns its last day', () =>
    beginInteraction('a member with trials', noTrials)
      .uponReceiving('requestTrial of a service that was not tried')
      .withRequest(...calling('requestTrial', request, session))
      .willRespondWith(...successAnswer(trialOf(trialId, 'MFA', 'RUNNING')))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).requestTrial(request)).toMatchObject({
          serviceCode: 'MFA',
          trialState: 'RUNNING',
          endDate: '2026-12-05',
        })
      }))
})

describeRefusals(trialRefusals)
