import { type OpeningHours, USUAL_HOURS } from '#domain/counsel/opening-hours.ts'
import type { Db } from '#server/db/client.ts'
import { type Keeper, keepRead } from '#server/keep-read.ts'
import { currentHours } from './opening-hours.ts'

export type HoursKeeper = Keeper<OpeningHours>

/** Returns a keeper with the opening hours for every page; before the first load it has the usual hours. */
export const keepHours = ({ db }: { db: Pick<Db, 'select'> }): HoursKeeper =>
  keepRead<OpeningHours>(USUAL_HOURS, { read: () => currentHours(db), textOf: JSON.stringify })
