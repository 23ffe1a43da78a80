import { encodeBase64 } from '#domain/base64.ts'
import { appId, area, levelId, session, unknownId } from './access.ts'
import { fromWorld } from './matchers.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

export const delegationId = '8a41d7f2-5e36-4b90-9c1d-27f3e08b64a5'
const idempotencyKey = '61f0c9b8-2d47-4e5a-b380-95ca7e14d62f'
const holderEmail = 'jiho.lee@solbaram.example'
const delegateEmail = 'haneul.choi@solbaram.example'
export const delegationStateName = 'a delegation for an app admin'
const stateParams = { session, appId, levelId, delegationId, holderEmail, delegateEmail } as const
export const none = { ...stateParams, delegation: 'NONE' } as const
export const runningDelegation = { ...stateParams, delegation: 'RUNNING' } as const
export const days = { startDate: '2026-11-24', endDate: '2026-11-28' }
export const worldDays = {
  startDate: fromWorld('startDate', days.startDate),
  endDate: fromWorld('endDate', days.endDate),
}
export const addAdminDelegationBody = { idempotencyKey, holderEmail, delegateEmail, ...days }
export const delegationOnWire = (input: typeof addAdminDelegationBody) => ({
  ...input,
  holderEmail: encodeBase64(input.holderEmail),
  delegateEmail: encodeBase64(input.delegateEmail),
})

export const accessDelegationsRefusals = {
  listAdminDelegations: {
    tokens: session,
    body: {},
    refused: {
      'role.missing': {
        when: 'from a member',
        given: worldOf('a member of the access area', { ...area, grant: 'NONE' }),
      },
    },
  },
  addAdminDelegation: {
    tokens: session,
    given: worldOf(delegationStateName, none),
    body: addAdminDelegationBody,
    refused: {
      'adminDelegation.taken': {
        when: 'for who has a delegate',
        but: { delegation: 'RUNNING' },
        travels: { ...delegationOnWire(addAdminDelegationBody), ...worldDays },
      },
      'adminDelegation.holderUnfit': { when: 'for nobody', with: { holderEmail: 'nobody@solbaram.example' } },
      'delegation.invalid': { when: 'to nobody', with: { delegateEmail: 'nobody@solbaram.example' } },
      'adminDelegation.forbidden': { when: 'of the admin of one app', but: { oneApp: true } },
      'key.reused': { when: 'with the key of another', but: { usedKey: idempotencyKey } },
      'role.missing': {
        when: 'from a member',
        given: worldOf('a member of the access area', { ...area, grant: 'NONE' }),
      },
    },
  },
  endAdminDelegation: {
    tokens: session,
    given: worldOf(delegationStateName, runningDelegation),
    body: { delegationId },
    refused: {
      'adminDelegation.missing': { when: 'of one that is not there', with: { delegationId: unknownId } },
      'adminDelegation.over': { when: 'of one that is over', but: { delegation: 'ENDED' } },
      'adminDelegation.forbidden': { when: 'of the admin of one app', but: { oneApp: true } },
    },
  },
} satisfies Partial<RefusalTable>
