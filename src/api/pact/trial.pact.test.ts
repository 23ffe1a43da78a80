import { describe, expect, it } from 'vitest'
import { describeRefusals } from './describe-refusals.ts'
import { day, uuid } from './matchers.ts'
import { apiOf, calling, given, succeeding } from './pact.ts'
import { endedId, request, session, someTrials, trialId, trialRefusals } from './trial.refusals.ts'

const none = { ...someTrials, trials: [] }
const days = { startDate: day('2026-11-21'), endDate: day('2026-12-05') }

describe('listTrials', () => {
  it('returns the state of the trial for every service', () =>
    given('a member with trials', someTrials)
      .uponReceiving('listTrials from a member with trials')
      .withRequest(...calling('listTrials', {}, session))
      .willRespondWith(
        ...succeeding({
          list: [
            {
              serviceCode: 'SSO',
              trial: { trialId: uuid(trialId), serviceCode: 'SSO', trialState: 'RUNNING', ...days },
              usedYn: 'N',
            },
            { serviceCode: 'MFA', trial: null, usedYn: 'N' },
            {
              serviceCode: 'IGA',
              trial: { trialId: uuid(endedId), serviceCode: 'IGA', trialState: 'ENDED', ...days },
              usedYn: 'N',
            },
            { serviceCode: 'UBA', trial: null, usedYn: 'N' },
            { serviceCode: 'LOG', trial: null, usedYn: 'N' },
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
  it('starts one with its last day', () =>
    given('a member with trials', none)
      .uponReceiving('requestTrial of a service that was not tried')
      .withRequest(...calling('requestTrial', request, session))
      .willRespondWith(
        ...succeeding({ trialId: uuid(trialId), serviceCode: 'MFA', trialState: 'RUNNING', ...days }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).requestTrial(request)).toMatchObject({
          serviceCode: 'MFA',
          trialState: 'RUNNING',
          endDate: '2026-12-05',
        })
      }))
})

describeRefusals(trialRefusals)
