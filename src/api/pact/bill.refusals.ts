import { bill, billId, member, session, subscriptionId, unconfirmedMember, unknownId } from './bill.ts'
import { type RefusalTable, withViewOnlyRole, worldOf } from './refusals.ts'

export const failed = { ...bill, billState: 'FAILED', paymentMethodCode: 'C' } as const

export const billRefusals = {
  listBills: { tokens: session, body: {} },
  getBill: {
    tokens: session,
    body: { billId },
    refused: {
      'bill.missing': {
        when: 'of one that is not there',
        given: worldOf('a logged-in member', member),
        with: { billId: unknownId },
      },
    },
  },
  payBill: {
    tokens: session,
    given: worldOf("a member's bill", failed),
    body: { billId, version: 2 },
    refused: {
      'company.roleNeeded': { when: 'from a member who only looks', before: withViewOnlyRole(session) },
      'bill.changed': { when: 'of an older version', with: { version: 1 } },
      'bill.unpayable': {
        when: 'of one that is paid by invoice',
        but: { billState: 'OPEN', paymentMethodCode: 'G' },
      },
      'bill.missing': {
        when: 'of one that is not there',
        given: worldOf('a logged-in member', member),
        with: { billId: unknownId, version: 1 },
      },
    },
  },
  setBillReceivers: {
    tokens: session,
    given: worldOf('a logged-in member', member),
    body: { subscriptionId, receivers: ['finance@solbaram.example'] },
    refused: {
      'company.roleNeeded': {
        when: 'from a member who only looks',
        given: worldOf("a member's bill", failed),
        before: withViewOnlyRole(session),
      },
      'subscription.missing': {
        when: 'of a subscription that is not there',
        with: { subscriptionId: unknownId },
      },
      'verification.stale': {
        when: 'without a fresh proof',
        given: worldOf('a logged-in member', unconfirmedMember),
      },
    },
  },
  downloadBill: {
    tokens: session,
    body: { billId },
    refused: {
      'bill.missing': {
        when: 'of one that is not there',
        given: worldOf('a logged-in member', member),
        with: { billId: unknownId },
      },
      'receipt.premature': {
        when: 'as the receipt of an unpaid one',
        given: worldOf("a member's bill", failed),
        with: { billPaper: 'RECEIPT' },
      },
      'creditNote.premature': {
        when: 'as the credit note of one that was neither given back nor cancelled',
        given: worldOf("a member's bill", failed),
        with: { billPaper: 'CREDIT_NOTE' },
      },
    },
  },
  exportBills: {
    tokens: session,
    given: worldOf("a member's bill", failed),
    body: {},
    refused: {
      'company.roleNeeded': { when: 'from a member who only looks', before: withViewOnlyRole(session) },
    },
  },
} satisfies Partial<RefusalTable>
