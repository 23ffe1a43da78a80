import type { Schema } from '#contract/operation.ts'

type AuditRecord = Schema<'AuditRecord'>

/** An audit record that represents a sequence of equal records in the list, with the time of each record. */
export type FoldedRecord = AuditRecord & { times: readonly string[] }

const isLike = (one: AuditRecord, other: AuditRecord): boolean =>
  (['action', 'auditKind', 'actorName', 'subject', 'ownerName', 'address'] as const).every(
    (key) => one[key] === other[key],
  )

/**
 * Combines consecutive records that differ only in their time into one row, such as automatic saves every few
 * seconds.
 */
export function foldedRecords(records: readonly AuditRecord[]): FoldedRecord[] {
  const foldedRows: FoldedRecord[] = []
  for (const record of records) {
    const lastRow = foldedRows.at(-1)
    if (lastRow && isLike(lastRow, record))
      foldedRows[foldedRows.length - 1] = { ...lastRow, times: [...lastRow.times, record.at] }
    else foldedRows.push({ ...record, times: [record.at] })
  }
  return foldedRows
}
