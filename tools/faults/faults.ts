import { contractFaults } from './contract.ts'
import { domainFaults } from './domain.ts'
import type { Fault } from './fault.ts'
import { lifecycleFaults } from './lifecycle.ts'
import { serverFaults } from './server.ts'
import { webFaults } from './web.ts'

/** Every fault that the gate is known to detect, in every layer. */
export const faults: Fault[] = [
  ...contractFaults,
  ...domainFaults,
  ...webFaults,
  ...serverFaults,
  ...lifecycleFaults,
]

/** Returns a file's text with the fault in it. Throws if the fault no longer matches. */
export function withFaultIn(text: string, { name, file, from, to }: Fault): string {
  const result = text.replace(from, to)
  if (result === text) throw new Error(`The fault "${name}" no longer finds its place in ${file}.`)
  return result
}
