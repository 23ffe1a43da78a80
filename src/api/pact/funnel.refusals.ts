import { type RefusalTable, worldOf } from './refusals.ts'

export const session = 'Tn3KpWz8RvXb5LdQy7HsMc2JgFf9EaUe4OiNu6YtBqC'

export const funnelRefusals = {
  listFlowCounts: {
    tokens: session,
    body: { fromDate: '2020-01-01', toDate: '2020-01-31' },
    refused: {
      'period.invalid': {
        when: 'of longer ago than it is kept',
        given: worldOf('visits that were counted', { session, counts: [] }),
      },
      'role.missing': {
        when: 'by a member who is not of the staff',
        given: worldOf('a logged-in member', {
          session,
          password: 'Sori-narae-2026!',
          passwordCheckYn: 'Y',
        }),
      },
    },
  },
} satisfies Partial<RefusalTable>
