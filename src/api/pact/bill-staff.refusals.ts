import { bill, billId, member, session, unknownId } from './bill.ts'
import { type RefusalTable, withoutProof, worldOf } from './refusals.ts'

export const giro = { ...bill, billState: 'OPEN', paymentMethodCode: 'G' } as const
export const seen = { billId, version: 2, action: 'MARK_PAID', taxInvoiceNo: null } as const

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
    body: seen,
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
      'bill.missing': { when: 'of one that is not there', with: { billId: unknownId } },
      'role.missing': { when: 'from a member', given: worldOf('a logged-in member', member) },
      'verification.stale': {
        when: 'without a fresh proof',
        given: worldOf('a bill for the staff', giro),
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
