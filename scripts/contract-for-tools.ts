import type { OperationId } from '#contract/operation.ts'
import { problemCatalogue } from '#contract/problems.gen.ts'
import type { Interaction } from '#src/api/pact/pact-file.ts'
import { type Contract, type Example, type Examples, examplesOf } from './contract-examples.ts'

type Schema = Record<string, unknown>
type Media = { schema: Schema; examples?: Record<string, Example> }
type Body = { $ref?: string; content: Record<string, Media> }
type Answer = { description: string; headers?: object; content: Record<string, Media> }
type Post = {
  operationId: OperationId
  requestBody: Body
  responses: Record<string, Answer | { $ref: string }>
}
type Document = {
  paths: Record<string, { post: Post }>
  components: {
    schemas: Record<string, Schema>
    responses: Record<string, Answer>
    requestBodies: Record<string, Body>
  }
}

const JSON_TYPE = 'application/json'
const SUCCESS = 200
const TOO_MANY = 429
/** The problems with which a call can be refused before it reaches its operation. */
const BEFORE_OPERATION = [
  'request.invalid',
  'origin.foreign',
  'body.tooLarge',
  'body.unsupported',
  'calls.tooMany',
] as const
const FAILURES = ['server.failed', 'server.unavailable'] as const

const pointer = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const toPascalCase = (id: string) => id.charAt(0).toUpperCase() + id.slice(1)

/**
 * Adapts the contract for tools that need a simpler document, with the same calls and answers. The result contains
 * the examples of the pacts, names for bodies and answers (`LogInBody`, `LogInSuccess`, `LogInRefusal`), and each
 * HTTP status separately. Its `allOf` contains `data` and the codes of an operation's refusals, by which generators
 * distinguish success and refusal. The given document is not changed.
 */
export function adaptForTools<Given extends Contract>(given: Given, interactions: Interaction[]): Given {
  const contract = structuredClone(given) as unknown as Document
  const examples = examplesOf(given, interactions)
  const { schemas } = contract.components
  for (const { post } of Object.values(contract.paths)) {
    const operationExamples = examples.get(post.operationId)!
    nameBody(post, operationExamples, contract.components)
    nameAnswer(post, operationExamples, schemas)
    post.responses = { [SUCCESS]: post.responses[SUCCESS]!, ...refusalsOf(operationExamples) }
  }
  contract.components.responses = {}
  return withPlainNull(contract) as unknown as Given
}

function nameBody(post: Post, { body }: Examples, { schemas, requestBodies }: Document['components']): void {
  const { $ref } = post.requestBody
  const examples = { success: body }
  if ($ref !== undefined) {
    // Shared request bodies already have a name, and contain no example of a single operation.
    for (const media of Object.values(requestBodies[$ref.split('/').at(-1)!]!.content))
      media.examples = examples
    return
  }
  for (const media of Object.values(post.requestBody.content)) {
    const name = addNamedSchema(schemas, `${toPascalCase(post.operationId)}Body`, media.schema)
    Object.assign(media, { schema: pointer(name), examples })
  }
}

/** Adds a schema under a name and returns the name; for a reference, returns the name of the referenced schema. */
function addNamedSchema(schemas: Document['components']['schemas'], name: string, schema: Schema): string {
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1)!
  if (name in schemas) throw new Error(`There are two schemas ${name}.`)
  schemas[name] = schema
  return name
}

function nameAnswer(
  { operationId, responses }: Post,
  shown: Examples,
  schemas: Record<string, Schema>,
): void {
  const media = (responses[SUCCESS] as Answer).content[JSON_TYPE]!
  const [success] = media.schema.oneOf as [{ properties: { data: Schema } }]
  const [ofSuccess, ofRefusal] = [
    `${toPascalCase(operationId)}Success`,
    `${toPascalCase(operationId)}Refusal`,
  ]
  addNamedSchema(schemas, ofSuccess, {
    allOf: [
      pointer('Success'),
      { type: 'object', required: ['data'], properties: { data: success.properties.data } },
    ],
    unevaluatedProperties: false,
  })
  const problemsAsSuccess = [...shown.problems].filter(([, { status }]) => status === SUCCESS)
  const codes = problemsAsSuccess
    .map(([name]) => problemCatalogue[name].code)
    .toSorted((one, other) => one - other)
  if (codes.length > 0)
    addNamedSchema(schemas, ofRefusal, {
      description: 'A later version of the contract may have more codes; an app shows their sentence.',
      allOf: [
        pointer('ProblemAnswer'),
        { type: 'object', required: ['code'], properties: { code: { type: 'integer', enum: codes } } },
      ],
    })
  media.schema = { oneOf: codes.length > 0 ? [pointer(ofSuccess), pointer(ofRefusal)] : [pointer(ofSuccess)] }
  media.examples = { success: shown.success, ...exampleOfEach(problemsAsSuccess) }
}

const exampleOfEach = (problems: (readonly [string, Example])[]) =>
  Object.fromEntries(problems.map(([name, { summary, value }]) => [name, { summary, value }]))

/**
 * The answers with another HTTP status than 200: for each status, the refusals of the operation itself and those that
 * every call can get.
 */
function refusalsOf({ problems }: Examples): Record<string, Answer> {
  const commonAnswers = [...BEFORE_OPERATION, ...FAILURES].map((name) => {
    const { code, http, msg } = problemCatalogue[name]
    return [name, { summary: name, status: http, value: { code, msg, data: null } }] as const
  })
  const all = [...problems, ...commonAnswers].filter(([, { status }]) => status !== SUCCESS)
  const statuses = [...new Set(all.map(([, { status }]) => status))].toSorted((one, other) => one - other)
  return Object.fromEntries(
    statuses.map((status) => {
      const own = all.filter(([, problem]) => problem.status === status)
      const description = own.map(([name]) => name).join(', ')
      const media = { schema: pointer('ProblemAnswer'), examples: exampleOfEach(own) }
      const headers = status === TOO_MANY && {
        headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
      }
      return [String(status), { description, ...headers, content: { [JSON_TYPE]: media } }]
    }),
  )
}

/**
 * Replaces an enum that contains null by an enum of texts, or null: some generators turn every value of an enum into
 * a text.
 */
function withPlainNull<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withPlainNull) as Value
  if (typeof value !== 'object' || value === null) return value
  const { type, enum: words, ...rest } = value as Record<string, unknown>
  if (Array.isArray(type) && Array.isArray(words) && words.includes(null))
    return {
      ...rest,
      oneOf: [
        { type: type.find((each) => each !== 'null') as string, enum: words.filter((word) => word !== null) },
        { type: 'null' },
      ],
    } as Value
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [name, withPlainNull(inside)]),
  ) as Value
}
