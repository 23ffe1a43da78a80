import { readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { parse } from 'yaml'
import { personalPaths, type Schema } from './personal-paths.ts'

type Operation = {
  operationId: string
  tags: [string]
  'x-access': string
  'x-problems': string[]
  requestBody: Body
  responses: { '200': { content: { 'application/json': { schema: { oneOf: [Schema & { properties: { data: Schema } }] } } } } }
}
type Body = { $ref?: string; content?: Record<string, { schema: Schema }> }
type Contract = {
  'x-problem-catalogue': { code: number; name: string; http?: number; msg: string }[]
  paths: Record<string, { post: Operation }>
  components: { schemas: Record<string, Schema>; requestBodies: Record<string, Body> }
}

const banner = '// Generated from openapi.yaml by `npm run generate`; not to be edited.\n'

/** Every file that follows from openapi.yaml, as path → text. */
export async function generated(source: string): Promise<Record<string, string>> {
  const contract = parse(source) as Contract
  const types = astToString(
    await openapiTS(source, {
      alphabetize: false,
      transform: ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('File') : undefined),
    }),
  )

  const operations = Object.entries(contract.paths).map(([path, { post }]) => {
    const success = post.responses['200'].content['application/json'].schema.oneOf[0].properties.data
    const { $ref } = post.requestBody
    const { content } = $ref ? contract.components.requestBodies[$ref.split('/').at(-1)!]! : post.requestBody
    const [[bodyType, { schema: body }]] = Object.entries(content!) as [[string, { schema: Schema }]]
    const row = {
      path,
      tag: post.tags[0],
      access: post['x-access'],
      problems: post['x-problems'],
      personalInput: personalPaths(body, contract.components.schemas),
      personalOutput: personalPaths(success, contract.components.schemas),
      ...(bodyType === 'multipart/form-data' && { form: true }),
    }
    return `  ${post.operationId}: ${literal(row)},`
  })
  const problems = contract['x-problem-catalogue'].map(
    ({ name, code, http = 200, msg }) => `  ${literal(name)}: ${literal({ code, http, msg })},`,
  )

  return {
    'contract/schema.gen.ts': banner + types,
    'contract/operations.gen.ts': `${banner}export const operationTable = {\n${operations.join('\n')}\n} as const\n`,
    'contract/problems.gen.ts': `${banner}export const problemCatalogue = {\n${problems.join('\n')}\n} as const\n`,
  }
}

const literal = (value: unknown) => JSON.stringify(value).replaceAll(/"([a-zA-Z]\w*)":/g, '$1: ').replaceAll('","', '", "')

const check = process.argv.includes('--check')
const stale: string[] = []
for (const [path, text] of Object.entries(await generated(readFileSync('openapi.yaml', 'utf8')))) {
  if (!check) writeFileSync(path, text)
  else if (readText(path) !== text) stale.push(path)
}
if (stale.length > 0) {
  console.error(`Out of step with openapi.yaml: ${stale.join(', ')}. Run "npm run generate" and commit the result.`)
  process.exit(1)
}

function readText(path: string) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
