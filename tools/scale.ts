import { startPostgres } from '../scripts/postgres.ts'
import { access } from './scale/access.ts'
import { meetsLimits } from './scale/measure.ts'
import { subscriptionSubject } from './scale/subscribed.ts'

// `npm run tool -- scale -- subscriptions` measures only the subject with this name.
const subjectNames = process.argv.slice(2)
const givenUrl = process.env.TEST_DATABASE_URL
const own = givenUrl === undefined ? await startPostgres() : undefined
const server = givenUrl ?? own?.url
if (!server)
  throw new Error('This needs PostgreSQL: neither TEST_DATABASE_URL nor an installation was found.')
try {
  let isWell = true
  for (const subject of [access, subscriptionSubject].filter(
    ({ name }) => subjectNames.length === 0 || subjectNames.includes(name),
  )) {
    isWell = (await meetsLimits(server, subject)) && isWell
  }
  process.exitCode = isWell ? 0 : 1
} finally {
  own?.stop()
}
