import { Matchers } from '@pact-foundation/pact'
import { bill, billId, member, session, unknownId } from './bill.ts'
import { day, time } from './matchers.ts'
import { type RefusalTable, withoutProof, withViewOnlyRole, worldOf } from './refusals.ts'

const { integer, regex } = Matchers
const paidByPerson = { ...bill, billState: 'PAID', paymentMethodCode: 'G' } as const
const memberBillState = worldOf("a member's bill", { ...paidByPerson, receipt: 'OPEN' })
const personBillState = worldOf('a bill for the staff', { ...paidByPerson, receipt: 'OPEN' })
const fromMember = { when: 'from a member', given: worldOf('a logged-in member', member) } as const
const unknownBillCase = {
  when: 'of one that is not there',
  given: worldOf('a logged-in member', member),
  with: { billId: unknownId },
} as const

const receiptOf = (state: object) => ({
  receiptKind: 'ORIGINAL',
  usage: 'DEDUCTION',
  numberEnd: '5678',
  totalAmount: integer(247_500),
  failure: null,
  failureCode: null,
  sentAt: null,
  ...state,
})
const sentReceipt = receiptOf({
  receiptState: 'SENT',
  confirmNo: regex('^\\w{9}$', 'TB0000042'),
  issuedAt: time('2026-11-21T09:30:00+09:00'),
  sentAt: time('2026-11-21T09:30:00+09:00'),
})
const refusedReceipt = receiptOf({
  receiptState: 'REFUSED',
  confirmNo: null,
  failure: 'CONTENT',
  failureCode: '-14000014',
  issuedAt: null,
})
const issuedReceipt = receiptOf({
  receiptState: 'ISSUED',
  usage: 'SELF',
  numberEnd: null,
  confirmNo: regex('^\\w{9}$', 'A1B2C3D4E'),
  issuedAt: time('2026-11-21T09:31:00+09:00'),
})
const receiptsOf = (more: object) => ({
  billId,
  version: 2,
  openYn: 'Y',
  issueYn: 'N',
  lastDay: null,
  usage: null,
  numberEnd: null,
  list: [],
  ...more,
})

export const cashReceiptRefusals = {
  getCashReceipts: {
    tokens: session,
    given: worldOf("a member's bill", { ...paidByPerson, receipt: 'SENT' }),
    body: { billId },
    succeeds: {
      when: 'of a bill that has one',
      data: receiptsOf({ list: [sentReceipt] }),
      gives: { openYn: 'Y', list: [{ receiptState: 'SENT', confirmNo: 'TB0000042' }] },
    },
    refused: { 'bill.missing': unknownBillCase },
  },
  setCashReceiptNumber: {
    tokens: session,
    given: memberBillState,
    body: { billId, usage: 'DEDUCTION', number: '010-1234-5678' },
    succeeds: {
      when: 'of a payment that waits for one',
      data: receiptsOf({ lastDay: day('2026-11-25'), usage: 'DEDUCTION', numberEnd: '5678' }),
      gives: { usage: 'DEDUCTION', numberEnd: '5678' },
    },
    refused: {
      'company.roleNeeded': { when: 'from a member who only looks', before: withViewOnlyRole(session) },
      'bill.missing': unknownBillCase,
      'cashReceipt.unavailable': {
        when: 'of a bill that has a tax invoice',
        given: worldOf("a member's bill", paidByPerson),
      },
      'receiptNumber.unfit': { when: 'of the wrong kind', with: { usage: 'EXPENSE' } },
      'verification.stale': {
        when: 'without a fresh proof',
        given: memberBillState,
        before: withoutProof(session),
      },
    },
  },
  listCashReceipts: {
    tokens: session,
    given: worldOf('a bill for the staff', { ...paidByPerson, receipt: 'REFUSED' }),
    body: { billId },
    succeeds: {
      when: 'of a bill whose one was refused',
      data: receiptsOf({ issueYn: 'Y', list: [refusedReceipt] }),
      gives: { issueYn: 'Y', list: [{ receiptState: 'REFUSED', failure: 'CONTENT' }] },
    },
    refused: {
      'role.missing': fromMember,
      'bill.missing': { when: 'of none', with: { billId: unknownId } },
    },
  },
  issueCashReceipt: {
    tokens: session,
    given: personBillState,
    body: { billId, version: 2 },
    succeeds: {
      when: 'of a payment without a number',
      data: receiptsOf({ list: [issuedReceipt] }),
      gives: { issueYn: 'N', list: [{ receiptState: 'ISSUED', usage: 'SELF' }] },
    },
    refused: {
      'role.missing': fromMember,
      'bill.missing': { when: 'of none', with: { billId: unknownId } },
      'decision.own': { when: 'of a bill of their own', but: { ownYn: 'Y' } },
      'bill.changed': { when: 'of an older version', with: { version: 1 } },
      'cashReceipt.unavailable': { when: 'of one that is issued', but: { receipt: 'SENT' } },
      'verification.stale': {
        when: 'without a fresh proof',
        given: personBillState,
        before: withoutProof(session),
      },
    },
  },
} satisfies Partial<RefusalTable>
