import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '#domain/clock.ts'
import type { Config } from '#server/config.ts'
import { isDemoClock } from '#server/demo-clock.ts'
import type { Outbox } from '#server/messages/outbox.ts'
import { serveCardWindow } from './card-window-page.ts'
import { serveDemoClock } from './demo-clock-page.ts'
import { serveDemoPages } from './demo-pages.ts'
import { serveReference } from './reference-pages.ts'

type Deps = {
  config: Pick<Config, 'demo' | 'clientDir' | 'publicOrigin'>
  clock: Clock
  outbox: Outbox | undefined
  /** Runs the jobs that have become due since the clock was moved. */
  catchUp: () => Promise<void>
}

/**
 * Serves the pages of the demo: its outbox, its clock, the window of its payment service and the documents of the
 * contract. Serves nothing outside of demo mode.
 */
export function serveDemo(app: FastifyInstance, { config, clock, outbox, catchUp }: Deps): void {
  if (outbox) serveDemoPages(app, outbox)
  if (!config.demo) return
  serveCardWindow(app, clock)
  serveReference(app, join(config.clientDir, '../docs'))
  if (isDemoClock(clock)) serveDemoClock(app, { clock, publicOrigin: config.publicOrigin, catchUp })
}
