import { billId, member, session } from './bill.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

export const messageRefusals = {
  listBillMessages: {
    tokens: session,
    body: { billId },
    refused: {
      'role.missing': { when: 'from a member', given: worldOf('a logged-in member', member) },
    },
  },
} satisfies Partial<RefusalTable>
