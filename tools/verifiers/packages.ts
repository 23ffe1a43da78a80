import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const HERE = resolve('tools/verifiers')

/**
 * Returns the path of a program of the verifiers. Their packages are separate from the app and are installed at the
 * first use, since the installation of the app does not need them.
 */
export function programOf(name: string): string {
  if (!existsSync(join(HERE, 'node_modules')))
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: HERE, stdio: 'inherit' })
  return join(HERE, 'node_modules/.bin', name)
}
