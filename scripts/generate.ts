import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { answerShapes } from './answer-shapes.ts'
import { bundledContract } from './bundle-contract.ts'
import { withAddresses } from './contract-addresses.ts'
import { personalPaths, type Schema } from './personal-paths.ts'
import { worldsJson } from './worlds-schema.ts'

type Operation = {
  operationId: string
  tags: [string]
  'x-access': string
  'x-anonymous'?: boolean
  'x-stakes'?: 'none'
  'x-problems': string[]
  requestBody: Body
  responses: {
    '200': {
      content: { 'application/json': { schema: { oneOf: [Schema & { properties: { data: Schema } }] } } }
    }
  }
}
type Body = { $ref?: string; content?: Record<string, { schema: Schema }> }
type Contract = {
  'x-problem-catalogue': { code: number; name: string; http?: number; msg: string }[]
  paths: Record<string, { post: Operation }>
  components: { schemas: Record<string, Schema>; requestBodies: Record<string, Body> }
}

const banner = '// Generated from openapi.yaml by `npm run generate`; not to be edited.\n'

/** Returns every file that is generated from the bundled contract, including the contract itself, as path → text. */
async function generateFiles(source: string): Promise<Record<string, string>> {
  const contract = JSON.parse(source) as Contract
  const types = astToString(
    await openapiTS(source, {
      alphabetize: false,
      transform: ({ format }) =>
        format === 'binary' ? ts.factory.createTypeReferenceNode('File') : undefined,
    }),
  )

  const operations = Object.entries(contract.paths).map(([path, { post }]) => {
    const success = post.responses['200'].content['application/json'].schema.oneOf[0].properties.data
    const { $ref } = post.requestBody
    const { content } = $ref ? contract.components.requestBodies[$ref.split('/').at(-1)!]! : post.requestBody
    const [[bodyType, { schema: body }]] = Object.entries(content!) as [[string, { schema: Schema }]]
    const call = {
      path,
      personalInput: personalPaths(body, contract.components.schemas),
      personalOutput: personalPaths(success, contract.components.schemas),
      ...(bodyType === 'multipart/form-data' && { form: true }),
      ...(post['x-anonymous'] && { anonymous: true }),
    }
    const rule = {
      tag: post.tags[0],
      access: post['x-access'],
      problems: post['x-problems'],
      ...(post['x-stakes'] && { stakes: post['x-stakes'] }),
    }
    return { id: post.operationId, call, rule, success }
  })
  const problems = contract['x-problem-catalogue']
  const answers = Object.fromEntries(operations.map(({ id, success }) => [id, success]))
  const { ofOperations, shapes } = answerShapes(answers, contract.components.schemas)
  const { getUnauthSessionInfo } = answers
  const { shapes: ofSession } = answerShapes(
    { getUnauthSessionInfo: getUnauthSessionInfo! },
    contract.components.schemas,
  )
  if (ofSession.length !== 1) throw new Error('Only a flat answer can be checked by its own shape alone.')

  return {
    'contract/openapi.gen.json': source,
    'contract/schema.gen.ts': banner + types,
    // The facts about operations and problems that a browser needs are separate from those that only the
    // server needs.
    'contract/operations.gen.ts': table(
      'operationTable',
      operations.map(({ id, call }) => [id, call]),
    ),
    'contract/operation-rules.gen.ts': table(
      'operationRules',
      operations.map(({ id, rule }) => [id, rule]),
    ),
    // The shapes with which a browser checks answers. The shape of the session is separate, since the pages of
    // visitors make only that call.
    'contract/session-shape.gen.ts': `${banner}export const sessionShape = ${literal(ofSession[0])} as const\n`,
    'contract/answer-shapes.gen.ts':
      table('shapesOfAnswers', Object.entries(ofOperations)) +
      `export const shapes = [\n${shapes.map((shape) => `  ${literal(shape)},\n`).join('')}] as const\n`,
    'contract/problem-codes.gen.ts': table(
      'problemCodes',
      problems.map(({ name, code }) => [literal(name), code]),
    ),
    // A disabled button shows the message with which the server would refuse the call.
    'contract/access-sentences.gen.ts': table(
      'accessSentences',
      problems.filter(({ name }) => name.startsWith('access.')).map(({ name, msg }) => [literal(name), msg]),
    ),
    'contract/managers-sentence.gen.ts': `${banner}export const managersSentence = ${literal(problems.find(({ name }) => name === 'company.roleNeeded')!.msg)}\n`,
    'contract/problems.gen.ts': table(
      'problemCatalogue',
      problems.map(({ name, code, http = 200, msg }) => [literal(name), { code, http, msg }]),
    ),
  }
}

const table = (name: string, rows: [key: string, value: unknown][]) =>
  `${banner}export const ${name} = {\n${rows.map(([key, value]) => `  ${key}: ${literal(value)},\n`).join('')}} as const\n`

const literal = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll(/"([a-zA-Z]\w*)":/g, '$1: ')
    .replaceAll('","', '", "')

const check = process.argv.includes('--check')
const staleFiles: string[] = []
const areas = readdirSync('contract/openapi').map((file) => [
  file.replace(/\.yaml$/, ''),
  readText(`contract/openapi/${file}`),
])
writeFiles({ 'openapi.yaml': withAddresses(readText('openapi.yaml'), Object.fromEntries(areas)) })
const source = bundledContract()
writeFiles(await generateFiles(source))
// The provider states are read from types that are generated above.
writeFiles({ 'contract/worlds.json': worldsJson() })
// The machines import the files that were just written.
const { machinePages } = await import('./machine-pages/pages.ts')
const pages = await machinePages(JSON.parse(source), readText('README.md'))
writeFiles(pages)
// Deletes the pages of machines that no longer exist.
const drawnMachines = existsSync('docs/machines') ? readdirSync('docs/machines') : []
for (const page of drawnMachines.map((name) => `docs/machines/${name}`)) {
  if (page in pages) continue
  if (check) staleFiles.push(page)
  else rmSync(page)
}
if (staleFiles.length > 0) {
  console.error(
    `Out of step with the contract or the machines: ${staleFiles.join(', ')}. Run "npm run generate" and commit the result.`,
  )
  process.exit(1)
}

function writeFiles(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    if (!check) writeFileSync(path, text)
    else if (readText(path) !== text) staleFiles.push(path)
  }
}

function readText(path: string) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
