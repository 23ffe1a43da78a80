import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, expect, it } from 'vitest'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

it('finds the generated files in step with openapi.yaml', async () => {
  expect(await check('.')).toMatchObject({ failed: false })
})

it.each([
  ['a field', 'corporateName:', 'corporationName:', 'contract/schema.gen.ts'],
  ['an access', 'x-access: pending', 'x-access: member', 'contract/operation-rules.gen.ts'],
  ['an address', '/user/logout:', '/user/leave:', 'contract/operations.gen.ts'],
  ['a code', 'code: 4001', 'code: 4002', 'contract/problem-codes.gen.ts'],
  ['a sentence', '세션이 만료되었습니다.', '다시 로그인해 주세요.', 'contract/problems.gen.ts'],
])('fails and names the file when %s of the contract has changed', async (_, before, after, stale) => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  folders.push(folder)
  cpSync('contract', join(folder, 'contract'), { recursive: true })
  const changed = readFileSync('openapi.yaml', 'utf8').replaceAll(before, after)
  writeFileSync(join(folder, 'openapi.yaml'), changed)

  const { failed, said } = await check(folder)
  expect(failed).toBe(true)
  expect(said).toContain(stale)
})

function check(cwd: string): Promise<{ failed: boolean; said: string }> {
  const [tsx, script] = [resolve('node_modules/tsx/dist/cli.mjs'), resolve('scripts/generate.ts')]
  return new Promise((done) => {
    execFile(process.execPath, [tsx, script, '--check'], { cwd }, (error, _, stderr) => {
      done({ failed: error !== null, said: stderr })
    })
  })
}
