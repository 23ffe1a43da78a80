import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { accessProblems } from '../../contract/access-problems.ts'
import type { Access } from '../../contract/operation.ts'
import { isBase64Text } from '../../domain/base64.ts'
import { isMaskedText } from '../../domain/masked-text.ts'
import type { Answer } from '../call.ts'
import { readData } from '../data.ts'
import { pageFaults } from './page.ts'

type Post = {
  operationId: string
  tags: [string]
  'x-access': Access
  'x-problems': string[]
}
type Document = {
  'x-problem-catalogue': { code: number; name: string; http?: number }[]
  paths: Record<string, { post: Post }>
}
export type Operation = { id: string; path: string; tag: string; access: Access; problems: string[] }

const MAX_FAULTS = 8
const document = 'openapi'
let compiledContract: ReturnType<typeof compileContract> | undefined

/**
 * Returns the compiled contract: its operations and the check of an answer. The contract is compiled once per
 * process.
 */
export const readContract = () => (compiledContract ??= compileContract())

function compileContract() {
  const contract = readData('openapi.json') as Document
  const operations = new Map<string, Operation>(
    Object.entries(contract.paths).map(([path, { post }]) => {
      const { operationId: id, tags, 'x-access': access, 'x-problems': problems } = post
      return [id, { id, path, tag: tags[0], access, problems: [...problems, ...accessProblems[access]] }]
    }),
  )
  const catalogue = new Map(contract['x-problem-catalogue'].map((problem) => [problem.code, problem]))
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true, verbose: true })
  addFormats.default(ajv)
  ajv.removeKeyword('contentEncoding')
  ajv.addKeyword({ keyword: 'contentEncoding', schema: false, type: 'string', validate: isBase64Text })
  ajv.addKeyword({ keyword: 'x-masked', schema: false, type: 'string', validate: isMaskedText })
  ajv.addFormat('binary', true)
  ajv.addSchema(contract, document, false, false)
  const checks = new Map<string, ValidateFunction>()

  function check(pointer: string, answer: unknown): string[] {
    const cachedCheck = checks.get(pointer) ?? ajv.compile({ $ref: `${document}#${pointer}` })
    checks.set(pointer, cachedCheck)
    if (cachedCheck(answer)) return []
    // For a `oneOf`, the errors of its alternatives are reported, but neither the general error that no alternative
    // matched nor the error of the `null` alternative.
    const specificErrors = cachedCheck.errors!.filter(
      ({ keyword, params }) => keyword !== 'oneOf' && (params as { type?: string }).type !== 'null',
    )
    return [
      ...new Set((specificErrors.length > 0 ? specificErrors : cachedCheck.errors!).map(faultOf)),
    ].slice(0, MAX_FAULTS)
  }

  /**
   * Returns the ways in which the answer to a call violates the contract. An answer that a check expects is verified
   * as well.
   */
  function faultsInAnswer(id: string, { status, headers, body }: Answer, asked: unknown): string[] {
    const operation = operations.get(id)!
    const [type = ''] = headers['content-type'] ?? []
    if (!/^application\/json\s*(?:;\s*charset="?utf-?8"?\s*)?$/i.test(type))
      return [`HTTP ${status} with Content-Type ${type || 'missing'}, not application/json in UTF-8`]
    const parsedBody = parseAnswer(body)
    if ('fault' in parsedBody) return [parsedBody.fault]
    const { code, data } = parsedBody.answer as { code?: unknown; data?: unknown }
    if (status === 200 && code === 200) {
      const at = `/paths/${operation.path.replaceAll('/', '~1')}/post/responses/200`
      const own = check(`${at}/content/application~1json/schema/oneOf/0`, parsedBody.answer)
      return own.length > 0 ? own : pageFaults(id, data, asked)
    }
    return [
      ...check('/components/schemas/ProblemAnswer', parsedBody.answer),
      ...problemFaults(operation, status, code),
    ]
  }

  function problemFaults({ id, problems }: Operation, status: number, code: unknown): string[] {
    const problem = catalogue.get(code as number)
    if (problem === undefined) return [`code ${String(code)} with HTTP ${status} is not in the contract`]
    const { name, http = 200 } = problem
    if (http !== status) return [`code ${problem.code} (${name}) came with HTTP ${status}, not ${http}`]
    if (http === 200 && !problems.includes(name))
      return [`${id} does not answer with code ${problem.code} (${name})`]
    return []
  }

  return {
    operations,
    faults: faultsInAnswer,
    codeOf: (name: string) => [...catalogue.values()].find((one) => one.name === name)!.code,
  }
}

function parseAnswer(body: Buffer): { answer: unknown } | { fault: string } {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return { fault: 'the body is not UTF-8' }
  }
  try {
    const answer: unknown = JSON.parse(text)
    if (typeof answer === 'object' && answer !== null) return { answer }
  } catch {
    // Invalid JSON is treated like JSON that is not an object: both get the same message.
  }
  return { fault: `the body is no JSON object: ${text.slice(0, 120)}` }
}

function faultOf({ instancePath, keyword, message, params, data }: ErrorObject): string {
  const valuePath = `$${instancePath.replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]').replaceAll('/', '.')}`
  if (keyword === 'unevaluatedProperties' || keyword === 'additionalProperties') {
    const name =
      (params as Record<string, string>)['unevaluatedProperty'] ??
      (params as Record<string, string>)['additionalProperty']
    return `${valuePath}.${name} is not in the contract`
  }
  if (keyword === 'required')
    return `${valuePath}.${(params as { missingProperty: string }).missingProperty} is missing`
  if (keyword === 'contentEncoding') return `${valuePath} is no base64 of UTF-8 (RFC 4648 section 4)`
  if (keyword === 'x-masked') return `${valuePath} is not masked`
  const value = typeof data === 'object' ? '' : ` (${JSON.stringify(data)})`
  return `${valuePath}${value} ${message}`
}
