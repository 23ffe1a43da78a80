import { appId, area, grantId, levelId, session, unknownId } from './access.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

const nothingHeld = worldOf('a member of the access area', { ...area, grant: 'NONE' })

export const accessRefusals = {
  listAccessGrants: {
    tokens: session,
    body: {},
    refused: { 'session.missing': 'from a visitor', 'session.expired': 'with an ended session' },
  },
  listAccessRequests: {
    tokens: session,
    body: {},
    refused: { 'session.missing': 'from a visitor', 'session.expired': 'with an ended session' },
  },
  listAccessDecisions: {
    tokens: session,
    body: {},
    refused: { 'session.missing': 'from a visitor', 'session.expired': 'with an ended session' },
  },

  getAccessGrant: {
    tokens: session,
    body: { grantId },
    refused: {
      'session.missing': 'from a visitor',
      'session.expired': 'with an ended session',
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
      'session.missing': 'from a visitor',
      'session.expired': 'with an ended session',
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
      'session.missing': 'from a visitor',
      'session.expired': 'with an ended session',
      'access.levelMissing': {
        when: 'for a level that is not there',
        given: nothingHeld,
        with: { levelId: unknownId },
      },
    },
  },
} satisfies Partial<RefusalTable>
