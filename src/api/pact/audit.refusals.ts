import { area, session } from './access.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

const memberWithoutGrant = { ...area, grant: 'NONE' } as const

export const auditRefusals = {
  listAuditRecords: {
    tokens: session,
    body: {},
    refused: {
      'role.missing': {
        when: 'from a member',
        given: worldOf('a member of the access area', memberWithoutGrant),
      },
    },
  },
  exportAuditRecords: {
    tokens: session,
    body: {},
    refused: {
      'role.missing': {
        when: 'from a member',
        given: worldOf('a member of the access area', memberWithoutGrant),
      },
    },
  },
  verifyAuditRecords: {
    tokens: session,
    body: {},
    refused: {
      'role.missing': {
        when: 'from a member',
        given: worldOf('a member of the access area', memberWithoutGrant),
      },
    },
  },
} satisfies Partial<RefusalTable>
