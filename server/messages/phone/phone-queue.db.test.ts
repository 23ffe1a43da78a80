import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { brandOfNames } from '#server/brand/brand.ts'
import { demoBrand } from '#server/brand/demo-brand.ts'
import { members } from '#server/db/schema/member.ts'
import { phoneMessages } from '#server/db/schema/phone-message.ts'
import { MessageFailed } from '#server/messages/messages.ts'
import { createLog } from '#server/observability/log.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createTestClock } from '#server/testing/portal.ts'
import { type Fault, standInForSolapi } from '#server/testing/solapi-stand-in.ts'
import { insertMember } from '#worlds/member.ts'
import { checkTemplates } from './check-templates.ts'
import { createPhoneQueue } from './phone-queue.ts'
import { gatewayTransport, type PhoneTransport } from './phone-transport.ts'
import { solapiPhone } from './solapi-phone.ts'
import { type PhoneContent, phoneTemplates } from './templates.ts'

const account = {
  apiKey: 'NCSAYU7YDBXYORXC',
  apiSecret: 'HWRJEBXUPQYZJYBQGVTNOWYLRRQJAVAX',
  from: '021234567',
}
const talk = { channelId: 'KA01PF1', templates: new Map([['BILL_LATE', 'KA01TP1']] as const) }
const lateBill: PhoneContent = {
  kind: 'BILL_LATE',
  values: { 청구: '보안관제 기본 30명', 금액: '247,500원', 기한: '2026.12.05' },
}
const reminder: PhoneContent = { ...lateBill, kind: 'BILL_REMINDER' }
const log = createLog('silent')
const box = createSecretBox([{ id: 'test', key: Buffer.alloc(32, 5) }])
const faults: Fault[] = ['LOST', 'UNANSWERED', 'BUSY']
/** The maximum number of requests for a message by 알림톡, also if its template is refused. */
const MAX_CALLS = 12
const HALF_DAY_SECONDS = 12 * 60 * 60

