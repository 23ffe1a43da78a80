import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

/** A change of the contract, and the generated file that depends on it. */
const changes = [
  ['corporateName:', 'corporationName:', 'contract/schema.gen.ts'],
  ['x-access: pending', 'x-access: member', 'contract/operation-rules.gen.ts'],
  ['/user/logout:', '/user/leave:', 'contract/operations.gen.ts'],
  ['code: 4001', 'code: 4002', 'contract/problem-codes.gen.ts'],
  ['세션이 만료되었습니다.', '다시 로그인해 주세요.', 'contract/problems.gen.ts'],
  ['Logged out', 'No session any more', 'contract/openapi.gen.json'],
] as const
const areas = readdirSync('contract/openapi').map((name) => `contract/openapi/${name}`)

// Whether the committed files are up to date is checked by the first step of the gate; this test checks that the step
// can fail.
it('the check of generated files fails after a change of the contract, and names every outdated file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    cpSync('contract', join(folder, 'contract'), { recursive: true })
    for (const file of ['openapi.yaml', ...areas]) {
      const text = readFileSync(file, 'utf8')
      const changedText = changes.reduce((so, [before, after]) => so.replaceAll(before, after), text)
      writeFileSync(join(folder, file), changedText)
    }

    const { failed, output } = await check(folder)
    expect(failed).toBe(true)
    for (const [, , stale] of changes) expect(output).toContain(stale)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

function check(cwd: string): Promise<{ failed: boolean; output: string }> {
  const [tsx, script] = [resolve('node_modules/tsx/dist/cli.mjs'), resolve('scripts/generate.ts')]
  return new Promise((done) => {
    execFile(process.execPath, [tsx, script, '--check'], { cwd }, (error, _, stderr) => {
      done({ failed: error !== null, output: stderr })
    })
  })
}
