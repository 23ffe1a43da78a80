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

const contractFile = 'contract/openapi.gen.json'
const requestIdSchema = '/components/parameters/RequestId/schema'

export type Validation = ReturnType<typeof createValidation>

let compiledContract: ReturnType<typeof compileContract> | undefined

/**
 * Returns the validators for the contract's schemas, which are created once per process. Throws if an operation is
 * not in the contract.
 */
export const createValidation = () => (compiledContract ??= compileContract())

/** Reads the bundled contract; each schema is compiled when it is first used. */
function compileContract() {
  const contract = JSON.parse(readFileSync(projectPath(contractFile), 'utf8')) as Contract
  // The defaults of a request are filled in; an answer must be complete without defaults.
  const requestAjv = createAjv(contract, { useDefaults: true })
  const answerAjv = createAjv(contract, {})

  const checks = new Map(
    (Object.keys(operationTable) as OperationId[]).map((id) => {
      const at = `/paths/${escapePointer(operationTable[id].path)}/post`
      const bodyOrRef = contract.paths[operationTable[id].path]?.post.requestBody
      if (!bodyOrRef) throw new Error(`${contractFile} does not have ${id}.`)
      const body = bodyOrRef.$ref?.slice(1) ?? `${at}/requestBody`
      const [type = 'application/json'] = Object.keys(bodyOrRef.content ?? {})
      return [
        id,
        {
          body: compiler(requestAjv, `${body}/content/${escapePointer(type)}/schema`),
          answer: compiler(answerAjv, `${at}/responses/200/content/application~1json/schema`),
        },
      ] as const
    }),
  )
  const refusalValidator = compiler(answerAjv, '/components/schemas/ProblemAnswer')
  const requestId = compiler(requestAjv, requestIdSchema)

  return {
    /** Whether a text is a request id according to SPEC section 7. */
    isRequestId: (value: unknown): value is string => requestId()(value) === true,

    /** Whether a body is valid for the operation; fills in its defaults. */
    isBody: (id: OperationId, body: unknown): boolean =>
      checks.get(id)!.body()(isForm(id) ? withoutContent(body) : body) === true,

    /**
     * Describes how an answer with a given HTTP status violates the contract, without the values of the answer;
     * undefined if the answer is valid.
     */
    answerFault(id: OperationId | undefined, status: number, answer: unknown): string | undefined {
      const validateAnswer = (
        id !== undefined && status === 200 ? checks.get(id)!.answer : refusalValidator
      )()
      if (!validateAnswer(answer)) return faultOf(validateAnswer)
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
  // In the JSON Schema standard `contentEncoding` is only an annotation. Here it is validated, and so is the portal's
  // own keyword.
  ajv.addKeyword({ keyword: 'contentEncoding', schema: false, type: 'string', validate: isBase64Text })
  ajv.addKeyword({ keyword: 'x-masked', schema: false, type: 'string', validate: isMaskedText })
  return ajv.addSchema(contract, contractFile, false, false)
}

function compiler(ajv: Ajv2020, pointer: string): () => ValidateFunction {
  let compiled: ValidateFunction | undefined
  return () => (compiled ??= ajv.compile({ $ref: `${contractFile}#${pointer}` }))
}

function isDocumented(id: OperationId, status: number, code: number): boolean {
  if (code === 200) return status === 200
  const { access, problems } = operationRules[id]
  const own: readonly ProblemName[] = [...problems, ...accessProblems[access]]
  const names = Object.keys(problemCatalogue) as ProblemName[]
  const problemName = names.find((name) => problemCatalogue[name].code === code)
  if (problemName === undefined || problemCatalogue[problemName].http !== status) return false
  return status !== 200 || own.includes(problemName)
}

function faultOf({ errors }: ValidateFunction): string {
  return (errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`).join('; ')
}

const escapePointer = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1')
