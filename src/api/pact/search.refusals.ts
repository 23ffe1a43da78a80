import { area, session } from './access.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

export const searchRefusals = {
  searchPortal: {
    tokens: session,
    body: { search: '통합 로그인' },
    refused: { 'session.missing': 'without a session', 'session.expired': 'after the session' },
  },
  searchAdminPortal: {
    tokens: session,
    body: { search: '솔바람' },
    refused: {
      'role.missing': {
        when: 'from a member',
        given: worldOf('a member of the access area', { ...area, grant: 'NONE' }),
      },
    },
  },
} satisfies Partial<RefusalTable>
