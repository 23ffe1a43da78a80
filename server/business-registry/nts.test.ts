import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ntsRegistry } from './nts.ts'

type Reply = { status?: number; body: string }
const answerOf = (...data: object[]): Reply => ({
  body: JSON.stringify({
    request_cnt: data.length,
    match_cnt: data.length,
    status_code: 'OK',
    data,
  }),
})
const [one, other] = ['1248100998', '9998700017'] as const
const taxType = '부가가치세 일반과세자'
const row = {
  b_no: one,
  b_stt: '계속사업자',
  b_stt_cd: '01',
  tax_type: taxType,
  tax_type_cd: '01',
  end_dt: '',
  utcc_yn: 'N',
  tax_type_change_dt: '',
  invoice_apply_dt: '',
  rbf_tax_type: '해당없음',
  rbf_tax_type_cd: '99',
}
const unknownRow = {
  ...row,
  b_stt: '',
  b_stt_cd: '',
  tax_type: '국세청에 등록되지 않은 사업자등록번호입니다.',
  tax_type_cd: '',
}

describe('the registry of businesses', () => {
  let reply: Reply = answerOf()
  const requests: { url: string; method: string; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      requests.push({ url: request.url!, method: request.method!, body })
      response.writeHead(reply.status ?? 200, { 'Content-Type': 'application/json' }).end(reply.body)
    })
  })
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => void server.close())
  const registry = () =>
    ntsRegistry({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/nts-businessman/v1`,
      key: 'a+key/==',
    })

  it('is called in the documented format', async () => {
    reply = answerOf(row)
    await registry().statesOf([one, other])
    expect(requests).toEqual([
      {
        url: '/api/nts-businessman/v1/status?serviceKey=a%2Bkey%2F%3D%3D',
        method: 'POST',
        body: JSON.stringify({ b_no: [one, other] }),
      },
    ])
  })

  it.each([
    ['an active business', row, { state: 'ACTIVE', taxType, closedOn: null }],
    [
      'a suspended business',
      { ...row, b_stt: '휴업자', b_stt_cd: '02' },
      { state: 'SUSPENDED', taxType, closedOn: null },
    ],
    [
      'a closed business',
      { ...row, b_stt: '폐업자', b_stt_cd: '03', end_dt: '20261031' },
      { state: 'CLOSED', taxType, closedOn: '2026-10-31' },
    ],
    ['an unknown business', unknownRow, { state: 'UNREGISTERED', taxType: null, closedOn: null }],
  ])('reads the state of %s, and ignores numbers that were not requested', async (_, given, expected) => {
    reply = answerOf(given, { ...row, b_no: '0000000000' })
    expect([...(await registry().statesOf([one, other]))]).toEqual([[one, expected]])
  })

  it('omits an unreadable row, and returns the others', async () => {
    reply = answerOf({ ...row, b_stt_cd: '04' }, { ...row, b_no: other })
    expect([...(await registry().statesOf([one, other])).keys()]).toEqual([other])
  })

  it.each<[string, Reply]>([
    ['a wrong key', { status: 401, body: '{"code":-401,"msg":"유효하지 않은 인증키 입니다."}' }],
    ['too many numbers', { status: 413, body: '{"status_code":"TOO_LARGE_REQUEST"}' }],
    ['an error', { status: 500, body: '' }],
    ['a redirect', { status: 302, body: '' }],
    ['a page', { body: '<html></html>' }],
    ['another answer', { body: '{}' }],
  ])('is unavailable after %s, and names neither key nor number', async (_, given) => {
    reply = given
    const failure = await registry()
      .statesOf([one])
      .catch((error: Error) => error)
    expect(failure).toMatchObject({ name: 'RegistryUnavailable' })
    expect(String((failure as Error).message)).not.toMatch(/key|\d{10}/)
  })

  const question = { rnno: one, representative: '이지호', foundedOn: '2019-03-04' }

  it('is called for company details in the documented format', async () => {
    reply = answerOf()
    requests.length = 0
    await registry().matchesOf([question])
    expect(requests).toEqual([
      {
        url: '/api/nts-businessman/v1/validate?serviceKey=a%2Bkey%2F%3D%3D',
        method: 'POST',
        body: JSON.stringify({ businesses: [{ b_no: one, start_dt: '20190304', p_nm: '이지호' }] }),
      },
    ])
  })

  it('reads matches and differences, and leaves out rows that are unreadable or about other numbers', async () => {
    const validRow = { b_no: one, valid: '01', status: row, request_param: { b_no: one } }
    const invalidRow = { b_no: other, valid: '02', valid_msg: '확인할 수 없습니다.' }
    const questions = [question, { ...question, rnno: other }, { ...question, rnno: '1111111119' }]
    reply = answerOf(
      validRow,
      invalidRow,
      { b_no: '1111111119', valid: '03' },
      { ...validRow, b_no: '0000000000' },
    )
    expect([...(await registry().matchesOf(questions))]).toEqual([
      [one, 'MATCHES'],
      [other, 'DIFFERS'],
    ])
  })

  it.each<[string, Reply]>([
    ['an error', { status: 500, body: '' }],
    ['a page', { body: '<html></html>' }],
    ['another answer', { body: '{"data":"이지호"}' }],
  ])('is unavailable about details after %s, and names no person', async (_, given) => {
    reply = given
    const failure = await registry()
      .matchesOf([question])
      .catch((error: Error) => error)
    expect(failure).toMatchObject({ name: 'RegistryUnavailable' })
    expect(String((failure as Error).message)).not.toMatch(/key|\d{10}|이지호/)
  })

  it('is unavailable if the server does not answer in time', async () => {
    const silentServer = createServer(() => {})
    await new Promise<void>((resolve) => silentServer.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(silentServer.address() as AddressInfo).port}/`
    await expect(
      ntsRegistry({ url, key: 'a-key', timeoutMs: 50 }).matchesOf([question]),
    ).rejects.toMatchObject({ name: 'RegistryUnavailable' })
    silentServer.closeAllConnections()
    silentServer.close()
  })

  it('is unavailable if the connection is refused', async () => {
    await expect(
      ntsRegistry({ url: 'http://127.0.0.1:9/', key: 'a-key' }).statesOf([one]),
    ).rejects.toMatchObject({ name: 'RegistryUnavailable' })
  })
})
