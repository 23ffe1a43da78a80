import { startWorlds } from '../../server/pact/worlds-address.ts'
import { embeddedTemplate } from '../../server/testing/embedded-template.ts'
import { openWithLongWaits } from '../../server/testing/open-with-long-waits.ts'
import { startTestServer } from '../../server/testing/test-server.ts'

export type Reference = { url: string; statesUrl: string; stop: () => Promise<void> }

/**
 * Starts the reference server on an empty embedded database. The address `statesUrl` creates provider states, and
 * also makes the calls that precede an interaction.
 */
export async function startReference(): Promise<Reference> {
  const database = await openWithLongWaits({
    dataDir: 'memory',
    template: await embeddedTemplate(),
    log: { warn: () => {} },
  })
  const server = await startTestServer(database)
  const worlds = await startWorlds(server.states, { serverUrl: server.url })
  return {
    url: server.url,
    statesUrl: worlds.url,
    async stop() {
      worlds.stop()
      await server.stop()
      await database.close()
    },
  }
}
