import { expect, it } from 'vitest'
import { operationTable } from '#contract/operations.gen.ts'
import { headersOf } from '#server/testing/call-request.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal } from '#server/testing/portal.ts'

const env = { CALLS_PER_SESSION: '20', CALLS_PER_ADDRESS: '60' }

describeEngines('a general rate limit', (engine) => {
  const openPortal = (more: Record<string, string> = {}) =>
    createPortal(engine.database(), { env: { ...env, ...more } })

  it('refuses calls of a session beyond its limit per minute, even if they are simultaneous', async () => {
    const portal = openPortal({ CALLS_PER_ADDRESS: '1000' })
    const session = await portal.logInFully((await portal.addMember()).email)
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => portal.call('getSessionInfo', {}, { session })),
    )
    // The login and the password check of the session may have used some of the calls.
    expect(answers.filter(({ code }) => code === 200).length).toBeLessThanOrEqual(20)
    expect(answers.filter(({ code }) => code === 200).length).toBeGreaterThan(10)
    const refusal = answers.find(({ code }) => code !== 200)!
    expect(refusal).toMatchObject({
      status: 429,
      code: 429,
      msg: '짧은 시간에 요청이 너무 많았습니다. 잠시 후 다시 시도해 주세요.',
      data: { retryAfterSeconds: expect.any(Number) },
    })
    expect(Number(refusal.headers['retry-after'])).toBe(
      (refusal.data as unknown as { retryAfterSeconds: number }).retryAfterSeconds,
    )
    // Other callers are not affected.
    const other = await portal.logInFully((await portal.addMember()).email)
    expect((await portal.call('getSessionInfo', {}, { session: other })).code).toBe(200)
  })

  it('refuses calls of an address beyond its limit per minute, also with invented sessions and another spelling of the address', async () => {
    const portal = openPortal()
    const codes: number[] = []
    for (let round = 0; round < 70; round += 1) {
      const session = String(round).padStart(43, 'A')
      const address = round % 2 ? '203.0.113.9' : '::ffff:203.0.113.9'
      codes.push((await portal.call('getUnauthSessionInfo', {}, { session, address })).code)
    }
    expect(codes).toEqual([...Array<number>(60).fill(200), ...Array<number>(10).fill(429)])
    expect((await portal.call('getUnauthSessionInfo', {}, { address: '203.0.113.10' })).code).toBe(200)
  })

  it('counts requests for unknown addresses, counts a page as several calls, and does not count health checks', async () => {
    const portal = openPortal()
    const address = '198.51.100.7'
    const get = (url: string) => portal.app.inject({ method: 'GET', url, remoteAddress: address })
    for (let page = 0; page < 12; page += 1) expect((await get('/notice')).statusCode).not.toBe(429)
    const refusal = await get('/notice')
    expect([refusal.statusCode, refusal.headers['content-type'], refusal.body]).toEqual([
      429,
      'text/plain; charset=utf-8',
      '짧은 시간에 요청이 너무 많았습니다. 잠시 후 다시 시도해 주세요.\n',
    ])
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0)
    expect((await get('/api/unknown')).statusCode).toBe(429)
    expect((await get(`/files/${'a'.repeat(43)}`)).statusCode).toBe(429)
    expect((await get('/healthz')).statusCode).toBe(200)
  })

  it('refuses before it reads a body or a session', async () => {
    const portal = openPortal({ CALLS_PER_ADDRESS: '1' })
    const send = (payload: string) =>
      portal.app.inject({
        method: 'POST',
        url: operationTable.logIn.path,
        headers: headersOf({}),
        payload,
        remoteAddress: '192.0.2.1',
      })
    expect((await send('{}')).statusCode).toBe(400)
    expect((await send('nonsense'.repeat(100_000))).statusCode).toBe(429)
  })
})