describeEngines('messages to phones', (engine) => {
  let clock = createTestClock()
  let givenUp = 0
  let service: Awaited<ReturnType<typeof standInForSolapi>>
  let memberId: string
  let phoneNumber: string
  const db = () => engine.database().db
  beforeAll(async () => {
    service = await standInForSolapi()
    ;({ id: memberId, phoneNumber } = await insertMember(db(), { createdAt: clock.now() }))
  })
  afterAll(() => service.stop())
  beforeEach(async () => {
    clock = createTestClock()
    givenUp = 0
    await db().delete(phoneMessages)
    Object.assign(service.state, { arrived: [], requests: 0, fault: () => undefined })
    service.state.withoutTalk.clear()
    service.state.away.clear()
    service.state.templates.set('KA01TP1', { status: 'APPROVED', content: phoneTemplates.BILL_LATE })
  })
  const solapi = () => solapiPhone({ ...account, talk }, { clock, service: service.url })
  const queue = (transport: PhoneTransport = solapi(), node = db()) =>
    createPhoneQueue({
      db: node,
      box,
      transport,
      clock,
      log,
      brand: () => brandOfNames(demoBrand),
      site: 'https://portal.example',
      onGivenUp: () => (givenUp += 1),
    })
  const put = (content: PhoneContent = lateBill, by = queue()) =>
    db().transaction((tx) => by.put(tx, { memberId, content, path: '/my/bill' }))
  const stored = async () => (await db().select().from(phoneMessages))[0]!
  /** Delivers until no message is due. */
  async function settle(by = () => queue()) {
    for (let round = 0; round < 20 && (await stored()).endedAt === null; round += 1) {
      await by().deliver()
      clock.pass(15 * 60)
    }
  }
  const arrivalChannels = () => service.state.arrived.map(({ by }) => by)

  it('go by 알림톡 with the name of the portal, and their text is not stored afterwards', async () => {
    await put()
    await settle()
    expect(service.state.arrived).toEqual([
      { to: phoneNumber, by: 'TALK', text: expect.stringContaining('[빗장] 청구서의 납부 기한이') as string },
    ])
    expect(service.state.arrived[0]!.text).toContain('https://portal.example/my/bill')
    expect(await stored()).toMatchObject({ phoneState: 'TALK', contentBox: null, nextTryAt: null })
  })

  it('about a bill go by text message if their kind has no template', async () => {
    await put(reminder)
    await settle()
    expect(service.state.arrived).toMatchObject([{ by: 'SMS' }])
    await db().delete(phoneMessages)
    await put({ kind: 'REQUEST_APPROVED', values: { 신청: '업무망(사용자) 권한 신청' } })
    expect(await db().$count(phoneMessages)).toBe(0)
  })

  it('are replaced by one text message if 알림톡 does not arrive', async () => {
    service.state.withoutTalk.add(phoneNumber)
    await put()
    await settle()
    expect(arrivalChannels()).toEqual(['SMS'])
    expect(await stored()).toMatchObject({ phoneState: 'SMS' })
  })

  it('are replaced by one text message if the service has rejected their template', async () => {
    service.state.templates.set('KA01TP1', { status: 'REJECTED', content: phoneTemplates.BILL_LATE })
    await put()
    await settle()
    expect(service.state.arrived).toMatchObject([
      { by: 'SMS', text: expect.stringContaining('[빗장]') as string },
    ])
    expect(await stored()).toMatchObject({ phoneState: 'SMS', templateId: null })
  })

  it('are recorded as failed if nothing arrives, and if the number is no mobile number', async () => {
    service.state.away.add(phoneNumber)
    await put()
    await settle()
    expect(await stored()).toMatchObject({ phoneState: 'FAILED' })
    await db().delete(phoneMessages)
    await db().update(members).set({ phoneNumber: '021234567' }).where(eq(members.id, memberId))
    await put()
    await settle()
    await db().update(members).set({ phoneNumber }).where(eq(members.id, memberId))
    expect([await stored(), arrivalChannels(), givenUp]).toMatchObject([{ phoneState: 'FAILED' }, [], 2])
  })

  it.each(
    faults.flatMap((fault) =>
      (['APPROVED', 'REJECTED'] as const).flatMap((status) =>
        [0, 1].map((length) => ({ fault, status, length })),
      ),
    ),
  )(
    'arrive once, whichever calls are $fault, with a template that is $status',
    async ({ fault, status, length }) => {
      for (let first = 1; first <= MAX_CALLS; first += 1) {
        clock = createTestClock()
        await db().delete(phoneMessages)
        Object.assign(service.state, { arrived: [], requests: 0 })
        service.state.templates.set('KA01TP1', { status, content: phoneTemplates.BILL_LATE })
        service.state.fault = (number) => (number >= first && number <= first + length ? fault : undefined)
        await put()
        // Each delivery has a new queue, as after a restart of the process.
        await settle(() => queue())
        expect(arrivalChannels(), `${fault} from call ${first}`).toEqual([
          status === 'APPROVED' ? 'TALK' : 'SMS',
        ])
        expect((await stored()).endedAt).not.toBeNull()
      }
    },
  )

  it('arrive once if a node stops between any two calls and another node continues', async () => {
    for (let last = 0; last < MAX_CALLS; last += 1) {
      clock = createTestClock()
      await db().delete(phoneMessages)
      Object.assign(service.state, { arrived: [], requests: 0, fault: () => undefined })
      await put()
      let calls = 0
      const killable =
        <Arguments extends unknown[], Result>(call: (...given: Arguments) => Promise<Result>) =>
        async (...given: Arguments) => {
          if (calls++ >= last) throw new Error('The process has ended.')
          const result = await call(...given)
          if (calls++ >= last) throw new Error('The process has ended.')
          return result
        }
      const transport = solapi()
      const killed = {
        ...transport,
        begin: killable(transport.begin),
        handOver: killable(transport.handOver),
        outcome: killable(transport.outcome),
      }
      await queue(killed)
        .deliver()
        .catch(() => {})
      clock.pass(15 * 60)
      await settle()
      expect(arrivalChannels(), `after ${last} calls`).toEqual(['TALK'])
    }
  })

  it('arrive once with several nodes, also if one was paused longer than its claim lasts', async () => {
    await put()
    let resume = () => {}
    const paused = new Promise<void>((resolve) => (resume = resolve))
    const transport = solapi()
    const pausedService = {
      ...transport,
      handOver: (...given: Parameters<PhoneTransport['handOver']>) =>
        paused.then(() => transport.handOver(...given)),
    }
    const firstDelivery = queue(pausedService).deliver()
    await expect.poll(async () => (await stored()).place).not.toBeNull()
    clock.pass(11 * 60)
    await Promise.all([queue().deliver(), queue().deliver()])
    resume()
    await firstDelivery
    await settle()
    expect(arrivalChannels()).toEqual(['TALK'])
  })

  it.each(['FAILS', 'REFUSED'] as const)(
    'remain finished if the late call of a paused node %s',
    async (late) => {
      await put()
      let resume = () => {}
      const paused = new Promise<void>((resolve) => (resume = resolve))
      const slow: PhoneTransport = {
        ...solapi(),
        async handOver() {
          await paused
          if (late === 'FAILS') throw new MessageFailed('The service did not answer.')
          return late
        },
      }
      const firstDelivery = queue(slow).deliver()
      await expect.poll(async () => (await stored()).place).not.toBeNull()
      clock.pass(11 * 60)
      await settle()
      const finished = await stored()
      resume()
      await firstDelivery
      expect(await stored()).toEqual(finished)
      expect([finished.phoneState, finished.nextTryAt, givenUp]).toEqual(['TALK', null, 0])
    },
  )

  it('wait for the morning, and are given up after a day', async () => {
    clock.pass(HALF_DAY_SECONDS)
    await put()
    await queue().deliver()
    expect(service.state.requests).toBe(0)
    clock.pass(HALF_DAY_SECONDS)
    await settle()
    expect(arrivalChannels()).toEqual(['TALK'])

    await db().delete(phoneMessages)
    await put()
    clock.pass(2 * HALF_DAY_SECONDS)
    await settle()
    expect(arrivalChannels()).toEqual(['TALK'])
    expect(await stored()).toMatchObject({ phoneState: 'FAILED', contentBox: null })
    expect(givenUp).toBe(1)
  })

  it('go to a custom gateway as text messages with an idempotency key that stays the same for a repeated request', async () => {
    const keys: string[] = []
    let isAway = true
    const transport = gatewayTransport(async (key) => {
      keys.push(key)
      if (isAway) throw new MessageFailed('The message gateway answered 502.')
    })
    await put(lateBill, queue(transport))
    await queue(transport).deliver()
    isAway = false
    clock.pass(15 * 60)
    await settle(() => queue(transport))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(await stored()).toMatchObject({ phoneState: 'SMS' })
  })

  it.each([
    ['has other variables', { status: 'APPROVED', content: '[#{포털}] #{이름} 님' }, false],
    ['is not approved', { status: 'PENDING', content: phoneTemplates.BILL_LATE }, false],
    ['does not exist', undefined, false],
    ['fits', { status: 'APPROVED', content: phoneTemplates.BILL_LATE }, true],
  ])('use a template at the start that %s: %#', async (_, template, isUsable) => {
    service.state.templates.delete('KA01TP1')
    if (template) service.state.templates.set('KA01TP1', template)
    const check = checkTemplates({ ...account, talk }, { clock, log, service: service.url })
    await check.run()
    expect(check.isUsable('BILL_LATE')).toBe(isUsable)
    const transport = solapiPhone(
      { ...account, talk },
      { clock, service: service.url, isUsable: check.isUsable },
    )
    expect(transport.templateOf('BILL_LATE')).toBe(isUsable ? 'KA01TP1' : undefined)
  })

  it('use a template unchecked while the service does not answer', async () => {
    service.state.fault = () => 'BUSY'
    const check = checkTemplates({ ...account, talk }, { clock, log, service: service.url })
    await check.run()
    expect(check.isUsable('BILL_LATE')).toBe(true)
  })
})
