import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import type { OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { readInteractions } from '#src/api/pact/pact-file.ts'
import { answerOf, type Contract, examplesOf } from './contract-examples.ts'
import { adaptForTools } from './contract-for-tools.ts'

const contract = JSON.parse(readFileSync('contract/openapi.gen.json', 'utf8')) as Contract
const interactions = readInteractions()
const examples = examplesOf(contract, interactions)
type Media = { schema: object; examples: Record<string, object> }
type ToolContract = {
  paths: Record<
    string,
    {
      post: {
        requestBody: { $ref?: string; content: Record<string, Media> }
        responses: Record<string, { content: { 'application/json': Media } }>
      }
    }
  >
  components: { requestBodies: Record<string, { content: Record<string, Media> }> }
}
const toolContract = adaptForTools(contract, interactions) as unknown as ToolContract

const matcherOf = (document: object, name: string) => {
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))
  ajv.addFormat('binary', true)
  ajv.addSchema(document, name)
  return (pointer: string) => ajv.compile({ $ref: `${name}#${pointer}` })
}
const [before, after] = [matcherOf(contract, 'before'), matcherOf(toolContract, 'after')]

describe.each(Object.keys(operationTable) as OperationId[])('%s', (id) => {
  const { path } = operationTable[id]
  const { requestBody, responses } = toolContract.paths[path]!.post
  const at = `/paths/${path.replaceAll('/', '~1')}/post`

  it('has its examples at the positions that OpenAPI defines', () => {
    const { content } = requestBody.$ref ? toolContract.components.requestBodies['Nothing']! : requestBody
    expect(Object.values(content)[0]!.examples).toHaveProperty('success')
    for (const [name, { status, value }] of examples.get(id)!.problems)
      expect(responses[status]!.content['application/json'].examples[name]).toMatchObject({ value })
    expect(responses['500']!.content['application/json'].examples).toHaveProperty(['server.failed'])
  })

  it('accepts and refuses the same values as the contract', () => {
    const pointer = `${at}/responses/200/content/application~1json/schema`
    const [holds, held] = [after(pointer), before(pointer)]
    const own = interactions.filter(({ description }) => description.split(' ')[0] === id)
    const answers = own.filter(({ response }) => response.status === 200).map(answerOf)
    for (const answer of answers) expect([holds(answer), held(answer)]).toEqual([true, true])
    const success = answers.find(({ code }) => code === 200)!
    for (const wrong of [
      { ...success, more: 1 },
      { ...success, data: 7 },
      { code: 200, msg: 'OK' },
    ])
      expect([holds(wrong), held(wrong)]).toEqual([false, false])
    // The schema distinguishes a success from a refusal by the code.
    expect(holds({ ...success, code: 9999 })).toBe(false)
  })
})

it('adaptForTools does not modify its input', () => {
  expect(contract).toEqual(JSON.parse(readFileSync('contract/openapi.gen.json', 'utf8')))
})
