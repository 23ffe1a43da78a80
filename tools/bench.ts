import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../scripts/postgres.ts'
import { APP_LOGIN } from './bench/app-login.ts'
import { compare } from './bench/compare.ts'
import { subjects } from './bench/subjects.ts'

const FOLDER = '.tmp/bench'
const engines = ['postgresql', 'embedded'] as const

const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    /** The duration of the load for each route and engine, in seconds. */
    seconds: { type: 'string', default: '3' },
    engine: { type: 'string' },
    /** Whether to run `server/main.ts` instead of the build. */
    source: { type: 'boolean', default: false },
    /** The folder for the portal's CPU profiles. */
    profile: { type: 'string' },
  },
})
const { source, profile } = values
const seconds = Number(values.seconds)
const chosenEngines = engines.filter((engine) => values.engine === undefined || values.engine === engine)
const isKnown = (name: string) => name === APP_LOGIN || subjects.some((subject) => subject.name === name)
if (!(seconds > 0 && seconds <= 60) || chosenEngines.length === 0 || !named.every(isKnown))
  throw new Error(
    'Usage: npm run tool -- bench -- [--seconds 3] [--engine postgresql|embedded] [--source] [--profile folder] [name of a subject …]',
  )
if (!source && !existsSync('dist/server/main.js'))
  throw new Error('There is no build. Run "npm run build" first, or measure the source with --source.')

rmSync(FOLDER, { recursive: true, force: true })
const postgres = chosenEngines.includes('postgresql') ? await startPostgres() : undefined
let isWell = true
try {
  for (const engine of chosenEngines) {
    if (engine === 'postgresql' && !postgres) {
      console.log('PostgreSQL is not installed: its half is left out.')
      continue
    }
    const url = engine === 'postgresql' ? postgres!.url : undefined
    const folder = join(FOLDER, engine)
    isWell = (await compare({ engine, url, folder, named, seconds, source, profile })) && isWell
  }
} finally {
  postgres?.stop()
}
process.exitCode = isWell ? 0 : 1
