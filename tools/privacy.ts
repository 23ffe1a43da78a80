import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { faker } from '@faker-js/faker'
import { chromium } from '@playwright/test'
import { startPostgres } from '../scripts/postgres.ts'
import { launchOptions } from '../tests/support/browser.ts'
import { browse } from './privacy/browsing.ts'
import { startCacheProxy } from './privacy/cache-proxy.ts'
import { leftOnDisk } from './privacy/left-on-disk.ts'
import { readConcurrently } from './privacy/read-alongside.ts'
import { visitAsReader } from './privacy/reader.ts'
import { serverProcess } from './server-process.ts'
import { createVerdict } from './verdict.ts'

// Checks that no user gets another user's data. Two members alternate in one browser, through a proxy that caches
// everything that the headers allow. Both members and a visitor also read through the same proxy from other browsers.
// One of the members has a company; neither has a second factor.
const MEMBERS = ['seoyeon.park@neoreundeul.example', 'areum.han@pyeonji.example']
/** The share of pages that must contain data of their reader; with fewer the check would prove nothing. */
const MIN_OWN_SHARE = 0.3
/** The share of pages that a busy server may fail to answer. */
const MAX_AWAY_SHARE = 0.05

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
  },
})
if (!existsSync('dist/server/main.js')) throw new Error('There is no build to run: npm run build makes one.')
faker.seed(Number(values.seed))
const { hold, end } = createVerdict()
const directory = mkdtempSync(join(tmpdir(), 'privacy-'))
const profile = join(directory, 'profile')
// Without a PostgreSQL on this machine, the server uses its embedded database.
const postgres = await startPostgres()
const server = await serverProcess({
  ...(postgres && {
    DATABASE_URL: postgres.url,
    ENCRYPTION_KEYS: `privacy:${Buffer.alloc(32, 5).toString('base64')}`,
  }),
  DATA_DIR: join(directory, 'data'),
  TRUST_PROXY: '1',
})
try {
  await server.start()
  const members = []
  for (const email of MEMBERS) members.push(await visitAsReader(server.origin, email))
  const visitor = await visitAsReader(server.origin)
  // Values that two members have in common identify neither of them.
  const [first, second] = members.map(({ marks }) => new Set(marks))
  for (const [member, other] of [
    [members[0]!, second!],
    [members[1]!, first!],
  ] as const)
    member.marks = member.marks.filter((mark) => !other.has(mark))
  const counts = members.map(({ marks, addresses }) => `${marks.length} marks, ${addresses.length} addresses`)
  hold(
    `each member has marks of their own (${counts.join('; ')}), a visitor none`,
    members.every(({ marks }) => marks.length > 20) && visitor.marks.length === 0,
    visitor.marks,
  )

  const proxy = await startCacheProxy(server.origin)
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions(),
    locale: 'ko-KR',
    viewport: { width: 360, height: 780 },
  })
  const alongside = readConcurrently(proxy.origin, [...members, visitor])
  const seen = await browse({
    context,
    origin: proxy.origin,
    members,
    visitor,
    pages: Number(values.pages),
    random: () => faker.number.float(),
  })
  const meanwhile = await alongside.end()
  await context.close()
  await proxy.close()

  console.log(
    `        seed ${values.seed}: ${seen.logouts} logouts, ${seen.backs} times back, ${seen.taken} pages taken over by the app`,
  )
  hold(
    `${seen.pages} pages in one browser showed nothing of another, and nothing after a logout`,
    seen.faults.length === 0,
    seen.faults,
  )
  hold(`${seen.own} of them showed something of their reader`, seen.own > seen.pages * MIN_OWN_SHARE)
  hold(
    `${meanwhile.pages} pages read alongside showed nothing of another`,
    meanwhile.pages > 0 && meanwhile.faults.length === 0,
    meanwhile.faults,
  )
  const [all, away] = [seen.pages + meanwhile.pages, seen.away + meanwhile.away]
  hold(`${away} of all were answered with 5xx`, away < all * MAX_AWAY_SHARE)
  const marks = members.flatMap((member) => member.marks)
  const cached = proxy.cached()
  const { hits, unchanged, passed } = proxy.tally
  const personal = cached.flatMap(({ url, body }) =>
    marks.filter((mark) => body.includes(mark)).map((mark) => `${url}: ${mark}`),
  )
  hold(
    `the proxy kept ${cached.length} answers (${hits} given again, ${unchanged} unchanged, ${passed} passed on), nothing personal`,
    cached.length > 5 && hits > 20 && personal.length === 0,
    personal,
  )
  const cookies = cached.filter(({ headers }) => headers['set-cookie'] !== undefined).map(({ url }) => url)
  hold('and no answer that sets a cookie', cookies.length === 0, cookies)
  const { files, left } = leftOnDisk(profile, marks)
  hold(`the browser kept ${files} files of pages, nothing personal`, files > 10 && left.length === 0, left)
} finally {
  await server.kill()
  postgres?.stop()
  rmSync(directory, { recursive: true, force: true })
}
end('Everything stayed with its own.')
