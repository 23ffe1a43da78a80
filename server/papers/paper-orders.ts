import type { Schema } from '#contract/operation.ts'
import type { Operator } from '#server/operator.ts'

/** A paper, and all that stands on it: what the thread that makes papers is told. */
export type PaperOrder =
  | { paper: 'bill'; bill: Schema<'Bill'>; issuer: Operator; today: string }
  | { paper: 'bills'; rows: Schema<'BillListItem'>[] }
  | { paper: 'records'; rows: string[][] }
