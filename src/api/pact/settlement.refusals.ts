import { Matchers } from '@pact-foundation/pact'
import { member, session, unknownId } from './bill.ts'
import { day, personal } from './matchers.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

const { integer, string } = Matchers
const differenceId = '8c41d7e0-95b3-4f26-a1d8-60e7c92f4b35'
const openState = worldOf('a difference for the staff', { session, differenceId })
const memberCase = { when: 'from a member', given: worldOf('a logged-in member', member) }

const differenceOf = (more: object) => ({
  differenceId,
  differenceKind: 'MISSING_HERE',
  moneyKind: 'CHARGE',
  orderId: string('B2026-000001-1'),
  billId: null,
  billNo: null,
  ownAmount: null,
  serviceAmount: integer(247_500),
  movedOn: day('2026-11-20'),
  ...more,
})

export const settlementRefusals = {
  listSettlementDifferences: {
    tokens: session,
    given: openState,
    body: { differenceState: 'OPEN', limit: 1 },
    succeeds: {
      when: 'of one state',
      data: {
        differenceState: 'OPEN',
        comparedOn: day('2026-11-21'),
        total: 1,
        nextCursor: null,
        list: [differenceOf({ differenceState: 'OPEN', note: null, version: 2 })],
      },
      gives: { total: 1, list: [{ differenceKind: 'MISSING_HERE', serviceAmount: 247_500 }] },
    },
    refused: { 'role.missing': memberCase },
  },
  noteSettlementDifference: {
    tokens: session,
    given: openState,
    body: { differenceId, version: 2, note: '카드사에 확인 중' },
    succeeds: {
      when: 'of one that is open',
      data: differenceOf({
        differenceState: 'NOTED',
        note: personal('카드사에 확인 중'),
        version: 3,
      }),
      gives: { differenceState: 'NOTED', note: '카드사에 확인 중' },
    },
    refused: {
      'difference.missing': { when: 'of one that is not there', with: { differenceId: unknownId } },
      'difference.changed': { when: 'of an older version', with: { version: 1 } },
      'role.missing': memberCase,
    },
  },
} satisfies Partial<RefusalTable>
