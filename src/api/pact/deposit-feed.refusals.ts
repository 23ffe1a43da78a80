import { Matchers } from '@pact-foundation/pact'
import { member, session } from './bill.ts'
import { time } from './matchers.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

const { integer } = Matchers
const wasRead = worldOf('an account that was read', { session })
const memberCase = { when: 'from a member', given: worldOf('a logged-in member', member) }
const at = () => time('2026-11-21T09:20:00+09:00')

export const feedOf = (state: object) => ({
  connectedYn: 'Y',
  bankCode: '0004',
  accountEnd: '8900',
  askedAt: at(),
  completedAt: at(),
  imported: integer(2),
  failure: null,
  failureCode: null,
  ...state,
})

export const depositFeedRefusals = {
  getDepositFeed: {
    tokens: session,
    given: wasRead,
    body: {},
    succeeds: {
      when: 'of an account that was read',
      data: feedOf({ feedState: 'WAITING' }),
      gives: { feedState: 'WAITING', accountEnd: '8900', imported: 2 },
    },
    refused: { 'role.missing': memberCase },
  },
  fetchDeposits: {
    tokens: session,
    given: wasRead,
    body: {},
    succeeds: {
      when: 'of an account that was read before',
      data: feedOf({ feedState: 'COLLECTING' }),
      gives: { feedState: 'COLLECTING', failure: null },
    },
    refused: { 'role.missing': memberCase },
  },
} satisfies Partial<RefusalTable>
