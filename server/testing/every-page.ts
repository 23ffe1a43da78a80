type Page<Row> = { list: Row[]; nextCursor: string | null }

/** Reads a list page by page, two rows at a time, and returns all rows. */
export async function everyPage<Row>(
  read: (asked: { limit: number; cursor?: string }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | undefined
  do {
    const page = await read({ limit: 2, ...(cursor !== undefined && { cursor }) })
    rows.push(...page.list)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  return rows
}
