import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { programOf } from './packages.ts'

type VerifierOptions = { url: string; statesUrl: string; operations?: readonly string[] }

/**
 * Runs the standard verifier of pacts on the pact file, for all interactions or those of some operations. Calls that
 * must precede an interaction are made through `statesUrl`, the address for provider states. Returns whether
 * everything passes; the report is printed to the terminal.
 */
export async function isVerifiedByPact({ url, statesUrl, operations }: VerifierOptions): Promise<boolean> {
  const args = [
    ['--file', 'pacts/web-app-reference-server.json'],
    ['--provider-name', 'reference-server'],
    ['--hostname', '127.0.0.1', '--port', new URL(url).port],
    ['--state-change-url', statesUrl],
    operations === undefined ? [] : ['--filter-description', `^(${operations.join('|')})( |$)`],
    ['--loglevel', 'error', '--no-colour'],
  ].flat()
  const verifier = spawn(programOf('pact-verifier'), args, {
    stdio: 'inherit',
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true' },
  })
  const [code] = (await once(verifier, 'exit')) as [number]
  return code === 0
}
