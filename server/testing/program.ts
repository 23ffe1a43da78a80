import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The programs of the server by their built names. */
const sources = {
  main: 'server/main.ts',
  migrate: 'server/db/migrate.cli.ts',
  keys: 'server/keys/keys.cli.ts',
  'verify-audit': 'server/audit/verify-audit.cli.ts',
} as const
export type Program = keyof typeof sources

/**
 * What Node is started with to run a program of the server: the build where it is younger than every source, as in the gate, since
 * that starts in half of the time; else its source.
 */
export function programOf(name: Program): string[] {
  const built = `dist/server/${name}.js`
  return isYounger(built) ? [built] : ['--import', 'tsx', sources[name]]
}

function isYounger(built: string): boolean {
  if (!existsSync(built)) return false
  const builtAt = statSync(built).mtimeMs
  return ['contract', 'domain', 'server', 'src', 'package-lock.json', 'vite.server.config.ts'].every(
    (path) => newest(path) <= builtAt,
  )
}

function newest(path: string): number {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return Math.max(mtimeMs, ...names.map((each) => statSync(join(path, each)).mtimeMs))
}
