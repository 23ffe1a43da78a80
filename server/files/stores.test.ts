import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FileStore } from './files.ts'
import { FilesUnavailable } from './files-unavailable.ts'
import { folderStore } from './folder-store.ts'
import { probeAtStart } from './probe-at-start.ts'
import { s3Store } from './s3-store.ts'

const directory = mkdtempSync(join(tmpdir(), 'stores-'))
let server: S3rver
let endpoint: string
const storeInBucket = (bucket: string, at = endpoint) =>
  s3Store({
    endpoint: at,
    bucket,
    region: 'ap-northeast-2',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  })

beforeAll(async () => {
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(directory, 's3'),
    configureBuckets: [{ name: 'portal-files', configs: [] }],
  })
  const { port } = await server.run()
  endpoint = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  await server.close()
  rmSync(directory, { recursive: true, force: true })
})

describe.each<[string, () => FileStore]>([
  ['a folder', () => folderStore(join(directory, 'made', 'later'))],
  ['a bucket', () => storeInBucket('portal-files')],
])('%s', (_, open) => {
  it('stores, replaces, lists and removes files', async () => {
    const store = open()
    await store.probe()
    await store.put('a_1', Buffer.from([0, 1, 254, 255]))
    await store.put('a_1', Buffer.from([255, 0]))
    await store.put('b-2', Buffer.alloc(3_000_000, 7))
    expect(await store.get('a_1')).toEqual(Buffer.from([255, 0]))
    expect((await store.get('b-2'))?.length).toBe(3_000_000)
    expect((await collectKeys(store.list())).toSorted()).toEqual(['a_1', 'b-2'])
    await store.delete('b-2')
    await store.delete('b-2')
    expect(await store.get('b-2')).toBeUndefined()
    expect(await collectKeys(store.list())).toEqual(['a_1'])
  })
})

it('a folder contains a file completely or not at all', async () => {
  const folder = join(directory, 'whole')
  const store = folderStore(folder)
  await Promise.all(Array.from({ length: 20 }, (_, n) => store.put('one', Buffer.alloc(200_000, n))))
  expect(readdirSync(folder)).toEqual(['one'])
  expect(new Set(await store.get('one')).size).toBe(1)
})

it('a bucket with more files than one answer lists is listed completely', async () => {
  const store = storeInBucket('portal-files')
  const manyKeys = Array.from({ length: 1_005 }, (_, n) => `many-${n}`)
  for (let at = 0; at < manyKeys.length; at += 50)
    await Promise.all(manyKeys.slice(at, at + 50).map((key) => store.put(key, Buffer.alloc(1))))
  const listedKeys = (await collectKeys(store.list())).filter((key) => key.startsWith('many-'))
  expect(listedKeys.toSorted()).toEqual(manyKeys.toSorted())
}, 30_000)

describe.each<[string, () => FileStore | Promise<FileStore>]>([
  [
    'a folder that cannot be created',
    () => {
      writeFileSync(join(directory, 'a-file'), '')
      return folderStore(join(directory, 'a-file', 'files'))
    },
  ],
  ['a missing bucket', () => storeInBucket('no-such-bucket')],
  ['a store that does not answer', async () => storeInBucket('portal-files', await closedAddress())],
])('%s', (_, open) => {
  it('is unavailable, and no file is reported as missing', async () => {
    const store = await open()
    await expect(store.probe()).rejects.toThrow(FilesUnavailable)
    await expect(store.put('a', Buffer.alloc(1))).rejects.toThrow(FilesUnavailable)
    await expect(store.get('a')).rejects.toThrow(FilesUnavailable)
    await expect(collectKeys(store.list())).rejects.toThrow(FilesUnavailable)
  }, 30_000)
})

describe('the check at the start', () => {
  const lines: string[] = []
  const log = { warn: (_: object, line: string) => void lines.push(line) } as never
  beforeEach(() => void lines.splice(0))

  it('logs a store that does not answer, and continues', async () => {
    await probeAtStart(storeInBucket('portal-files', await closedAddress()), log)
    expect(lines).toEqual(['the files cannot be reached: the server starts without them'])
  }, 30_000)

  it('logs a store that answers with an internal error, and continues', async () => {
    const failingServer = createHttpServer((_, response) => response.writeHead(503).end())
    await new Promise<void>((resolve) => failingServer.listen(0, '127.0.0.1', resolve))
    const { port } = failingServer.address() as { port: number }
    await probeAtStart(storeInBucket('portal-files', `http://127.0.0.1:${port}`), log)
    failingServer.close()
    expect(lines).toHaveLength(1)
  }, 30_000)

  it('prevents the start for a missing bucket, and for a folder that cannot be created', async () => {
    await expect(probeAtStart(storeInBucket('no-such-bucket'), log)).rejects.toThrow(FilesUnavailable)
    const folder = folderStore(join(directory, 'a-file', 'files'))
    await expect(probeAtStart(folder, log)).rejects.toThrow(FilesUnavailable)
    expect(lines).toEqual([])
  })
})

async function collectKeys(keys: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = []
  for await (const key of keys) all.push(key)
  return all
}

/** Returns an address of this machine without a listener. */
async function closedAddress(): Promise<string> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return `http://127.0.0.1:${port}`
}
