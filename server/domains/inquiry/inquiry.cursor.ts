import { problemNamed } from '#contract/problem-named.ts'
import { type Place, readCursor, writeCursor } from '#server/db/cursor.ts'

/** A place in the list of the staff: among those who wait, by since when, or among the others, by when they wrote. */
export type AdminPlace = Place & { waiting: boolean }

const marks = { w: true, n: false } as const

/** A place as a text without meaning to its reader. */
export const writeAdminCursor = ({ waiting, ...place }: AdminPlace): string =>
  `${waiting ? 'w' : 'n'}${writeCursor(place)}`

/** The place that a cursor represents; the problem `request.invalid` for a text that is no cursor of ours. */
export function readAdminCursor(cursor: string): AdminPlace {
  const mark = cursor.slice(0, 1)
  if (!Object.hasOwn(marks, mark)) throw problemNamed('request.invalid')
  return { ...readCursor(cursor.slice(1)), waiting: marks[mark as keyof typeof marks] }
}
