import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Verifier } from '@pact-foundation/pact'
import { projectPath } from '#server/project-path.ts'
import type { StateBuilders } from './states.ts'

export type VerifyOptions = {
  /** Where the server answers, without a path. */
  url: string
  /** Builds the worlds in this process; or else `statesUrl` is posted `{ state, params, action }`. */
  states?: StateBuilders
  statesUrl?: string
}

type JsonMap = { [name: string]: string }

const pactFile = 'pacts/web-app-reference-server.json'
// The verifier prints a report of each run at once and fails where a pipe cannot take the whole of it.
const AT_ONCE = 40

/**
 * Holds a running server against the committed pacts and gives the number of interactions it kept. Throws when one is
 * broken, and when fewer were tried than the pacts have. Without `states` and `statesUrl` the server must be in every
 * world already, so that only a visitor's interactions can hold.
 */
export async function verifyProvider({ url, states, statesUrl }: VerifyOptions): Promise<number> {
  process.env['PACT_DO_NOT_TRACK'] ??= 'true'
  const pact = JSON.parse(readFileSync(projectPath(pactFile), 'utf8')) as { interactions: unknown[] }
  const { interactions } = pact
  let asked = 0
  const parts = mkdtempSync(join(tmpdir(), 'pact-parts-'))
  try {
    for (let from = 0; from < interactions.length; from += AT_ONCE) {
      const part = join(parts, `${from}.json`)
      writeFileSync(part, JSON.stringify({ ...pact, interactions: interactions.slice(from, from + AT_ONCE) }))
      await new Verifier({
        providerBaseUrl: url,
        pactUrls: [part],
        ...(states && { stateHandlers: handlersOf(states) }),
        ...(statesUrl !== undefined && { providerStatesSetupUrl: statesUrl }),
        requestFilter: (_request: unknown, _response: unknown, next: () => void) => {
          asked += 1
          next()
        },
        logLevel: 'error',
      }).verifyProvider()
    }
  } finally {
    rmSync(parts, { recursive: true })
  }
  if (asked < interactions.length || asked === 0) {
    throw new Error(`Only ${asked} of the ${interactions.length} interactions of ${pactFile} were tried.`)
  }
  return interactions.length
}

function handlersOf(states: StateBuilders) {
  return Object.fromEntries(
    Object.entries(states).map(([state, build]) => [
      state,
      (params: unknown) => (build as (params: unknown) => Promise<JsonMap>)(params),
    ]),
  )
}
