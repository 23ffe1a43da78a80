import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#server/db/client.ts'
import type { Portal } from './portal.ts'

/** All stored data of a portal, as text. */
export type Stored = { database: string; files: string; outbox: string; log: string }

/**
 * Reads all stored data of a portal. The portal must be stopped, since only one process can use an embedded database.
 */
export async function allStoredData({ directory, databaseUrl }: Portal): Promise<Stored> {
  return {
    database: await dump(databaseUrl, directory),
    files: contentOf(join(directory, 'files')),
    outbox: contentOf(join(directory, 'outbox')),
    log: readFileSync(join(directory, 'server.log'), 'utf8'),
  }
}

/** Dumps every column of every row of every table as text. */
async function dump(url: string | undefined, dataDir: string): Promise<string> {
  const database = await openDatabase({ url, dataDir, log: console })
  try {
    const { rows: tables } = await database.pool.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    const lines: string[] = []
    for (const { name } of tables) {
      const { rows } = await database.pool.query<{ row: string }>(`select t::text as row from ${name} t`)
      lines.push(`-- ${name}`, ...rows.map(({ row }) => row))
    }
    return lines.join('\n')
  } finally {
    await database.close()
  }
}

function contentOf(folder: string): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) =>
    statSync(join(folder, each)).isFile(),
  )
  return names
    .map((each) =>
      [
        each,
        ...(['utf8', 'latin1'] as const).map((encoding) => readFileSync(join(folder, each), encoding)),
      ].join('\n'),
    )
    .join('\n')
}

/**
 * Returns the possible encodings of a text or bytes: unchanged, with escapes of JSON or of addresses, in base64 at
 * any offset, and in hex.
 */
export function spellings(secret: string | Uint8Array): string[] {
  const bytes = Buffer.from(secret as string)
  const coded = (['base64', 'base64url'] as const).flatMap((encoding) =>
    // In base64 the characters at both ends also depend on the adjacent text, so they are cut off.
    [0, 1, 2].map((shift) =>
      Buffer.concat([Buffer.alloc(shift), bytes])
        .toString(encoding)
        .slice(shift === 0 ? 0 : shift + 1, -3),
    ),
  )
  const hex = bytes.toString('hex')
  if (typeof secret !== 'string') return [...coded, hex, hex.toUpperCase()]
  const escaped = [...secret]
    .map((each) => (each > '~' ? `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}` : each))
    .join('')
  return [
    secret,
    secret.normalize('NFD'),
    escaped,
    encodeURIComponent(secret),
    ...coded,
    hex,
    hex.toUpperCase(),
  ]
}

/** Returns the names of the secrets that a text contains. */
export function leftoversIn(text: string, secrets: Record<string, (string | Uint8Array)[]>): string[] {
  return Object.entries(secrets)
    .filter(([, forms]) => forms.flatMap(spellings).some((each) => text.includes(each)))
    .map(([name]) => name)
}
