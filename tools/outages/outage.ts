import type pg from 'pg'
import type { TestPostgres } from '../../scripts/postgres.ts'
import type { startOutside } from './outside.ts'
import type { Node } from './portal.ts'

/** What outages are made of: the database with a connection of the operator's, the nodes, and what is outside of them. */
export type World = {
  postgres: TestPostgres
  operator: () => Promise<pg.Client>
  nodes: [Node, Node]
  outside: Awaited<ReturnType<typeof startOutside>>
}

export type Outage = {
  name: string
  /** The alerts that must be raised by it, and not be before. */
  raises: readonly string[]
  /** Those of them that end soon after it; the others look at minutes or hours of the past. */
  clears: readonly string[]
  /** Others that it may raise as well, since it breaks what they are about. */
  also?: readonly string[]
  /** Makes it; gives what ends it. */
  begin: (world: World) => Promise<() => Promise<void>>
}
