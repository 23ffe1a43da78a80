import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { mailQueue } from '#server/db/schema/mail.ts'
import { createLog } from '#server/observability/log.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { demoSender } from '#server/testing/demo-sender.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createTestClock } from '#server/testing/portal.ts'
import { createMailQueue } from './mail-queue.ts'
import { type Mail, MessageFailed } from './messages.ts'

const mail = (to: string): Mail => ({ to, subject: '답변이 등록되었습니다', text: '본문' })
const box = createSecretBox([{ id: 'test', key: Buffer.alloc(32, 5) }])

describeEngines('mails', (engine) => {
  let sent: string[] = []
  let given: Mail[] = []
  let failing = false
  let clock = createTestClock()
  const queue = (onGivenUp?: () => void) =>
    createMailQueue({
      onGivenUp,
      db: engine.database().db,
      box,
      clock,
      log: createLog('silent'),
      sender: demoSender,
      messages: {
        sendMail: async (handed) => {
          if (failing) throw new MessageFailed('The message gateway answered 502.')
          given.push(handed)
          sent.push(handed.to)
        },
      },
    })
  const countWaiting = () => engine.database().db.$count(mailQueue)
  beforeEach(async () => {
    clock = createTestClock()
    sent = []
    given = []
    failing = false
    await engine.database().db.delete(mailQueue)
  })

  it('are sent once, by any number of nodes', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `n${index}@example.com`)
    for (const to of names) await queue().put(engine.database().db, mail(to))
    await Promise.all([queue().deliver(), queue().deliver(), queue().deliver()])
    expect(sent.toSorted()).toEqual(names.toSorted())
    expect(await countWaiting()).toBe(0)
  })

  it('are not sent automatically while `mayDeliver` resolves to false', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const node = queue()
    await node.put(engine.database().db, mail('a@example.com'))
    let mayDeliver = false
    let asked = 0
    const stop = node.start(async () => (asked++, mayDeliver))
    vi.advanceTimersByTime(6_000)
    await vi.waitFor(() => expect(asked).toBe(3))
    expect(sent).toEqual([])
    mayDeliver = true
    vi.advanceTimersByTime(2_000)
    await vi.waitFor(() => expect(sent).toEqual(['a@example.com']))
    await stop()
  })

  it('are sent in the order in which they were queued', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `n${index}@example.com`)
    for (const to of names) {
      await queue().put(engine.database().db, mail(to))
      clock.pass(1)
    }
    await queue().deliver()
    expect(sent).toEqual(names)
  })

  it('are sent while their code is valid, and dropped when it has expired, also after a long outage', async () => {
    let givenUp = 0
    const mails = queue(() => (givenUp += 1))
    const { db } = engine.database()
    await mails.put(db, { ...mail('code@example.com'), goodForSeconds: 180 })
    await mails.put(db, mail('news@example.com'))
    clock.pass(179)
    await mails.deliver()
    expect(sent.toSorted()).toEqual(['code@example.com', 'news@example.com'])
    expect(given.every((one) => !('goodForSeconds' in one))).toBe(true)

    failing = true
    await mails.put(db, { ...mail('code@example.com'), goodForSeconds: 180 })
    await mails.put(db, mail('news@example.com'))
    await mails.deliver()
    failing = false
    clock.pass(180)
    await mails.deliver()
    expect(sent.slice(2)).toEqual(['news@example.com'])
    expect([givenUp, await countWaiting()]).toEqual([1, 0])
  })

  it('are not sent if their transaction was rolled back', async () => {
    const { db } = engine.database()
    const rolledBack = db.transaction(async (tx) => {
      await queue().put(tx, mail('a@example.com'))
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    await queue().deliver()
    expect(sent).toEqual([])
  })

  it('that the gateway does not accept are retried with growing delays, and dropped in the end', async () => {
    failing = true
    await queue().put(engine.database().db, mail('a@example.com'))
    await queue().deliver()
    clock.pass(29)
    failing = false
    await queue().deliver()
    expect(sent).toEqual([])
    clock.pass(1)
    await queue().deliver()
    expect(sent).toEqual(['a@example.com'])

    failing = true
    await queue().put(engine.database().db, mail('b@example.com'))
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await countWaiting()).toBe(1)
      await queue().deliver()
      clock.pass(86_400)
    }
    expect(await countWaiting()).toBe(0)
  })

  it('that were refused are not retried', async () => {
    const queue = createMailQueue({
      db: engine.database().db,
      box,
      clock,
      log: createLog('silent'),
      sender: demoSender,
      messages: {
        sendMail: () => Promise.reject(new MessageFailed('The mail server answered 550 to RCPT TO.', true)),
      },
    })
    await queue.put(engine.database().db, mail('a@example.com'))
    await queue.deliver()
    expect(await countWaiting()).toBe(0)
  })

  it('are encrypted in the database', async () => {
    await queue().put(engine.database().db, mail('a@example.com'))
    const [row] = await engine.database().db.select().from(mailQueue)
    expect(JSON.stringify(row)).not.toMatch(/example|답변/)
  })
})
