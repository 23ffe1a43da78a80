import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEngines, type TestEngine } from '#server/testing/engines.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { startWorlds } from './worlds-address.ts'

describeEngines('the contract kit for backend teams', unpackedPackage, { oneConnection: true })

/** Tests the published package, unpacked in an empty folder. */
function unpackedPackage(engine: TestEngine) {
  const folder = mkdtempSync(join(tmpdir(), 'contract-kit-'))
  let server: TestServer
  let worlds: Awaited<ReturnType<typeof startWorlds>>

  beforeAll(async () => {
    // Package scripts are disabled (.npmrc), including the script that builds this package, so the test builds the
    // package.
    execFileSync('npx', ['tsx', 'contract-kit/build.ts'])
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: 'contract-kit' })
    const [archive] = readdirSync(folder)
    execFileSync('tar', ['-xzf', archive!], { cwd: folder })
    server = await startTestServer(engine.database())
    worlds = await startWorlds(server.states)
  })
  afterAll(async () => {
    worlds.stop()
    await server.stop()
    rmSync(folder, { recursive: true })
  })

  const run = (...args: string[]) =>
    new Promise<{ code: number; text: string }>((ended) =>
      execFile(
        process.execPath,
        ['package/dist/verify.mjs', ...args],
        { cwd: folder, env: {} },
        (error, stdout, stderr) => ended({ code: Number(error?.code ?? 0), text: stdout + stderr }),
      ),
    )
  const report = () =>
    JSON.parse(readFileSync(join(folder, 'contract-report/report.json'), 'utf8')) as unknown

  it('needs neither packages nor this repository, and passes for the reference server', async () => {
    expect(existsSync(join(folder, 'node_modules'))).toBe(false)
    const { code, text } = await run('--url', server.url, '--states-url', worlds.url, '--level', 'login')
    expect(text).toMatch(/✓ http:.*: (\d+) of \1 checks hold, 0 failed, 0 not attempted/)
    expect(text).toMatch(/Not chosen: \d+ operations/)
    expect(code).toBe(0)
    expect(report()).toMatchObject({ green: true })
    for (const file of ['junit.xml', 'index.html'])
      expect(readFileSync(join(folder, 'contract-report', file), 'utf8')).toContain(
        'listNotices of a board'.slice(0, 11),
      )
  })

  it('contains the contract with examples and names, and the files to begin a server in Python with', () => {
    const readPackageFile = (path: string) => readFileSync(join(folder, 'package', path), 'utf8')
    const { components } = JSON.parse(readPackageFile('dist/data/openapi.json')) as {
      components: { schemas: Record<string, object> }
    }
    for (const name of ['LogInSuccess', 'LogInRefusal', 'CreateAccessRequestBody'])
      expect(components.schemas).toHaveProperty(name)
    expect(readPackageFile('python/portal_kit/http.py')).toContain('def serve(')
    expect(readPackageFile('dist/python-server/server.py')).toContain('from portal_kit.http import serve')
    for (const [, file] of readPackageFile('README.md').matchAll(/`((?:dist|python)\/[\w./-]+)`/g))
      expect(existsSync(join(folder, 'package', file!))).toBe(true)
  })

  it('ends with code 1 if a check fails, and repeats only this check the next time', async () => {
    const chosen = ['--url', server.url, '--only', 'getOperator,listApps']
    const { code, text } = await run(...chosen)
    expect(code).toBe(1)
    expect(text).toContain('✓ getOperator')
    expect(text).toContain('✗ listApps')
    const secondRun = await run('--url', server.url, '--states-url', worlds.url, '--last-failed')
    expect(secondRun.text).not.toContain('getOperator ')
    expect(secondRun.code).toBe(0)
  })

  it('ends with code 2 for wrong arguments', async () => {
    expect(await run('--url', server.url, '--only', 'signIn')).toMatchObject({ code: 2 })
    expect(await run()).toMatchObject({ code: 2, text: expect.stringContaining('--states-url') as string })
  })
}
