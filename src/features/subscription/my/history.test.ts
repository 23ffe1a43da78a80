import { expect, it } from 'vitest'
import type { Output, Schema } from '#contract/operation.ts'
import { historyOf } from './history.ts'

const today = '2026-11-28'
const detail = (
  subscriptionInfo: Partial<Schema<'SubscriptionInfo'>>,
  contractInfo: Partial<Schema<'ContractInfo'>>,
) =>
  ({
    subscriptionInfo: {
      subscriptionState: 'ACTIVE',
      requestedAt: '2026-05-25T10:00:00+09:00',
      decidedAt: '2026-05-27T09:00:00+09:00',
      ...subscriptionInfo,
    },
    contractInfo: {
      startDate: '2026-05-27',
      endDate: null,
      nextBillDate: '2026-12-27',
      totalAmount: 679_140,
      currency: 'KRW',
      ...contractInfo,
    },
  }) as Schema<'SubscriptionDetail'>
const bills = {
  list: [
    { paidAt: '2026-11-27T10:00:00+09:00', totalAmount: 679_140, currency: 'KRW' },
    { paidAt: null, totalAmount: 100, currency: 'KRW' },
    { paidAt: '2026-10-27T10:00:00+09:00', totalAmount: -500, currency: 'KRW' },
  ],
} as Output<'listBills'>
const kindsOf = (...of: Parameters<typeof historyOf>) =>
  historyOf(...of).map(({ kind, date }) => `${kind} ${date}`)

it('the history lists future events first, then current ones, then past ones', () => {
  expect(kindsOf(detail({}, {}), bills, today)).toEqual([
    'next 2026-12-27',
    'now 2026-11-28',
    'paid 2026-11-27',
    'refunded 2026-10-27',
    'started 2026-05-27',
    'approved 2026-05-27',
    'requested 2026-05-25',
  ])
  expect(historyOf(detail({}, {}), bills, today).find(({ kind }) => kind === 'refunded')?.money?.amount).toBe(
    500,
  )
})

it('the history includes failed and late bills, with separate texts for amounts that are due', () => {
  const owedBill = {
    list: [
      {
        paidAt: null,
        billState: 'FAILED',
        billDate: '2026-11-25',
        dueDate: '2026-12-02',
        totalAmount: 10_890,
      },
      { paidAt: null, billState: 'LATE', billDate: '2026-10-25', dueDate: '2026-11-01', totalAmount: 10_890 },
    ],
  } as Output<'listBills'>
  expect(kindsOf(detail({ subscriptionState: 'PAST_DUE' }, {}), owedBill, today).slice(1, 4)).toEqual([
    'owing 2026-11-28',
    'failed 2026-11-25',
    'late 2026-11-01',
  ])
})

it.each([
  [
    'a request',
    detail({ subscriptionState: 'REQUESTED', decidedAt: undefined }, { startDate: null, nextBillDate: null }),
    ['requested'],
  ],
  [
    'one that was rejected',
    detail({ subscriptionState: 'REJECTED', rejectReason: '서류' }, { startDate: null, nextBillDate: null }),
    ['rejected', 'requested'],
  ],
  [
    'one that ends',
    detail({ subscriptionState: 'CANCEL_SCHEDULED' }, { endDate: '2026-12-26', nextBillDate: null }),
    ['ends', 'now', 'started', 'approved', 'requested'],
  ],
  [
    'one that has ended',
    detail({ subscriptionState: 'ENDED' }, { endDate: '2026-11-10', nextBillDate: null }),
    ['ended', 'started', 'approved', 'requested'],
  ],
] as const)('of %s', (_, of, kinds) => {
  expect(historyOf(of as Schema<'SubscriptionDetail'>, undefined, today).map(({ kind }) => kind)).toEqual(
    kinds,
  )
})
