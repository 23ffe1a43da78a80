import { appId, area, levelId, requestId, session, unknownId } from './access.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

/** The parameters of a provider state in which a colleague's request waits for an approver. */
export const waitingRequestWorld = { session, appId, levelId, requestId, request: 'WAITING' } as const

export const accessQueueRefusals = {
  getAdminAccessToday: {
    tokens: session,
    body: {},
    refused: {
      'role.missing': {
        when: 'from a member',
        given: worldOf('a member of the access area', { ...area, grant: 'NONE' }),
      },
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
    },
  },
  getAdminAccessRequest: {
    tokens: session,
    given: worldOf('a request for an approver', waitingRequestWorld),
    body: { requestId },
    refused: {
      'role.missing': {
        when: 'from a member',
        given: worldOf('a member of the access area', { ...area, grant: 'NONE' }),
      },
      'accessRequest.missing': { when: 'of one that is not there', with: { requestId: unknownId } },
    },
  },
  listAdminAccessDecisions: {
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
