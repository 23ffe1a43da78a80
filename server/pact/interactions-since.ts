import { execFileSync } from 'node:child_process'
import { type Interaction, operationOf, readInteractions } from '#contract-kit/pact-file.ts'
import { MIB } from '#domain/bytes.ts'

const pactFile = 'pacts/web-app-reference-server.json'

/**
 * Returns the interactions that are new or changed since the pacts of a commit, and those of the given operations;
 * returns all interactions if there are no earlier pacts.
 */
export function interactionsSince(commit: string, operations: readonly string[] = []): Interaction[] {
  const earlierPacts = execFileSync('git', ['show', `${commit}:${pactFile}`], {
    encoding: 'utf8',
    maxBuffer: 64 * MIB,
  })
  const { interactions } = JSON.parse(earlierPacts) as { interactions: Interaction[] }
  const knownInteractions = new Set(interactions.map((each) => JSON.stringify(each)))
  const all = readInteractions()
  const newInteractions = all.filter(
    (each) => !knownInteractions.has(JSON.stringify(each)) || operations.includes(operationOf(each)),
  )
  return newInteractions.length > 0 ? newInteractions : all
}
