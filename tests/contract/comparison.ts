import { Comparator } from '@pactflow/openapi-pact-comparator'
import { type Interaction, type PactFile, readPact } from '#src/api/pact/pact-file.ts'
import { contractText } from './contract-file.ts'

export const pact = readPact()

/** Returns the faults that the comparison finds in a pact. */
export async function faultsOf(file: PactFile, contract = contractText) {
  const found = []
  // The comparator modifies its input, so it gets copies.
  const comparator = new Comparator(JSON.parse(contract) as never)
  for await (const { type, code, mockDetails } of comparator.compare(structuredClone(file) as never)) {
    found.push({ type, code, description: mockDetails?.interactionDescription })
  }
  return found
}

export async function failingDescriptions(interactions: Interaction[]) {
  const found = await faultsOf({ ...pact, interactions })
  return new Set(found.map(({ description }) => description))
}

export function descriptionsOf(interactions: Interaction[]): Set<string> {
  return new Set(interactions.map(({ description }) => description))
}
