import { fastify } from 'fastify'
import pg from 'pg'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { openDatabase } from '../../server/db/client.ts'
import type { Statement } from '../../server/testing/statements.ts'

/** The settings of the bare server: its database, and the answer of each address. */
export type BareServerSettings = {
  database: { url: string } | { dataDir: string }
  routes: ({ path: string; statement: Statement } | { path: string; html: string })[]
}
export type BareServerReady = { port: number }

// A minimal Fastify server: a route, one prepared statement, its rows as JSON.
process.once('message', (order: BareServerSettings) => void serve(order))

async function serve({ database, routes }: BareServerSettings): Promise<void> {
  const opened = 'url' in database ? undefined : await openDatabase({ ...database, log: console })
  const pool = 'url' in database ? new pg.Pool({ connectionString: database.url }) : opened!.pool
  const app = fastify()
  for (const route of routes) {
    if ('html' in route) {
      app.get(route.path, (_, reply) => reply.type('text/html; charset=utf-8').send(route.html))
      continue
    }
    const query = { ...route.statement, name: `bare ${route.path}` }
    app.post(route.path, async () => ({
      code: 200,
      msg: 'OK',
      data: (await pool.query(query)).rows as unknown,
    }))
  }
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  app.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()))
  process.once('SIGTERM', () => {
    void app
      .close()
      .then(() => (opened ? opened.close() : pool.end()))
      .then(() => process.exit(0))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  process.send!({ port } satisfies BareServerReady)
}
