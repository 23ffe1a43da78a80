import { area, session } from './access.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

export const workRefusals = {
  countMyWork: {
    tokens: session,
    body: {},
    refused: { 'session.missing': 'from a visitor', 'session.expired': 'after the session has ended' },
  },
  listAdminWork: {
    tokens: session,
    body: {},
    refused: {
      'role.missing': {
        when: 'from a member',
        given: worldOf('a member of the access area', { ...area, grant: 'NONE' }),
      },
    },
  },
  listAdminWorkItems: {
    tokens: session,
    body: {},
    refused: {
      'role.missing': {
        when: 'from a member',
        given: worldOf('a member of the access area', { ...area, grant: 'NONE' }),
      },
    },
  },
  getAdminWorkDays: {
    tokens: session,
    body: {},
    refused: {
      'role.missing': {
        when: 'from a member',
        given: worldOf('a member of the access area', { ...area, grant: 'NONE' }),
      },
    },
  },
} satisfies Partial<RefusalTable>
