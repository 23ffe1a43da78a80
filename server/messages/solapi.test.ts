import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { solapi } from './solapi.ts'

const account = {
  apiKey: 'NCSAYU7YDBXYORXC',
  apiSecret: 'HWRJEBXUPQYZJYBQGVTNOWYLRRQJAVAX',
  from: '021234567',
}
const sms = { to: '01000001234', text: '[빗장] 인증 번호는 012345입니다.' }
const clock = { now: () => new Date('2026-11-21T03:00:00Z') }
const acceptedAnswer = {
  groupId: 'G4V20261121',
  messageId: 'M4V20261121',
  statusCode: '2000',
  statusMessage: '정상 접수',
  to: sms.to,
  from: account.from,
}

let answer = { status: 200, body: acceptedAnswer as object }
let elsewhere: { Location?: string } = {}
let receivedRequests: { method?: string; url?: string; authorization: string; body: unknown }[] = []
let service: string
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    const { method, url, headers } = request
    receivedRequests.push({ method, url, authorization: headers.authorization ?? '', body: JSON.parse(body) })
    // Like the service: an invalid signature is refused.
    const right = isSigned(headers.authorization ?? '')
    const { status, body: reply } = right
      ? answer
      : { status: 403, body: { errorCode: 'SignatureDoesNotMatch' } }
    response
      .writeHead(status, { 'Content-Type': 'application/json', ...elsewhere })
      .end(JSON.stringify(reply))
  })
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  service = `http://127.0.0.1:${(server.address() as { port: number }).port}`
})
afterAll(() => void server.close())
beforeEach(() => {
  elsewhere = {}
  answer = { status: 200, body: acceptedAnswer }
  receivedRequests = []
})

function isSigned(authorization: string): boolean {
  const [, apiKey, date = '', salt = '', signature] =
    /^HMAC-SHA256 apiKey=(\w+), date=([\w:.+-]+), salt=([\w-]{12,64}), signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? []
  const right = createHmac('sha256', account.apiSecret)
    .update(date + salt)
    .digest('hex')
  return (
    apiKey === account.apiKey &&
    signature === right &&
    Math.abs(Date.parse(date) - clock.now().getTime()) < 900_000
  )
}
const failureOf = (given = account) =>
  solapi(given, { clock, service })
    .sendSms(sms)
    .then(
      () => expect.unreachable(),
      (error: Error & { refused: boolean }) => error,
    )

it('SOLAPI receives each text message with a different signature', async () => {
  await solapi(account, { clock, service }).sendSms(sms)
  await solapi(account, { clock, service }).sendSms(sms)
  expect(receivedRequests).toMatchObject([
    { method: 'POST', url: '/messages/v4/send', body: { message: { ...sms, from: '021234567' } } },
    {},
  ])
  expect(receivedRequests[0]!.authorization).not.toBe(receivedRequests[1]!.authorization)
  expect(receivedRequests[0]!.authorization).not.toContain(account.apiSecret)
})

it('SOLAPI refuses a request that is signed with another secret, which is reported as an error of the configuration', async () => {
  const error = await failureOf({ ...account, apiSecret: 'another' })
  expect(error).toMatchObject({
    name: 'MessageFailed',
    refused: false,
    message: 'SOLAPI answered 403 (SignatureDoesNotMatch).',
  })
})

it.each([
  [
    'an unassigned number',
    400,
    { errorCode: 'InvalidStatusCode', errorMessage: `${sms.to} is no number` },
    true,
  ],
  ['a message that the account cannot pay', 402, { errorCode: 'NotEnoughBalance' }, false],
  ['all messages because of an internal error', 500, { errorCode: 'InternalError' }, false],
  [
    'a message with status 200',
    200,
    { ...acceptedAnswer, statusCode: '1062', statusMessage: '발신번호 미등록' },
    true,
  ],
])('reports that it refuses %s', async (_, status, body, refused) => {
  answer = { status, body }
  const error = await failureOf()
  expect(error).toMatchObject({ name: 'MessageFailed', refused })
  for (const reply of [sms.to, sms.text, '미등록']) expect(error.message).not.toContain(reply)
})

it.each([302, 307, 308])(
  'SOLAPI’s redirect with status %i is not followed, and the message counts as not accepted',
  async (status) => {
    elsewhere = { Location: '/elsewhere' }
    answer = { status, body: {} }
    expect(await failureOf()).toMatchObject({ name: 'MessageFailed', refused: false })
    expect(receivedRequests.map(({ url }) => url)).toEqual(['/messages/v4/send'])
  },
)

it('any other answer of SOLAPI, or no answer, means that the message was not accepted', async () => {
  answer = { status: 200, body: {} }
  expect(await failureOf()).toMatchObject({ name: 'MessageFailed' })
  service = 'http://127.0.0.1:1'
  expect(await failureOf()).toMatchObject({ name: 'MessageFailed', refused: false })
})
