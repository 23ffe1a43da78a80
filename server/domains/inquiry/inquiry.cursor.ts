import { problemNamed } from '#contract/problem-named.ts'
import { type ListPosition, readCursor, writeCursor } from '#server/db/cursor.ts'

/**
 * A position in the list of the staff: among the waiting inquiries by the start of the wait, among the others by
 * creation time.
 */
export type AdminPlace = ListPosition & { waiting: boolean }

const waitingMarks = { w: true, n: false } as const

/** Returns a position as an opaque text. */
export const writeAdminCursor = ({ waiting, ...place }: AdminPlace): string =>
  `${waiting ? 'w' : 'n'}${writeCursor(place)}`

/** Returns the position that a cursor represents; throws `request.invalid` for any other text. */
export function readAdminCursor(cursor: string): AdminPlace {
  const mark = cursor.slice(0, 1)
  if (!Object.hasOwn(waitingMarks, mark)) throw problemNamed('request.invalid')
  return { ...readCursor(cursor.slice(1)), waiting: waitingMarks[mark as keyof typeof waitingMarks] }
}
