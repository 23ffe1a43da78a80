import type { FastifyInstance } from 'fastify'
import { systemClock } from '#domain/clock.ts'
import { HOUR_MS } from '#domain/durations.ts'
import type { ClockWatch } from './clock-watch.ts'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import { sharedAssets } from './http/pages/shared-assets.ts'
import type { Jobs } from './jobs.ts'
import type { Log } from './observability/log.ts'

type Deps = {
  config: Pick<Config, 'sharesAssets' | 'clientDir'>
  db: Db
  clockWatch: Pick<ClockWatch, 'isRight'>
  jobs: Pick<Jobs, 'every'>
  log: Pick<Log, 'warn'>
}

/** Shares the assets of builds between nodes that share a database; returns the function that finds an asset. */
export function shareBuildAssets(
  app: Pick<FastifyInstance, 'addHook'>,
  { config, db, clockWatch, jobs, log }: Deps,
): ReturnType<typeof sharedAssets> | undefined {
  if (!config.sharesAssets) return undefined
  // Assets use the real time, since the demo's clock can be moved months ahead.
  const assets = sharedAssets({ db, clientDir: config.clientDir, clock: systemClock })
  // Nodes remove assets by the time of their last use, so a node with a wrong clock shares none.
  const shareAssets = async () => void ((await clockWatch.isRight()) && (await assets.share()))
  app.addHook('onReady', () =>
    shareAssets().catch((err: unknown) => log.warn({ err }, 'the pieces of the build were not shared')),
  )
  jobs.every(HOUR_MS, 'pieces of builds', assets.share)
  return assets
}
