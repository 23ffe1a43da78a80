import { fork } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { median } from '../speed/median.ts'
import { APP_LOGIN, addBenchApp, reportAppLogin } from './app-login.ts'
import type { BareServerReady, BareServerSettings } from './bare.ts'
import { type Figures, load } from './load.ts'
import { logIn, type Started, startPortal, stopProcess } from './portal.ts'
import { type Recorded, record } from './record.ts'
import { type Request, requestOf, type Subject, subjects } from './subjects.ts'

type Options = {
  engine: string
  /** The address of the PostgreSQL; undefined to measure the embedded database. */
  url: string | undefined
  /** The data folder of the portal and the bare server. */
  folder: string
  /** The names of the selected subjects; all by default. */
  named: readonly string[]
  seconds: number
  source: boolean
  profile?: string | undefined
}
type MeasuredSubject = Subject & { request: Request } & Recorded

const ROUNDS = 3
const WARM_SECONDS = 0.5

/**
 * Puts load on the portal and a bare Fastify server on the same database in turns, prints the results of each, and
 * returns whether the portal reached every goal.
 */
export async function compare({
  engine,
  url,
  folder,
  named,
  seconds,
  source,
  profile,
}: Options): Promise<boolean> {
  const settings = { DATA_DIR: join(folder, 'portal'), LOG_LEVEL: 'info', ...(url && { DATABASE_URL: url }) }
  const flags = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]
  const firstServer = await startPortal(settings, { fromSource: source, flags: [] })
  const cookies = await logIn(firstServer.origin)
  await firstServer.stop()
  await addBenchApp({ dataDir: settings.DATA_DIR, url })
  // Only one process may use an embedded database, so each server has its own copy.
  const copy = join(folder, 'bare')
  cpSync(settings.DATA_DIR, copy, { recursive: true })

  const withAppLogin = named.length === 0 || named.includes(APP_LOGIN)
  const selectedSubjects = subjects
    .filter(({ name }) => named.length === 0 || named.includes(name))
    .map((subject) => ({ ...subject, request: requestOf(subject, cookies) }))
  const found = await record(
    { dataDir: copy, url },
    selectedSubjects.map(({ request }) => request),
  )
  const portal = await startPortal(settings, { fromSource: source, flags })
  const measured = selectedSubjects.map((subject, index) => ({ ...subject, ...found[index]! }))
  const bare = await startBare({ dataDir: copy, url }, await routesOf(measured, portal.origin))
  try {
    console.log(`\n${engine}${' '.repeat(16 - engine.length)}${headerLine}`)
    let isWell = true
    for (const subject of measured) isWell = (await report(subject, { portal, bare, seconds })) && isWell
    if (withAppLogin) isWell = (await reportAppLogin(portal.origin, cookies.member)) && isWell
    return isWell
  } finally {
    await Promise.all([portal.stop(), bare.stop()])
  }
}

const columns = [
  'requests/s',
  'p50 ms',
  'p99 ms',
  'CPU ms',
  'MB',
  'statements',
  'bare/s',
  'CPU ms',
  'share',
  'CPU',
]
const headerLine = columns.map((name) => name.padStart(11)).join('')

async function report(
  { name, goal, halfLoadP99Ms, request, statements, main, connections }: MeasuredSubject,
  { portal, bare, seconds }: { portal: Started; bare: Started; seconds: number },
): Promise<boolean> {
  const isCompared = (main !== undefined && goal !== undefined) || request.method === 'GET'
  const rounds: { portal: Figures; bareServer: Figures | undefined }[] = []
  for (let round = -1; round < ROUNDS; round += 1) {
    const loadOptions = { seconds: round < 0 ? WARM_SECONDS : seconds / ROUNDS, connections }
    const portalFigure = await load(portal.origin, request, loadOptions)
    const bareServerFigure = isCompared ? await load(bare.origin, request, loadOptions) : undefined
    if (round >= 0) rounds.push({ portal: portalFigure, bareServer: bareServerFigure })
  }
  const portalFigure = (figure: keyof Figures) => median(rounds.map((round) => round.portal[figure]))
  const bareServerFigure = (figure: keyof Figures) => median(rounds.map((round) => round.bareServer![figure]))
  const cells = [
    portalFigure('perSecond').toFixed(0),
    portalFigure('p50').toFixed(1),
    portalFigure('p99').toFixed(1),
    portalFigure('cpuMs').toFixed(3),
    portalFigure('memoryMb').toFixed(0),
    String(statements),
  ]
  let isWell = true
  if (isCompared) {
    const share = median(rounds.map((round) => round.portal.perSecond / round.bareServer!.perSecond))
    const workRatio = median(rounds.map((round) => round.bareServer!.cpuMs / round.portal.cpuMs))
    isWell = goal === undefined || share >= goal
    cells.push(
      bareServerFigure('perSecond').toFixed(0),
      bareServerFigure('cpuMs').toFixed(3),
      percent(share),
      percent(workRatio),
    )
    if (goal !== undefined) cells.push(`  ${isWell ? 'passed' : `FAILED, ${percent(goal)} is asked for`}`)
  }
  console.log(`${name.padEnd(16)}${cells.map((cell) => cell.padStart(11)).join('')}`)
  if (halfLoadP99Ms !== undefined) {
    const perSecond = portalFigure('perSecond') / 2
    const { p99 } = await load(portal.origin, request, { seconds, connections, perSecond })
    const isSoon = p99 < halfLoadP99Ms
    console.log(
      `  p99 at half of these requests: ${p99.toFixed(1)} ms${isSoon ? '' : `, FAILED, less than ${halfLoadP99Ms} is asked for`}`,
    )
    isWell &&= isSoon
  }
  return isWell
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`

/** The bare server runs the statement of each call that returns the most rows. */
async function routesOf(
  measured: readonly MeasuredSubject[],
  origin: string,
): Promise<BareServerSettings['routes']> {
  const routes: BareServerSettings['routes'] = []
  for (const { request, main } of measured) {
    if (request.method === 'GET')
      routes.push({
        path: request.path,
        html: await (await fetch(`${origin}${request.path}`, request)).text(),
      })
    if (request.method === 'POST' && main) routes.push({ path: request.path, statement: main })
  }
  return routes
}

async function startBare(
  { dataDir, url }: { dataDir: string; url: string | undefined },
  routes: BareServerSettings['routes'],
): Promise<Started> {
  const child = fork('tools/bench/bare.ts')
  const ready = new Promise<BareServerReady>((resolve, reject) => {
    child.once('message', (message) => resolve(message as BareServerReady))
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}.`)))
  })
  child.send({ database: url === undefined ? { dataDir } : { url }, routes } satisfies BareServerSettings)
  const { port } = await ready
  return { origin: `http://127.0.0.1:${port}`, stop: () => stopProcess(child) }
}
