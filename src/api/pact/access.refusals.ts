import { appId, area, grantId, levelId, session, unknownId } from './access.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

const nothingHeld = worldOf('a member of the access area', { ...area, grant: 'NONE' })

export const accessRefusals = {
  listAccessGrants: {
    tokens: session,
    body: {},
  },
  listAccessRequests: {
    tokens: session,
    body: {},
  },
  listAccessDecisions: {
    tokens: session,
    body: {},
  },

  getAccessGrant: {
    tokens: session,
    body: { grantId },
    refused: {
      'accessGrant.missing': {
        when: 'of one that is not there',
        given: nothingHeld,
        with: { grantId: unknownId },
      },
    },
  },
  getAccessApp: {
    tokens: session,
    body: { appId },
    refused: {
      'accessApp.missing': {
        when: 'of an app that is not there',
        given: nothingHeld,
        with: { appId: unknownId },
      },
    },
  },
  previewAccessRequest: {
    tokens: session,
    body: { levelId, approvalType: 'APPLY', termDays: 30 },
    refused: {
      'access.levelMissing': {
        when: 'for a level that is not there',
        given: nothingHeld,
        with: { levelId: unknownId },
      },
    },
  },
} satisfies Partial<RefusalTable>
