import type { OperationId } from '#contract/operation.ts'
import type { Stake } from '#domain/proof/stakes.ts'
import { contract, operations } from './contract-file.ts'

const READS = /^(?:get|list|count|search|preview|estimate|check|download)[A-Z]/
/** An operation that is named like a query, but renews the proof of a session. */
const changingQuery = 'checkPassword'
type Parts = { input: unknown; output: unknown }

const partsOf = (id: OperationId): Parts => {
  const { requestBody, responses } = operations.find(({ operationId }) => operationId === id)!
  return { input: requestBody, output: responses['200'].content['application/json'].schema.oneOf[0] }
}

/** The operations of the contract that change something. */
export const actingOperations = operations
  .map(({ operationId }) => operationId)
  .filter((id) => !READS.test(id) || id === changingQuery)

/** Operations named like queries with the input of a change: an idempotency key, or the version that was read. */
export const writesUnderAnotherName = operations
  .map(({ operationId }) => operationId)
  .filter((id) => READS.test(id))
  .filter((id) => {
    const { input } = partsOf(id)
    // A version with type integer is the version of a row, and a change must contain it. The version of a document is
    // a string.
    const isChange = JSON.stringify(input).includes('"version":{"type":"integer"')
    return isChange || fieldsIn(input).includes('idempotencyKey')
  })

// The stakes (`x-stakes`) that field names indicate: a request body sets its fields, and some answers name the
// created objects. Field names follow the glossary.
const inputStakePatterns: readonly (readonly [Stake, RegExp])[] = [
  ['money', /amount|price|payment|bill(?!ing)|planCode|serviceInfo|currency|charge/i],
  ['receivers', /email|phone|telNumber|receivers|contactType/i],
  ['roles', /roles?$|manager|delegate|everybody|seenRoles|offer(?!Kind)/i],
  ['public', /linkId|publishAt/],
]
const outputStakePatterns: readonly (readonly [Stake, RegExp])[] = [
  ['money', /^(?:paid|trialId|dueAmount)$/],
  ['roles', /^(?:offerKind|managers|delegateName|roles)$/],
  ['public', /^viewKey$/],
]

/** Returns the stakes of an operation that the fields of its body and its answer indicate. */
export function stakesIn(of: OperationId | Parts): Stake[] {
  const { input, output } = typeof of === 'string' ? partsOf(of) : of
  const [given, got] = [fieldsIn(input), fieldsIn(output)]
  const found = (rules: typeof inputStakePatterns, names: string[]) =>
    rules.filter(([, rule]) => names.some((name) => rule.test(name))).map(([stake]) => stake)
  // An export is a file with the data of many objects. A call for the file of one bill contains the bill's id, so it
  // is no export.
  const isExport = got.includes('fileName') && got.includes('content') && !given.includes('billId')
  return [
    ...new Set([
      ...found(inputStakePatterns, given),
      ...found(outputStakePatterns, got),
      ...(isExport ? (['data'] as const) : []),
    ]),
  ]
}

/** Returns the names of all fields of a schema, at every depth. */
function fieldsIn(part: unknown, seen: readonly string[] = []): string[] {
  if (typeof part !== 'object' || part === null) return []
  if (Array.isArray(part)) return part.flatMap((each) => fieldsIn(each, seen))
  const { $ref } = part as { $ref?: string }
  if ($ref !== undefined) return seen.includes($ref) ? [] : fieldsIn(resolveRef($ref), [...seen, $ref])
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'properties'
      ? Object.entries(value as object).flatMap(([name, field]) => [name, ...fieldsIn(field, seen)])
      : fieldsIn(value, seen),
  )
}

function resolveRef(ref: string): unknown {
  return ref
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], contract)
}
