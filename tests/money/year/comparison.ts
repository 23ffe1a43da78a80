import type { bills } from '#server/db/schema/bill.ts'

export type Bill = typeof bills.$inferSelect
export const sumOf = (rows: readonly { amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0)
/** Collects what two books do not have alike, in words. */
export type Compare = (what: string, portal: number, own: number) => void
