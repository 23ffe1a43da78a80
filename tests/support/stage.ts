import type { Database } from '#server/db/client.ts'
import { embeddedTemplate } from '#server/testing/embedded-template.ts'
import { openWithLongWaits } from '#server/testing/open-with-long-waits.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { type HeldCalls, holdCalls } from './held-calls.ts'

/**
 * The real server over HTTP with the built app, in the process of the test, so that the test controls its clock, data
 * and connection.
 */
export type Stage = {
  origin: string
  portal: Portal
  database: Database
  calls: HeldCalls
  /** Ends the server and its database. */
  close: () => Promise<void>
}

// Limits per network address are raised: every walk has its own member, but all walks come from one address.
const env = {
  DIST_DIR: 'dist',
  LOGIN_TRIES_PER_ADDRESS: '100000',
  VERIFICATION_SENDS_PER_ADDRESS: '100000',
  FLOW_VISITS_PER_ADDRESS: '100000',
  SIGNUPS_PER_ADDRESS: '100000',
}

/** Starts the server on a free port, with empty data. */
export async function startTestPortal(): Promise<Stage> {
  const database = await openWithLongWaits({
    dataDir: 'memory',
    template: await embeddedTemplate(),
    log: { warn: () => {} },
  })
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const portal = createPortal(database, { env: { ...env, PUBLIC_ORIGIN: origin } })
  const calls = holdCalls(portal.app)
  await portal.app.listen({ port, host: '127.0.0.1' })
  return {
    origin,
    portal,
    database,
    calls,
    async close() {
      await portal.app.close()
      await database.close()
    },
  }
}
