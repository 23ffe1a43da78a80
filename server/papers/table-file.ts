import type { Schema } from '#contract/operation.ts'

/** The maximum number of rows of a list in one file; the descriptions of the operations state it. */
export const MAX_EXPORTED_ROWS = 10_000

/** Makes a spreadsheet file, without blocking other calls. */
export type MakeTable = (order: { paper: 'records'; rows: string[][] }) => Promise<Buffer>

/**
 * Creates a list as a CSV file. The file name consists of `name` and the day, YYYY-MM-DD; `head` contains the column
 * titles.
 */
export async function tableFile(
  makeTable: MakeTable,
  { name, day, head, lines }: { name: string; day: string; head: string[]; lines: string[][] },
): Promise<Schema<'TableFile'>> {
  const csv = await makeTable({ paper: 'records', rows: [head, ...lines] })
  return { fileName: `${name}-${day}.csv`, rows: lines.length, csv: csv.toString('utf8') }
}
