import { readFileSync } from 'node:fs'
import type { OperationId } from '#contract/operation.ts'
import type { ProblemName } from '#contract/problem.ts'

type Schema = {
  enum?: string[]
  examples?: string[]
  properties?: Record<string, unknown>
  description?: string
  pattern?: string
}
type Operation = {
  operationId: OperationId
  summary?: string
  'x-problems': ProblemName[]
  'x-stakes'?: 'none'
  requestBody: { content?: { 'application/json'?: { schema: Schema } } }
  responses: {
    '200': { headers?: object; content: { 'application/json': { schema: { oneOf: [unknown] } } } }
  }
}
/** The parts of the bundled contract that the tests read. */
type Contract = {
  paths: Record<string, { post: Operation }>
  components: { schemas: Record<string, Schema> }
}

/** The bundled contract as text. */
export const contractText = readFileSync('contract/openapi.gen.json', 'utf8')
export const contract = JSON.parse(contractText) as Contract
export const operations = Object.values(contract.paths).map(({ post }) => post)
