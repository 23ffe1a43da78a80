import type { Schema } from '#contract/operation.ts'

type AuditRecord = Schema<'AuditRecord'>

/** An audit record that represents a sequence of equal records in the list, with the time of each of them. */
export type FoldedRecord = AuditRecord & { times: readonly string[] }

const isLike = (one: AuditRecord, other: AuditRecord): boolean =>
  (['action', 'auditKind', 'actorName', 'subject', 'ownerName', 'address'] as const).every(
    (key) => one[key] === other[key],
  )

/** One row for records that differ only in their time and follow one another, such as an automatic save each few seconds. */
export function foldedRecords(records: readonly AuditRecord[]): FoldedRecord[] {
  const folded: FoldedRecord[] = []
  for (const record of records) {
    const last = folded.at(-1)
    if (last && isLike(last, record))
      folded[folded.length - 1] = { ...last, times: [...last.times, record.at] }
    else folded.push({ ...record, times: [record.at] })
  }
  return folded
}
