import { setTimeout as sleep } from 'node:timers/promises'
import type { TestEngine } from './engines.ts'

const POLL_MS = 5

/**
 * Resolves when a statement waits for a row that another transaction has locked, or when `isOver` reports that no
 * statement will wait. Resolves at once on the embedded engine: with its one connection a call waits for the whole
 * transaction.
 */
export async function waitUntilBlocked(engine: TestEngine, isOver = () => false): Promise<void> {
  if (engine.name === 'embedded') return
  const { pool } = engine.owner()
  const query = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while (!isOver() && (await pool.query(query)).rowCount === 0) await sleep(POLL_MS)
}
