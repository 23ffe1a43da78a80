import { Matchers } from '@pact-foundation/pact'
import { billId, member, session, unknownId } from './bill.ts'
import { giroBill, paidBill } from './bill-staff.refusals.ts'
import { day, time } from './matchers.ts'
import { type RefusalTable, withoutProof, worldOf } from './refusals.ts'

const { integer, regex } = Matchers
const staffBill = worldOf('a bill for the staff', giroBill)
const fromMember = { when: 'from a member', given: worldOf('a logged-in member', member) } as const
const withoutFreshProof = {
  when: 'without a fresh proof',
  given: staffBill,
  before: withoutProof(session),
} as const

const sentInvoice = {
  invoiceKind: 'ORIGINAL',
  invoiceState: 'SENT',
  supplyAmount: integer(225_000),
  vatAmount: integer(22_500),
  writtenOn: day('2026-11-21'),
  taxInvoiceNo: regex('^[0-9]{24}$', '202611214100001600000001'),
  failure: null,
  failureCode: null,
  issuedAt: time('2026-11-22T09:00:00+09:00'),
  sentAt: time('2026-11-22T09:01:00+09:00'),
  nextTryAt: null,
} as const
const issuedOf = (invoiceKind: 'ORIGINAL' | 'REFUND') => ({
  invoiceKind,
  invoiceState: 'ISSUED',
  supplyAmount: integer(invoiceKind === 'ORIGINAL' ? 225_000 : -63_637),
  vatAmount: integer(invoiceKind === 'ORIGINAL' ? 22_500 : -6_363),
  writtenOn: day('2026-11-21'),
  taxInvoiceNo: regex('^[0-9]{24}$', '202611214100001600000042'),
  failure: null,
  failureCode: null,
  issuedAt: time('2026-11-22T09:00:00+09:00'),
  sentAt: null,
  nextTryAt: null,
})

export const taxInvoiceRefusals = {
  listTaxInvoices: {
    tokens: session,
    given: worldOf('a bill for the staff', { ...paidBill, invoicedYn: 'Y' }),
    body: { billId },
    succeeds: {
      when: 'of a bill that has one',
      data: {
        billId,
        version: 2,
        lastDay: null,
        issueYn: 'N',
        correctYn: 'N',
        list: [sentInvoice],
      },
      gives: { issueYn: 'N', list: [{ invoiceState: 'SENT', taxInvoiceNo: '202611214100001600000001' }] },
    },
    refused: {
      'role.missing': fromMember,
      'bill.missing': { when: 'of none', with: { billId: unknownId } },
    },
  },
  issueTaxInvoice: {
    tokens: session,
    given: staffBill,
    body: { billId, version: 2 },
    succeeds: {
      when: 'of a bill that waits for one',
      data: {
        billId,
        version: 4,
        lastDay: null,
        issueYn: 'N',
        correctYn: 'N',
        list: [issuedOf('ORIGINAL')],
      },
      gives: { issueYn: 'N', list: [{ invoiceState: 'ISSUED', taxInvoiceNo: '202611214100001600000042' }] },
    },
    refused: {
      'role.missing': fromMember,
      'verification.stale': withoutFreshProof,
      'bill.missing': { when: 'of none', with: { billId: unknownId } },
      'decision.own': { when: 'of one of their own', but: { ownYn: 'Y' } },
      'bill.changed': { when: 'of an older version', with: { version: 1 } },
      'bill.charging': { when: 'during a charge', but: { chargingYn: 'Y' } },
      'taxInvoice.unavailable': { when: 'of one that has its tax invoice', but: { invoicedYn: 'Y' } },
    },
  },
  correctTaxInvoice: {
    tokens: session,
    given: worldOf('a bill for the staff', { ...paidBill, invoicedYn: 'Y', refunding: 'DONE' }),
    body: { billId, version: 2 },
    succeeds: {
      when: 'after a refund',
      data: {
        billId,
        version: 2,
        lastDay: null,
        issueYn: 'N',
        correctYn: 'N',
        list: [sentInvoice, issuedOf('REFUND')],
      },
      gives: {
        correctYn: 'N',
        list: [{ invoiceState: 'SENT' }, { invoiceKind: 'REFUND', invoiceState: 'ISSUED' }],
      },
    },
    refused: {
      'role.missing': fromMember,
      'verification.stale': withoutFreshProof,
      'bill.missing': { when: 'of none', with: { billId: unknownId } },
      'decision.own': { when: 'of one of their own', but: { ownYn: 'Y' } },
      'bill.changed': { when: 'of an older version', with: { version: 1 } },
      'bill.charging': { when: 'during a charge', but: { chargingYn: 'Y' } },
      'taxInvoice.unavailable': { when: 'with nothing to correct', given: staffBill },
    },
  },
} as const satisfies Pick<RefusalTable, 'listTaxInvoices' | 'issueTaxInvoice' | 'correctTaxInvoice'>
