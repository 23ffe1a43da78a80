import type { Input } from '#contract/operation.ts'
import type { ProviderStates } from '#contract/provider-states.ts'
import { type RefusalTable, withViewOnlyRole, worldOf } from './refusals.ts'

export const session = 'Tr7xVn2QzKc8LyRb4HmPg1JdSe9FaUo5IiWt3XqNvZw'
export const trialId = 'c3a1f7d2-5b86-4e09-9d47-2f8e6b0c1a95'
export const endedId = '5e92b40d-8c17-4fa3-b6d8-70a4c1f3e628'
const idempotencyKey = '91d4c7e0-3b62-4a58-8f1d-c5e07a29b364'
export const someTrials: ProviderStates['a member with trials'] = {
  session,
  trials: [
    { trialId, serviceCode: 'SSO', trialState: 'RUNNING' },
    { trialId: endedId, serviceCode: 'IGA', trialState: 'ENDED' },
  ],
}
export const request: Input<'requestTrial'> = { idempotencyKey, serviceCode: 'MFA' }

export const trialRefusals = {
  listTrials: {
    tokens: session,
    body: {},
  },
  requestTrial: {
    tokens: session,
    given: worldOf('a member with trials', someTrials),
    body: request,
    refused: {
      'company.roleNeeded': { when: 'from a member who only looks', before: withViewOnlyRole(session) },
      'plan.unavailable': {
        when: 'of a service that is not on sale',
        with: { serviceCode: 'NEVER_SOLD' },
      },
      'trial.used': { when: 'of a service that was tried', with: { serviceCode: 'IGA' } },
      'key.reused': {
        when: 'with a key that was used for another',
        but: { trials: [], usedKey: idempotencyKey },
      },
    },
  },
} satisfies Partial<RefusalTable>
