import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectPath } from './project-path.ts'

/** What piscina starts a thread of ours from: its source alongside the caller, or the build, where there is none. */
export function threadFile(source: URL): { filename: string; execArgv?: string[] } {
  const path = fileURLToPath(source)
  if (existsSync(path)) return { filename: path, execArgv: ['--import', 'tsx'] }
  return { filename: projectPath(`dist/server/${basename(path, '.ts')}.js`) }
}
