import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { databaseAddress, onServer, withPostgres } from '../scripts/postgres.ts'
import { demoPassword } from '../server/db/demo/demo-accounts.ts'
import { logIn } from './bench/portal.ts'
import { requestFor } from './bench/subjects.ts'
import { callerAt, serverProcess } from './server-process.ts'

// Checks item 17 of "Promises" in docs/security.md: how long a session check waits during a flood of simultaneous
// logins, page renderings and PDF files.
const DATABASE = 'load'
const MAX_MS = 300
const CHECKS_A_SECOND = 50
const CHECKERS = 4
const ADDRESSES = 200

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } })
const seconds = Number(values.seconds)
if (!existsSync('dist/server/main.js')) throw new Error('There is no build to run: npm run build makes one.')

await withPostgres(async (postgres) => {
  await onServer(postgres, `create database ${DATABASE}`)
  const directory = mkdtempSync(join(tmpdir(), 'load-'))
  const server = await serverProcess({
    DATABASE_URL: databaseAddress(postgres, DATABASE),
    ENCRYPTION_KEYS: `load:${Buffer.alloc(32, 3).toString('base64')}`,
    DATA_DIR: directory,
    LOGIN_TRIES_PER_ADDRESS: '100000',
    LOG_LEVEL: 'fatal',
  })
  try {
    await server.start()
    await measure(server.origin)
  } finally {
    await server.kill()
    rmSync(directory, { recursive: true, force: true })
    await onServer(postgres, `drop database if exists ${DATABASE} with (force)`)
  }
})

async function measure(origin: string): Promise<void> {
  const { member: cookie } = await logIn(origin)
  const api = callerAt(origin, new Map([cookie.split('=', 2) as [string, string]]))
  const [bill] = (await api.listBills({ limit: 1 })).list
  // The logins use unknown accounts: these also cost the calculation of a hash, and no account is paused.
  const logins = Array.from({ length: ADDRESSES }, (_, n) =>
    requestFor(
      'logIn',
      { email: `nobody${n}@flood.example`, password: demoPassword, deviceId: crypto.randomUUID() },
      undefined,
    ),
  )
  const loads = {
    '16 logins': () => sendLoad(origin, { connections: 16, requests: logins }),
    '16 renders': () =>
      sendLoad(origin, {
        connections: 16,
        requests: [{ method: 'GET', path: '/my/subscription', headers: { accept: 'text/html', cookie } }],
      }),
    '8 papers': () =>
      sendLoad(origin, {
        connections: 8,
        requests: [requestFor('downloadBill', { billId: bill!.billId }, cookie)],
      }),
  }
  const check = requestFor('getUnauthSessionInfo', {}, cookie)
  const stages: [string, (keyof typeof loads)[]][] = [
    ['nothing else', []],
    ...Object.keys(loads).map((name): [string, (keyof typeof loads)[]] => [
      name,
      [name as keyof typeof loads],
    ]),
    ['all of it at once', Object.keys(loads) as (keyof typeof loads)[]],
  ]
  console.log(
    `${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)} before it began; the load itself takes its part`,
  )
  for (const [name, chosen] of stages) {
    const runningLoads = chosen.map((each) => loads[each]())
    const { latency, requests, errors, non2xx } = await autocannon({
      ...check,
      url: `${origin}${check.path}`,
      connections: CHECKERS,
      overallRate: CHECKS_A_SECOND,
      duration: seconds,
    })
    const results = await Promise.all(runningLoads)
    const isHeld = latency.p99 < MAX_MS && errors + non2xx === 0
    if (!isHeld) process.exitCode = 1
    const alongside = chosen.map((each, n) => `${results[n]!.requests.total} of ${each}`).join(', ')
    console.log(
      `${isHeld ? 'held  ' : 'BROKEN'}  session check during ${name}: p50 ${latency.p50} ms, p99 ${latency.p99} ms of ${requests.total}, ${errors + non2xx} not answered${alongside && ` (${alongside})`}`,
    )
  }
}

/** Sends requests from a separate thread while the checks run; refusals for exceeding a limit count as answers. */
function sendLoad(origin: string, load: { connections: number; requests: ReturnType<typeof requestFor>[] }) {
  return autocannon({ ...load, url: origin, duration: seconds, workers: 1 })
}
