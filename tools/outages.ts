import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { SECOND_MS } from '../domain/durations.ts'
import { databaseAddress, onServer, startPostgres } from '../scripts/postgres.ts'
import { machineOutages } from './outages/machines.ts'
import type { Installation, Outage } from './outages/outage.ts'
import { startExternalServices } from './outages/outside.ts'
import { beginReading, portalNodes } from './outages/portal.ts'
import { SCRAPED_EVERY_SECONDS, shippedAlerts, startPrometheus } from './outages/prometheus.ts'
import { serviceOutages } from './outages/services.ts'
import { transferOutages } from './outages/transfers.ts'
import { createVerdict } from './verdict.ts'

// Causes an outage for every published alert, on two nodes in production mode with all external services on this
// machine, and checks that a real Prometheus raises this alert and no other. The arguments select outages by name.
const DATABASE = 'outages'
const outages = [...machineOutages, ...serviceOutages, ...transferOutages]
const QUIET_MS = 20 * SECOND_MS
const PATIENCE_MS = 60 * SECOND_MS
const LOOK_EVERY_MS = 500

if (!existsSync('dist/server/main.js')) throw new Error('There is no build to run: npm run build makes one.')
const { hold, end } = createVerdict()
const postgres = await startPostgres()
if (!postgres) {
  console.warn(
    'NO POSTGRESQL is installed here, and one that is given cannot be stopped. Nothing was checked.',
  )
  process.exit(0)
}
const args = process.argv.slice(2)
const chosenOutages = outages.filter(
  ({ name }) => args.length === 0 || args.some((word) => name.includes(word)),
)
const directory = mkdtempSync(join(tmpdir(), 'outages-'))
const database = databaseAddress(postgres.url, DATABASE)
const outside = await startExternalServices(join(directory, 's3'))
const [first, second] = await portalNodes(2, { database, directory, outside: outside.settings })
const nodes: Installation['nodes'] = [first!, second!]
let prometheus: Awaited<ReturnType<typeof startPrometheus>> | undefined
let endReading: (() => Promise<void>) | undefined
/** The alerts that may fire, because the outage that raised them has not cleared yet. */
const expected = new Set<string>()

try {
  await onServer(postgres.url, `create database ${DATABASE}`)
  await nodes[0].start({ DEMO: '1' })
  await nodes[0].stop()
  for (const node of nodes) await node.start()
  endReading = await beginReading(nodes)
  prometheus = await startPrometheus(
    nodes.map(({ metricsAt }) => metricsAt),
    join(directory, 'prometheus'),
  )
  checkTable()
  // Until the first metrics arrive, no node appears to answer, so `PortalAway` may fire.
  expected.add('PortalAway')
  await waitForAlerts('at first', PATIENCE_MS, (firing) => !firing.has('PortalAway'))
  await waitForAlerts('while all is well', QUIET_MS, () => false)
  for (const outage of chosenOutages) await makeOutage(outage)
  await checkScrapes()
} finally {
  await endReading?.()
  await prometheus?.stop()
  for (const node of nodes) await node.kill()
  await outside.stop()
  postgres.stop()
  rmSync(directory, { recursive: true, force: true })
}
end('Every alert is raised by its outage, and by nothing else.')

/** Checks that each published alert has an outage that raises it. */
function checkTable(): void {
  const raised = new Set(outages.flatMap(({ raises }) => raises))
  const shipped = shippedAlerts()
  hold(
    `each of ${shipped.length} alerts has an outage`,
    shipped.every((alert) => raised.has(alert)) && [...raised].every((alert) => shipped.includes(alert)),
    shipped.filter((alert) => !raised.has(alert)),
  )
}

async function makeOutage({ name, raises, clears, also = [], begin }: Outage): Promise<void> {
  const before = await prometheus!.firing()
  const alreadyFiring = raises.filter((alert) => before.has(alert))
  const began = performance.now()
  const finish = await begin({ postgres: postgres!, operator, nodes, outside })
  for (const alert of [...raises, ...also]) expected.add(alert)
  const isRaised = await waitForAlerts(name, PATIENCE_MS, (firing) =>
    raises.every((alert) => firing.has(alert)),
  )
  hold(
    `${name}: ${raises.join(', ')} after ${secondsSince(began)} s`,
    isRaised && alreadyFiring.length === 0,
    alreadyFiring.map((alert) => `${alert} was raised before`),
  )
  const ended = performance.now()
  await finish()
  const isOver = await waitForAlerts(`after: ${name}`, PATIENCE_MS, (firing) =>
    clears.every((alert) => !firing.has(alert)),
  )
  if (isOver) for (const alert of clears) expected.delete(alert)
  if (clears.length > 0) hold(`  over after ${secondsSince(ended)} s: ${clears.join(', ')}`, isOver)
}

/**
 * Waits until the alerts are as expected, up to a time limit, and returns whether they were. No other alert may fire
 * during that time.
 */
async function waitForAlerts(
  when: string,
  ms: number,
  isSo: (firing: ReadonlySet<string>) => boolean,
): Promise<boolean> {
  const deadline = performance.now() + ms
  const unexpectedAlerts = new Set<string>()
  let isMet = false
  while (!isMet && performance.now() < deadline) {
    await wait(LOOK_EVERY_MS)
    const firing = await prometheus!.firing()
    for (const alert of firing) if (!expected.has(alert)) unexpectedAlerts.add(alert)
    isMet = isSo(firing)
  }
  if (unexpectedAlerts.size > 0 || ms === QUIET_MS)
    hold(`${when}, no other alert is raised`, unexpectedAlerts.size === 0, [...unexpectedAlerts])
  return isMet
}

/** Checks that metrics arrive within the time limit: an outage that delays them also delays its alert. */
async function checkScrapes(): Promise<void> {
  const longest = Math.max(
    ...Object.values(await prometheus!.query('max_over_time(scrape_duration_seconds[1h])')),
  )
  hold(`figures were there within ${longest.toFixed(1)} s`, longest < SCRAPED_EVERY_SECONDS)
}

async function operator(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  return client
}

function secondsSince(moment: number): string {
  return ((performance.now() - moment) / SECOND_MS).toFixed(0)
}
