import type { Schema } from '#contract/operation.ts'
import type { Operator } from '#server/operator.ts'

/** A document and all its contents: the input of the thread that makes PDF files. */
export type PaperOrder =
  | { paper: 'bill'; bill: Schema<'Bill'>; issuer: Operator; today: string }
  | { paper: 'bills'; rows: Schema<'BillListItem'>[] }
  | { paper: 'records'; rows: string[][] }
