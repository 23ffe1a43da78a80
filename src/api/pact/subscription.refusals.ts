import type { RefusalTable } from './refusals.ts'

export const session = 'M4dXs9QyKb2WvTn7RcGh0LzUp5JfEa8oIt3YqNxBgVw'

export const subscriptionRefusals = {
  listSubscriptions: {
    tokens: session,
    body: {},
    refused: { 'password.unconfirmed': 'from an unconfirmed member' },
  },
  countActiveSubscriptions: {
    tokens: session,
    body: {},
    refused: { 'password.unconfirmed': 'from an unconfirmed member' },
  },
  countSubscriptions: {
    tokens: session,
    body: {},
    refused: { 'password.unconfirmed': 'from an unconfirmed member' },
  },
} satisfies Partial<RefusalTable>
