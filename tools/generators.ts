import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Contract } from '../scripts/contract-examples.ts'
import { adaptForTools } from '../scripts/contract-for-tools.ts'
import { readInteractions } from '../src/api/pact/pact-file.ts'
import { otherLanguages, type ReadByProgram } from './generators/other-languages.ts'
import { serverProcess } from './server-process.ts'
import { createVerdict } from './verdict.ts'

type GeneratorResult = { titles: string[]; code: number; remaining: number | undefined }

const HERE = resolve('tools/generators')
const WRONG_CREDENTIALS = 2001
const MAX_OUTPUT = 3000
const NOTHING = { DO_NOT_TRACK: '1', SCARF_ANALYTICS: 'false' }

// Generators are in a separate package, so that the installation of the app stays small.
if (!existsSync(join(HERE, 'node_modules')))
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--legacy-peer-deps'], {
    cwd: HERE,
    stdio: 'inherit',
  })

const folder = mkdtempSync(join(tmpdir(), 'generators-'))
const pathTo = (...parts: string[]) => join(folder, ...parts)
const run = (command: string, ...args: string[]) =>
  execFileSync(join(HERE, 'node_modules/.bin', command), args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...NOTHING },
  })

/** The command of each generator, which writes into a folder of its name. */
const generators: Record<string, (origin: string) => void> = {
  'hey-api': () => run('openapi-ts', '-i', 'openapi.json', '-o', 'hey-api/client', '--no-log-file'),
  orval(baseUrl) {
    const output = { target: pathTo('orval/client.ts'), client: 'fetch', mode: 'single', baseUrl }
    const config = { portal: { input: pathTo('openapi.json'), output } }
    writeFileSync(pathTo('orval.config.mjs'), `export default ${JSON.stringify(config)}`)
    run('orval', '--config', pathTo('orval.config.mjs'))
  },
  'openapi-zod-client': () => run('openapi-zod-client', 'openapi.json', '-o', 'openapi-zod-client/client.ts'),
  'openapi-typescript': () =>
    run(
      'openapi-typescript',
      'openapi.json',
      '-o',
      'openapi-typescript/schema.ts',
      // Fields with a default are optional in a body.
      '--default-non-nullable=false',
    ),
}

const verdict = createVerdict()
const server = await serverProcess({ DATA_DIR: pathTo('data') })
try {
  const contract = JSON.parse(readFileSync('contract/openapi.gen.json', 'utf8')) as Contract
  const kitContract = adaptForTools(contract, readInteractions())
  writeFileSync(pathTo('openapi.json'), JSON.stringify(kitContract))
  writeFileSync(
    pathTo('tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'ES2022',
        module: 'ESNext',
        moduleResolution: 'Bundler',
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        types: ['node'],
        typeRoots: [resolve('node_modules/@types')],
      },
      include: ['*/use.ts', 'shared.ts'],
    }),
  )
  writeFileSync(pathTo('package.json'), JSON.stringify({ type: 'module' }))
  symlinkSync(join(HERE, 'node_modules'), pathTo('node_modules'))
  cpSync(join(HERE, 'uses/shared.txt'), pathTo('shared.ts'))
  await server.start()
  for (const [name, generate] of Object.entries(generators)) {
    mkdirSync(pathTo(name))
    cpSync(join(HERE, `uses/${name}.txt`), pathTo(name, 'use.ts'))
    verdict.hold(
      `${name} makes a client of the contract`,
      succeeds(() => generate(server.origin)),
    )
  }
  verdict.hold(
    'the clients compile, and tell success from refusal',
    succeeds(() => run('tsc', '-p', folder)),
  )
  for (const name of Object.keys(generators)) {
    const { tryIt } = (await import(pathToFileURL(pathTo(name, 'use.ts')).href)) as {
      tryIt: (url: string) => Promise<GeneratorResult>
    }
    const tried = await tryIt(server.origin).catch((error: Error) => error)
    const isRight =
      !(tried instanceof Error) &&
      tried.titles.length > 0 &&
      tried.code === WRONG_CREDENTIALS &&
      typeof tried.remaining === 'number'
    verdict.hold(`${name} reads a list and a refusal of the server`, isRight, [
      tried instanceof Error ? tried.message : JSON.stringify(tried),
    ])
  }
  for (const { name, make, call } of otherLanguages(kitContract, folder)) {
    verdict.hold(`openapi-generator makes a client in ${name}, which compiles`, succeeds(make))
    let read: ReadByProgram | undefined
    const isCalled = succeeds(() => {
      read = JSON.parse(call(server.origin)) as ReadByProgram
    })
    const isRight =
      isCalled && read!.titles.length > 0 && read!.code === WRONG_CREDENTIALS && read!.msg.includes('번 더')
    verdict.hold(`the client in ${name} reads a list and a refusal of the server`, isRight, [
      JSON.stringify(read),
    ])
  }
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
verdict.end('Clients are generated, compile and call.')

function succeeds(act: () => void): boolean {
  try {
    act()
    return true
  } catch (error) {
    const { message, stdout = '' } = error as Error & { stdout?: Buffer | string }
    console.error(message, String(stdout).slice(0, MAX_OUTPUT))
    return false
  }
}
