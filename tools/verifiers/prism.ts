import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { callServer } from '../../contract-kit/call.ts'
import { bodyOf, type Interaction } from '../../contract-kit/pact-file.ts'
import { buildWorlds, worldsAt } from '../../contract-kit/worlds.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { programOf } from './packages.ts'
import type { Reference } from './reference.ts'

type Violation = { location: string[]; message: string }
/**
 * `wrong` is the number of calls that Prism rightly refused: calls without a cookie, or with a body that the pacts
 * expect to be refused.
 */
export type PrismResult = { calls: number; wrong: number; violations: string[] }

const ANSWER_MS = 20_000
const START_MS = 30_000
const LOOK_MS = 100
const BODY_REFUSED = 400

/**
 * Runs Prism as a validating proxy before the server and makes the call of every interaction through it.
 * Returns its findings in answers, and in calls that should be valid. `document` is the contract as text;
 * `folder` is where Prism reads it.
 */
export async function throughPrism(
  { url, statesUrl }: Reference,
  interactions: readonly Interaction[],
  { document, folder }: { document: string; folder: string },
): Promise<PrismResult> {
  const path = join(folder, 'openapi.json')
  // The prefix `__Host-` is removed: on http://localhost the cookies have no prefix.
  writeFileSync(path, document.replaceAll('__Host-', ''))
  const port = await freePort()
  const args = ['proxy', path, url, '--port', String(port), '--verboseLevel', 'silent']
  const prism = spawn(programOf('prism'), args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SCARF_ANALYTICS: 'false', DO_NOT_TRACK: '1' },
  })
  const proxy = `http://127.0.0.1:${port}`
  const result: PrismResult = { calls: 0, wrong: 0, violations: [] }
  try {
    await waitUntilListening(proxy, prism)
    for (const interaction of interactions) {
      const found = await breachesOf(interaction, proxy, { url, statesUrl })
      const faults = found.filter((violation) => !isExpectedViolation(violation, interaction))
      result.calls += 1
      if (faults.length < found.length) result.wrong += 1
      const { description } = interaction
      result.violations.push(
        ...faults.map(({ location, message }) => `${description}: ${location.join('.')} ${message}`),
      )
    }
    return result
  } finally {
    prism.kill()
  }
}

async function breachesOf(
  interaction: Interaction,
  proxy: string,
  { url, statesUrl }: Pick<Reference, 'url' | 'statesUrl'>,
): Promise<Violation[]> {
  const { request, response, providerStates } = interaction
  const build = worldsAt(statesUrl, ANSWER_MS)
  const { values } = await buildWorlds(providerStates, { url, build, answerMs: ANSWER_MS })
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, given]) => [name, given.join('; ')]),
  )
  const call = { path: request.path, headers, body: bodyOf(interaction, values) }
  const answer = await callServer(proxy, call, ANSWER_MS)
  const { code } = JSON.parse(answer.body.toString()) as { code?: number }
  // Prism reads every body that is not JSON as text, so that files arrive damaged; the answers are still checked
  // against the contract.
  if (request.body.encoded === false && code !== response.body.content.code)
    return [{ location: ['answer'], message: `code ${code}, not ${response.body.content.code}` }]
  const [written] = answer.headers['sl-violations'] ?? []
  if (written === undefined) return []
  try {
    return JSON.parse(written) as Violation[]
  } catch {
    // Prism truncates a header that is too long; the header is then not valid JSON.
    return [{ location: ['answer'], message: written }]
  }
}

function isExpectedViolation({ location }: Violation, { request, response }: Interaction): boolean {
  const [side, part] = location
  if (side !== 'request') return false
  if (part === 'body') return response.body.content.code === BODY_REFUSED
  return request.headers['Cookie'] === undefined
}

async function waitUntilListening(proxy: string, prism: ChildProcess): Promise<void> {
  for (const until = Date.now() + START_MS; Date.now() < until && prism.exitCode === null; ) {
    const isThere = await fetch(proxy).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((over) => setTimeout(over, LOOK_MS))
  }
  throw new Error('Prism has not started.')
}
