import type { Clock } from '#domain/clock.ts'
import { kstDate } from '#domain/dates.ts'
import type { Catalogue } from '#domain/plan/catalogue.ts'
import type { Db } from '#server/db/client.ts'
import { createValidation } from '#server/http/calls/validate.ts'
import { type CatalogueFault, catalogueFault, storeCatalogue } from './catalogue-edit.ts'
import { type CatalogueKeeper, catalogueOn } from './catalogue-store.ts'

export const CATALOGUE_USAGE = 'usage: npm run catalogue -- show [DAY] | set FILE [DAY]'

type Deps = {
  db: Db
  clock: Clock
  catalogue: Pick<CatalogueKeeper, 'editions' | 'refresh'>
  /** The text of a file; throws if it cannot be read. */
  readText: (path: string) => string
}
/** The output of the command, and the exit code of its process: 0 done, 1 refused, 2 invalid arguments. */
type CommandResult = { lines: string[]; exitCode: 0 | 1 | 2 }

const faults: Record<CatalogueFault, string> = {
  past: 'The day is over: a price never begins in the past.',
  far: 'The day is more than a year ahead.',
  empty: 'The catalogue has no service, or a service without a plan.',
  twice: 'A code is there twice.',
  uneven: 'A comparison does not have one value for each plan.',
  scheduled:
    'Something that begins later is scheduled already. Set the catalogue from that day on, or from a later one.',
}
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
const refusedResult = (line: string): CommandResult => ({ lines: [line], exitCode: 1 })

/**
 * Runs the command with which the operator of the server edits the catalogue. The command prints the catalogue of a
 * day as JSON, or stores a catalogue in the format of `getCatalogue`'s answer, from today or a later day on.
 */
export async function catalogueCommand(
  { db, clock, catalogue, readText }: Deps,
  args: readonly string[],
): Promise<CommandResult> {
  const today = kstDate(clock.now())
  const [command, ...given] = args
  const [file, day = today] = command === 'show' ? ['', ...given] : given
  if ((command !== 'show' && command !== 'set') || file === undefined || !isDay(day) || given.length > 2)
    return { lines: [CATALOGUE_USAGE], exitCode: 2 }
  await catalogue.refresh()
  const editions = catalogue.editions()
  if (command === 'show') return { lines: [JSON.stringify(catalogueOn(editions, day), null, 2)], exitCode: 0 }
  let wanted: unknown
  try {
    wanted = JSON.parse(readText(file))
  } catch (error) {
    return refusedResult(`${file}: ${(error as Error).message}`)
  }
  const shape = createValidation().answerFault('getCatalogue', 200, { code: 200, msg: '', data: wanted })
  if (shape !== undefined) return refusedResult(`${file} is no catalogue: ${shape}`)
  const fault = catalogueFault(wanted as Catalogue, { fromDate: day, today, editions })
  if (fault) return refusedResult(faults[fault])
  await storeCatalogue(db, wanted as Catalogue, { fromDate: day, editions, changedAt: clock.now() })
  return { lines: [`The catalogue holds from ${day} on.`], exitCode: 0 }
}
