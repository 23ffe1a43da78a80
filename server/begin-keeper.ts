import type { FastifyInstance } from 'fastify'
import type { Log } from '#server/observability/log.ts'

type BaseKeeper = { refresh(): Promise<void>; watch(onChange: () => void): void }

/**
 * Reads data that the staff edits and nodes hold in memory, before the server takes calls; without a
 * database it keeps its initial value. `name` names it in the log, `onChange` is called when it was
 * edited. Returns it.
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
