import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoBrand } from '#server/brand/demo-brand.ts'
import { messagesThrough } from './gateway.ts'
import { createOutbox } from './outbox.ts'
import { codeText, nameBrand } from './texts.ts'
import { demoMessages } from './ways.ts'

const sms = { to: '01000001234', text: '[빗장] 인증 번호는 012345입니다.' }
const mail = { to: 'minsu@example.com', subject: '안내', text: '본문' }

it('the text message with a code states how long the code is valid', () => {
  expect(nameBrand(codeText('012345', 180), demoBrand)).toBe(
    '[빗장] 인증 번호는 012345입니다. 3분 안에 입력해 주세요. 다른 사람에게 알려 주지 마세요.',
  )
  expect(codeText('012345', 90)).toContain('90초 안에')
})

describe('a gateway', () => {
  let status = 200
  let received: { authorization?: string; type?: string; body: unknown }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      received.push({
        authorization: request.headers.authorization,
        type: request.headers['content-type'],
        body: JSON.parse(body),
      })
      response.writeHead(status, status === 302 ? { Location: '/' } : {}).end('{}')
    })
  })
  let url: string
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as { port: number }).port}/send`
  })
  afterAll(() => void server.close())

  it('receives messages as JSON, with its token if it has one', async () => {
    received = []
    await messagesThrough({ url, token: 'abc' }).sendSms(sms)
    await messagesThrough({ url, token: undefined }).sendMail(mail)
    expect(received).toEqual([
      { authorization: 'Bearer abc', type: 'application/json', body: sms },
      { authorization: undefined, type: 'application/json', body: mail },
    ])
  })

  it.each([302, 400, 503])('that answers with status %i has not accepted the message', async (answer) => {
    status = answer
    const sendAttempt = messagesThrough({ url, token: undefined }).sendSms(sms)
    await expect(sendAttempt).rejects.toMatchObject({ name: 'MessageFailed' })
    await sendAttempt.catch((error: Error) => expect(error.message).not.toContain(sms.to))
  })

  it('that is unreachable has not accepted the message', async () => {
    await expect(
      messagesThrough({ url: 'http://127.0.0.1:1/', token: undefined }).sendSms(sms),
    ).rejects.toMatchObject({ name: 'MessageFailed', refused: false })
  })
})

describe('text messages of the demo', () => {
  const storedSms: object[] = []
  const outbox = { sendSms: async (sms: object) => void storedSms.push(sms), sendMail: async () => {} }
  const by = (url: string) => demoMessages(outbox, { smsBy: { gateway: { url, token: undefined } } })

  it('are accepted by a gateway on this machine, if one is set, before they are in the outbox', async () => {
    let status = 503
    const service = createServer((_, response) => void response.writeHead(status).end()).listen(
      0,
      '127.0.0.1',
    )
    await once(service, 'listening')
    const here = by(`http://127.0.0.1:${(service.address() as AddressInfo).port}/`)
    await expect(here.sendSms(sms)).rejects.toMatchObject({ name: 'MessageFailed' })
    expect(storedSms).toEqual([])
    status = 200
    await here.sendSms(sms)
    expect(storedSms).toEqual([sms])
    service.close()

    expect(by('https://sms.example/')).toBe(outbox)
    expect(demoMessages(outbox, { smsBy: undefined })).toBe(outbox)
  })
})

describe('the outbox', () => {
  const directory = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'outbox')
  afterAll(() => rmSync(directory, { recursive: true }))
  let now = new Date('2026-11-21T03:00:00Z')
  const outbox = createOutbox(directory, { now: () => now })

  it('is empty before the first message', async () => {
    expect(await outbox.list()).toEqual([])
  })

  it('contains complete messages, newest first, readable only by their owner', async () => {
    await outbox.sendSms(sms)
    await outbox.sendMail(mail)
    now = new Date('2026-11-21T03:00:05Z')
    await outbox.sendSms({ ...sms, text: '나중' })
    expect(await outbox.list()).toEqual([
      { kind: 'sms', to: sms.to, text: '나중', sentAt: '2026-11-21T12:00:05+09:00' },
      { kind: 'mail', ...mail, sentAt: '2026-11-21T12:00:00+09:00' },
      { kind: 'sms', ...sms, sentAt: '2026-11-21T12:00:00+09:00' },
    ])
    for (const name of readdirSync(directory)) {
      expect(name).toMatch(/\.json$/)
      expect(statSync(join(directory, name)).mode & 0o777).toBe(0o600)
    }
  })

  it('lists the last fifty messages', async () => {
    await Promise.all(Array.from({ length: 60 }, () => outbox.sendSms(sms)))
    expect(await outbox.list()).toHaveLength(50)
  })
})
