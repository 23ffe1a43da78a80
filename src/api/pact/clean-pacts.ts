import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'

/**
 * Empties pacts/ before the whole set of consumer tests writes it anew: the library only ever adds, so an interaction
 * that nobody asks for any more would stay. A run of some files or names keeps what the others wrote.
 */
export default async function cleanPacts(project: TestProject): Promise<void> {
  const { testFiles } = await project.globTestFiles()
  const chosen = new Set(project.vitest.state.getPaths())
  const runsAll = project.config.testNamePattern === undefined && testFiles.every((file) => chosen.has(file))
  if (runsAll) rmSync('pacts', { recursive: true, force: true })
}
