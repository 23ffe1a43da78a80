import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { PACT_FILE, PIECES, readPact } from './pact-file.ts'

/**
 * Makes one pact of what the consumer tests wrote, sorted by description, when they have ended. A run of all of them
 * writes it new, so that an interaction that no test asks for goes; a run of some keeps the others.
 */
export default function joinPacts(project: TestProject): () => Promise<void> {
  rmSync(PIECES, { recursive: true, force: true })
  return async () => {
    const parts = existsSync(PIECES)
      ? readdirSync(PIECES).map((folder) => readPact(join(PIECES, folder, basename(PACT_FILE))))
      : []
    const [first] = parts
    if (!first) return
    const { testFiles } = await project.globTestFiles()
    const chosen = new Set(project.vitest.state.getPaths())
    const runsAll =
      project.config.testNamePattern === undefined && testFiles.every((file) => chosen.has(file))
    const before = runsAll ? [] : readPact().interactions
    const written = new Map(
      [...before, ...parts.flatMap(({ interactions }) => interactions)].map((interaction) => [
        JSON.stringify([interaction.description, interaction.providerStates]),
        interaction,
      ]),
    )
    const interactions = [...written.values()].toSorted((a, b) => (a.description < b.description ? -1 : 1))
    mkdirSync(dirname(PACT_FILE), { recursive: true })
    writeFileSync(PACT_FILE, JSON.stringify({ ...first, interactions }, undefined, 2))
  }
}
