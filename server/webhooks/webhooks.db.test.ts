import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { HOUR_MS, SECOND_MS } from '#domain/durations.ts'
import { appWebhooks, webhookDeliveries } from '#server/db/schema/app-webhook.ts'
import { notifyAppAdmins } from '#server/domains/access/access.app-admins.ts'
import { accessTexts } from '#server/messages/access-texts.ts'
import { createLog } from '#server/observability/log.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { accessWorld, type Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { insertApp, insertLevel } from '#worlds/access.ts'
import { createPublicFetch } from './public-fetch.ts'
import { createWebhookQueue } from './webhook-queue.ts'

type ReceivedDelivery = { headers: IncomingHttpHeaders; body: string }
type WebhookBody = { type: string; timestamp: string; data: Record<string, unknown> }

describeEngines('webhooks of an app', (engine) => {
  const hosts: string[] = []
  const world = accessWorld(engine)
  const { ids } = world
  const db = (node = engine.database()) => node.db
  let receiver: Server
  let received: ReceivedDelivery[]
  let answers: number[]
  let admin: Person
  let alice: Person
  let appId: string
  let levelId: string
  let secret: string

  beforeEach(async () => {
    ;[received, answers] = [[], []]
    receiver = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') })
        response.writeHead(answers.shift() ?? 204, { location: 'http://127.0.0.1:1/' }).end()
      })
    })
    await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
    hosts.splice(0, 1, `127.0.0.1:${(receiver.address() as AddressInfo).port}`)
    world.portal().config.webhookHosts.splice(0, 1, hosts[0]!)
    admin = await world.person({ roles: ['appAdmin', 'approver', 'securityAdmin'] })
    admin.session = await world.portal().verify(admin.session)
    alice = await world.person()
    appId = await insertApp(db(), { companyId: ids.company, name: '우리 ERP' })
    levelId = await insertLevel(db(), { appId })
    secret = await set(1)
  })
  afterEach(() => new Promise<unknown>((closed) => receiver.close(closed)))

  const set = async (version: number) => {
    const webhookUrl = `http://${hosts[0]!}/hooks`
    const { data } = await world.portal().call('setAppWebhook', { appId, version, webhookUrl }, admin)
    return data.webhookSecret
  }
  const queue = (node = engine.database()) => {
    const { clock, config } = world.portal()
    return createWebhookQueue({
      db: node.db,
      box: createSecretBox(config.encryptionKeys),
      clock,
      log: createLog('silent'),
      send: createPublicFetch(hosts),
      onDisabled: (tx, id) => notifyAppAdmins(world.sweeper(), tx, id, accessTexts.webhookDisabled),
    })
  }
  const info = async () => (await world.portal().call('getAppWebhook', { appId }, admin)).data
  const events = () => received.map(({ body }) => (JSON.parse(body) as WebhookBody).type)
  const verifyDelivery = ({ body, headers }: ReceivedDelivery, by = secret) =>
    new Webhook(by).verify(body, headers as Record<string, string>) as WebhookBody

  it('report the events of permissions and requests, in order and without names', async () => {
    await world.requestAndApprove(alice, admin, { levelId })
    const { grantId, version } = (await world.grantOf(alice, levelId))!
    const change = { grantId, comment: '수상한 접속입니다.' }
    await world.portal().call('blockAccessGrant', { ...change, version }, admin)
    await world.portal().call('liftAccessGrant', { ...change, version: version + 1 }, admin)
    await world.portal().call('revokeAccessGrant', { ...change, version: version + 2 }, admin)
    await queue().deliver()
    expect(events().toSorted()).toEqual(
      [
        'request.created',
        'grant.started',
        'request.decided',
        'grant.paused',
        'grant.resumed',
        'grant.ended',
      ].toSorted(),
    )
    const startedDelivery = received.find(({ body }) => body.includes('"grant.started"'))!
    expect(JSON.parse(startedDelivery.body)).toEqual({
      type: 'grant.started',
      timestamp: '2026-11-21T03:00:00.000Z',
      data: {
        subject: { type: 'user', id: expect.any(String) as string },
        resource: { type: 'level', id: levelId },
        reason: 'grant.started',
        grantId,
        requestId: expect.any(String) as string,
        until: '2026-12-21T23:59:59+09:00',
      },
    })
    const all = received.map(({ body }) => body).join()
    for (const personal of [alice.email, alice.memberId, '송나래', admin.email])
      expect(all).not.toContain(personal)
    expect((await info()).deliveries.map(({ deliveryState }) => deliveryState)).toEqual(
      Array(6).fill('DELIVERED'),
    )
  })

  it('are signed with the secret, and for a day also with the former secret', async () => {
    const now = Math.round(Date.now() / SECOND_MS) * SECOND_MS
    world.portal().clock.pass((now - world.portal().clock.now().getTime()) / SECOND_MS)
    admin.session = await world.portal().logInFully(admin.email, { confirmed: true })
    alice.session = await world.portal().logInFully(alice.email, { confirmed: true })
    const next = await set(2)
    await world.ask(alice, { levelId })
    await queue().deliver()
    for (const each of [secret, next]) expect(verifyDelivery(received[0]!, each).type).toBe('request.created')
    expect(() => verifyDelivery({ ...received[0]!, body: `${received[0]!.body} ` }, next)).toThrow()
    await db()
      .update(appWebhooks)
      .set({ formerUntil: new Date(now) })
      .where(eq(appWebhooks.appId, appId))
    const [delivery] = (await info()).deliveries
    await world.portal().call('replayAppDelivery', { appId, deliveryId: delivery!.deliveryId }, admin)
    await queue().deliver()
    expect(() => verifyDelivery(received[1]!)).toThrow()
    expect(verifyDelivery(received[1]!, next).type).toBe('request.created')
  })

  it('are sent again for more than a day under one id, then disabled, and the admins of the app are notified', async () => {
    answers = Array<number>(20).fill(500)
    await world.ask(alice, { levelId })
    const startedAt = world.portal().clock.now().getTime()
    for (let round = 0; round < 12; round += 1) {
      await queue().deliver()
      const [row] = await db().select().from(webhookDeliveries).where(eq(webhookDeliveries.appId, appId))
      if (row!.state !== 'WAITING') break
      world.portal().clock.pass((row!.nextTryAt.getTime() - world.portal().clock.now().getTime()) / SECOND_MS)
    }
    expect(world.portal().clock.now().getTime() - startedAt).toBeGreaterThan(24 * HOUR_MS)
    expect(received).toHaveLength(8)
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    admin.session = await world.portal().logInFully(admin.email, { confirmed: true })
    const { webhook, deliveries } = await info()
    expect(deliveries).toMatchObject([{ deliveryState: 'FAILED', tries: 8, lastStatus: 500 }])
    expect(webhook!.disabledAt).not.toBeNull()
    expect(await world.noticesTo(admin)).toContain('앱에 보내는 알림이 멈췄습니다')
    alice.session = await world.portal().logInFully(alice.email, { confirmed: true })
    await world.ask(alice, { levelId })
    expect((await info()).deliveries).toHaveLength(1)
    answers = []
    await set(2)
    const { deliveryId } = deliveries[0]!
    expect((await world.portal().call('replayAppDelivery', { appId, deliveryId }, admin)).code).toBe(200)
    expect((await world.portal().call('replayAppDelivery', { appId, deliveryId }, admin)).code).toBe(5334)
    await queue().deliver()
    expect((await info()).deliveries).toMatchObject([{ deliveryState: 'DELIVERED', tries: 1 }])
  })

  it.each([
    ['a redirect is not followed', 302],
    ['an error is no acceptance', 404],
  ])('%s', async (_, status) => {
    answers = [status]
    await world.ask(alice, { levelId })
    await queue().deliver()
    expect((await info()).deliveries).toMatchObject([{ deliveryState: 'WAITING', lastStatus: status }])
    expect(received).toHaveLength(1)
  })

  it('are disabled at once by a receiver that answers 410', async () => {
    answers = [410]
    await world.ask(alice, { levelId })
    await queue().deliver()
    expect((await info()).deliveries).toMatchObject([{ deliveryState: 'FAILED', tries: 1 }])
  })

  it('one of two nodes sends a delivery', async () => {
    await world.ask(alice, { levelId })
    await Promise.all([queue().deliver(), queue().deliver()])
    expect(received).toHaveLength(1)
  })

  it('one of two concurrent repetitions of a delivery is sent', async () => {
    await world.ask(alice, { levelId })
    await queue().deliver()
    const { deliveryId } = (await info()).deliveries[0]!
    const replay = () => world.portal().call('replayAppDelivery', { appId, deliveryId }, admin)
    const codes = (await Promise.all([replay(), replay()])).map(({ code }) => code)
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 5334])
  })

  it('are sent neither for a rolled back event nor for an event of another app', async () => {
    await world.ask(alice)
    expect((await world.ask(alice, { levelId, reason: '짧음' })).code).not.toBe(200)
    await queue().deliver()
    expect(received).toEqual([])
  })

  it.each([
    'http://app.example/hooks',
    'https://127.0.0.1/hooks',
    'https://[::1]/hooks',
    'https://10.0.0.7/hooks',
    'https://169.254.169.254/latest/meta-data',
    'https://0x7f.1/hooks',
    'https://[::ffff:10.0.0.7]/hooks',
    'https://localhost/hooks',
    'https://user:password@app.example/hooks',
    'ftp://app.example/hooks',
    'app.example',
  ])('%s is refused', async (webhookUrl) => {
    expect((await world.portal().call('setAppWebhook', { appId, version: 2, webhookUrl }, admin)).code).toBe(
      5331,
    )
  })
})
