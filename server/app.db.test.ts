import { expect, it } from 'vitest'
import { operationTable } from '#contract/operations.gen.ts'
import { headersOf } from '#server/testing/call-request.ts'
import { describeEachEngine } from '#server/testing/engines.ts'
import { operatorSettings } from '#server/testing/operator-settings.ts'
import { createPortal, password } from '#server/testing/portal.ts'

const productionEnv = {
  DEMO: '0',
  DATABASE_URL: 'postgres://unused',
  PUBLIC_ORIGIN: 'https://portal.example',
  SMS_GATEWAY_URL: 'https://sms.example/send',
  MAIL_GATEWAY_URL: 'https://mail.example/send',
  TOSS_SECRET_KEY: 'live_sk_made_up',
  TOSS_CLIENT_KEY: 'live_ck_made_up',
  ...operatorSettings,
}

describeEachEngine('the server', (engine) => {
  it('is ready with its database and this release’s schema', async () => {
    const { app } = createPortal(engine.database())
    expect((await app.inject('/readyz')).json()).toEqual({
      status: 'ok',
      database: true,
      migrations: true,
      keys: true,
      clock: true,
      degraded: [],
    })
  })

  it('returns the portal’s time with every answer, whatever the machine’s time', async () => {
    const { app, clock } = createPortal(engine.database())
    for (const url of ['/healthz', '/no-such-page', '/api/no/such/call']) {
      const { headers } = await app.inject(url)
      expect(headers['date'], url).toBe(clock.now().toUTCString())
    }
  })

  it('checks once a second whether it is ready, for any number of requests', async () => {
    const database = engine.database()
    let looks = 0
    const ping = () => {
      looks += 1
      return database.ping()
    }
    const { app, clock } = createPortal({ ...database, ping })
    const ask = async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/readyz')))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 50 }, () => 200))
      return looks
    }
    expect([await ask(), await ask()]).toEqual([1, 1])
    clock.pass(1)
    expect(await ask()).toBe(2)
  })

  it('stays ready while the file storage and text messages are unavailable, and reports them', async () => {
    const env = {
      FILES_DIR: '',
      FILES_URL: 'http://127.0.0.1:1/portal-files',
      FILES_ACCESS_KEY_ID: 'id',
      FILES_SECRET_ACCESS_KEY: 'secret',
      MAIL_CODES: '0',
    }
    const portal = createPortal(engine.database(), { env })
    const ready = async () => {
      portal.clock.pass(6)
      await portal.app.inject('/metrics')
      const response = await portal.app.inject('/readyz')
      return [response.statusCode, (response.json() as { degraded: string[] }).degraded]
    }
    expect(await ready()).toEqual([200, ['files']])
    const { email } = await portal.addMember()
    portal.gateway.fails = true
    const { data, session } = await portal.logIn(email)
    expect(data.loginYn).toBe('N')
    const askForCode = () => portal.call('startMfaChallenge', { mfaType: 'sms' }, { session })
    expect((await askForCode()).status).toBe(503)
    expect(await ready()).toEqual([200, ['files', 'sms']])
    const figures = (await portal.app.inject('/metrics')).body
    expect(figures).toContain('portal_ready 1')
    expect(figures).toContain('portal_degraded{part="files"} 1')
    expect(figures).toContain('portal_degraded{part="sms"} 1')
    expect(figures).toContain('portal_messages_total{kind="sms",outcome="failed"} 1')

    portal.gateway.fails = false
    portal.clock.pass(60)
    expect((await askForCode()).status).toBe(200)
    expect(await ready()).toEqual([200, ['files']])
    await portal.app.close()
  })

  it('answers 503 while the disk of its database is full, and logs it', async () => {
    let log = ''
    const portal = createPortal(engine.database(), { log: { write: (line) => void (log += line) } })
    const { email } = await portal.addMember({ mfaType: 'none', factors: [] })
    const { pool } = engine.owner()
    await pool.query(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`)
    await pool.query(
      'create trigger full_disk before insert on sessions for each row execute function full_disk()',
    )
    const refusedLogin = await portal.logIn(email)
    await pool.query('drop trigger full_disk on sessions')
    expect([refusedLogin.status, refusedLogin.code]).toEqual([503, 503])
    expect(log).toContain('"why":"disk-full"')
    expect((await portal.logIn(email)).code).toBe(200)
    await portal.app.close()
  })

  it('is not ready while its database is unavailable, which its metrics show', async () => {
    const database = engine.database()
    const unreachableDatabase = {
      ...database,
      ping: () => Promise.reject(new Error('connection terminated')),
    }
    const { app } = createPortal(unreachableDatabase)
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    expect((await app.inject('/metrics')).body).toContain('portal_ready 0')
    await app.close()
  })

  it('serves its metrics only to the local machine, and only on the separate metrics port if one is configured', async () => {
    const portal = createPortal(engine.database())
    await portal.call('getUnauthSessionInfo', {})
    const { app } = portal
    const here = await app.inject('/metrics')
    expect(here.body).toContain('portal_answers_total{operation="getUnauthSessionInfo",code="200"} 1')
    expect((await app.inject({ url: '/metrics', remoteAddress: '198.51.100.7' })).statusCode).toBe(404)
    expect(
      (await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '198.51.100.7' } })).statusCode,
    ).toBe(404)
    const separateMetricsApp = createPortal(engine.database(), { env: { METRICS_PORT: '9090' } }).app
    expect((await separateMetricsApp.inject('/metrics')).statusCode).toBe(404)
  })

  it('has the outbox only in demo mode', async () => {
    const demoApp = createPortal(engine.database()).app
    expect((await demoApp.inject('/demo/outbox')).statusCode).toBe(200)
    const { app } = createPortal(engine.database(), { env: productionEnv })
    expect((await app.inject('/demo/outbox')).statusCode).toBe(404)
  })

  it('answers an address that cannot be decoded like any unknown address', async () => {
    const { app } = createPortal(engine.database())
    const answerAt = (url: string) =>
      app.inject({ method: 'POST', url, headers: headersOf({}), payload: '{}' })
    for (const [url, unknown] of [
      ['/api/%zz', '/api/unknown'],
      ['/%c0%80', '/unknown'],
    ] as const) {
      const response = await answerAt(url)
      const { statusCode, body } = await answerAt(unknown)
      expect([response.statusCode, response.body]).toEqual([statusCode, body])
      expect(statusCode).toBe(404)
      expect(response.headers['x-content-type-options']).toBe('nosniff')
    }
  })

  it('sets a __Host- session cookie on https, and accepts no session cookie under another name', async () => {
    const portal = createPortal(engine.database(), { env: productionEnv })
    const { email } = await portal.addMember({ mfaType: 'none', factors: [] })
    const url = operationTable.logIn.path
    const payload = {
      email: Buffer.from(email).toString('base64'),
      password,
      deviceId: '4bdc6ae4-9fd0-4a4d-a0ab-b6d3d4ff0b8d',
    }
    const login = await portal.app.inject({ method: 'POST', url, headers: headersOf({}), payload })
    const [cookie] = login.cookies
    expect(login.headers['set-cookie']).toBe(
      `__Host-session=${cookie?.value}; Path=/; HttpOnly; Secure; SameSite=Lax`,
    )
    expect(login.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')

    const codeWith = async (name: string) => {
      const headers = headersOf({ headers: { cookie: `${name}=${cookie?.value}` } })
      const response = await portal.app.inject({
        method: 'POST',
        url: operationTable.getSessionInfo.path,
        headers,
        payload: '{}',
      })
      return response.json().code as number
    }
    expect([await codeWith('__Host-session'), await codeWith('session')]).toEqual([200, 401])
  })

  it('logs refusals with hashes of account, member and address, so that they can be counted but not read', async () => {
    const lines: Record<string, unknown>[] = []
    const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>)
    const portal = createPortal(engine.database(), { log: { write } })
    const member = await portal.addMember({ mfaType: 'none', factors: [] })
    const { session } = await portal.logIn(member.email)
    for (const email of [member.email, 'nobody@example.com', 'NOBODY@example.com'])
      await portal.logIn(email, 'a-wrong-password', { address: '198.51.100.7' })
    await portal.call('listAdminPosts', { board: 'NOTICE' }, { session, address: '198.51.100.8' })

    const logins = lines.filter(({ msg }) => msg === 'a login was refused')
    expect(logins.map(({ account }) => account)).toEqual([
      expect.stringMatching(/^[0-9a-f]{16}$/),
      logins[2]!.account,
      expect.stringMatching(/^[0-9a-f]{16}$/),
    ])
    expect(new Set(logins.map(({ account }) => account)).size).toBe(2)
    expect(new Set(logins.map(({ from }) => from)).size).toBe(1)
    const refusalLines = lines.filter(({ reason }) => reason !== undefined)
    expect(refusalLines.map(({ operation, reason }) => [operation, reason])).toEqual([
      ['logIn', 'credentials.wrong'],
      ['logIn', 'credentials.wrong'],
      ['logIn', 'credentials.wrong'],
      ['listAdminPosts', 'role.missing'],
    ])
    expect(refusalLines[0]).toMatchObject({ from: logins[0]!.from })
    expect(refusalLines[3]).toMatchObject({
      member: expect.stringMatching(/^[0-9a-f]{16}$/),
      from: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
    expect(refusalLines[3]!['from']).not.toBe(logins[0]!.from)
    for (const secret of [member.email, member.id, 'nobody', '198.51.100'])
      expect(JSON.stringify(lines)).not.toContain(secret)
  })

  it('logs the operation and its outcome, without personal data', async () => {
    let log = ''
    const portal = createPortal(engine.database(), { log: { write: (line) => void (log += line) } })
    const { email } = await portal.addMember({ codes: ['B7KQ-2MXD-94RT'] })
    const session = await portal.logInFully(email, { confirmed: true })
    await portal.logIn(email, 'a-wrong-password', { address: '198.51.100.7' })
    await portal.call('getUserInfo', {}, { session })
    await portal.app.inject(`/nowhere?email=${email}`)
    await portal.app.inject({
      url: '/nowhere%0A{"msg":"forged"}',
      headers: { 'user-agent': 'x\n{"msg":"forged"}' },
    })
    // The error of a failed query contains its parameters.
    await engine.owner().pool.query('alter table members rename to moved')
    await portal.logIn(email)
    await engine.owner().pool.query('alter table moved rename to members')

    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines).toContainEqual(
      expect.objectContaining({
        operation: 'getUserInfo',
        code: 200,
        reqId: expect.any(String),
        ms: expect.any(Number),
      }),
    )
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'a request failed' }))
    expect(lines.filter(({ msg }) => msg === 'forged')).toEqual([])
    const secrets = [
      email,
      'example.com',
      password,
      'a-wrong-password',
      session,
      portal.lastCode(),
      '송나래',
      '01000001234',
      '198.51.100.7',
      'B7KQ',
    ]
    for (const secret of secrets) expect(log).not.toContain(secret)
  })
})
