import type pg from 'pg'
import type { TestPostgres } from '../../scripts/postgres.ts'
import type { startExternalServices } from './outside.ts'
import type { Node } from './portal.ts'

/**
 * The components that an outage can affect: the database (with an operator's connection), the nodes and the external
 * services.
 */
export type Installation = {
  postgres: TestPostgres
  operator: () => Promise<pg.Client>
  nodes: [Node, Node]
  outside: Awaited<ReturnType<typeof startExternalServices>>
}

export type Outage = {
  name: string
  /** The alerts that the outage must raise, and that must not be active before it. */
  raises: readonly string[]
  /** The alerts that end soon after the outage; the rules of the other alerts cover minutes or hours of the past. */
  clears: readonly string[]
  /** Other alerts that the outage may raise as well. */
  also?: readonly string[]
  /** Causes the outage; returns a function that ends it. */
  begin: (world: Installation) => Promise<() => Promise<void>>
}
