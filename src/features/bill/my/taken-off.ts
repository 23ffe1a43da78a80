import type { Schema } from '#contract/operation.ts'
import { includedNumbers } from '#domain/bill/bill.ts'

/** Returns the refunds of earlier bills that the total of a bill takes off, in won or cents; never below zero. */
export const takenOffIn = (lines: readonly Schema<'BillLine'>[]): number =>
  lines
    .filter((line) => line.supplyAmount < 0 && includedNumbers([line]).length > 0)
    .reduce((sum, { supplyAmount, vatAmount }) => sum - supplyAmount - vatAmount, 0)
