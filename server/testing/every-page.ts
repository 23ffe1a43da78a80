type Page<Row> = { list: Row[]; nextCursor: string | null }

/** The rows of a list that is read page by page, two at a time, until its end. */
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
