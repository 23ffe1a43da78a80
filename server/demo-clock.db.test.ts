import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { sessions } from '#server/db/schema/session.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, createTestClock } from '#server/testing/portal.ts'
import { createDemoClock, type DemoClock } from './demo-clock.ts'

const DAY_MS = 86_400_000

describeEngines('the clock of the demo', (engine) => {
  let directory: string
  let outside: ReturnType<typeof createTestClock>
  const open = (): DemoClock =>
    createDemoClock({ filePath: join(directory, 'clock.json'), db: engine.database().db, outside })
  const daysAhead = (clock: DemoClock) => (clock.now().getTime() - outside.now().getTime()) / DAY_MS
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'demo-clock-'))
    outside = createTestClock()
  })
  afterEach(() => rmSync(directory, { recursive: true, force: true }))

  it('moves ahead and back, never before the real time, and is restored after a restart', async () => {
    const clock = open()
    await clock.moveTo(new Date('2026-12-21T03:00:00Z'))
    expect(daysAhead(clock)).toBe(30)
    outside.pass(60)
    expect(clock.now()).toEqual(new Date('2026-12-21T03:01:00Z'))
    expect(daysAhead(open())).toBe(30)
    await clock.moveTo(new Date('2020-01-01T00:00:00Z'))
    expect(daysAhead(clock)).toBe(0)
    await clock.moveTo(new Date('2099-01-01T00:00:00Z'))
    expect(daysAhead(clock)).toBe(732)
  })

  it('moves the times of sessions by as much as the clock', async () => {
    const portal = createPortal(engine.database())
    const { email } = await portal.addMember({ mfaType: 'none', factors: [] })
    await portal.logInFully(email)
    const before = await engine.database().db.select().from(sessions)
    const clock = open()
    await clock.moveTo(new Date(outside.now().getTime() + 30 * DAY_MS))
    const [moved] = await engine.database().db.select().from(sessions)
    expect(moved!.lastSeenAt.getTime() - before[0]!.lastSeenAt.getTime()).toBe(30 * DAY_MS)
    expect(moved!.passwordCheckedAt === null).toBe(before[0]!.passwordCheckedAt === null)
    await clock.moveTo(outside.now())
    expect(await engine.database().db.select().from(sessions)).toEqual(before)
    await portal.app.close()
  })

  it('has a page in the demo that moves it day by day, and that other sites cannot use; other clocks have no such page', async () => {
    const config = readConfig({
      DEMO: '1',
      DATA_DIR: directory,
      ENCRYPTION_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
      LOG_LEVEL: 'silent',
      DIST_DIR: '.tmp/no-dist',
    })
    const clock = open()
    const app = createApp({ config, database: engine.database(), clock })
    const post = (payload: string, headers = {}) =>
      app.inject({
        method: 'POST',
        url: '/demo/clock',
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      })
    const shownTime = async () => {
      const { body, headers } = await app.inject('/demo/clock')
      expect(new Date(String(headers['date']))).toEqual(clock.now())
      return /class="now">([^<]*)</.exec(body)?.[1]
    }
    expect(await shownTime()).toBe('2026.11.21 12:00')
    for (const [form, then] of [
      ['days=1', '2026.11.22 12:00'],
      ['months=1', '2026.12.22 12:00'],
      ['date=2026-12-25', '2026.12.25 12:00'],
      ['date=2026-12-01', '2026.12.25 12:00'],
      ['date=nonsense', '2026.12.25 12:00'],
      ['', '2026.12.25 12:00'],
      ['back=1', '2026.11.21 12:00'],
    ]) {
      expect((await post(form!)).statusCode).toBe(303)
      expect(await shownTime(), form).toBe(then)
    }
    expect((await post('days=1', { 'sec-fetch-site': 'cross-site' })).statusCode).not.toBe(303)
    expect(await shownTime()).toBe('2026.11.21 12:00')
    await app.close()

    const realClockApp = createApp({ config, database: engine.database(), clock: outside })
    expect((await realClockApp.inject('/demo/clock')).statusCode).toBe(404)
    await realClockApp.close()
  })
})
