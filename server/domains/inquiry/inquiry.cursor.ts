import { problemNamed } from '#contract/problem-named.ts'
import { type ListPosition, readCursor, writeCursor } from '#server/db/cursor.ts'

/**
 * A position in the list of the staff: among the waiting inquiries by the start of the wait, among the others by
 * creation time.
 */
export type AdminPlace = ListPosition & { waiting: boolean }

const marks = { w: true, n: false } as const

/** A position as an opaque text. */
export const writeAdminCursor = ({ waiting, ...place }: AdminPlace): string =>
  `${waiting ? 'w' : 'n'}${writeCursor(place)}`

/**
 * The position that a cursor represents; the problem `request.invalid` for a text that is not a cursor of
 * ours.
 */
export function readAdminCursor(cursor: string): AdminPlace {
  const mark = cursor.slice(0, 1)
  if (!Object.hasOwn(marks, mark)) throw problemNamed('request.invalid')
  return { ...readCursor(cursor.slice(1)), waiting: marks[mark as keyof typeof marks] }
}
