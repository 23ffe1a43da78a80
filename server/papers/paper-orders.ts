import type { Schema } from '#contract/operation.ts'

/** A paper, and all that stands on it: what the thread that makes papers is told. */
export type PaperOrder =
  | { paper: 'bill'; bill: Schema<'Bill'>; today: string }
  | { paper: 'bills'; rows: Schema<'BillListItem'>[] }
  | { paper: 'records'; rows: string[][] }
