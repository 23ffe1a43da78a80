import { describe, expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import type { ProviderStates } from '#contract/provider-states.ts'
import { day, uuid } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const session = 'Tr7xVn2QzKc8LyRb4HmPg1JdSe9FaUo5IiWt3XqNvZw'
const trialId = 'c3a1f7d2-5b86-4e09-9d47-2f8e6b0c1a95'
const endedId = '5e92b40d-8c17-4fa3-b6d8-70a4c1f3e628'
const idempotencyKey = '91d4c7e0-3b62-4a58-8f1d-c5e07a29b364'
const some: ProviderStates['a member with trials'] = {
  session,
  trials: [
    { trialId, serviceCode: 'SSO', trialState: 'RUNNING' },
    { trialId: endedId, serviceCode: 'IGA', trialState: 'ENDED' },
  ],
}
const none = { ...some, trials: [] }
const request: Input<'requestTrial'> = { idempotencyKey, serviceCode: 'MFA' }
const days = { startDate: day('2026-11-21'), endDate: day('2026-12-05') }

describe('listTrials', () => {
  it('says of every service what became of its trial', () =>
    given('a member with trials', some)
      .uponReceiving('listTrials from a member with trials')
      .withRequest(...calling('listTrials', {}, session))
      .willRespondWith(
        ...succeeding({
          list: [
            {
              serviceCode: 'SSO',
              trial: { trialId: uuid(trialId), serviceCode: 'SSO', trialState: 'RUNNING', ...days },
            },
            { serviceCode: 'MFA', trial: null },
            {
              serviceCode: 'IGA',
              trial: { trialId: uuid(endedId), serviceCode: 'IGA', trialState: 'ENDED', ...days },
            },
            { serviceCode: 'UBA', trial: null },
            { serviceCode: 'LOG', trial: null },
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

  it('needs a login', async () => {
    await given('a visitor', {})
      .uponReceiving('listTrials from a visitor')
      .withRequest(...calling('listTrials', {}))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).listTrials({}), 'session.missing'))
    await given('an ended session', { session })
      .uponReceiving('listTrials with an ended session')
      .withRequest(...calling('listTrials', {}, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) => expectRefusal(apiOf(server, session).listTrials({}), 'session.expired'))
  })
})

describe('requestTrial', () => {
  it('begins one that has its last day', () =>
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

  it('begins no second one', () =>
    given('a member with trials', some)
      .uponReceiving('requestTrial of a service that was tried')
      .withRequest(...calling('requestTrial', { ...request, serviceCode: 'IGA' }, session))
      .willRespondWith(...refusing('trial.used'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).requestTrial({ ...request, serviceCode: 'IGA' }), 'trial.used'),
      ))

  it('takes a key for one request only', () =>
    given('a member with trials', { ...none, usedKey: idempotencyKey })
      .uponReceiving('requestTrial with a key that was used for another')
      .withRequest(...calling('requestTrial', request, session))
      .willRespondWith(...refusing('key.reused'))
      .executeTest((server) => expectRefusal(apiOf(server, session).requestTrial(request), 'key.reused')))

  it('needs a login', async () => {
    await given('a visitor', {})
      .uponReceiving('requestTrial from a visitor')
      .withRequest(...calling('requestTrial', request))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).requestTrial(request), 'session.missing'))
    await given('an ended session', { session })
      .uponReceiving('requestTrial with an ended session')
      .withRequest(...calling('requestTrial', request, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) => expectRefusal(apiOf(server, session).requestTrial(request), 'session.expired'))
  })
})
