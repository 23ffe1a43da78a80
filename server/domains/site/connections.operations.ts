import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { connectionSettings, connectionStateOf, connections } from '#domain/connections/connections.ts'
import { toWireTime } from '#domain/dates.ts'
import type { Connected } from '#server/connections/connected.ts'
import type { Db } from '#server/db/client.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { storedConnections } from './connections.store.ts'

export type ConnectionsDeps = {
  db: Pick<Db, 'select'>
  connected: Connected
  /** The templates of 알림톡 with the answers of the service when this node started. */
  templates: () => Schema<'ConnectionTemplate'>[]
}

const wire = (time: Date | null | undefined) => (time ? toWireTime(time) : null)

/**
 * Returns the operation that lists the services outside of the portal, with their settings and the last calls of all
 * nodes.
 */
export const connectionOperations = ({
  db,
  connected,
  templates,
}: ConnectionsDeps): Pick<OperationsTagged<'site', Caller>, 'listConnections'> => ({
  async listConnections() {
    const rows = await storedConnections(db)
    const list = connections.map((connection): Schema<'Connection'> => {
      const storedCalls = rows.find((row) => row.connection === connection)
      const { isConnected } = connected[connection]
      const failingSince = storedCalls?.failingSince ?? null
      return {
        connection,
        connectionState: connectionStateOf(connected[connection], {
          lastSuccessAt: storedCalls?.lastSuccessAt ?? null,
          failingSince,
        }),
        settings: [...connectionSettings[connection]],
        // Calls from before the settings were removed no longer count.
        failingSince: isConnected ? wire(failingSince) : null,
        lastSuccessAt: isConnected ? wire(storedCalls?.lastSuccessAt) : null,
        lastFailureAt: isConnected ? wire(storedCalls?.lastFailureAt) : null,
        lastFailure: isConnected ? (storedCalls?.lastFailure ?? null) : null,
        templates: connection === 'TALK' && isConnected ? templates() : [],
      }
    })
    return { list }
  },
})
