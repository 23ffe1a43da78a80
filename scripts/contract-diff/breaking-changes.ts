type Schema = {
  $ref?: string
  type?: string | string[]
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  enum?: unknown[]
  allOf?: Schema[]
  oneOf?: Schema[]
  'x-grows'?: boolean
  deprecated?: boolean
}
type Post = {
  operationId: string
  deprecated?: boolean
  'x-access': string
  requestBody: { $ref?: string; content?: Record<string, { schema: Schema }> }
  responses: {
    '200': { content: { 'application/json': { schema: { oneOf: [{ properties: { data: Schema } }] } } } }
  }
}
export type Contract = {
  info: { version: string }
  paths: Record<string, { post: Post }>
  components: { schemas: Record<string, Schema>; requestBodies: Record<string, Post['requestBody']> }
}
/**
 * Changes that break an app or a server that was written for the earlier contract; `isUnannounced` if
 * something was removed without a deprecation in that contract.
 */
export type BreakingChange = { operation: string; what: string; isUnannounced: boolean }

const MAX_DEPTH = 12

/** The changes between two editions of the contract that break an app or a server, by operation. */
export function breakingChanges(before: Contract, after: Contract): BreakingChange[] {
  const [old, now] = [operationsOf(before), operationsOf(after)]
  return [...old].flatMap(([operation, was]) => {
    const is = now.get(operation)
    if (!is) return [{ operation, what: 'it is gone', isUnannounced: was.post.deprecated !== true }]
    const foundChanges: string[] = []
    const unannouncedChanges = new Set<string>()
    if (is.path !== was.path) foundChanges.push(`its address is ${is.path}, was ${was.path}`)
    if (is.post['x-access'] !== was.post['x-access'])
      foundChanges.push(`its access is ${is.post['x-access']}, was ${was.post['x-access']}`)
    const compare = (place: string, one: Schema, other: Schema, side: BodyDirection) =>
      differences(
        { place, was: one, is: other, before, after, side, depth: 0, unannounced: unannouncedChanges },
        foundChanges,
      )
    compare('body', bodyOf(before, was.post), bodyOf(after, is.post), 'sent')
    compare('data', dataOf(was.post), dataOf(is.post), 'answered')
    return [...new Set(foundChanges)].map((what) => ({
      operation,
      what,
      isUnannounced: unannouncedChanges.has(what),
    }))
  })
}

type BodyDirection = 'sent' | 'answered'
type Pair = {
  place: string
  was: Schema
  is: Schema
  before: Contract
  after: Contract
  side: BodyDirection
  depth: number
  unannounced: Set<string>
}

function differences(
  { place, was, is, before, after, side, depth, unannounced }: Pair,
  found: string[],
): void {
  if (depth > MAX_DEPTH) return
  const [one, other] = [resolveSchema(was, before), resolveSchema(is, after)]
  const compareInside = (inside: string, from: Schema, to: Schema) =>
    differences(
      { place: inside, was: from, is: to, before, after, side, depth: depth + 1, unannounced },
      found,
    )
  compareWords(place, one, other, side, found)
  if (one.type !== undefined && String(one.type) !== String(other.type))
    found.push(`${place} is ${String(other.type)}, was ${String(one.type)}`)
  for (const [name, from] of Object.entries(one.properties ?? {})) {
    const to = other.properties?.[name]
    if (to) compareInside(`${place}.${name}`, from, to)
    else {
      found.push(`${place}.${name} is gone`)
      if (from.deprecated !== true) unannounced.add(`${place}.${name} is gone`)
    }
  }
  const { required = [] } = one
  for (const name of (other.required ?? []).filter((each) => !required.includes(each)))
    found.push(`${place}.${name} is required`)
  if (side === 'answered')
    for (const name of required.filter(
      (each) => !(other.required ?? []).includes(each) && other.properties?.[each],
    ))
      found.push(`${place}.${name} may be missing`)
  if (one.items && other.items) compareInside(`${place}[]`, one.items, other.items)
}

/**
 * Compares the values of an enum: a removed value breaks clients that send it, and a new value in an answer breaks
 * clients that know only the listed values.
 */
function compareWords(place: string, was: Schema, is: Schema, side: BodyDirection, found: string[]): void {
  if (!was.enum || !is.enum) return
  for (const word of was.enum.filter((each) => !is.enum!.includes(each)))
    found.push(`${place} takes no ${String(word)}`)
  if (side === 'sent' || is['x-grows']) return
  for (const word of is.enum.filter((each) => !was.enum!.includes(each)))
    found.push(`${place} may be ${String(word)}`)
}

/** Resolves the references of a schema, and merges the parts of an `allOf` and the alternative of a `null`. */
function resolveSchema(schema: Schema, contract: Contract): Schema {
  if (schema.$ref !== undefined) {
    const { $ref, ...own } = schema
    return { ...resolveSchema(contract.components.schemas[$ref.split('/').at(-1)!] ?? {}, contract), ...own }
  }
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []).filter(({ type }) => type !== 'null')]
  if (parts.length === 0) return schema
  const all = parts.map((part) => resolveSchema(part, contract))
  return {
    ...all[0],
    ...schema,
    properties: Object.assign(
      {},
      ...all.map(({ properties }) => properties ?? {}),
      schema.properties,
    ) as Record<string, Schema>,
    required: schema.oneOf
      ? (all[0]!.required ?? [])
      : [...all.flatMap(({ required = [] }) => required), ...(schema.required ?? [])],
  }
}

const operationsOf = ({ paths }: Contract) =>
  new Map(Object.entries(paths).map(([path, { post }]) => [post.operationId, { path, post }]))

function bodyOf(contract: Contract, { requestBody }: Post): Schema {
  const { $ref } = requestBody
  const { content = {} } = $ref ? contract.components.requestBodies[$ref.split('/').at(-1)!]! : requestBody
  return Object.values(content)[0]?.schema ?? {}
}

const dataOf = ({ responses }: Post) =>
  responses['200'].content['application/json'].schema.oneOf[0].properties.data

/**
 * Whether the version was raised as much as a breaking change requires: the first number of the version that is not 0
 * is higher (semver, section 4 and 8).
 */
export function isVersionRaisedEnough(before: string, after: string): boolean {
  const [was, is] = [before, after].map((version) => version.split('.').map(Number)) as [number[], number[]]
  const at = was[0] === 0 ? 1 : 0
  return is[0]! > was[0]! || (at === 1 && is[0] === 0 && is[1]! > was[1]!)
}
