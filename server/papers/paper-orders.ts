import type { Schema } from '#contract/operation.ts'
import type { BillPaper } from '#server/domains/bill/bill.pdf.ts'

/** A document with all its contents: the input of the thread that makes PDF files. */
export type PdfInput =
  | ({ paper: 'bill' } & BillPaper)
  | { paper: 'bills'; rows: Schema<'BillListItem'>[] }
  | { paper: 'records'; rows: string[][] }
