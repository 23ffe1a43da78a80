import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { apps } from '#server/db/schema/app.ts'
import { unknownVisitor } from '#server/http/calls/caller.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { appOperations } from './app.operations.ts'

type Row = typeof apps.$inferInsert
const catalogue = {
  current: () => ({ services: [] }),
  nameOf: (code: string) => code,
  editions: () => [],
  refresh: () => Promise.resolve(),
}
let madeCount = 0
const appOf = (more: Partial<Row> = {}): Row => {
  madeCount += 1
  return {
    id: crypto.randomUUID(),
    code: `APP-${madeCount}`,
    name: '그룹웨어',
    category: '협업',
    description: '메일을 씁니다.',
    devices: ['WINDOW'],
    longestTermDays: 90,
    ...more,
  }
}

describeEngines('the app list', (engine) => {
  const operations = () => appOperations({ db: engine.database().db, catalogue })
  const names = async (input: Parameters<ReturnType<typeof operations>['listApps']>[0]) =>
    (await operations().listApps(input, unknownVisitor)).list.map(({ name }) => name)
  const put = async (...rows: Row[]) => {
    if (rows.length > 0) await engine.database().db.insert(apps).values(rows)
  }
  const clear = async () => void (await engine.database().db.delete(apps))
  beforeEach(clear)

  it('read page by page contains every app by name, once', async () => {
    const someApps = fc.array(
      fc.record({ name: fc.constantFrom('가계부', '나침반', '나침판', 'Git', 'git', '가'.repeat(190)) }),
      { maxLength: 20 },
    )
    await fc.assert(
      fc.asyncProperty(someApps, fc.integer({ min: 1, max: 6 }), async (given, limit) => {
        await clear()
        const rows = given.map(appOf)
        await put(...rows)
        const byCodePoint = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
        const expected = [...rows]
          .sort((a, b) => byCodePoint(a.name, b.name) || byCodePoint(a.id, b.id))
          .map(({ id }) => id)
        const read: string[] = []
        let cursor: string | undefined
        do {
          const page = await operations().listApps({ limit, cursor }, unknownVisitor)
          expect(page.total).toBe(expected.length)
          read.push(...page.list.map(({ appId }) => appId))
          cursor = page.nextCursor ?? undefined
        } while (cursor !== undefined)
        expect(read).toEqual(expected)
      }),
      { numRuns: 30 },
    )
  })

  it('is filtered by category, device and words together, and reports its filter', async () => {
    await put(
      appOf({ name: '그룹웨어', devices: ['WINDOW', 'IOS'] }),
      appOf({ name: '메신저', description: '대화합니다.', devices: ['IOS'] }),
      appOf({ name: '회계', category: '경영 지원', devices: ['WINDOW'] }),
    )
    expect(await names({ category: '협업' })).toEqual(['그룹웨어', '메신저'])
    expect(await names({ device: 'WINDOW' })).toEqual(['그룹웨어', '회계'])
    expect(await names({ device: 'AOS' })).toEqual([])
    expect(await names({ search: '메일' })).toEqual(['그룹웨어', '회계'])
    expect(await names({ search: '%' })).toEqual([])
    expect(
      await operations().listApps({ search: '메일  쓰', category: '협업', device: 'IOS' }, unknownVisitor),
    ).toMatchObject({
      search: '메일 쓰',
      category: '협업',
      device: 'IOS',
      total: 0,
      categories: ['경영 지원', '협업'],
    })
  })

  it.each(['MjAyNS0xMS0wMw', Buffer.from(crypto.randomUUID()).toString('base64url')])(
    'refuses the cursor "%s", which the server did not issue',
    async (cursor) => {
      await expect(operations().listApps({ cursor }, unknownVisitor)).rejects.toMatchObject({
        reason: 'request.invalid',
      })
    },
  )
})
