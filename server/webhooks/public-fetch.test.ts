import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPublicFetch, isPublicAddress } from './public-fetch.ts'

describe('an address of the public internet', () => {
  it.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '[2606:2800:21f:cb07::1]'])(
    '%s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::7f00:1',
    '64:ff9b::7f00:1',
    'app.example',
  ])('%s is not a public address', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('a fetch to the public internet', () => {
  let server: Server
  let port: number
  let calls = 0
  beforeAll(async () => {
    server = createServer((_, response) => {
      calls += 1
      response.writeHead(302, { location: `http://127.0.0.1:${port}/elsewhere` }).end()
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    ;({ port } = server.address() as AddressInfo)
  })
  afterAll(() => new Promise<unknown>((closed) => server.close(closed)))
  const post = { headers: {}, body: '{}' }

  it.each(['127.0.0.1', 'localhost', '0x7f.1', '[::ffff:127.0.0.1]'])(
    'reaches no server of this machine by %s',
    async (host) => {
      await expect(createPublicFetch([])(`http://${host}:${port}/`, post)).rejects.toThrow()
      expect(calls).toBe(0)
    },
  )

  it('reaches an allowed host, and follows no redirect', async () => {
    const answer = await createPublicFetch([`127.0.0.1:${port}`])(`http://127.0.0.1:${port}/`, post)
    expect([answer.status, calls]).toEqual([302, 1])
  })
})
