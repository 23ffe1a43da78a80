import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildAssets } from '#server/db/schema/build-asset.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createTestClock } from '#server/testing/portal.ts'
import { sharedAssets } from './shared-assets.ts'

const DAY = 86_400
const script = 'console.log("빗장")\n'
const files = {
  'start-aaaa1111.js': script,
  'start-aaaa1111.js.br': brotliCompressSync(script),
  'start-aaaa1111.js.gz': gzipSync(script),
  'start-aaaa1111.js.map': '{}',
  'style-bbbb2222.css': 'a{}',
}

describeEngines('shared assets of another node’s build', (engine) => {
  let directory: string
  let clock: ReturnType<typeof createTestClock>
  const db = () => engine.database().db
  /** Returns the shared assets of a node that has these files in its build. */
  function assetsOfNode(name: string, assets: Record<string, string | Buffer>) {
    const clientDir = join(directory, name)
    mkdirSync(join(clientDir, 'assets'), { recursive: true })
    for (const [file, content] of Object.entries(assets))
      writeFileSync(join(clientDir, 'assets', file), content)
    return sharedAssets({ db: db(), clientDir, clock })
  }
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'pieces-'))
  })
  afterAll(() => rmSync(directory, { recursive: true }))
  beforeEach(async () => {
    clock = createTestClock()
    await db().delete(buildAssets)
  })

  it('are served once they are shared, in an accepted compression', async () => {
    const [one, other] = [assetsOfNode('one', files), assetsOfNode('other', {})]
    await one.share()
    const plain = await other.find('start-aaaa1111.js', [])
    expect([plain?.content.toString(), plain?.type, plain?.encoding]).toEqual([
      script,
      'text/javascript; charset=utf-8',
      undefined,
    ])
    expect(await other.find('start-aaaa1111.js', ['br', 'gzip'])).toMatchObject({
      content: files['start-aaaa1111.js.br'],
      encoding: 'br',
    })
    expect(await other.find('start-aaaa1111.js', ['gzip'])).toMatchObject({
      content: files['start-aaaa1111.js.gz'],
      encoding: 'gzip',
    })
    const style = await other.find('style-bbbb2222.css', ['br'])
    expect([style?.type, style?.encoding]).toEqual(['text/css; charset=utf-8', undefined])
  })

  it.each([
    'start-aaaa1111.js.map',
    'start-aaaa1111.js.br',
    'start-cccc3333.js',
    '../assets/style-bbbb2222.css',
    '%2e%2e/style-bbbb2222.css',
    'style-bbbb2222.html',
    '',
  ])('are not found under "%s"', async (name) => {
    await assetsOfNode('one', files).share()
    expect(await assetsOfNode('other', {}).find(name, ['br'])).toBeUndefined()
  })

  it('are found by a page that requests several of them at once', async () => {
    await assetsOfNode('one', files).share()
    const other = assetsOfNode('other', {})
    const names = ['start-aaaa1111.js', 'style-bbbb2222.css', 'start-aaaa1111.js']
    const found = await Promise.all(names.map((name) => other.find(name, [])))
    expect(found.filter((asset) => asset === undefined)).toEqual([])
  })

  it('are looked up in the database once a second, so that requests for invented names cost nothing', async () => {
    const other = assetsOfNode('other', {})
    expect(await other.find('late-dddd4444.js', [])).toBeUndefined()
    await assetsOfNode('late', { 'late-dddd4444.js': script }).share()
    expect(await other.find('late-dddd4444.js', [])).toBeUndefined()
    clock.pass(1)
    expect(await other.find('late-dddd4444.js', [])).toBeDefined()
  })

  it('are removed two weeks after the last node that has them stopped, and remain stored while a node has them', async () => {
    const [old, next] = [
      assetsOfNode('old', { 'old-eeee5555.js': 'old', 'both-ffff6666.js': 'both' }),
      assetsOfNode('next', { 'next-gggg7777.js': 'next', 'both-ffff6666.js': 'both' }),
    ]
    const storedNames = async () => (await db().select().from(buildAssets)).map(({ name }) => name).sort()
    await old.share()
    clock.pass(13 * DAY)
    await old.share()
    clock.pass(14 * DAY)
    await next.share()
    expect(await storedNames()).toEqual(['both-ffff6666.js', 'next-gggg7777.js', 'old-eeee5555.js'])
    clock.pass(1)
    await next.share()
    expect(await storedNames()).toEqual(['both-ffff6666.js', 'next-gggg7777.js'])
  })

  it('can be shared by two nodes at the same time', async () => {
    const nodes = [assetsOfNode('one', files), assetsOfNode('again', files)]
    await Promise.all(nodes.map((each) => each.share()))
    expect(await db().$count(buildAssets)).toBe(Object.keys(files).length - 1)
  })
})
