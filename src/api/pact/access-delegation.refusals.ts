import { area, session } from './access.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

export const delegateEmail = 'haneul.choi@solbaram.example'
export const days = { startDate: '2026-11-24', endDate: '2026-11-28' }

export const accessDelegationRefusals = {
  getAccessDelegation: {
    tokens: session,
    body: {},
    refused: { 'session.missing': 'from a visitor', 'session.expired': 'with an ended session' },
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
      'verification.stale': 'without a fresh proof',
    },
  },
  clearAccessDelegation: {
    tokens: session,
    body: {},
    refused: { 'password.unconfirmed': 'before the password check' },
  },
} satisfies Partial<RefusalTable>
