import { execFileSync } from 'node:child_process'
import { type Interaction, operationOf, readInteractions } from '#contract-kit/pact-file.ts'
import { MIB } from '#domain/bytes.ts'

const pactFile = 'pacts/web-app-reference-server.json'

/**
 * The interactions that are new or changed since the pacts of a commit, and those of the given operations; all if
 * there are no earlier pacts.
 */
export function interactionsSince(commit: string, operations: readonly string[] = []): Interaction[] {
  const before = execFileSync('git', ['show', `${commit}:${pactFile}`], {
    encoding: 'utf8',
    maxBuffer: 64 * MIB,
  })
  const { interactions } = JSON.parse(before) as { interactions: Interaction[] }
  const known = new Set(interactions.map((each) => JSON.stringify(each)))
  const all = readInteractions()
  const added = all.filter(
    (each) => !known.has(JSON.stringify(each)) || operations.includes(operationOf(each)),
  )
  return added.length > 0 ? added : all
}
