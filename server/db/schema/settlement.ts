import { bigint, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import type { DifferenceKind, MoneyKind } from '#domain/settlement/compare.ts'
import { bills } from './bill.ts'
import { time } from './columns.ts'

/** The differences between the payment service's list of settlements and the portal's records, each stored once. */
export const settlementDifferences = pgTable(
  'settlement_differences',
  {
    id: uuid('id').primaryKey(),
    differenceKind: text('difference_kind').$type<DifferenceKind>().notNull(),
    moneyKind: text('money_kind').$type<MoneyKind>().notNull(),
    differenceState: text('difference_state').$type<Schema<'DifferenceState'>>().notNull().default('OPEN'),
    /** The key of the charge at the payment service; empty if the service has no such charge. */
    providerKey: text('provider_key').notNull(),
    /** The key of the transaction at the payment service, or in the portal if the service has no such transaction. */
    transactionKey: text('transaction_key').notNull(),
    orderId: text('order_id').notNull(),
    billId: uuid('bill_id').references(() => bills.id, { onDelete: 'cascade' }),
    ownAmount: bigint('own_amount', { mode: 'number' }),
    serviceAmount: bigint('service_amount', { mode: 'number' }),
    /** The day in Korea of the charge or refund. */
    movedOn: date('moved_on', { mode: 'string' }).notNull(),
    foundAt: time('found_at').notNull(),
    /** The note of the staff, encrypted. */
    noteBox: text('note_box'),
    notedAt: time('noted_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('settlement_differences_once').on(
      table.differenceKind,
      table.moneyKind,
      table.transactionKey,
    ),
    index('settlement_differences_list').on(
      table.differenceState,
      table.foundAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)

/** The last comparison for which the payment service returned its list; a single row. */
export const settlementComparisons = pgTable('settlement_comparisons', {
  id: integer('id').primaryKey(),
  /** The day on which the comparison was made. */
  comparedOn: date('compared_on', { mode: 'string' }).notNull(),
  comparedAt: time('compared_at').notNull(),
})

/** The charges and refunds of the demo's payment service, for its list of settlements. */
export const simulatedTransactions = pgTable(
  'simulated_transactions',
  {
    /** The key of the transaction, the same for every retry. */
    transactionKey: text('transaction_key').primaryKey(),
    moneyKind: text('money_kind').$type<MoneyKind>().notNull(),
    providerKey: text('provider_key').notNull(),
    orderId: text('order_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    soldOn: date('sold_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    index('simulated_transactions_sold').on(table.soldOn),
    index('simulated_transactions_charge').on(table.providerKey),
  ],
)
