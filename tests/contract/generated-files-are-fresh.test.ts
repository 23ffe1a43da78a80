import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

/** A change of the contract, and the file that follows from what changed. */
const changes = [
  ['corporateName:', 'corporationName:', 'contract/schema.gen.ts'],
  ['x-access: pending', 'x-access: member', 'contract/operation-rules.gen.ts'],
  ['/user/logout:', '/user/leave:', 'contract/operations.gen.ts'],
  ['code: 4001', 'code: 4002', 'contract/problem-codes.gen.ts'],
  ['세션이 만료되었습니다.', '다시 로그인해 주세요.', 'contract/problems.gen.ts'],
] as const

// That the files are in step is the gate's own first step.
it('fails and names every file that no longer follows from a changed contract', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    cpSync('contract', join(folder, 'contract'), { recursive: true })
    const contract = readFileSync('openapi.yaml', 'utf8')
    const changed = changes.reduce((text, [before, after]) => text.replaceAll(before, after), contract)
    writeFileSync(join(folder, 'openapi.yaml'), changed)

    const { failed, said } = await check(folder)
    expect(failed).toBe(true)
    for (const [, , stale] of changes) expect(said).toContain(stale)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

function check(cwd: string): Promise<{ failed: boolean; said: string }> {
  const [tsx, script] = [resolve('node_modules/tsx/dist/cli.mjs'), resolve('scripts/generate.ts')]
  return new Promise((done) => {
    execFile(process.execPath, [tsx, script, '--check'], { cwd }, (error, _, stderr) => {
      done({ failed: error !== null, said: stderr })
    })
  })
}
