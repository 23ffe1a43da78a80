import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { PACT_FILE, PACT_PARTS, readPact } from './pact-file.ts'

/**
 * Joins the pact files of the consumer tests into one, sorted by description, after all tests have run. A run of all
 * tests writes the whole file, so that an interaction without a test is removed; a run of some tests keeps the other
 * interactions.
 */
export default function joinPacts(project: TestProject): () => Promise<void> {
  rmSync(PACT_PARTS, { recursive: true, force: true })
  return async () => {
    const parts = existsSync(PACT_PARTS)
      ? readdirSync(PACT_PARTS).map((folder) => readPact(join(PACT_PARTS, folder, basename(PACT_FILE))))
      : []
    const [first] = parts
    if (!first) return
    const { testFiles } = await project.globTestFiles()
    const runPaths = new Set(project.vitest.state.getPaths())
    const runsAll =
      project.config.testNamePattern === undefined && testFiles.every((file) => runPaths.has(file))
    const earlierInteractions = runsAll ? [] : readPact().interactions
    const byDescription = new Map(
      [...earlierInteractions, ...parts.flatMap(({ interactions }) => interactions)].map((interaction) => [
        JSON.stringify([interaction.description, interaction.providerStates]),
        interaction,
      ]),
    )
    const interactions = [...byDescription.values()].toSorted((a, b) =>
      a.description < b.description ? -1 : 1,
    )
    mkdirSync(dirname(PACT_FILE), { recursive: true })
    writeFileSync(PACT_FILE, JSON.stringify({ ...first, interactions }, undefined, 2))
  }
}
