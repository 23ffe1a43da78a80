import type { Schema } from '#contract/operation.ts'

/** Saves a table that the server made as a file. */
export function saveTable({ fileName, csv }: Schema<'TableFile'>): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url))
}
