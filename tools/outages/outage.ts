import type pg from 'pg'
import type { TestPostgres } from '../../scripts/postgres.ts'
import type { startExternalServices } from './outside.ts'
import type { Node } from './portal.ts'

/**
 * The parts of an outage: the database with an operator's connection, the nodes, and the external services.
 */
export type World = {
  postgres: TestPostgres
  operator: () => Promise<pg.Client>
  nodes: [Node, Node]
  outside: Awaited<ReturnType<typeof startExternalServices>>
}

export type Outage = {
  name: string
  /** The alerts that it must raise, and that must not be active before. */
  raises: readonly string[]
  /** Rules that end soon after it; the others cover minutes or hours of the past. */
  clears: readonly string[]
  /** Other alerts that it may raise as well. */
  also?: readonly string[]
  /** Causes it; returns a function that ends it. */
  begin: (world: World) => Promise<() => Promise<void>>
}
