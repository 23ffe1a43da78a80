import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import type { OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { readContract } from '#contract-kit/checks/contract.ts'
import { isBase64Text } from '#domain/base64.ts'
import { isMaskedText } from '#domain/masked-text.ts'
import { readInteractions } from '#src/api/pact/pact-file.ts'
import { type Contract, examplesOf } from './contract-examples.ts'

type Body = { $ref?: string; content: Record<string, unknown> }
type Bodies = {
  paths: Record<string, { post: { requestBody: Body } }>
  components: { requestBodies: Record<string, Body> }
}
const contract = JSON.parse(readFileSync('contract/openapi.gen.json', 'utf8')) as Contract & Bodies
const interactions = readInteractions()
const examples = examplesOf(contract, interactions)

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.removeKeyword('contentEncoding')
ajv.addKeyword({ keyword: 'contentEncoding', schema: false, type: 'string', validate: isBase64Text })
ajv.addKeyword({ keyword: 'x-masked', schema: false, type: 'string', validate: isMaskedText })
ajv.addFormat('binary', true)
ajv.addSchema(contract, 'openapi')

const ids = Object.keys(operationTable) as OperationId[]

function exampleAnswer(status: number, value: unknown) {
  const headers = { 'content-type': ['application/json'] }
  return { status, headers, body: Buffer.from(JSON.stringify(value)), ms: 0 }
}

describe.each(ids)('%s', (id) => {
  const { body, success, problems } = examples.get(id)!
  const { path } = operationTable[id]

  it('has an example of a request body that is valid for its schema', () => {
    const { $ref } = contract.paths[path]!.post.requestBody
    const holder = $ref?.slice(1) ?? `/paths/${path.replaceAll('/', '~1')}/post/requestBody`
    const [type] = Object.keys(
      ($ref ? contract.components.requestBodies['Nothing']! : contract.paths[path]!.post.requestBody).content,
    )
    const matches = ajv.compile({
      $ref: `openapi#${holder}/content/${type!.replaceAll('/', '~1')}/schema`,
    })
    matches(body.value)
    expect(matches.errors).toBeNull()
  })

  it('has an example of a success that is valid for the contract', () => {
    expect(readContract().faults(id, exampleAnswer(200, success.value), body.value)).toEqual([])
  })

  it('has an example of each documented problem, with its status and its message, without placeholders', () => {
    const { problems: documented } = readContract().operations.get(id)!
    expect([...problems.keys()].toSorted()).toEqual([...new Set(documented)].toSorted())
    for (const [, { status, value }] of problems) {
      expect(readContract().faults(id, exampleAnswer(status, value), body.value)).toEqual([])
      expect((value as { msg: string }).msg).not.toMatch(/\{\w+\}/)
    }
  })
})
