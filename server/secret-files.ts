import { readFileSync } from 'node:fs'
import { ConfigError } from './config-error.ts'

/**
 * Returns the environment with the settings `names` read from the files named by `NAME_FILE`, as container platforms
 * provide secrets. Throws a ConfigError for a setting that is set twice and for a file that cannot be read.
 */
export function withSecretFiles(
  env: Record<string, string | undefined>,
  names: readonly string[],
): Record<string, string | undefined> {
  const readSettings = names.flatMap((name) => {
    const file = env[`${name}_FILE`]
    if (file === undefined) return []
    if (env[name] !== undefined) throw new ConfigError(`${name}_FILE: cannot be set together with ${name}.`)
    try {
      return [[name, readFileSync(file, 'utf8').trim()]]
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      throw new ConfigError(`${name}_FILE: cannot be read (${code ?? 'unknown'}).`)
    }
  })
  return { ...env, ...Object.fromEntries(readSettings) }
}
