import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { type Clock, systemClock } from '#domain/clock.ts'
import { SECOND_MS } from '#domain/durations.ts'
import { createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { type Database, openDatabase } from './db/client.ts'
import { type DemoAccount, demoAccounts, staffAccounts, stageAccounts } from './db/demo/demo-accounts.ts'
import { migrateWhereAllowed } from './db/migrate.ts'
import { createDemoClock } from './demo-clock.ts'
import type { Files } from './files/files.ts'
import { filesOf } from './files/files-of.ts'
import { probeAtStart } from './files/probe-at-start.ts'
import { registerKey } from './keys/key-register.ts'
import { createLog, type Log } from './observability/log.ts'
import { createMetrics, type Metrics } from './observability/metrics.ts'
import { serveMetrics } from './observability/metrics-server.ts'
import { startTelemetry } from './observability/telemetry.ts'
import { networkAddresses, withHostOf } from './open-to-network.ts'
import { runProgram } from './run-program.ts'
import { createKeyedHash } from './security/keyed-hash.ts'
import { withDemoKeys } from './security/keys.ts'
import { createPasswords } from './security/passwords.ts'
import { createSecretBox } from './security/secret-box.ts'

const STOP_WITHIN_MS = 15_000

await runProgram(() => start(withDemoKeys(readConfig(withHostOf(process.argv.slice(2), process.env)))))

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel)
  const { databaseUrl: url, dataDir } = config
  const database = await openDatabase({ url, dataDir, log })
  await migrateWhereAllowed(database)
  await registerKey(database.db, config.encryptionKeys[0]!.id, systemClock)
  const files = filesOf(config)
  await probeAtStart(files, log)
  const clock = config.demo
    ? createDemoClock({ filePath: join(config.dataDir, 'clock.json'), db: database.db })
    : systemClock
  if (config.demo) await seedDemo(config, { database, files, clock })

  const metrics = createMetrics()
  const telemetry = config.telemetry && (await startTelemetry({ ...config.telemetry, metrics }))
  let isStopping = false
  const app = createApp({
    config,
    database,
    clock,
    log,
    metrics,
    isTraced: telemetry !== undefined,
    isStopping: () => isStopping,
  })
  const closeMetrics = await listenForMetrics(config, metrics)
  stopGracefully(log, config.drainSeconds * SECOND_MS, async (isSignalled) => {
    isStopping = true
    if (isSignalled) await setTimeout(config.drainSeconds * SECOND_MS)
    await app.close()
    await closeMetrics()
    await telemetry?.stop()
    await database.close()
  })
  await app.listen({ port: config.port, host: config.host })
  if (config.demo) logStart(app, config)
}

async function seedDemo(
  { limits, encryptionKeys, hashKey, site }: Config,
  { database, files, clock }: { database: Database; files: Files; clock: Clock },
): Promise<void> {
  // The demo's generator is large, and production does not use it.
  const { seedDemoWorld } = await import('./db/demo/seed-demo-world.ts')
  const { hash } = createPasswords({ concurrency: limits.hashConcurrency, queue: limits.hashQueue })
  const box = createSecretBox(encryptionKeys)
  await seedDemoWorld(database, { hash, keyedHash: createKeyedHash(hashKey), box, files, clock, site })
}

async function listenForMetrics(
  { metricsPort, host }: Config,
  metrics: Metrics,
): Promise<() => Promise<void>> {
  return metricsPort === undefined ? async () => {} : serveMetrics({ metrics, port: metricsPort, host })
}

/** Finishes the running requests on a stop signal, or after an uncaught error. */
function stopGracefully(log: Log, drainMs: number, close: (isSignalled: boolean) => Promise<void>): void {
  closeWithGrace({ delay: drainMs + STOP_WITHIN_MS, logger: false }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, 'an error was not caught, the server stops')
    else log.info({ signal }, 'the server stops')
    await close(signal !== undefined)
  })
}

function logStart(app: FastifyInstance, { dataDir, host, publicOrigin, brand }: Config): void {
  const { port } = app.server.address() as { port: number }
  const site = publicOrigin ?? `http://localhost:${port}`
  console.log(`
${brand.brandName} 체험판이 열렸습니다: ${site}

체험 계정 (이메일과 비밀번호)
${[...demoAccounts, ...staffAccounts].map(accountLine).join('\n')}

구독의 단계마다 한 사람씩 (비밀번호는 모두 ${stageAccounts[0]!.password})
${stageAccounts.map(({ email, shows }) => `  ${email}  ${shows}`).join('\n')}

인증 번호와 메일은 보낸 메시지함에서 봅니다: ${site}/demo/outbox
파일로는 ${join(dataDir, 'outbox')} 에 있습니다.
시간을 앞으로 옮겨 볼 수 있습니다: ${site}/demo/clock
다른 서버를 만드는 분을 위한 문서가 있습니다: ${site}/reference
${networkWarning(networkAddresses(host).map((address) => publicOrigin ?? `http://${address}:${port}`))}`)
}

/** Returns the warning for a demo that other machines can reach: they can see its accounts, codes and mails. */
function networkWarning(sites: string[]): string {
  if (sites.length === 0) return ''
  return `
같은 네트워크의 기기에서는 여기로 엽니다: ${[...new Set(sites)].join(', ')}
암호화되지 않은 주소이고, 인증 번호와 메일도 그 네트워크의 누구나 볼 수 있습니다. 실제 정보를 입력하지 마세요.
`
}

function accountLine({ email, password, shows, totpSecret, recoveryCodes }: DemoAccount): string {
  const lines = [`  ${email}  ${password}`, `      ${shows}`]
  if (totpSecret) lines.push(`      인증 앱에 넣을 키: ${totpSecret}`)
  if (recoveryCodes) lines.push(`      복구 코드: ${recoveryCodes.slice(0, 3).join(' ')} …`)
  return lines.join('\n')
}
