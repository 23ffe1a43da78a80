import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { accessProblems } from '#contract/access-problems.ts'
import type { OperationId } from '#contract/operation.ts'
import { operationRules } from '#contract/operation-rules.gen.ts'
import { operationTable } from '#contract/operations.gen.ts'
import type { ProblemName } from '#contract/problem.ts'
import { problemCatalogue } from '#contract/problems.gen.ts'
import { isBase64Text } from '#domain/base64.ts'
import { isMaskedText } from '#domain/masked-text.ts'
import { projectPath } from '#server/project-path.ts'
import { newToken } from '#server/security/tokens.ts'
import { isForm } from './form-body.ts'

type SchemaReference = { $ref?: string }
type Contract = {
  paths: Record<
    string,
    { post: { parameters: SchemaReference[]; requestBody: SchemaReference & { content?: object } } }
  >
}

const document = 'contract/openapi.gen.json'
const requestIdSchema = '/components/parameters/RequestId/schema'

export type Validation = ReturnType<typeof createValidation>

let compiledContract: ReturnType<typeof compileContract> | undefined

/**
 * Validators for the contract's schemas, created once per process. Throws if an operation is not in the
 * contract.
 */
export const createValidation = () => (compiledContract ??= compileContract())

/** Reads the bundled contract; each schema is compiled when it is first used. */
function compileContract() {
  const contract = JSON.parse(readFileSync(projectPath(document), 'utf8')) as Contract
  // The defaults of a request are filled in; an answer must be complete without defaults.
  const requests = createAjv(contract, { useDefaults: true })
  const answers = createAjv(contract, {})

  const checks = new Map(
    (Object.keys(operationTable) as OperationId[]).map((id) => {
      const at = `/paths/${escapePointer(operationTable[id].path)}/post`
      const given = contract.paths[operationTable[id].path]?.post.requestBody
      if (!given) throw new Error(`${document} does not have ${id}.`)
      const body = given.$ref?.slice(1) ?? `${at}/requestBody`
      const [type = 'application/json'] = Object.keys(given.content ?? {})
      return [
        id,
        {
          body: compiler(requests, `${body}/content/${escapePointer(type)}/schema`),
          answer: compiler(answers, `${at}/responses/200/content/application~1json/schema`),
        },
      ] as const
    }),
  )
  const refused = compiler(answers, '/components/schemas/ProblemAnswer')
  const requestId = compiler(requests, requestIdSchema)

  return {
    /** Whether a text is a request id according to SPEC section 7. */
    isRequestId: (value: unknown): value is string => requestId()(value) === true,

    /** Whether a body is valid for the operation; fills in its defaults. */
    isBody: (id: OperationId, body: unknown): boolean =>
      checks.get(id)!.body()(isForm(id) ? withoutContent(body) : body) === true,

    /**
     * The fault of an answer with HTTP status 200 or another, without the values of the answer; undefined if the
     * answer is valid.
     */
    answerFault(id: OperationId | undefined, status: number, answer: unknown): string | undefined {
      const check = (id !== undefined && status === 200 ? checks.get(id)!.answer : refused)()
      if (!check(answer)) return faultOf(check)
      const { code } = answer as { code: number }
      return id === undefined || isDocumented(id, status, code) ? undefined : `code ${code} is not documented`
    },
  }
}

// A schema only requires that a file is present; the operation checks its content. A text cannot replace the file.
const someFile = newToken()
const withoutContent = (form: unknown): unknown =>
  Object.fromEntries(
    Object.entries(form as object).map(([name, part]) => [
      name,
      part instanceof File ? someFile : (part as unknown),
    ]),
  )

function createAjv(contract: Contract, options: { useDefaults?: boolean }) {
  const ajv = new Ajv2020({ strict: false, validateFormats: true, ...options })
  addFormats.default(ajv)
  ajv.addFormat('binary', (text: string) => text === someFile)
  ajv.removeKeyword('contentEncoding')
  // In the JSON Schema standard `contentEncoding` is only an annotation; here it is validated, as is the portal's own
  // keyword.
  ajv.addKeyword({ keyword: 'contentEncoding', schema: false, type: 'string', validate: isBase64Text })
  ajv.addKeyword({ keyword: 'x-masked', schema: false, type: 'string', validate: isMaskedText })
  return ajv.addSchema(contract, document, false, false)
}

function compiler(ajv: Ajv2020, pointer: string): () => ValidateFunction {
  let compiled: ValidateFunction | undefined
  return () => (compiled ??= ajv.compile({ $ref: `${document}#${pointer}` }))
}

function isDocumented(id: OperationId, status: number, code: number): boolean {
  if (code === 200) return status === 200
  const { access, problems } = operationRules[id]
  const own: readonly ProblemName[] = [...problems, ...accessProblems[access]]
  const names = Object.keys(problemCatalogue) as ProblemName[]
  const found = names.find((name) => problemCatalogue[name].code === code)
  if (found === undefined || problemCatalogue[found].http !== status) return false
  return status !== 200 || own.includes(found)
}

function faultOf({ errors }: ValidateFunction): string {
  return (errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`).join('; ')
}

const escapePointer = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1')
