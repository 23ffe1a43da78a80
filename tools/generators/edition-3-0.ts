type Json = Record<string, unknown>

/**
 * The contract as OpenAPI 3.0, for generators that read nothing newer: null as `nullable`, and without what 3.0 does not know. Takes a
 * document of which a converter has already made the rest (`openapi-down-convert`), and returns another one.
 */
export function withNullable(document: object): object {
  return changed(document) as object
}

function changed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(changed)
  if (typeof value !== 'object' || value === null) return value
  const { oneOf, contentEncoding: _, ...rest } = value as Json & { oneOf?: Json[] }
  const inside = Object.fromEntries(Object.entries(rest).map(([name, each]) => [name, changed(each)]))
  if (oneOf === undefined) return inside
  const branches = oneOf.filter(({ type }) => type !== 'null')
  if (branches.length === oneOf.length) return { ...inside, oneOf: oneOf.map(changed) }
  const [branch] = branches as [Json]
  // In 3.0 nothing may stand beside a reference.
  return branch['$ref'] === undefined
    ? { ...inside, ...(changed(branch) as Json), nullable: true }
    : { ...inside, allOf: [branch], nullable: true }
}
