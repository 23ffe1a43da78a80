import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const redocly = fileURLToPath(new URL('../node_modules/@redocly/cli/bin/cli.js', import.meta.url))

/**
 * The contract as one JSON document: openapi.yaml of the current folder with its referenced files. Throws for
 * a missing reference and for two schemas with the same name.
 */
export function bundledContract(): string {
  const options = [
    '--ext',
    'json',
    '--lint-config',
    'off',
    '--component-renaming-conflicts-severity',
    'error',
  ]
  const bundle = execFileSync(process.execPath, [redocly, 'bundle', 'openapi.yaml', ...options], {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // `x-address` repeats the key under `paths`, so the bundle omits it.
  return `${bundle.trim().replaceAll(/^ *"x-address": .*\n/gm, '')}\n`
}
