import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type Program, programOf } from '#server/testing/program.ts'

const directory = mkdtempSync(join(tmpdir(), 'portal-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

function start(env: Record<string, string>, command: [Program, ...string[]] = ['main']) {
  const inherited = { PATH: process.env['PATH'], HOME: process.env['HOME'] }
  const [program, ...words] = command
  const child = spawn(process.execPath, [...programOf(program), ...words], {
    env: { ...inherited, ...env } as NodeJS.ProcessEnv,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, output: () => output, exit: exitOf(child) }
}
const exitOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))

describe('the process', () => {
  it('opens the demo world, says how to get in, and stops when it is told to', async () => {
    const { child, output, exit } = start({
      DEMO: '1',
      PORT: '0',
      DATA_DIR: directory,
      DIST_DIR: directory,
      DRAIN_SECONDS: '2',
    })
    try {
      await expect
        .poll(output, { timeout: 60_000, interval: 100 })
        .toMatch(/보낸 메시지함에서 봅니다: http:\/\/localhost:\d+\/demo\/outbox/)
      expect(output()).toContain('dalbit-norae-4718')
      const [site] = /http:\/\/localhost:\d+/.exec(output())!
      expect(await (await fetch(`${site}/readyz`)).json()).toMatchObject({ status: 'ok' })
      child.kill('SIGTERM')
      await expect
        .poll(async () => (await fetch(`${site}/readyz`)).json(), { interval: 50 })
        .toEqual({ status: 'stopping' })
      // Until balancers have noticed, the node still serves.
      expect((await fetch(`${site}/healthz`)).status).toBe(200)
      expect((await fetch(`${site}/notice/rss.xml`)).status).toBe(200)
      expect(await exit).toBe(0)
    } finally {
      child.kill('SIGKILL')
    }
  }, 90_000)

  it.each([
    [{ DEMO: '1', PORT: 'abc' }, 'PORT: must be a whole number from 0 to 65535.\n'],
    [
      { DEMO: '1', DATA_DIR: directory, FILES_DIR: '/dev/null/files' },
      'FILES_DIR or FILES_URL: files cannot be kept there (ENOTDIR).\n',
    ],
    [{}, 'DATABASE_URL: must be set, or DEMO=1 for the demo world.\n'],
    [
      { DEMO: '1', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x', DATA_DIR: directory },
      'DATABASE_URL: the database does not answer (ECONNREFUSED).\n',
    ],
  ])(
    'stops at a wrong setting with one line: %j',
    async (env, line) => {
      const { output, exit } = start({ LOG_LEVEL: 'silent', ...env } as Record<string, string>)
      expect(await exit).toBe(1)
      expect(output()).toBe(line)
    },
    30_000,
  )
})

describe('the programs of operators', () => {
  it.each<[[Program, ...string[]], Record<string, string>, string]>([
    [['keys', 'status'], {}, 'DATABASE_URL: must be set, or DEMO=1 for the demo world.\n'],
    [['verify-audit'], {}, 'DATABASE_URL: must be set, or DEMO=1 for the demo world.\n'],
    [
      ['verify-audit', '--anchors', join(directory, 'none')],
      { DEMO: '1' },
      '--anchors: the file cannot be read (ENOENT).\n',
    ],
    [['verify-audit', '--anchors', 'package.json'], { DEMO: '1' }, '--anchors: line 1 is no anchor.\n'],
  ])(
    'say with one line what stops them: %j %j',
    async (command, env, line) => {
      const { output, exit } = start({ LOG_LEVEL: 'silent', ...env }, command)
      expect(await exit).toBe(1)
      expect(output()).toBe(line)
    },
    30_000,
  )
})
