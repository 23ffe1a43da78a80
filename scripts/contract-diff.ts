import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Comparator } from '@pactflow/openapi-pact-comparator'
import { breakingChanges, type Contract, isRaisedEnough } from './contract-diff/breaking-changes.ts'

const CONTRACT = 'contract/openapi.gen.json'
const PACTS = 'pacts/web-app-reference-server.json'
const MAX_BYTES = 64 * 2 ** 20

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: MAX_BYTES }).trim()
const [base] = process.argv.slice(2)
if (base === undefined) {
  console.error(
    'npm run contract:diff -- COMMIT   compares the contract with that of a commit, such as the last release.',
  )
  process.exit(2)
}
const at = (path: string) => JSON.parse(git('show', `${base}:${path}`)) as unknown
const before = at(CONTRACT) as Contract
const after = JSON.parse(readFileSync(CONTRACT, 'utf8')) as Contract

const changes = breakingChanges(before, after)
for (const { operation, what } of changes) console.log(`${operation}: ${what}`)
const refused = await interactionsRefused()
for (const description of refused) console.log(`The app of before asks otherwise: ${description}`)
const operations = new Set([
  ...changes.map(({ operation }) => operation),
  ...refused.map((name) => name.split(' ')[0]!),
])
for (const operation of operations)
  console.log(`${operation} is called by ${callersOf(operation).join(', ') || 'no screen'}`)

const [was, is] = [before.info.version, after.info.version]
const isBreaking = operations.size > 0
console.log(
  isBreaking
    ? `Since ${base.slice(0, 12)}, version ${was}: ${operations.size} operations changed so that an app or a server of before breaks.`
    : `Since ${base.slice(0, 12)}, version ${was}: nothing that breaks an app or a server.`,
)
if (isBreaking && !isRaisedEnough(was, is)) {
  console.error(`The version ${is} in openapi.yaml has to be raised for that.`)
  process.exitCode = 1
}

/** The interactions of the previous pact that the current contract does not allow. */
async function interactionsRefused(): Promise<string[]> {
  const comparator = new Comparator(structuredClone(after) as never)
  const found = new Set<string>()
  for await (const { type, mockDetails } of comparator.compare(at(PACTS) as never))
    if (type === 'error') found.add(mockDetails?.interactionDescription ?? 'an interaction without a name')
  return [...found]
}

function callersOf(operation: string): string[] {
  return ['src/routes', 'src/features', 'src/machines', 'src/components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('testing/'))
      .filter((file) => new RegExp(`\\b${operation}\\b`).test(readFileSync(file, 'utf8'))),
  )
}
