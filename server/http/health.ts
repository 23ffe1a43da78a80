import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '#domain/clock.ts'
import { SECOND_MS } from '#domain/durations.ts'
import type { ClockWatch } from '#server/clock-watch.ts'
import type { Database } from '#server/db/client.ts'
import { isMigrated } from '#server/db/migrate.ts'
import { missingKeys } from '#server/keys/key-register.ts'
import type { Metrics } from '#server/observability/metrics.ts'
import type { Parts } from '#server/observability/parts.ts'
import { sharedResult } from '#server/shared-result.ts'

const CHECKED_FOR_MS = SECOND_MS

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/

/**
 * Serves /healthz, /readyz and /metrics. /healthz: the process runs. /readyz: the node can serve, since the database
 * answers and has this release's schema, all keys in use are configured, the clock is right, and the node is not
 * stopping. These are checked at most once a second; unavailable optional parts are listed as degraded. /metrics is
 * for this machine only, and off if metrics have a separate port.
 */
export function serveHealth(
  app: FastifyInstance,
  options: {
    database: Database
    keyIds: readonly string[]
    parts: Parts
    clockWatch: Pick<ClockWatch, 'isRight'>
    isStopping: () => boolean
    clock: Clock
    metrics: Metrics
    onMetricsPort: boolean
  },
): void {
  const { database, keyIds, parts, clockWatch, isStopping, clock, metrics, onMetricsPort } = options
  let migrated = false
  const sharedCheck = sharedResult(check, { clock, forMs: CHECKED_FOR_MS })

  app.get('/healthz', (_, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }))

  app.get('/readyz', async (_, reply) => {
    reply.header('Cache-Control', 'no-store')
    if (isStopping()) return reply.code(503).send({ status: 'stopping' })
    const readiness = await sharedCheck()
    const degraded = await parts.degraded()
    return reply.code(readiness.status === 'ok' ? 200 : 503).send({ ...readiness, degraded })
  })

  async function check() {
    let isClockRight: boolean
    let missing: string[] = []
    try {
      await database.ping()
      migrated ||= await isMigrated(database.aside)
      if (migrated) missing = await missingKeys(database.aside.db, keyIds)
      isClockRight = await clockWatch.isRight()
    } catch (error) {
      app.log.warn({ err: error }, 'the database does not answer')
      return { status: 'unavailable', database: false, migrations: migrated }
    }
    if (missing.length > 0) app.log.warn({ missing }, 'encryption keys are in use that this node lacks')
    const isReady = migrated && missing.length === 0 && isClockRight
    return {
      status: isReady ? 'ok' : 'unavailable',
      database: true,
      migrations: migrated,
      keys: missing.length === 0,
      clock: isClockRight,
    }
  }

  metrics.gauge('portal_ready', 'Whether this node is ready', undefined, async () => ({
    '': Number(!isStopping() && (await sharedCheck()).status === 'ok'),
  }))
  metrics.gauge('portal_degraded', 'Parts that this node serves on without', 'part', parts.figures)

  if (onMetricsPort) return
  app.get('/metrics', async (request, reply) => {
    reply.header('Cache-Control', 'no-store')
    if (!isFromThisHost(request)) return reply.callNotFound()
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

// A proxy on this machine also uses loopback, but adds a header with its client.
function isFromThisHost({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some(
    (name) => headers[name] !== undefined,
  )
  return !isForwarded && loopback.test(socket.remoteAddress ?? '')
}
