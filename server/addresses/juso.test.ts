import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createJusoAddresses } from './juso.ts'

type Reply = { status?: number; body: string }
const jusoAnswer = (errorCode: string, juso: object[] | null, totalCount = '0') => ({
  body: JSON.stringify({
    results: {
      common: { errorCode, errorMessage: '', totalCount, currentPage: '1', countPerPage: '10' },
      juso,
    },
  }),
})
const addressRow = (zipNo: string) => ({
  roadAddr: '서울특별시 중구 세종대로 110 (태평로1가)',
  roadAddrPart1: '서울특별시 중구 세종대로 110',
  jibunAddr: '서울특별시 중구 태평로1가 31',
  zipNo,
  bdNm: '서울특별시청',
  siNm: '서울특별시',
})

describe('the road-name address search', () => {
  let server: Server
  let reply: Reply = jusoAnswer('0', [])
  const requests: { url: string; body: URLSearchParams }[] = []
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = ''
      request.on('data', (part: Buffer) => (body += part.toString()))
      request.on('end', () => {
        requests.push({ url: request.url!, body: new URLSearchParams(body) })
        response.writeHead(reply.status ?? 200, { 'Content-Type': 'application/json' }).end(reply.body)
      })
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  })
  afterAll(() => new Promise((closed) => server.close(closed)))
  const addresses = () =>
    createJusoAddresses({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/addrlink/addrLinkApi.do`,
      key: 'a-key',
    })

  it('uses the documented format, with the search words only in the request body', async () => {
    reply = jusoAnswer('0', [addressRow('04524')], '12')
    expect(await addresses().search('세종대로 110%', 2)).toEqual({
      page: 2,
      total: 12,
      list: [
        {
          zipCode: '04524',
          roadAddress: '서울특별시 중구 세종대로 110 (태평로1가)',
          jibunAddress: '서울특별시 중구 태평로1가 31',
          buildingName: '서울특별시청',
        },
      ],
    })
    const { url, body } = requests.at(-1)!
    expect(url).toBe('/addrlink/addrLinkApi.do')
    expect(Object.fromEntries(body)).toEqual({
      confmKey: 'a-key',
      currentPage: '2',
      countPerPage: '10',
      keyword: '세종대로 110',
      resultType: 'json',
    })
  })

  it('removes the signs and words that the address service refuses', async () => {
    reply = jusoAnswer('0', null)
    await addresses().search("[세종] or 대로='110' UNION select", 1)
    expect(requests.at(-1)!.body.get('keyword')).toMatch(/^세종\s+대로\s'110'$/)
  })

  it.each(['E0005', 'E0006', 'E0008', 'E0009', 'E0010', 'E0015'])(
    'reports %s as words that match too little or too much',
    async (code) => {
      reply = jusoAnswer(code, null)
      await expect(addresses().search('서울', 1)).rejects.toMatchObject({ problem: 'address.vague' })
    },
  )

  it.each<[string, Reply]>([
    ['an invalid key', jusoAnswer('E0001', null)],
    ['an expired key', jusoAnswer('E0014', null)],
    ['a broken search', jusoAnswer('-999', null)],
    ['an error', { status: 500, body: '' }],
    ['a page', { body: '<html></html>' }],
    ['another answer', { body: '{}' }],
    ['no count', jusoAnswer('0', [], 'many')],
  ])('is unavailable with %s', async (_, given) => {
    reply = given
    await expect(addresses().search('세종대로', 1)).rejects.toMatchObject({ problem: 'address.unavailable' })
  })

  it('is unavailable if the service does not answer', async () => {
    const unreachableAddresses = createJusoAddresses({ url: 'http://127.0.0.1:9/', key: 'a-key' })
    await expect(unreachableAddresses.search('세종대로', 1)).rejects.toMatchObject({
      problem: 'address.unavailable',
    })
  })
})
