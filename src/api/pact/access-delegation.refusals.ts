import { area, session } from './access.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

export const delegateEmail = 'haneul.choi@solbaram.example'
export const days = { startDate: '2026-11-24', endDate: '2026-11-28' }

export const accessDelegationRefusals = {
  getAccessDelegation: {
    tokens: session,
    body: {},
  },
  setAccessDelegation: {
    tokens: session,
    body: { delegateEmail, ...days },
    refused: {
      'delegation.invalid': {
        when: 'to nobody',
        given: worldOf('an approver with a colleague', { session, delegateEmail, delegated: false }),
        with: { delegateEmail: 'nobody@solbaram.example' },
      },
      'role.missing': {
        when: 'of a member who decides nothing',
        given: worldOf('a member of the access area', { ...area, grant: 'NONE' }),
      },
    },
  },
  clearAccessDelegation: {
    tokens: session,
    body: {},
  },
} satisfies Partial<RefusalTable>
