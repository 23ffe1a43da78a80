import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const START_MS = 15_000

/** Starts the server of the example on a free port and returns its address. Throws if it does not start. */
async function startYoung(python: ChildProcess): Promise<string> {
  const lines = createInterface({ input: python.stdout! })
  const [line] = (await once(lines, 'line', { signal: AbortSignal.timeout(START_MS) })) as [string]
  return line
}

const reports = mkdtempSync(join(tmpdir(), 'young-server-'))
const program = [
  'examples/python-server/server.py',
  '--contract',
  'contract/openapi.gen.json',
  '--port',
  '0',
  '--worlds',
]
const python = spawn('python3', program, { stdio: ['ignore', 'pipe', 'inherit'] })
try {
  const url = await startYoung(python)
  const level = process.argv[2] ?? 'member'
  const args = [
    'contract-kit/cli.ts',
    '--url',
    url,
    '--states-url',
    `${url}/pact/states`,
    '--level',
    level,
    '--report',
    reports,
  ]
  const verifier = spawn('npx', ['tsx', ...args], { stdio: 'inherit' })
  const [code] = (await once(verifier, 'exit')) as [number]
  process.exitCode = code
} finally {
  python.kill()
  rmSync(reports, { recursive: true })
}
