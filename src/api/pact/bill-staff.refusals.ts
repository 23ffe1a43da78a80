import { bill, billId, billOf, member, refundOf, serviceLine, session, unknownId } from './bill.ts'
import { personal, time } from './matchers.ts'
import { type RefusalTable, withoutProof, worldOf } from './refusals.ts'

export const giroBill = { ...bill, billState: 'OPEN', paymentMethodCode: 'G' } as const
export const paidBill = { ...bill, billState: 'PAID', paymentMethodCode: 'G' } as const
export const refund = { billId, version: 2, amount: 70_000, reason: '중복 결제' } as const
export const billChange = { billId, version: 2, action: 'MARK_PAID', taxInvoiceNo: null } as const

/** The refusals of an operation that needs a role and a fresh proof. */
const withoutRoleOrProof = {
  'role.missing': { when: 'from a member', given: worldOf('a logged-in member', member) },
  'verification.stale': {
    when: 'without a fresh proof',
    given: worldOf('a bill for the staff', giroBill),
    before: withoutProof(session),
  },
}

export const billStaffRefusals = {
  listAdminBills: {
    tokens: session,
    body: {},
    refused: { 'role.missing': { when: 'from a member', given: worldOf('a logged-in member', member) } },
  },
  getAdminBillFigures: {
    tokens: session,
    body: {},
    refused: { 'role.missing': { when: 'from a member', given: worldOf('a logged-in member', member) } },
  },
  exportBooks: {
    tokens: session,
    body: { book: 'PAYMENTS', period: '2026-11' },
    refused: withoutRoleOrProof,
  },
  exportAdminBills: {
    tokens: session,
    body: {},
    refused: withoutRoleOrProof,
  },
  getAdminBill: {
    tokens: session,
    body: { billId },
    refused: {
      'bill.missing': {
        when: 'of one that is not there',
        given: worldOf('a bill for the staff', giroBill),
        with: { billId: unknownId },
      },
      'role.missing': { when: 'from a member', given: worldOf('a logged-in member', member) },
    },
  },
  handleAdminBill: {
    tokens: session,
    given: worldOf('a bill for the staff', giroBill),
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
        given: worldOf('a bill for the staff', giroBill),
        before: withoutProof(session),
      },
    },
  },
  refundBill: {
    tokens: session,
    given: worldOf('a bill for the staff', paidBill),
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
        refunds: [refundOf('DONE', { askedYn: 'Y', requesterName: personal('송나래') })],
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
        given: worldOf('a bill for the staff', paidBill),
        before: withoutProof(session),
      },
    },
  },
  decideRefund: {
    tokens: session,
    given: worldOf('a bill for the staff', { ...paidBill, refunding: 'WAITING' }),
    body: { billId, version: 2, attempt: 1, decision: 'DECLINE', reason: '중복 요청' },
    succeeds: {
      when: 'that declines one',
      data: billOf({
        billState: 'PAID',
        paidAt: time('2026-11-21T09:00:00+09:00'),
        version: 3,
        paymentMethodCode: 'G',
        payYn: 'N',
        refunds: [
          refundOf('DECLINED', {
            requesterName: personal('이우주'),
            decisionReason: personal('중복 요청'),
          }),
        ],
      }),
      gives: { refundedAmount: 0, refunds: [{ refundState: 'DECLINED', decisionReason: '중복 요청' }] },
    },
    refused: {
      'decision.own': { when: 'of one of their own', but: { ownYn: 'Y' } },
      'bill.changed': { when: 'of an older version', with: { version: 1 } },
      'refund.wrongPerson': {
        when: 'from the one who asked for it',
        but: { askedYn: 'Y' },
        with: { decision: 'CONFIRM', reason: null },
      },
      'bill.missing': { when: 'of one that is not there', with: { billId: unknownId } },
      'role.missing': { when: 'from a member', given: worldOf('a logged-in member', member) },
      'verification.stale': {
        when: 'without a fresh proof',
        given: worldOf('a bill for the staff', paidBill),
        before: withoutProof(session),
      },
    },
  },
  voidBill: {
    tokens: session,
    given: worldOf('a bill for the staff', giroBill),
    body: { billId, version: 2, reason: '잘못 청구' },
    succeeds: {
      when: 'that is not paid',
      data: billOf({
        billState: 'VOID',
        version: 3,
        paymentMethodCode: 'G',
        payYn: 'N',
        taxInvoiceState: 'NONE',
        refundableAmount: 0,
        voidReason: '잘못 청구',
      }),
      gives: { billState: 'VOID', voidReason: '잘못 청구' },
    },
    refused: {
      'decision.own': { when: 'of one of their own', but: { ownYn: 'Y' } },
      'bill.changed': { when: 'of an older version', with: { version: 1 } },
      'bill.charging': { when: 'of one that is being charged', but: { chargingYn: 'Y' } },
      'bill.settled': { when: 'of one that is paid', but: { billState: 'PAID' } },
      'bill.missing': { when: 'of one that is not there', with: { billId: unknownId } },
      'role.missing': { when: 'from a member', given: worldOf('a logged-in member', member) },
      'verification.stale': {
        when: 'without a fresh proof',
        given: worldOf('a bill for the staff', giroBill),
        before: withoutProof(session),
      },
    },
  },
  creditBill: {
    tokens: session,
    given: worldOf('a bill for the staff', giroBill),
    body: { billId, version: 2, amount: 11_000, reason: '장애 보상', creditOn: 'BILL' },
    succeeds: {
      when: 'that is not paid',
      data: billOf({
        billState: 'OPEN',
        version: 3,
        paymentMethodCode: 'G',
        payYn: 'N',
        refundableAmount: 0,
        lines: [
          serviceLine,
          {
            ...serviceLine,
            lineType: 'ADJUSTMENT',
            label: '요금 할인',
            supplyAmount: -10_000,
            vatAmount: -1_000,
          },
        ],
        credits: [
          {
            amount: 11_000,
            reason: personal('장애 보상'),
            creditOn: 'BILL',
            creditedAt: time('2026-11-21T09:00:00+09:00'),
          },
        ],
      }),
      gives: { credits: [{ amount: 11_000, reason: '장애 보상' }] },
    },
    refused: {
      'decision.own': { when: 'of one of their own', but: { ownYn: 'Y' } },
      'bill.changed': { when: 'of an older version', with: { version: 1 } },
      'bill.charging': { when: 'of one that is being charged', but: { chargingYn: 'Y' } },
      'bill.settled': { when: 'of one that is paid', but: { billState: 'PAID' } },
      'bill.missing': { when: 'of one that is not there', with: { billId: unknownId } },
      'role.missing': { when: 'from a member', given: worldOf('a logged-in member', member) },
      'verification.stale': {
        when: 'without a fresh proof',
        given: worldOf('a bill for the staff', giroBill),
        before: withoutProof(session),
      },
      'bill.invoiced': { when: 'of one with a tax invoice', but: { invoicedYn: 'Y' } },
      'credit.excessive': { when: 'of more than it asks for', with: { amount: 100_000_000 } },
      'credit.unavailable': {
        when: 'on the next ones if none follows',
        but: { lastYn: 'Y' },
        with: { creditOn: 'NEXT_BILLS' },
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
    refused: withoutRoleOrProof,
  },
} satisfies Partial<RefusalTable>
