import { and, count, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import type { Files } from '#server/files/files.ts'
import { FilesUnavailable } from '#server/files/files-unavailable.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import { type SealedPlace, sealedPlaces } from './sealed-boxes.ts'

/** The number of secret boxes that each key has sealed, by the columns in which the boxes are stored. */
export type SealedCounts = Map<string, Map<string, number>>
export type ResealCounts = { boxes: number; files: number; unreadable: number }

const BATCH_SIZE = 200
export const FILES = 'files'

/** Counts the secret boxes that each key has sealed. */
export async function countSealed(db: Db, files: Files): Promise<SealedCounts> {
  const counts: SealedCounts = new Map()
  const countBoxes = (keyId: string, where: string, boxes: number) => {
    const places = counts.get(keyId) ?? new Map<string, number>()
    counts.set(keyId, places.set(where, (places.get(where) ?? 0) + boxes))
  }
  for (const place of sealedPlaces) {
    const { table, box, isBox } = columnsOf(place)
    const rows = await db
      .select({ keyId: sql<string>`split_part(${box}, '.', 2)`, boxes: count() })
      .from(table)
      .where(isBox)
      .groupBy(sql`1`)
    for (const { keyId, boxes } of rows) countBoxes(keyId, nameOf(place), boxes)
  }
  for await (const key of files.list()) {
    const keyId = await files.keyIdOf(key)
    if (keyId !== undefined) countBoxes(keyId, FILES, 1)
  }
  return counts
}

/**
 * Seals all data again with the current key, `keyId`, while the portal continues. A row that changes during the work
 * is skipped, since its writer seals it with the current key. Work that was stopped continues at the row where it
 * stopped. Boxes that no key opens are counted and skipped. Rejects with FilesUnavailable if files cannot be reached.
 */
export async function resealAll({
  db,
  box,
  files,
  keyId,
  onProgress = () => {},
}: {
  db: Db
  box: SecretBox
  files: Files
  keyId: string
  onProgress?: (resealed: ResealCounts) => void
}): Promise<ResealCounts> {
  const resealed = { boxes: 0, files: 0, unreadable: 0 }
  for (const place of sealedPlaces) {
    const target = columnsOf(place)
    let after: unknown[] | undefined
    for (;;) {
      const rows = await rowsOfOtherKeys(db, target, keyId, after)
      for (const row of rows) {
        const old = readBox(row, place)
        const plaintext = openOrUndefined(() => box.open(old, place.purposeOf(row)))
        if (plaintext === undefined) resealed.unreadable += 1
        else
          resealed.boxes += await replaceBox(db, target, row, old, box.seal(plaintext, place.purposeOf(row)))
      }
      onProgress(resealed)
      if (rows.length < BATCH_SIZE) break
      after = target.keys.map(([name]) => rows.at(-1)![name])
    }
  }
  for await (const key of files.list()) {
    try {
      if (!(await files.reseal(key))) continue
      resealed.files += 1
      if (resealed.files % BATCH_SIZE === 0) onProgress(resealed)
    } catch (error) {
      if (error instanceof FilesUnavailable) throw error
      resealed.unreadable += 1
    }
  }
  return resealed
}

type Target = ReturnType<typeof columnsOf>
type Row = Record<string, unknown>

function columnsOf({ table, column, path }: SealedPlace) {
  const columns = getTableColumns(table) as Record<string, PgColumn>
  const { primaryKeys } = getTableConfig(table)
  const compositeKey = primaryKeys[0]?.columns.map(({ name }) => name) ?? []
  const keys = Object.entries(columns).filter(
    ([, { primary, name }]) => primary || compositeKey.includes(name),
  )
  const fullColumn = columns[column]!
  const at = sql`${sql.raw(`'{${path.join(',')}}'`)}::text[]`
  const box: SQL<string> = path.length === 0 ? sql`${fullColumn}` : sql`(${fullColumn} #>> ${at})`
  return {
    table,
    column,
    keys,
    box,
    isBox: sql`${box} like 'v1.%'`,
    /** Returns the value of the whole column, in which the box is replaced by another box. */
    withBox: (text: string): SQL =>
      path.length === 0 ? sql`${text}` : sql`jsonb_set(${fullColumn}, ${at}, to_jsonb(${text}::text))`,
  }
}

function rowsOfOtherKeys(
  db: Db,
  { table, keys, box, isBox }: Target,
  keyId: string,
  after: unknown[] | undefined,
): Promise<Row[]> {
  const order = sql.join(
    keys.map(([, column]) => sql`${column}`),
    sql`, `,
  )
  const place =
    after &&
    sql.join(
      after.map((value) => sql`${value}`),
      sql`, `,
    )
  return db
    .select()
    .from(table)
    .where(and(isBox, sql`split_part(${box}, '.', 2) <> ${keyId}`, place && sql`(${order}) > (${place})`))
    .orderBy(order)
    .limit(BATCH_SIZE) as Promise<Row[]>
}

/** Replaces a secret box by another one, if its row still has the old box. Returns the number of changed rows. */
async function replaceBox(
  db: Db,
  { table, column, keys, box, withBox }: Target,
  row: Row,
  old: string,
  sealed: string,
): Promise<number> {
  const isRow = keys.map(([name, key]) => eq(key, row[name]))
  const { rowCount } = await db
    .update(table)
    .set({ [column]: withBox(sealed) })
    .where(and(...isRow, sql`${box} = ${old}`))
  return rowCount ?? 0
}

function readBox(row: Row, { column, path }: SealedPlace): string {
  let value = row[column]
  for (const name of path) value = (value as Row)[name]
  return value as string
}

function openOrUndefined(open: () => string): string | undefined {
  try {
    return open()
  } catch {
    return undefined
  }
}

const nameOf = ({ table, column, path }: SealedPlace): string =>
  [getTableConfig(table).name, column, ...path].join('.')
