import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { entriesOf } from '../contract-kit/choose.ts'
import { isVerifiedByPact } from './verifiers/pact-verifier.ts'

const START_MS = 15_000
const LEVEL = 'subscriptions'
const MEMBER = 'narae.song@solbaram.example:noeul-badang-2846'
const CONTRACT = 'contract-kit/dist/data/openapi.json'

/**
 * Starts the server of the example on a free port, with the files of the kit, and returns its address.
 * Throws if it does not start.
 */
function startYoungServer(...more: string[]): Promise<{ url: string; python: ChildProcess }> {
  return startPython(['examples/python-server/server.py', '--contract', CONTRACT, '--port', '0', ...more])
}

async function startPython(program: string[]): Promise<{ url: string; python: ChildProcess }> {
  const env = { ...process.env, PYTHONPATH: 'contract-kit/python', PYTHONDONTWRITEBYTECODE: '1' }
  const python = spawn('python3', program, { stdio: ['ignore', 'pipe', 'inherit'], env })
  const lines = createInterface({ input: python.stdout })
  const [url] = (await once(lines, 'line', { signal: AbortSignal.timeout(START_MS) })) as [string]
  return { url, python }
}

async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const [code] = (await once(child, 'exit')) as [number]
  return code === 0
}

async function isVerified(level: string): Promise<boolean> {
  const { url, python } = await startYoungServer('--worlds')
  const reports = mkdtempSync(join(tmpdir(), 'young-server-'))
  try {
    const verifierArguments = [
      '--url',
      url,
      '--states-url',
      `${url}/pact/states`,
      '--level',
      level,
      '--report',
      reports,
    ]
    return await run('npx', ['tsx', 'contract-kit/cli.ts', ...verifierArguments])
  } finally {
    python.kill()
    rmSync(reports, { recursive: true })
  }
}

/**
 * Whether the program of the kit's README ("first hour") passes unchanged, except for the port and the path of the
 * package.
 */
async function passesFirstHour(): Promise<boolean> {
  const [, written = ''] = /```py\n([\s\S]*?)```/.exec(readFileSync('contract-kit/README.md', 'utf8')) ?? []
  const folder = mkdtempSync(join(tmpdir(), 'first-hour-'))
  const program = written
    .replaceAll(/^ {3}/gm, '')
    .replace('package/dist/data/openapi.json', CONTRACT)
    .replace('8080', '0')
  writeFileSync(join(folder, 'first.py'), program)
  const { url, python } = await startPython([join(folder, 'first.py')])
  try {
    const asked = [
      '--url',
      url,
      '--states-url',
      `${url}/pact/states`,
      '--only',
      'getOperator',
      '--report',
      folder,
    ]
    return await run('npx', ['tsx', 'contract-kit/cli.ts', ...asked])
  } finally {
    python.kill()
    rmSync(folder, { recursive: true })
  }
}

/** Whether the standard verifier of pacts also accepts the operations of a level. */
async function isAcceptedByPactVerifier(level: string): Promise<boolean> {
  const { url, python } = await startYoungServer('--worlds')
  try {
    return await isVerifiedByPact({ url, statesUrl: `${url}/pact/states`, operations: entriesOf(level) })
  } finally {
    python.kill()
  }
}

/** Whether people can use the portal with this server: the example serves the build itself. */
async function isUsable(): Promise<boolean> {
  if (!existsSync('dist/client/index.html')) throw new Error('There is no build of the app: npm run build.')
  const { url, python } = await startYoungServer('--app', 'dist/client', '--member', MEMBER)
  try {
    const config = ['--config', 'tools/young-server/playwright.config.ts']
    return await run('npx', ['playwright', 'test', ...config], { YOUNG_ORIGIN: url, YOUNG_MEMBER: MEMBER })
  } finally {
    python.kill()
  }
}

const [part] = process.argv.slice(2)
const isGood =
  (await run('npx', ['tsx', 'contract-kit/build.ts'])) &&
  (part === '--portal' || (await isVerified(part ?? LEVEL))) &&
  (part !== undefined || ((await passesFirstHour()) && (await isAcceptedByPactVerifier(LEVEL)))) &&
  // If the argument is a level, the use of the portal is not checked
  (part === undefined || part === '--portal' ? await isUsable() : true)
process.exitCode = isGood ? 0 : 1
