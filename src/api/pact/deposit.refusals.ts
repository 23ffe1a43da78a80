import { Matchers } from '@pact-foundation/pact'
import { bill, billId, billNo, member, session, unknownId } from './bill.ts'
import { day, oneOf, personal, time } from './matchers.ts'
import { type RefusalTable, withoutProof, worldOf } from './refusals.ts'

const { integer, string } = Matchers
export const depositId = '5b1e9c47-30da-4f86-9c25-e7d41a806b93'
const matchId = 'c04f7a12-8b6d-4e39-a5f1-92d30b7e6c58'
export const statedDeposit = {
  ...bill,
  billState: 'OPEN',
  paymentMethodCode: 'G',
  depositId,
  depositState: 'NEW',
} as const
const openDepositState = worldOf('a deposit for the staff', statedDeposit)
export const paidParams = { billState: 'PAID', depositState: 'MATCHED', matchId } as const
const matchedState = worldOf('a deposit for the staff', { ...statedDeposit, ...paidParams })
const memberCase = { when: 'from a member', given: worldOf('a logged-in member', member) }
const staleProofCases = (given: ReturnType<typeof worldOf>) => ({
  'verification.stale': { when: 'without a fresh proof', given, before: withoutProof(session) },
})
const confirmation = { depositId, version: 2, others: [], billId, billVersion: 2 }
const company = personal('솔바람상회 주식회사')
const won = () => integer(247_500)

const itemOf = (depositState: string, version: number) => ({
  depositId,
  depositedOn: day('2026-11-21'),
  depositedTime: string('09:12'),
  payer: personal('솔바람상회'),
  amount: won(),
  leftAmount: depositState === 'MATCHED' ? 0 : won(),
  depositState,
  version,
})
const suggested = {
  billId,
  billNo,
  companyName: company,
  totalAmount: won(),
  version: integer(2),
  ownYn: 'N',
}
const candidate = {
  ...suggested,
  billDate: day('2026-11-21'),
  dueDate: day('2026-11-28'),
  nameYn: 'Y',
  amountYn: 'Y',
  suggestedYn: 'Y',
}
export const matchOf = (undoneAt: object | null) => ({
  matchId: string(matchId),
  billId,
  billNo,
  companyName: company,
  amount: won(),
  matchedAt: time('2026-11-21T09:30:00+09:00'),
  undoneAt,
})
export const depositOf = (depositState: string, version: number, more: object = {}) => ({
  ...itemOf(depositState, version),
  suggested: depositState === 'NEW' ? suggested : null,
  candidates: depositState === 'NEW' ? [candidate] : [],
  companions: [],
  matches: [],
  ...more,
})

export const depositRefusals = {
  listDeposits: {
    tokens: session,
    given: openDepositState,
    body: { depositState: 'NEW', limit: 1 },
    succeeds: {
      when: 'of one state',
      data: {
        depositState: 'NEW',
        total: 1,
        nextCursor: null,
        list: [{ ...itemOf('NEW', 2), suggested }],
      },
      gives: { total: 1, list: [{ payer: '솔바람상회', suggested: { billNo } }] },
    },
    refused: { 'role.missing': memberCase },
  },
  getDeposit: {
    tokens: session,
    given: openDepositState,
    body: { depositId },
    succeeds: {
      when: 'with the bill that it fits',
      data: depositOf('NEW', 2),
      gives: { candidates: [{ billNo, companyName: '솔바람상회 주식회사', suggestedYn: 'Y' }] },
    },
    refused: {
      'deposit.missing': { when: 'of one that is not there', with: { depositId: unknownId } },
      'role.missing': memberCase,
    },
  },
  importDeposits: {
    tokens: session,
    given: openDepositState,
    body: {
      statement: [
        '거래일시,적요,보낸분/받는분,출금액,입금액,잔액',
        '2026-01-05 10:11:12,타행이체,솔바람상회,0,"247,500","1,247,500"',
        '2026-01-05 11:00:00,출금,이웃집,"10,000",0,"1,237,500"',
        '합계,,,,,',
      ].join('\n'),
    },
    succeeds: {
      when: 'of one deposit',
      data: { imported: 1, repeated: 0, withdrawals: 1, unreadable: 1, unreadableLines: [4] },
      gives: { imported: 1, withdrawals: 1, unreadableLines: [4] },
    },
    refused: {
      'statement.unreadable': { when: 'without the columns', with: { statement: '이름,금액\n솔바람상회,1' } },
      'statement.tooLong': {
        when: 'of too many lines',
        with: { statement: Array(2_001).fill('a').join('\n') },
      },
      'role.missing': memberCase,
      ...staleProofCases(openDepositState),
    },
  },
  confirmDeposit: {
    tokens: session,
    given: openDepositState,
    body: confirmation,
    succeeds: {
      when: 'of what a bill asks for',
      data: depositOf('MATCHED', 3, { matches: [matchOf(null)] }),
      gives: { depositState: 'MATCHED', leftAmount: 0, matches: [{ billNo, undoneAt: null }] },
    },
    refused: {
      'deposit.missing': {
        when: 'of one that is not there',
        with: { depositId: unknownId },
      },
      'deposit.changed': { when: 'of an older version', with: { version: 1 } },
      'deposit.short': { when: 'of less than the bill asks for', but: { shortYn: 'Y' } },
      'bill.missing': { when: 'for a bill that is not there', with: { billId: unknownId } },
      'bill.changed': { when: 'for an older version of the bill', with: { billVersion: 1 } },
      'bill.unpayable': { when: 'for a bill that was cancelled', but: { billState: 'VOID' } },
      'bill.charging': { when: 'for a bill that is being charged', but: { chargingYn: 'Y' } },
      'decision.own': { when: 'for a bill of their own', but: { ownYn: 'Y' } },
      'role.missing': memberCase,
      ...staleProofCases(openDepositState),
    },
  },
  undoDeposit: {
    tokens: session,
    given: matchedState,
    body: { depositId, version: 2, matchId },
    succeeds: {
      when: 'of a payment',
      data: depositOf('NEW', 3, {
        candidates: [{ ...candidate, version: integer(3) }],
        matches: [matchOf(time('2026-11-21T09:31:00+09:00'))],
      }),
      gives: { depositState: 'NEW', candidates: [{ billNo }] },
    },
    refused: {
      'deposit.missing': { when: 'of one that is not there', with: { depositId: unknownId } },
      'deposit.changed': { when: 'of an older version', with: { version: 1 } },
      'deposit.refunded': { when: 'of a bill that was refunded', but: { refunding: 'DONE' } },
      'decision.own': { when: 'of a bill of their own', but: { ownYn: 'Y' } },
      'role.missing': memberCase,
      ...staleProofCases(matchedState),
    },
  },
  setDepositAside: {
    tokens: session,
    given: openDepositState,
    body: { depositId, version: 2, asideYn: 'Y' },
    succeeds: {
      when: 'of one that is of no bill',
      data: { ...depositOf('ASIDE', 3), depositState: oneOf('ASIDE') },
      gives: { depositState: 'ASIDE', candidates: [] },
    },
    refused: {
      'deposit.missing': { when: 'of one that is not there', with: { depositId: unknownId } },
      'deposit.changed': {
        when: 'of one that is used up',
        given: matchedState,
      },
      'role.missing': memberCase,
    },
  },
} satisfies Partial<RefusalTable>
