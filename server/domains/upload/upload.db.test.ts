import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { operationTable } from '#contract/operations.gen.ts'
import { uploads } from '#server/db/schema/upload.ts'
import { hashToken } from '#server/security/tokens.ts'
import { requestId } from '#server/testing/call-request.ts'
import { eicar, startClamd, startStandIn } from '#server/testing/clamd.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { inquiryOf, inquiryWorld } from '#server/testing/inquiry-world.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { sampleJpeg, samplePdf, samplePng } from '#server/testing/sample-files.ts'
import { removeUploads } from './upload.forgetting.ts'

const dayMs = 24 * 60 * 60 * 1000
const fileOf = (content: Buffer, name: string) => new File([new Uint8Array(content)], name)

describeEngines('uploads', (engine) => {
  let portal: Portal
  const { upload, person } = inquiryWorld(() => portal)
  beforeAll(() => {
    portal = createPortal(engine.database(), {
      env: { UPLOADS_PER_ADDRESS: '1000', INQUIRIES_PER_ADDRESS: '1000' },
    })
  })
  afterAll(() => portal.app.close())
  const send = (content: Buffer, name: string) =>
    portal.call('uploadFile', { purpose: 'inquiry', file: fileOf(content, name) })
  const rowOf = async (fileId: string) => {
    const [row] = await engine
      .database()
      .db.select()
      .from(uploads)
      .where(eq(uploads.idHash, hashToken(fileId)))
    return row
  }

  it('are answered with 503 if they cannot be stored, and leave no file behind', async () => {
    const { db } = engine.database()
    const before = await db.$count(uploads)
    const unwritablePortal = createPortal(engine.database(), { env: { FILES_DIR: '/dev/null/files' } })
    const input = { purpose: 'inquiry' as const, file: fileOf(samplePdf, 'a.pdf') }
    const { status, code, msg } = await unwritablePortal.call('uploadFile', input)
    expect([status, code, msg]).toEqual([503, 503, expect.stringMatching(/[가-힣]/)])
    expect(await db.$count(uploads)).toBe(before)
    const ready = await unwritablePortal.app.inject('/readyz')
    expect([ready.statusCode, ready.json()]).toMatchObject([200, { database: true, degraded: ['files'] }])
  })

  describe('with a virus scanner', () => {
    // A valid file that only a virus scanner would refuse.
    const infectedFile = Buffer.from(
      samplePdf.toString('latin1').replace('startxref', `%${eicar.toString('latin1')}\nstartxref`),
      'latin1',
    )
    const scannedBy = (CLAMD_URL: string) => {
      const scannedPortal = createPortal(engine.database(), {
        env: { CLAMD_URL, UPLOADS_PER_ADDRESS: '1000' },
      })
      return (content: Buffer, name: string) =>
        scannedPortal.call('uploadFile', { purpose: 'inquiry', file: fileOf(content, name) })
    }

    it('are stored if the scanner finds nothing, and leave no file behind if it finds something', async () => {
      const { db } = engine.database()
      const daemon = await startClamd()
      const sendScanned = scannedBy(daemon.url)
      expect((await send(infectedFile, 'a.pdf')).code).toBe(200)
      expect((await sendScanned(samplePdf, 'a.pdf')).code).toBe(200)
      expect((await sendScanned(samplePng, 'a.png')).code).toBe(200)
      const before = await db.$count(uploads)
      const refusal = await sendScanned(infectedFile, 'a.pdf')
      expect([refusal.code, refusal.msg]).toEqual([4301, expect.stringMatching(/^올릴 수 없는 파일입니다/)])
      expect(await db.$count(uploads)).toBe(before)
      await daemon.stop()
    })

    it('are refused while the scanner is unavailable or gives no verdict', async () => {
      const { db } = engine.database()
      const odd = await startStandIn(() => 'stream: Access denied. ERROR')
      const gone = await startStandIn()
      await gone.stop()
      const before = await db.$count(uploads)
      for (const { url } of [odd, gone]) {
        const { status, code } = await scannedBy(url)(samplePdf, 'a.pdf')
        expect([status, code]).toEqual([503, 503])
      }
      expect(await db.$count(uploads)).toBe(before)
      await odd.stop()
    })
  })

  describe('that arrive over the network', () => {
    let address: string
    const sockets: Socket[] = []
    beforeEach(async () => {
      const { app } = createPortal(engine.database(), { env: { UPLOADS_AT_ONCE: '1' } })
      address = await app.listen({ port: 0, host: '127.0.0.1' })
      return () => app.close()
    })
    afterEach(() => {
      for (const socket of sockets.splice(0)) socket.destroy()
    })

    /** Begins an upload with a declared length, and sends nothing of it. */
    async function begin(length: number): Promise<Socket> {
      const socket = connect(Number(new URL(address).port), '127.0.0.1')
      sockets.push(socket)
      await once(socket, 'connect')
      const head = [
        `POST ${operationTable.uploadFile.path} HTTP/1.1`,
        'Host: localhost',
        'Content-Type: multipart/form-data; boundary=x',
        `Content-Length: ${length}`,
        `X-Request-Id: ${requestId}`,
      ]
      socket.write(`${head.join('\r\n')}\r\n\r\n`)
      return socket
    }
    const sendOne = () => {
      const body = new FormData()
      body.append('purpose', 'inquiry')
      body.append('file', fileOf(samplePdf, 'a.pdf'))
      const headers = { 'x-request-id': requestId }
      return fetch(`${address}${operationTable.uploadFile.path}`, { method: 'POST', headers, body })
    }

    it('wait for a transfer slot; a sender who disconnects releases the slot', async () => {
      const stalled = await begin(5_000_000)
      await setTimeout(300)
      const secondUpload = sendOne()
      expect(await Promise.race([secondUpload, setTimeout(700, 'waits')])).toBe('waits')
      stalled.destroy()
      expect(await (await secondUpload).json()).toMatchObject({ code: 200 })
    })

    it('get no transfer slot if their sender has disconnected while waiting for one', async () => {
      const stalled = await begin(5_000_000)
      await setTimeout(300)
      const left = await begin(5_000_000)
      await setTimeout(300)
      left.destroy()
      await setTimeout(300)
      stalled.destroy()
      expect(await (await sendOne()).json()).toMatchObject({ code: 200 })
    })

    it('are refused if their declared length is too high, before their content is sent', async () => {
      const socket = await begin(50_000_000)
      const [answer] = (await once(socket, 'data')) as [Buffer]
      expect(answer.toString()).toContain('"code":4302')
    })
  })

  it('store the name with composed Hangul, and only the hash of the id', async () => {
    const { data } = await send(samplePdf, '접속 기록.PDF'.normalize('NFD'))
    expect(data).toEqual({
      fileId: expect.stringMatching(/^[\w-]{43}$/),
      fileName: '접속 기록.PDF',
      contentType: 'application/pdf',
      size: samplePdf.length,
    })
    const row = await rowOf(data.fileId)
    expect(row).toMatchObject({ fileName: '접속 기록.PDF', purpose: 'inquiry', attachedAt: null })
    expect(JSON.stringify(row)).not.toContain(data.fileId)
    expect(await portal.files.read(row!.fileKey)).toEqual(samplePdf)
    // A file without a form cannot be downloaded.
    expect((await portal.app.inject(`/files/${row!.fileKey}`)).statusCode).toBe(404)
  })

  it.each([
    [sampleJpeg, '사진.jfif', '사진.jfif', 'image/jpeg'],
    [sampleJpeg, '사진.png', '사진.jpg', 'image/jpeg'],
    [samplePdf, 'a', 'a.pdf', 'application/pdf'],
    [samplePng, '\u202e화면\u200b.png', '화면.png', 'image/png'],
  ])('get the type of their content: %# sent as %s', async (content, name, fileName, contentType) => {
    expect((await send(content, name)).data).toMatchObject({ fileName, contentType })
  })

  it.each([
    [samplePng, 'a.svg', 4301],
    [samplePng, 'a.png.html', 4301],
    [Buffer.from('<svg onload="alert(1)"/>'), 'a.svg', 4301],
    [Buffer.from('<script>alert(1)</script>'), 'a.pdf', 4301],
    [Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'a.jpg', 4301],
    [Buffer.alloc(0), 'a.pdf', 4303],
    [samplePng.subarray(0, 100), 'a.png', 4303],
    [Buffer.concat([samplePng, Buffer.alloc(10 * 1024 * 1024)]), 'a.png', 4302],
    [samplePdf, '900101-1234567.pdf', 400],
  ])('refuse %#: %s is sent as %s', async (content, name, code) => {
    const before = await engine.database().db.$count(uploads)
    expect((await send(content, name)).code).toBe(code)
    expect(await engine.database().db.$count(uploads)).toBe(before)
  })

  it('accept a file of exactly 10 MB', async () => {
    const freeBytes = 10 * 1024 * 1024 - samplePdf.length - 40
    const at = samplePdf.indexOf('xref')
    const stream = Buffer.concat([
      Buffer.from('<< >>\nstream\n'),
      randomBytes(freeBytes),
      Buffer.from('\nendstream\n'),
    ])
    const paddedPdf = Buffer.concat([samplePdf.subarray(0, at), stream, samplePdf.subarray(at)])
    const fullSizePdf = Buffer.concat([paddedPdf, Buffer.alloc(10 * 1024 * 1024 - paddedPdf.length, '\n')])
    expect((await send(fullSizePdf, 'a.pdf')).data).toMatchObject({ size: 10_485_760 })
    expect((await send(Buffer.concat([fullSizePdf, Buffer.from('\n')]), 'a.pdf')).code).toBe(4302)
  })

  it('for a post are accepted only from the staff, after their password check', async () => {
    const staff = await portal.addMember({ staff: true })
    const post = { purpose: 'post' as const, file: fileOf(samplePdf, 'a.pdf') }
    expect((await portal.call('uploadFile', post)).code).toBe(1403)
    expect((await portal.call('uploadFile', post, await person())).code).toBe(1403)
    expect(
      (await portal.call('uploadFile', post, { session: await portal.logInFully(staff.email) })).code,
    ).toBe(1403)
    expect((await portal.call('uploadFile', post, await person({ staff: true }))).code).toBe(200)
  })

  it('are paused after too many from one address', async () => {
    const few = createPortal(engine.database(), {
      env: { UPLOADS_PER_ADDRESS: '2', UPLOAD_WINDOW_SECONDS: '60' },
    })
    const sendTo = () =>
      few.call(
        'uploadFile',
        { purpose: 'inquiry', file: fileOf(samplePdf, 'a.pdf') },
        { address: '198.51.100.9' },
      )
    expect([(await sendTo()).code, (await sendTo()).code]).toEqual([200, 200])
    expect(await sendTo()).toMatchObject({ code: 4305, data: { retryAfterSeconds: 60 } })
    few.clock.pass(60)
    expect((await sendTo()).code).toBe(200)
    await few.app.close()
  })

  describe('are attached to a form', () => {
    const writeWith = (...fileIds: string[]) => portal.call('writeInquiry', inquiryOf({ fileIds }))

    it('once, in the order of the form', async () => {
      const ids = [await upload(), await upload(), await upload()]
      expect((await writeWith(...ids)).code).toBe(200)
      expect((await writeWith(ids[1]!)).code).toBe(4304)
    })

    it('all together or not at all', async () => {
      const id = await upload()
      expect((await writeWith(id, 'x'.repeat(43))).code).toBe(4304)
      expect((await rowOf(id))!.attachedAt).toBeNull()
      expect((await writeWith(id)).code).toBe(200)
    })

    it('only if they were uploaded for the purpose of that form', async () => {
      expect((await writeWith(await upload('post', await person({ staff: true })))).code).toBe(4304)
    })

    it('by only one of ten forms at the same moment, in any order of files', async () => {
      const ids = [await upload(), await upload()]
      const forms = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? ids : ids.toReversed()))
      const codes = (await Promise.all(forms.map((named) => writeWith(...named)))).map(({ code }) => code)
      expect(codes.filter((code) => code === 200)).toHaveLength(1)
      expect(codes.filter((code) => code === 4304)).toHaveLength(9)
    })

    it('only within a day', async () => {
      const id = await upload()
      portal.clock.pass(24 * 60 * 60)
      expect((await writeWith(id)).code).toBe(4304)
    })
  })

  it('that no form has used are removed after a day with their content', async () => {
    const { db } = engine.database()
    const [named, waiting] = [await upload(), await upload()]
    await portal.call('writeInquiry', inquiryOf({ fileIds: [named], idempotencyKey: randomUUID() }))
    const keys = [(await rowOf(named))!.fileKey, (await rowOf(waiting))!.fileKey] as const
    await removeUploads(db, portal.files, new Date(portal.clock.now().getTime() + dayMs))
    expect(await rowOf(waiting)).toBeDefined()
    await removeUploads(db, portal.files, new Date(portal.clock.now().getTime() + dayMs + 1))
    expect([await rowOf(waiting), await portal.files.read(keys[1])]).toEqual([undefined, undefined])
    expect(await portal.files.read(keys[0])).toEqual(samplePdf)
  })
})
