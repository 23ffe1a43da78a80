import { problemNamed } from '#contract/problem-named.ts'
import type { Position } from './post.store.ts'

const pattern = /^([01])\.(\d{1,14})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Returns a position in the list as an opaque text. */
export function writeCursor({ pinned, publishedAt, id }: Position): string {
  return Buffer.from(`${pinned ? 1 : 0}.${publishedAt.getTime()}.${id}`, 'utf8').toString('base64url')
}

/** Returns the position that a cursor represents; throws `request.invalid` for any other text. */
export function readCursor(cursor: string): Position {
  const [, pinned, time, id] = pattern.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  if (time === undefined || id === undefined) throw problemNamed('request.invalid')
  return { pinned: pinned === '1', publishedAt: new Date(Number(time)), id }
}
