import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Returns the path of a file of the project outside the code, whether the code runs from its sources or from one
 * built file.
 */
export function projectPath(name: string): string {
  let directory = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(directory, name))) {
    const parent = dirname(directory)
    if (parent === directory) throw new Error(`${name} is missing alongside the server.`)
    directory = parent
  }
  return join(directory, name)
}
