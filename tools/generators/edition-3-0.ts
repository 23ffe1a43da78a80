type Json = Record<string, unknown>
type NamedSchemas = Record<string, Json>
type Media = { schema: Json; examples?: object }
type Message = { content?: Record<string, Media> }
type Document = {
  paths: Record<
    string,
    { post: { operationId: string; requestBody: Message; responses: Record<string, Message> } }
  >
  components: { schemas: NamedSchemas; requestBodies: Record<string, Message> }
}

const JSON_TYPE = 'application/json'

/**
 * Changes the contract in place for generators of languages without unions: every answer is one object with its code,
 * lists and single values are inline, and null is `nullable`. `openapi-down-convert` must already have converted the
 * contract to OpenAPI 3.0.
 */
export function makePlain(document: object): void {
  const contract = document as Document
  const { schemas } = contract.components
  for (const { post } of Object.values(contract.paths)) {
    const messages = [post.requestBody, ...Object.values(post.responses)]
    for (const { content = {} } of messages) for (const media of Object.values(content)) delete media.examples
    const media = post.responses['200']!.content![JSON_TYPE]!
    const [success] = media.schema['oneOf'] as [{ $ref: string }]
    const name = nameOf(success.$ref)
    media.schema = success
    const parts = schemas[name]!['allOf'] as Json[]
    schemas[name] = answerWith((parts[1]!['properties'] as NamedSchemas)['data']!)
  }
  for (const { content = {} } of Object.values(contract.components.requestBodies))
    for (const media of Object.values(content)) delete media.examples
  const originalSchemas = structuredClone(schemas)
  for (const [name, schema] of Object.entries(schemas))
    schemas[name] = simplifySchema(schema, originalSchemas) as Json
  for (const { post } of Object.values(contract.paths))
    for (const { content = {} } of [post.requestBody, ...Object.values(post.responses)])
      for (const media of Object.values(content))
        media.schema = simplifySchema(media.schema, originalSchemas) as Json
  for (const name of Object.keys(schemas)) if (!isObject(originalSchemas[name]!)) delete schemas[name]
}

const answerWith = (data: Json): Json => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: {
    code: {
      type: 'integer',
      description: '200, or the code of a refusal, whose data are those of ProblemAnswer',
    },
    msg: { type: 'string' },
    data: { oneOf: [data, { type: 'null' }] },
  },
})

function simplifySchema(value: unknown, named: NamedSchemas): unknown {
  if (Array.isArray(value)) return value.map((each) => simplifySchema(each, named))
  if (typeof value !== 'object' || value === null) return value
  // Patterns are removed: the generator copies a pattern into a string of the client without escaping quotation
  // marks.
  const {
    $ref,
    oneOf,
    allOf,
    contentEncoding: _,
    pattern: __,
    ...rest
  } = value as Json & {
    $ref?: string
    oneOf?: Json[]
    allOf?: Json[]
  }
  if (typeof $ref === 'string' && $ref.includes('/schemas/')) {
    const target = named[nameOf($ref)]!
    return isObject(target) ? { $ref } : simplifySchema(target, named)
  }
  const inside = Object.fromEntries(
    Object.entries(rest).map(([name, each]) => [name, simplifySchema(each, named)]),
  )
  const own = typeof $ref === 'string' ? { ...inside, $ref } : inside
  const branches = (oneOf ?? []).filter(({ type }) => type !== 'null')
  // Several alternatives of an object are dropped: they are conditions on the object's fields, and types of these
  // languages cannot express conditions.
  const [only] = branches.length === 1 ? branches : allOf?.length === 1 ? allOf : []
  if (only === undefined) return own
  const simplified = simplifySchema(only, named) as Json
  const mayBeNull = branches.length < (oneOf?.length ?? 0) ? { nullable: true } : {}
  return simplified['$ref'] === undefined
    ? { ...own, ...simplified, ...mayBeNull }
    : { ...own, allOf: [simplified], ...mayBeNull }
}

const nameOf = ($ref: string) => $ref.split('/').at(-1)!
const isObject = (schema: Json) => 'properties' in schema || 'allOf' in schema
