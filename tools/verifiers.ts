import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allChecks } from '../contract-kit/all-checks.ts'
import { readInteractions } from '../contract-kit/pact-file.ts'
import { verify } from '../contract-kit/verify.ts'
import { worldsAt } from '../contract-kit/worlds.ts'
import type { Contract } from '../scripts/contract-examples.ts'
import { adaptForTools } from '../scripts/contract-for-tools.ts'
import { readInteractions as readPacts } from '../src/api/pact/pact-file.ts'
import { createVerdict } from './verdict.ts'
import { isVerifiedByPact } from './verifiers/pact-verifier.ts'
import { throughPrism } from './verifiers/prism.ts'
import { startReference } from './verifiers/reference.ts'

// Checks the reference server against the contract with the kit and with external verifiers, completely, and
// measures the time.
const ANSWER_MS = 20_000
const MAX_SECONDS = 120

const { hold, end } = createVerdict()
const parts = process.argv.slice(2)
const isWanted = (part: string) => parts.length === 0 || parts.includes(part)
const folder = mkdtempSync(join(tmpdir(), 'verifiers-'))
const reference = await startReference()
try {
  if (isWanted('kit')) await verifyByKit()
  if (isWanted('pact'))
    hold('pact-verifier finds every interaction of the pact file', await isVerifiedByPact(reference))
  if (isWanted('prism')) await verifyByPrism()
} finally {
  await reference.stop()
  rmSync(folder, { recursive: true, force: true })
}
end('The reference server fulfils the contract by all verifiers.')

async function verifyByKit(): Promise<void> {
  const { url, statesUrl } = reference
  const began = performance.now()
  const build = worldsAt(statesUrl, ANSWER_MS)
  const results = await verify(allChecks('few'), { url, build, answerMs: ANSWER_MS })
  const seconds = (performance.now() - began) / 1000
  const faults = results
    .filter(({ outcome }) => outcome !== 'passed')
    .map(({ name, faults: why }) => `${name}: ${why.join('; ')}`)
  hold(`the kit finds no fault in ${results.length} checks`, faults.length === 0, faults)
  hold(`all of it took less than two minutes (${seconds.toFixed(0)} s)`, seconds < MAX_SECONDS)
}

async function verifyByPrism(): Promise<void> {
  const contract = JSON.parse(readFileSync('contract/openapi.gen.json', 'utf8')) as Contract
  const document = JSON.stringify(adaptForTools(contract, readPacts()))
  const { calls, wrong, violations } = await throughPrism(reference, readInteractions(), { document, folder })
  hold(
    `Prism finds no violation in ${calls} calls, ${wrong} of which are meant to be refused`,
    violations.length === 0,
    violations,
  )
}
