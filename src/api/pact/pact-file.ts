import { readFileSync } from 'node:fs'
import type { OperationId } from '#contract/operation.ts'

export const PACT_FILE = 'pacts/web-app-reference-server.json'
/** The folder in which each consumer test file writes the pact of its own interactions. */
export const PACT_PARTS = '.tmp/pacts'

/** The fields of an interaction in a V4 pact file that this repository reads. */
export type Interaction = {
  description: string
  providerStates?: { name: string }[]
  request: {
    path: string
    headers: Record<string, string[]>
    body: { content: unknown }
    generators?: { body?: Record<string, object> }
  }
  response: {
    status: number
    headers: Record<string, string[]>
    body: { content: { code: number; msg?: string; data?: unknown } }
  }
}

export type PactFile = { interactions: Interaction[] }

/** Reads a pact file, by default the committed pact file. Must be run from the root of the repository. */
export const readPact = (path = PACT_FILE) => JSON.parse(readFileSync(path, 'utf8')) as PactFile

/** Reads the interactions of the consumer tests, sorted by description. */
export const readInteractions = () => readPact().interactions

/** Returns the operation of an interaction: the first word of its description. */
export function operationOf({ description }: Interaction): OperationId {
  return description.split(' ', 1)[0] as OperationId
}
