import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectPath } from './project-path.ts'

/**
 * Returns the file from which piscina starts a thread of the portal: the source next to the caller, or the build if
 * there is no source.
 */
export function threadFile(source: URL): { filename: string; execArgv?: string[] } {
  const path = fileURLToPath(source)
  if (existsSync(path)) return { filename: path, execArgv: ['--import', 'tsx'] }
  return { filename: projectPath(`dist/server/${basename(path, '.ts')}.js`) }
}
