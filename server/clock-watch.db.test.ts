import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, SECOND_MS } from '#domain/durations.ts'
import { beginBackground } from '#server/background.ts'
import { keepBrand } from '#server/brand/brand-store.ts'
import { keepCatalogue } from '#server/catalogue/catalogue-store.ts'
import { readConfig } from '#server/config.ts'
import { bills } from '#server/db/schema/bill.ts'
import { buildAssets } from '#server/db/schema/build-asset.ts'
import { mailQueue } from '#server/db/schema/mail.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { beginLogins } from '#server/login/begin-logins.ts'
import { outboxTransport } from '#server/messages/phone/phone-transport.ts'
import { createLog } from '#server/observability/log.ts'
import { createMetrics } from '#server/observability/metrics.ts'
import { simulatedPayments } from '#server/payments/simulator.ts'
import { billBox } from '#server/testing/bill-deps.ts'
import { demoSender } from '#server/testing/demo-sender.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, createTestClock } from '#server/testing/portal.ts'
import { me, subscriptionWorld } from '#server/testing/subscription-world.ts'
import { samplePayments } from '#worlds/subscription.ts'
import { timeOf, watchClock } from './clock-watch.ts'
import { createConnectionWatch } from './connections/connection-watch.ts'

const askedSettings = { CLOCK_SKEW_SECONDS: '5' }
const DAYS_40 = (40 * DAY_MS) / SECOND_MS

