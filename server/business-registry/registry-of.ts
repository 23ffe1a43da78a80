import type { Config } from '#server/config.ts'
import { ntsRegistry } from './nts.ts'
import type { Registry } from './registry.ts'
import { simulatedRegistry } from './simulator.ts'

/**
 * Returns the registry of businesses: a simulation in demo mode, otherwise the registry of the tax service; undefined
 * without a key.
 */
export function registryOf({ demo, nts }: Pick<Config, 'demo' | 'nts'>): Registry | undefined {
  if (demo) return simulatedRegistry()
  return nts && ntsRegistry(nts)
}
