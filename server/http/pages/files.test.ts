import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Problem } from '#contract/problem.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { MAX_UPLOAD_BYTES } from '#domain/upload/rules.ts'
import { createFiles } from '#server/files/files.ts'
import { folderStore } from '#server/files/folder-store.ts'
import { createFileBox } from '#server/security/file-box.ts'
import { sessionFacts } from '#server/testing/session-facts.ts'
import type { Identity } from '../calls/caller.ts'
import { createTransferSlots } from '../protection/transfer-slots.ts'
import { type ServedFile, serveFiles } from './files.ts'

const filesDirectory = mkdtempSync(join(tmpdir(), 'portal-files-'))
const files = createFiles(folderStore(filesDirectory), createFileBox([{ id: 'k', key: Buffer.alloc(32, 1) }]))
const knownFiles: ServedFile[] = [
  { fileKey: 'notice', fileName: '점검 안내.pdf', contentType: 'application/pdf' },
  { fileKey: 'large', fileName: '큰 파일.pdf', contentType: 'application/pdf' },
  { fileKey: 'lost', fileName: '잃어버린.pdf', contentType: 'application/pdf' },
  { fileKey: 'broken', fileName: '깨진.pdf', contentType: 'application/pdf' },
]
const own: ServedFile = {
  fileKey: 'secret',
  fileName: '내 문의.pdf',
  contentType: 'application/pdf',
  personal: true,
}
const member: Identity = {
  stage: 'member',
  member: {
    sessionId: 's',
    memberId: 'm',
    companyId: null,
    managesSubscriptions: true,
    passwordChecked: true,
    verified: false,
    staff: false,
    staffRoles: [],
    endsAt: new Date(),
    info: sessionFacts,
  },
}
const app = fastify()
app.setNotFoundHandler((_, reply) => reply.code(404).send('Not Found\n'))
app.setErrorHandler((error, _, reply) =>
  reply.code((error as Problem).is('server.unavailable') ? 503 : 500).send(),
)
let noted: unknown[] = []
const slots = createTransferSlots({ most: 1, mostOfAddress: 1, waitMs: 5_000 })
serveFiles(app, {
  files,
  slots,
  record: async ({ fileKey }, { stage }) => void noted.push([fileKey, stage]),
  identify: async ({ headers }) => (headers['x-member'] ? member : { stage: 'visitor' }),
  find: [
    async (key) => knownFiles.find(({ fileKey }) => fileKey === key),
    async (key, { stage }) => (stage === 'member' && key === 'secret' ? own : undefined),
  ],
})
const content = Buffer.from('%PDF-1.4 <script>alert(1)</script>')

beforeAll(async () => {
  await files.write('notice', content)
  await files.write('secret', content)
  await files.write('large', Buffer.alloc(MAX_UPLOAD_BYTES))
  writeFileSync(join(filesDirectory, 'broken'), content)
})
afterAll(async () => {
  await app.close()
  rmSync(filesDirectory, { recursive: true })
})

it('a file is a download that no browser executes or sniffs', async () => {
  const { statusCode, headers, rawPayload } = await app.inject('/files/notice')
  expect([statusCode, rawPayload]).toEqual([200, content])
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(content.length),
    'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''%EC%A0%90/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  })
})

it('a client with a cached copy gets 304, as long as the file may be served', async () => {
  const { headers } = await app.inject('/files/notice')
  const notModifiedAnswer = await app.inject({
    url: '/files/notice',
    headers: { 'if-none-match': headers['etag'] },
  })
  expect([notModifiedAnswer.statusCode, notModifiedAnswer.body]).toEqual([304, ''])
  const secretAnswer = await app.inject({ url: '/files/secret', headers: { 'if-none-match': '"secret"' } })
  expect(secretAnswer.statusCode).toBe(404)
})

it('a private file is served only to its reader, and never cached', async () => {
  const { statusCode, headers, rawPayload } = await app.inject({
    url: '/files/secret',
    headers: { 'x-member': '1', 'if-none-match': '"secret"' },
  })
  expect([statusCode, rawPayload, headers['cache-control'], headers['etag']]).toEqual([
    200,
    content,
    'no-store',
    undefined,
  ])
})

it.each([
  '/files/secret',
  '/files/nobody',
  '/files/lost',
  '/files/broken',
  '/files/',
  '/files/..%2fnotice',
  '/files/a%00',
  '/files/notice/x',
  `/files/${'x'.repeat(65)}`,
])('%s is missing, whether or not it exists', async (url) => {
  const { statusCode, body, headers } = await app.inject(url)
  expect([statusCode, body]).toEqual([404, 'Not Found\n'])
  expect(headers).not.toHaveProperty('etag')
})

it('a private file is served only after an audit record is stored, and a public file without a record', async () => {
  noted = []
  await app.inject('/files/notice')
  await app.inject('/files/secret')
  expect(noted).toEqual([])
  expect((await app.inject({ url: '/files/secret', headers: { 'x-member': '1' } })).statusCode).toBe(200)
  expect(noted).toEqual([['secret', 'member']])
})

describe('with many simultaneous transfers', () => {
  beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }))
  afterEach(() => void vi.useRealTimers())
  const addressOf = (key: string) =>
    `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/files/${key}`

  /** Begins to load the large file without reading it; returns a function that disconnects. */
  async function stallDownload(): Promise<() => void> {
    const request = get(addressOf('large')).on('error', () => {})
    await new Promise((resolve) => request.once('response', resolve))
    return () => request.destroy()
  }

  it('only a limited number of files is in memory, and the next transfer starts when a reader has the complete file or has disconnected', async () => {
    const hangUp = await stallDownload()
    const next = fetch(addressOf('large'))
    await expect.poll(() => slots.count()).toEqual({ taken: 1, waiting: 1 })
    hangUp()
    expect((await (await next).arrayBuffer()).byteLength).toBe(MAX_UPLOAD_BYTES)
    await expect.poll(() => slots.count()).toEqual({ taken: 0, waiting: 0 })
  })

  it('a missing file blocks no transfer, and a reader with a cached copy does not wait', async () => {
    const { headers } = await app.inject('/files/notice')
    for (const url of ['/files/lost', '/files/broken']) await app.inject(url)
    await expect.poll(() => slots.count()).toEqual({ taken: 0, waiting: 0 })
    const hangUp = await stallDownload()
    const notModifiedAnswer = await app.inject({
      url: '/files/notice',
      headers: { 'if-none-match': headers['etag'] },
    })
    expect(notModifiedAnswer.statusCode).toBe(304)
    hangUp()
    await expect.poll(() => slots.count()).toEqual({ taken: 0, waiting: 0 })
  })

  it('transfers that wait too long are refused with a retry time, and slow readers are disconnected', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await stallDownload()
    const late = fetch(addressOf('notice'))
    await vi.waitFor(() => expect(slots.count()).toEqual({ taken: 1, waiting: 1 }))
    vi.advanceTimersByTime(5_000)
    expect((await late).status).toBe(503)
    vi.advanceTimersByTime(5 * MINUTE_MS)
    await vi.waitFor(() => expect(slots.count()).toEqual({ taken: 0, waiting: 0 }))
  })
})
