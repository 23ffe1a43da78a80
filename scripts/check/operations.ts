import { isDeepStrictEqual } from 'node:util'
import { type Importers, reachedFrom } from './imports.ts'

type Contract = {
  paths: Record<string, { post?: { operationId: string } }>
  components: Record<string, Record<string, unknown>>
}

/** The schema of every refusal. All operations refer to it, so a change of it does not select an operation. */
const COMMON = '#/components/schemas/ProblemAnswer'
const OPERATIONS_FILE = /^server\/domains\/.+\.operations\.ts$/
/** Whether a file defines operations. */
export const isOperations = (path: string) => OPERATIONS_FILE.test(path)
/** The maximum length of the import chain from an operation to a rule that the operation applies. */
const HOPS = 2

/**
 * Returns the operations of the second contract (the bundled one) that are new or different. Compared are addresses,
 * access, problems, bodies, answers, and all schemas that these refer to.
 */
export function changedOperations(before: Contract, after: Contract): string[] {
  const operationsBefore = operationsIn(before)
  return [...operationsIn(after)]
    .filter(([id, whole]) => !isDeepStrictEqual(whole, operationsBefore.get(id)))
    .map(([id]) => id)
}

/** Every operation with all its references, by its name. */
function operationsIn(contract: Contract): Map<string, unknown> {
  return new Map(
    Object.entries(contract.paths).flatMap(([path, { post }]) =>
      post ? [[post.operationId, { path, post, parts: partsOf(post, contract) }]] : [],
    ),
  )
}

function partsOf(value: unknown, contract: Contract, parts: Record<string, unknown> = {}) {
  for (const [, reference] of JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)) {
    if (reference === undefined || reference === COMMON || reference in parts) continue
    const [, , kind = '', name = ''] = reference.split('/')
    parts[reference] = contract.components[kind]?.[name]
    partsOf(parts[reference] ?? null, contract, parts)
  }
  return parts
}

/**
 * Returns the operations that a changed file of `server/domains/` or `domain/` affects: the operations that the file
 * defines, or the operations of the files that import it.
 */
export function operationsServedBy(
  path: string,
  { importers, ids, read }: { importers: Importers; ids: readonly string[]; read: (path: string) => string },
): string[] {
  if (!/^(?:server\/domains|domain)\/.+(?<!\.test)\.ts$/.test(path)) return []
  const isBetween = (each: string) =>
    /^(?:server\/domains|domain)\//.test(each) && !OPERATIONS_FILE.test(each)
  const files = OPERATIONS_FILE.test(path)
    ? [path]
    : [...reachedFrom(path, importers, { hops: HOPS, through: isBetween })].filter((each) =>
        OPERATIONS_FILE.test(each),
      )
  const texts = files.map(read)
  return ids.filter((id) => texts.some((text) => new RegExp(`\\b${id}\\b`).test(text)))
}

type Interaction = { description: string }

/** The operations whose interactions are new or different in the second pact. */
export function operationsAskedDifferently(
  before: readonly Interaction[],
  after: readonly Interaction[],
): string[] {
  const operationsBefore = new Set(before.map((each) => JSON.stringify(each)))
  const changedInteractions = after.filter((each) => !operationsBefore.has(JSON.stringify(each)))
  return [...new Set(changedInteractions.map(({ description }) => description.split(' ')[0]!))]
}
