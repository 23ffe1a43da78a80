import { readFileSync } from 'node:fs'
import { Comparator } from '@pactflow/openapi-pact-comparator'
import { type Interaction, PACT_FILE } from '#src/api/pact/pact-file.ts'

type PactFile = { interactions: Interaction[] }

export const pact = JSON.parse(readFileSync(PACT_FILE, 'utf8')) as PactFile
export const openapi = readFileSync('contract/openapi.gen.json', 'utf8')

/** What the comparison has to say of a pact. */
export async function complaints(file: PactFile, contract = openapi) {
  const found = []
  // The comparator changes the documents it is given.
  const comparator = new Comparator(JSON.parse(contract) as never)
  for await (const { type, code, mockDetails } of comparator.compare(structuredClone(file) as never)) {
    found.push({ type, code, description: mockDetails?.interactionDescription })
  }
  return found
}

export async function descriptionsComplainedOf(interactions: Interaction[]) {
  const found = await complaints({ ...pact, interactions })
  return new Set(found.map(({ description }) => description))
}

export function descriptionsOf(interactions: Interaction[]): Set<string> {
  return new Set(interactions.map(({ description }) => description))
}
