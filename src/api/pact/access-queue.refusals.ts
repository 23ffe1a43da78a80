import { area, session } from './access.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

export const accessQueueRefusals = {
  getAdminAccessToday: {
    tokens: session,
    body: {},
    refused: {
      'role.missing': {
        when: 'from a member',
        given: worldOf('a member of the access area', { ...area, grant: 'NONE' }),
      },
      'password.unconfirmed': 'before the password check',
    },
  },
  listAdminAccessRequests: {
    tokens: session,
    body: {},
    refused: {
      'role.missing': {
        when: 'from a member',
        given: worldOf('a member of the access area', { ...area, grant: 'NONE' }),
      },
      'password.unconfirmed': 'before the password check',
    },
  },
} satisfies Partial<RefusalTable>