describeEngines('a node whose clock differs from the database’s', (engine) => {
  let lines: { msg: string; aheadSeconds?: number }[] = []
  const log = { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) }
  const aboutClocks = () => lines.filter(({ msg }) => msg.startsWith('the clock '))
  /** Returns a clock that is stopped a number of seconds ahead of the database's clock. */
  async function clockAhead(seconds: number) {
    const { there } = await timeOf(engine.database())(() => 0)
    return createTestClock(new Date(there + seconds * SECOND_MS))
  }
  beforeEach(() => {
    lines = []
  })

  it.each([DAYS_40, 7, -7, -DAYS_40])('reports a difference of %i seconds', async (seconds) => {
    const clock = await clockAhead(seconds)
    const readTime = timeOf(engine.database())
    const watch = watchClock({ read: readTime, clock, log: createLog('silent'), mostSeconds: 5 })
    const skew = await watch.skewSeconds()
    expect(Math.abs(skew - seconds)).toBeLessThan(2)
    expect(await watch.isRight()).toBe(false)
  })

  it.each([DAYS_40, -DAYS_40])(
    'by %i seconds is not ready, reports it once and in its metrics, until the clock is right',
    async (seconds) => {
      const clock = await clockAhead(seconds)
      const { app } = createPortal(engine.database(), { env: askedSettings, clock, log })
      const ready = async () => {
        clock.pass(1)
        const { statusCode, body } = await app.inject('/readyz')
        return [statusCode, (JSON.parse(body) as { clock: boolean }).clock]
      }
      expect([await ready(), await ready(), await ready()]).toEqual([
        [503, false],
        [503, false],
        [503, false],
      ])
      expect(aboutClocks()).toHaveLength(1)
      expect(Math.sign(aboutClocks()[0]!.aheadSeconds!)).toBe(Math.sign(seconds))
      const [, shown] = /^portal_clock_skew_seconds (.+)$/m.exec((await app.inject('/metrics')).body)!
      expect(Math.abs(Number(shown) - seconds)).toBeLessThan(60)

      clock.pass(-seconds)
      expect(await ready()).toEqual([200, true])
      expect(aboutClocks().map(({ msg }) => msg)).toEqual([
        'the clock differs from the database’s: not ready, and no job is done',
        'the clock agrees with the database’s again',
      ])
      await app.close()
    },
  )

  it.each([DAYS_40, -DAYS_40])(
    'by %i seconds does not report how long mails have waited, until the clock is right',
    async (seconds) => {
      const clock = await clockAhead(seconds)
      const { app } = createPortal(engine.database(), { env: askedSettings, clock, log })
      const figures = async () => (await app.inject('/metrics')).body
      const at = new Date(clock.now().getTime() - seconds * SECOND_MS)
      const mail = { id: crypto.randomUUID(), mailBox: 'v1.none.x', createdAt: at, nextTryAt: at }
      await engine.database().db.delete(mailQueue)
      await engine.database().db.insert(mailQueue).values(mail)
      const shownFigures = await figures()
      expect(shownFigures).toMatch(/^portal_mails_waiting 1$/m)
      expect(shownFigures).not.toMatch(/^portal_mails_oldest_seconds/m)

      clock.pass(-seconds)
      expect(await figures()).toMatch(/^portal_mails_oldest_seconds \d/m)
      await engine.database().db.delete(mailQueue)
      await app.close()
    },
  )

  it('is ready if the check is off, as in a demo', async () => {
    const { app, clock } = createPortal(engine.database(), { clock: await clockAhead(DAYS_40), log })
    clock.pass(1)
    expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'ok', clock: true })
    expect(aboutClocks()).toEqual([])
    await app.close()
  })

  it('does not share the assets of its build, which other nodes would remove by its wrong time', async () => {
    const DIST_DIR = mkdtempSync(join(tmpdir(), 'dist-'))
    mkdirSync(join(DIST_DIR, 'client/assets'), { recursive: true })
    writeFileSync(join(DIST_DIR, 'client/assets/a-1.js'), '')
    const { db } = engine.database()
    const sharedWith = async (aheadSeconds: number) => {
      await db.delete(buildAssets)
      const env = { ...askedSettings, DATABASE_URL: 'postgres://unused', DIST_DIR }
      const { app } = createPortal(engine.database(), { env, clock: await clockAhead(aheadSeconds) })
      await app.ready()
      await app.close()
      return db.$count(buildAssets)
    }
    expect([await sharedWith(DAYS_40), await sharedWith(-DAYS_40), await sharedWith(0)]).toEqual([0, 0, 1])
    rmSync(DIST_DIR, { recursive: true })
  })

  describe('runs no job', () => {
    const world = subscriptionWorld(engine)
    const cleanups: (() => Promise<void>)[] = []
    afterEach(async () => {
      for (const close of cleanups.splice(0)) await close()
    })

    it.each([DAYS_40, -DAYS_40])(
      'while its clock is wrong by %i seconds; it runs the jobs once the clock is right',
      async (off) => {
        const clock = createTestClock()
        const plainSubscription = world.subscriptionOf(me, {
          subscriptionState: 'ACTIVE',
          startDate: '2026-11-21',
          nextBillDate: '2026-12-21',
          paymentCycle: 'M',
          endDate: null,
          payment: samplePayments.G,
        })
        const { db } = engine.database()
        await db.delete(bills)
        await db.delete(subscriptions)
        await world.put(plainSubscription)
        // A time after the start of the billing cycle that is due now, and before the start of the cycle that would
        // be due by the wrong clock.
        let there = clock.now().getTime()
        const config = readConfig({
          DEMO: '1',
          ENCRYPTION_KEYS: `a:${Buffer.alloc(32, 3).toString('base64')}`,
        })
        const silentLog = createLog('silent')
        const { jobs } = beginBackground(
          { addHook: (_: string, hook: unknown) => void cleanups.push(hook as () => Promise<void>) } as never,
          {
            config,
            db,
            box: billBox,
            logins: beginLogins({ config, db, box: billBox, clock, log: silentLog }),
            clock,
            log: silentLog,
            connections: createConnectionWatch({ db, clock }),
            metrics: createMetrics(),
            messages: { sendSms: async () => {}, sendMail: async () => {} },
            files: { remove: async () => {} } as never,
            gateway: simulatedPayments,
            brand: keepBrand({ db, fallback: config.brand }),
            terms: { refresh: () => Promise.resolve() },
            holidays: { refresh: () => Promise.resolve() },
            hours: { refresh: () => Promise.resolve() },
            siteTexts: { refresh: () => Promise.resolve() },
            catalogue: keepCatalogue({ db, clock, fallback: () => ({ services: [] }) }),
            sender: demoSender,
            phoneTransport: outboxTransport({ sendSms: async () => {}, sendTalk: async () => {} }),
            isTimed: false,
            clockWatch: watchClock({
              read: async (other) => ({ before: other(), there, after: other() }),
              clock,
              log: silentLog,
              mostSeconds: 5,
            }),
          },
        )
        clock.pass(DAYS_40)
        there = clock.now().getTime() - off * SECOND_MS
        await jobs.run()
        expect(await db.$count(bills)).toBe(0)
        there = clock.now().getTime() - 4 * SECOND_MS
        await jobs.run()
        expect(await db.$count(bills)).toBe(2)
      },
    )
  })
})
