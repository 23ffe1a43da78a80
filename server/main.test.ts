import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { missingSettings } from '#server/required-settings.ts'
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

/** A line for each setting that production requires. */
const everythingMissing = `${missingSettings({}).join('\n')}\n`

describe('the process', () => {
  it('starts the demo, prints how to log in, and stops on a signal', async () => {
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
      // The node continues to serve until load balancers have noticed the stop.
      expect((await fetch(`${site}/healthz`)).status).toBe(200)
      expect((await fetch(`${site}/notice/rss.xml`)).status).toBe(200)
      expect(await exit).toBe(0)
    } finally {
      child.kill('SIGKILL')
    }
  }, 90_000)

  it.each([
    [
      { DEMO: '1', DATA_DIR: directory, FILES_DIR: '/dev/null/files' },
      'FILES_DIR or FILES_URL: files cannot be kept there (ENOTDIR).\n',
    ],
    [
      { DEMO: '1', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x', DATA_DIR: directory },
      'DATABASE_URL: the database does not answer (ECONNREFUSED).\n',
    ],
    [{}, everythingMissing],
    [
      { DEMO: '1', PORT: 'abc', LOGIN_TRIES: '0' },
      'PORT: must be a whole number from 0 to 65535.\nLOGIN_TRIES: must be a whole number from 1 to 10.\n',
    ],
  ])(
    'stops at wrong settings with one line for each: %j',
    async (env, line) => {
      const { output, exit } = start({ LOG_LEVEL: 'silent', ...env } as Record<string, string>)
      expect(await exit).toBe(1)
      expect(output()).toBe(line)
    },
    30_000,
  )
})

describe('a PostgreSQL that refuses connections', () => {
  /** Starts a server that answers the first message of the PostgreSQL protocol with an error of this SQLSTATE. */
  async function startRefusingServer(state: string): Promise<{ url: string; close: () => void }> {
    const fields = ['SFATAL', `C${state}`, 'Msecret-password is not right'].map((field) => `${field}\0`)
    const body = Buffer.from(`${fields.join('')}\0`)
    const head = Buffer.from([0x45, 0, 0, 0, 0])
    head.writeInt32BE(body.length + 4, 1)
    const server = createServer((socket) => {
      socket.on('error', () => {}).once('data', () => socket.end(Buffer.concat([head, body])))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    return { url: `postgres://portal:secret-password@127.0.0.1:${port}/portal`, close: () => server.close() }
  }

  it.each<[Program, string, string]>([
    ['main', '28P01', 'DATABASE_URL: the database refuses the password (28P01).\n'],
    ['main', '28000', 'DATABASE_URL: the database refuses the user, or the way it connects (28000).\n'],
    ['main', '3D000', 'DATABASE_URL: the server has no such database (3D000).\n'],
    ['migrate', '28P01', 'MIGRATION_DATABASE_URL: the database refuses the password (28P01).\n'],
  ])(
    'is one line that names the setting: %s, %s',
    async (program, state, line) => {
      const { url, close } = await startRefusingServer(state)
      const env = {
        DEMO: '1',
        LOG_LEVEL: 'silent',
        DATABASE_URL: url,
        MIGRATION_DATABASE_URL: url,
        DATA_DIR: directory,
      }
      const { output, exit } = start(env, [program])
      expect(await exit).toBe(1)
      close()
      expect(output()).toBe(line)
    },
    30_000,
  )
})

describe('the commands of operators', () => {
  it.each<[[Program, ...string[]], Record<string, string>, string]>([
    [['keys', 'status'], {}, everythingMissing],
    [['staff', 'list'], {}, everythingMissing],
    [['verify-audit'], {}, everythingMissing],
    [
      ['verify-audit', '--anchors', join(directory, 'none')],
      { DEMO: '1' },
      '--anchors: the file cannot be read (ENOENT).\n',
    ],
    [['verify-audit', '--anchors', 'package.json'], { DEMO: '1' }, '--anchors: line 1 is no anchor.\n'],
  ])(
    'report an error in one line: %j %j',
    async (command, env, line) => {
      const { output, exit } = start({ LOG_LEVEL: 'silent', ...env }, command)
      expect(await exit).toBe(1)
      expect(output()).toBe(line)
    },
    30_000,
  )
})
