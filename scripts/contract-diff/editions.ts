import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { compare } from 'semver'
import type { PactFile } from '#src/api/pact/pact-file.ts'
import type { Contract } from './breaking-changes.ts'

/** A contract, and the interactions on which the app relied when the contract had this form. */
export type Edition = { name: string; contract: Contract; pact: PactFile }

const CONTRACT = 'contract/openapi.gen.json'
const PACTS = 'pacts/web-app-reference-server.json'
/** One file for each released version; a released file never changes. */
const RELEASED = 'contract/released'
const ENDING = '.json.gz'
const MAX_BYTES = 64 * 2 ** 20

/** The edition of the working tree. */
export function currentEdition(): Edition {
  const contract = JSON.parse(readFileSync(CONTRACT, 'utf8')) as Contract
  return { name: contract.info.version, contract, pact: JSON.parse(readFileSync(PACTS, 'utf8')) as PactFile }
}

/** Reads the edition of a commit. Throws if git does not know the commit. */
export function editionOfCommit(commit: string): Edition {
  const read = (path: string) =>
    JSON.parse(
      execFileSync('git', ['show', `${commit}:${path}`], { encoding: 'utf8', maxBuffer: MAX_BYTES }),
    ) as unknown
  return { name: commit, contract: read(CONTRACT) as Contract, pact: read(PACTS) as PactFile }
}

/** The released versions in the order of their release. */
export const releasedVersions = (): string[] =>
  readdirSync(RELEASED)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .toSorted(compare)

/** Reads the edition of the last released version from its file, so the history of git is not needed. */
export function lastReleased(): Edition {
  const version = releasedVersions().at(-1)
  if (version === undefined) throw new Error(`${RELEASED} has no released version.`)
  const text = gunzipSync(readFileSync(join(RELEASED, version + ENDING))).toString('utf8')
  const { contract, pact } = JSON.parse(text) as Omit<Edition, 'name'>
  return { name: version, contract, pact }
}

/** Stores the edition of the working tree as a released version. Throws if that version is already released. */
export function release(): string {
  const { name, contract, pact } = currentEdition()
  const file = join(RELEASED, name + ENDING)
  if (existsSync(file)) throw new Error(`${name} was released already: raise info.version of openapi.yaml.`)
  mkdirSync(RELEASED, { recursive: true })
  writeFileSync(file, gzipSync(JSON.stringify({ contract, pact }), { level: 9 }))
  return file
}
