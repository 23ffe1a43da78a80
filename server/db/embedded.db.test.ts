import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectPath } from '#server/project-path.ts'
import { embeddedTemplate } from '#server/testing/embedded-template.ts'
import { testLog } from '#server/testing/engines.ts'
import { within } from '#server/testing/within.ts'
import { openDatabase } from './client.ts'
import { DataDirectoryInUse } from './data-lock.ts'
import { isMigrated } from './migrate.ts'
import { companies } from './schema/company.ts'

const rounds = 3

describe('the embedded database', () => {
  let dataDir: string
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'portal-embedded-'))
    const database = await openDatabase({ dataDir, template: await embeddedTemplate(), log: testLog })
    await database.close()
  })
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  it('loses no acknowledged row after kill -9, and starts again at once', async () => {
    const acknowledgedRows: string[] = []
    for (let round = 0; round < rounds; round += 1)
      acknowledgedRows.push(...(await writeUntilKilled(dataDir)))
    expect(acknowledgedRows.length).toBeGreaterThan(rounds)

    const began = performance.now()
    const database = await openDatabase({ dataDir, log: testLog })
    expect(performance.now() - began).toBeLessThan(within(5_000))
    try {
      expect(await isMigrated(database)).toBe(true)
      const foundRows = new Set(
        (await database.db.select({ id: companies.id }).from(companies)).map(({ id }) => id),
      )
      expect(acknowledgedRows.filter((id) => !foundRows.has(id))).toEqual([])
    } finally {
      await database.close()
    }
  })

  it('is not opened twice, by this process or another', async () => {
    const database = await openDatabase({ dataDir, log: testLog })
    try {
      await expect(openDatabase({ dataDir, log: testLog })).rejects.toThrow(DataDirectoryInUse)
      const other = start(dataDir)
      let output = ''
      other.stderr.on('data', (data) => (output += String(data)))
      const [code] = (await once(other, 'close')) as [number]
      expect(code).toBe(1)
      expect(output.trim()).toMatch(/^The data directory .+ is in use by process \d+: [^\n]+$/)
    } finally {
      await database.close()
    }
  })

  it('starts again when the very first start was killed', async () => {
    const halfMade = mkdtempSync(join(tmpdir(), 'portal-half-'))
    mkdirSync(join(halfMade, 'database'))
    writeFileSync(join(halfMade, 'database', 'PG_VERSION'), '18\n')
    try {
      const database = await openDatabase({ dataDir: halfMade, log: testLog })
      await database.ping()
      await database.close()
    } finally {
      rmSync(halfMade, { recursive: true, force: true })
    }
  })
})

function start(dataDir: string) {
  const script = projectPath('server/testing/writing-process.ts')
  return spawn(process.execPath, ['--import', 'tsx', script, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] })
}

async function writeUntilKilled(dataDir: string): Promise<string[]> {
  const child = start(dataDir)
  const reportedLines: string[] = []
  let complaint = ''
  child.stderr.on('data', (data) => (complaint += String(data)))
  const closed = once(child, 'close')
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'ready') continue
    reportedLines.push(line)
    if (reportedLines.length === 2) setTimeout(() => child.kill('SIGKILL'), 300)
  }
  await closed
  expect(complaint).toBe('')
  return reportedLines
}
