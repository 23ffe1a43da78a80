import { bill, billId, billOf, member, refundOf, session, unknownId } from './bill.ts'
import { time } from './matchers.ts'
import { type RefusalTable, withoutProof, worldOf } from './refusals.ts'

export const giro = { ...bill, billState: 'OPEN', paymentMethodCode: 'G' } as const
export const paid = { ...bill, billState: 'PAID', paymentMethodCode: 'G' } as const
export const refund = { billId, version: 2, amount: 70_000, reason: '중복 결제' } as const
export const billChange = { billId, version: 2, action: 'MARK_PAID', taxInvoiceNo: null } as const

export const billStaffRefusals = {
  listAdminBills: {
    tokens: session,
    body: {},
    refused: { 'role.missing': { when: 'from a member', given: worldOf('a logged-in member', member) } },
  },
  exportAdminBills: {
    tokens: session,
    body: {},
    refused: {
      'role.missing': { when: 'from a member', given: worldOf('a logged-in member', member) },
      'verification.stale': {
        when: 'without a fresh proof',
        given: worldOf('a bill for the staff', giro),
        before: withoutProof(session),
      },
    },
  },
  getAdminBill: {
    tokens: session,
    body: { billId },
    refused: {
      'bill.missing': {
        when: 'of one that is not there',
        given: worldOf('a bill for the staff', giro),
        with: { billId: unknownId },
      },
      'role.missing': { when: 'from a member', given: worldOf('a logged-in member', member) },
    },
  },
  handleAdminBill: {
    tokens: session,
    given: worldOf('a bill for the staff', giro),
    body: billChange,
    refused: {
      'decision.own': { when: 'of one of their own', but: { ownYn: 'Y' } },
      'bill.changed': { when: 'of an older version', with: { version: 1 } },
      'bill.unpayable': { when: 'that charges one that is paid by invoice', with: { action: 'CHARGE' } },
      'bill.charging': { when: 'of one that is being charged', but: { chargingYn: 'Y' } },
      'refund.premature': {
        when: 'that gives back before another bill is paid',
        but: { billState: 'CREDIT', owedYn: 'Y' },
        with: { action: 'MARK_REFUNDED' },
      },
      'refund.excessive': {
        when: 'that gives back more than was paid',
        but: { billState: 'CREDIT', refunding: 'DONE' },
        with: { action: 'MARK_REFUNDED' },
      },
      'bill.missing': { when: 'of one that is not there', with: { billId: unknownId } },
      'role.missing': { when: 'from a member', given: worldOf('a logged-in member', member) },
      'verification.stale': {
        when: 'without a fresh proof',
        given: worldOf('a bill for the staff', giro),
        before: withoutProof(session),
      },
    },
  },
  refundBill: {
    tokens: session,
    given: worldOf('a bill for the staff', paid),
    body: refund,
    succeeds: {
      when: 'of a part',
      data: billOf({
        billState: 'PAID',
        paidAt: time('2026-11-21T09:00:00+09:00'),
        version: 4,
        paymentMethodCode: 'G',
        payYn: 'N',
        refundedAmount: 70_000,
        refunds: [refundOf('DONE')],
      }),
      gives: { refundedAmount: 70_000, refunds: [{ reason: '중복 결제', refundState: 'DONE' }] },
    },
    refused: {
      'decision.own': { when: 'of one of their own', but: { ownYn: 'Y' } },
      'bill.changed': { when: 'of an older version', with: { version: 1 } },
      'refund.unavailable': { when: 'of one that is not paid', but: { billState: 'OPEN' } },
      'refund.excessive': { when: 'of more than was paid', with: { amount: 1_000_000 } },
      'refund.underWay': { when: 'during another refund', but: { refunding: 'STARTED' } },
      'bill.missing': { when: 'of one that is not there', with: { billId: unknownId } },
      'role.missing': { when: 'from a member', given: worldOf('a logged-in member', member) },
      'verification.stale': {
        when: 'without a fresh proof',
        given: worldOf('a bill for the staff', paid),
        before: withoutProof(session),
      },
    },
  },
  previewBillRun: {
    tokens: session,
    body: {},
    refused: { 'role.missing': { when: 'from a member', given: worldOf('a logged-in member', member) } },
  },
  runBills: {
    tokens: session,
    body: {},
    refused: {
      'role.missing': { when: 'from a member', given: worldOf('a logged-in member', member) },
      'verification.stale': {
        when: 'without a fresh proof',
        given: worldOf('a bill for the staff', giro),
        before: withoutProof(session),
      },
    },
  },
} satisfies Partial<RefusalTable>
