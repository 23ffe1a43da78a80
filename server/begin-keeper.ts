import type { FastifyInstance } from 'fastify'
import type { Log } from '#server/observability/log.ts'

type BaseKeeper = { refresh(): Promise<void>; watch(onChange: () => void): void }

/**
 * Loads data that the staff edits and nodes hold in memory before the server takes calls, and returns its keeper;
 * without a database the data keeps its initial value. `name` names the keeper in the log, `onChange` is called after
 * an edit.
 */
export function beginKeeper<Keeper extends BaseKeeper>(
  app: Pick<FastifyInstance, 'addHook'>,
  keeper: Keeper,
  { name, log, onChange }: { name: string; log: Log; onChange: () => void },
): Keeper {
  keeper.watch(onChange)
  app.addHook('onReady', () =>
    keeper.refresh().catch((err: unknown) => log.warn({ err }, `${name} could not be read`)),
  )
  return keeper
}
