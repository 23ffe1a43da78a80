import type { bills } from '#server/db/schema/bill.ts'

export type Bill = typeof bills.$inferSelect
export const sumOf = (rows: readonly { amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0)
/** Records the description of a difference between two books. */
export type Compare = (what: string, portal: number, own: number) => void
