import type { RefusalTable } from './refusals.ts'

export const session = 'Hb5yRk8TzWq1NcVx4LmUg7JpDs0EfAo3ItKv9QnXeBw'

export const userRefusals = {
  getUserInfo: {
    tokens: session,
    body: {},
    refused: {
      'password.unconfirmed': 'from an unconfirmed member',
      'session.missing': 'from a visitor',
      'session.expired': 'with an ended session',
    },
  },
} satisfies Partial<RefusalTable>
