import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { certificate, certificateKey } from '#server/testing/mail-certificate.ts'
import { smtpMails } from './smtp.ts'

type ReceivedMail = { from: string; to: string[]; raw: string; secure: boolean; user: string | undefined }

const senderAddress = '빗장 <portal@example.com>'
const mail = {
  to: 'minsu@example.com',
  subject: '[빗장] 문의에 답변을 드립니다',
  text: '민수 님, 안녕하세요.\n.\n본문',
}
const tls = { key: certificateKey, cert: certificate }
let servers: SMTPServer[] = []
let received: ReceivedMail[] = []

/** Starts a mail server on this machine that accepts mails according to its options. */
async function mailServer(options: SMTPServerOptions, host = '127.0.0.1'): Promise<number> {
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    onAuth: ({ username, password }, _, done) =>
      password === 'p@ss' ? done(null, { user: username }) : done(new Error('no')),
    onData(stream, { envelope, secure, user }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push({
          from: sender,
          to,
          raw: Buffer.concat(chunks).toString('utf8'),
          secure,
          user: user as string | undefined,
        })
        done()
      })
    },
    ...options,
  })
  // A client that disconnects during TLS is an error for the server, and some tests cause that on purpose.
  server.on('error', () => {})
  servers.push(server)
  await new Promise<void>((resolve) => void server.listen(0, host, resolve))
  return (server.server.address() as { port: number }).port
}

const refusal = (responseCode: number) =>
  Object.assign(new Error(`no minsu@example.com here`), { responseCode })
const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => expect.unreachable(),
    (error: Error & { refused: boolean }) => error,
  )

afterEach(async () => {
  await Promise.all(servers.map((server) => new Promise<void>((resolve) => server.close(resolve))))
  servers = []
  received = []
})

describe('a mail server', () => {
  it('receives a mail with its sender, one receiver and Korean text', async () => {
    const port = await mailServer({ hideSTARTTLS: true })
    await smtpMails({ url: `smtp://127.0.0.1:${port}`, from: senderAddress }).sendMail(mail)
    expect(received).toMatchObject([{ from: 'portal@example.com', to: ['minsu@example.com'] }])
    const [{ raw }] = received as [ReceivedMail]
    const [head = '', body = ''] = raw.split('\r\n\r\n')
    expect(head).toMatch(/^To: minsu@example\.com$/m)
    expect(head).toMatch(/^Auto-Submitted: auto-generated$/m)
    expect(head).not.toMatch(/X-Mailer|nodemailer/i)
    const encoding = /^Content-Transfer-Encoding: (.+)$/m.exec(head)![1]
    const text =
      encoding === 'base64' ? Buffer.from(body, 'base64').toString('utf8') : decodeQuotedPrintable(body)
    expect(text.replaceAll('\r\n', '\n').trim()).toBe(mail.text)
  })

  it.each(['한 줄\r\nBcc: eve@example.com', 'a\nTo: eve@example.com\n\nBody', 'a\u2028b'])(
    'gets no additional header from a subject: %j',
    async (subject) => {
      const port = await mailServer({ hideSTARTTLS: true })
      await smtpMails({ url: `smtp://127.0.0.1:${port}`, from: senderAddress }).sendMail({ ...mail, subject })
      const [{ raw, to }] = received as [ReceivedMail]
      expect(to).toEqual(['minsu@example.com'])
      expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^(Bcc|To): eve/im)
    },
  )

  it.each([
    'a@example.com, eve@example.com',
    'a@example.com\r\nRCPT TO:<eve@example.com>',
    '<eve@example.com>',
    'a@example.com;eve@example.com',
    '',
  ])('gets no mail to %j', async (to) => {
    const port = await mailServer({ hideSTARTTLS: true })
    const error = await failureOf(
      smtpMails({ url: `smtp://127.0.0.1:${port}`, from: senderAddress }).sendMail({ ...mail, to }),
    )
    expect(error).toMatchObject({ name: 'MessageFailed', refused: true })
    expect(received).toEqual([])
  })

  it.each([
    [
      'a receiver permanently',
      { onRcptTo: (_: unknown, __: unknown, done: (error: Error) => void) => done(refusal(550)) },
      true,
    ],
    [
      'a receiver temporarily',
      { onRcptTo: (_: unknown, __: unknown, done: (error: Error) => void) => done(refusal(451)) },
      false,
    ],
    [
      'the mail itself',
      {
        onData: (stream: NodeJS.ReadableStream, _: unknown, done: (error: Error) => void) =>
          void stream.on('end', () => done(refusal(552))).resume(),
      },
      true,
    ],
    [
      'the sender',
      { onMailFrom: (_: unknown, __: unknown, done: (error: Error) => void) => done(refusal(550)) },
      false,
    ],
    [
      'the connection because it is busy',
      { onConnect: (_: unknown, done: (error: Error) => void) => done(refusal(421)) },
      false,
    ],
  ])('that refuses %s is parsed, without names', async (_, options, refused) => {
    const port = await mailServer({ hideSTARTTLS: true, ...options })
    const error = await failureOf(
      smtpMails({ url: `smtp://127.0.0.1:${port}`, from: senderAddress }).sendMail(mail),
    )
    expect(error).toMatchObject({ name: 'MessageFailed', refused })
    expect(error.message).not.toContain('minsu')
  })

  it('that is unreachable has not refused a mail, so the mail can be sent again', async () => {
    const error = await failureOf(
      smtpMails({ url: 'smtp://127.0.0.1:1', from: senderAddress }).sendMail(mail),
    )
    expect(error).toMatchObject({ name: 'MessageFailed', refused: false })
  })
})

describe('a connection to a mail server', () => {
  it('sends the password within TLS from the start, with smtps://', async () => {
    const port = await mailServer({ secure: true, ...tls })
    await smtpMails(
      { url: `smtps://portal:p%40ss@localhost:${port}`, from: senderAddress },
      { ca: certificate },
    ).sendMail(mail)
    expect(received).toMatchObject([{ secure: true, user: 'portal' }])
  })

  it('reports a wrong password as an error of the configuration, so that the mail is retained', async () => {
    const port = await mailServer({ secure: true, ...tls })
    const error = await failureOf(
      smtpMails(
        { url: `smtps://portal:wrong@localhost:${port}`, from: senderAddress },
        { ca: certificate },
      ).sendMail(mail),
    )
    expect(error).toMatchObject({ refused: false })
    expect(error.message).not.toContain('wrong')
  })

  it('requires STARTTLS to any other machine, with smtp://', async () => {
    const port = await mailServer({ ...tls }, '127.0.0.2')
    await smtpMails({ url: `smtp://127.0.0.2:${port}`, from: senderAddress }, { ca: certificate }).sendMail(
      mail,
    )
    expect(received).toMatchObject([{ secure: true }])
    const plain = await mailServer({ hideSTARTTLS: true }, '127.0.0.2')
    expect(
      await failureOf(smtpMails({ url: `smtp://127.0.0.2:${plain}`, from: senderAddress }).sendMail(mail)),
    ).toMatchObject({
      refused: false,
    })
    expect(received).toHaveLength(1)
  })

  it('sends nothing to a server whose certificate is not trusted', async () => {
    const port = await mailServer({ secure: true, ...tls })
    expect(
      await failureOf(
        smtpMails({ url: `smtps://portal:p%40ss@localhost:${port}`, from: senderAddress }).sendMail(mail),
      ),
    ).toMatchObject({ refused: false })
    expect(received).toEqual([])
  })
})

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
