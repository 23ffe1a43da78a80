import { execFileSync } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { findPostgres } from '../../scripts/postgres.ts'

const LARGEST_DUMP = 2 ** 30
/**
 * The size of the pieces in which memory is read; consecutive pieces overlap by more than the longest text that is
 * searched for.
 */
const PIECE_BYTES = 2 ** 24
const OVERLAP_BYTES = 256

/** The data that could contain a copy of a card number, by its location. */
export type Copies = {
  readonly [Place in 'database' | 'logs' | 'mails' | 'papers' | 'backup' | 'memory']: readonly Buffer[]
}

/** Dumps a database with every row in clear text, as the backup of an operator does. */
export function dumpOf(url: string): Buffer {
  const postgres = findPostgres()
  if (!postgres) throw new Error('There is no pg_dump.')
  return execFileSync(join(postgres.bin, 'pg_dump'), ['--inserts', url], { maxBuffer: LARGEST_DUMP })
}

/**
 * Makes the backup of docs/operations.md. Returns its archive as text of the restored tables, and the files of the
 * folder that is backed up with the database.
 */
export function backupOf(url: string, folder: string): Buffer[] {
  const { bin } = findPostgres()!
  const archive = execFileSync(join(bin, 'pg_dump'), ['--format=custom', url], { maxBuffer: LARGEST_DUMP })
  const restored = execFileSync(join(bin, 'pg_restore'), ['--file=-'], {
    input: archive,
    maxBuffer: LARGEST_DUMP,
  })
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return [restored, ...files.map(({ parentPath, name }) => readFileSync(join(parentPath, name)))]
}

/** Reads the writable memory of a process, piece by piece, as a core dump contains it. Linux only. */
export function memoryOf(pid: number): Buffer[] {
  const memory = openSync(`/proc/${pid}/mem`, 'r')
  try {
    return readFileSync(`/proc/${pid}/maps`, 'utf8')
      .split('\n')
      .map((line) => /^([0-9a-f]+)-([0-9a-f]+) rw/.exec(line))
      .filter((range) => range !== null)
      .flatMap(([, from, to]) => piecesOf(memory, Number(`0x${from}`), Number(`0x${to}`)))
  } finally {
    closeSync(memory)
  }
}

function piecesOf(memory: number, from: number, to: number): Buffer[] {
  const pieces: Buffer[] = []
  for (let at = from; at < to; at += PIECE_BYTES) {
    const piece = Buffer.alloc(Math.min(PIECE_BYTES + OVERLAP_BYTES, to - at))
    try {
      pieces.push(piece.subarray(0, readSync(memory, piece, 0, piece.length, at)))
    } catch {
      // The memory page was never used, or was released while it was read.
    }
  }
  return pieces
}

/** Returns the locations that contain one of the texts, in any usual encoding. */
export function placesOf(copies: Copies, texts: readonly string[]): string[] {
  const searchedBytes = texts.flatMap((text) => [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')])
  return Object.entries(copies)
    .filter(([, pieces]) => pieces.some((piece) => searchedBytes.some((bytes) => piece.includes(bytes))))
    .map(([place]) => place)
}
