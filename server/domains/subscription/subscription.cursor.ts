import { problemNamed } from '#contract/problem-named.ts'
import type { Position } from './subscription.store.ts'

const pattern = /^(\d{1,14})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** A place in the list as a text without meaning to its reader. */
export function writeCursor({ requestedAt, id }: Position): string {
  return Buffer.from(`${requestedAt.getTime()}.${id}`, 'utf8').toString('base64url')
}

/** The place a cursor stands for; the problem `request.invalid` for a text that is none of ours. */
export function readCursor(cursor: string): Position {
  const [, time, id] = pattern.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  if (time === undefined || id === undefined) throw problemNamed('request.invalid')
  return { requestedAt: new Date(Number(time)), id }
}
