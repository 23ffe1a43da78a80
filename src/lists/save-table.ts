import type { Schema } from '#contract/operation.ts'
import { saveBlob } from '#src/browser/save-blob.ts'

/** Saves a table that the server made as a file. */
export function saveTable({ fileName, csv }: Schema<'TableFile'>): void {
  saveBlob(new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileName)
}
