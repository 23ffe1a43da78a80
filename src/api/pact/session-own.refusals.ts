import type { RefusalTable } from './refusals.ts'

export const session = 'Mw4kTz9PbQx2VcLy7RnJd1HsGf6AeUi0OqKv3XtZ8Bg'
export const otherSessionId = '3c1f9a52-7be4-4d08-a6f3-92d0b5e8c714'

export const sessionOwnRefusals = {
  listSessions: {
    tokens: session,
    body: {},
    refused: { 'password.unconfirmed': 'from an unconfirmed member' },
  },
  endSession: {
    tokens: session,
    body: { sessionId: otherSessionId },
    refused: { 'password.unconfirmed': 'from an unconfirmed member' },
  },
  endOtherSessions: {
    tokens: session,
    body: {},
    refused: { 'password.unconfirmed': 'from an unconfirmed member' },
  },
  listSignIns: {
    tokens: session,
    body: {},
    refused: { 'password.unconfirmed': 'from an unconfirmed member' },
  },
} satisfies Partial<RefusalTable>
