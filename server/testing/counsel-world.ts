import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { counselSlots, counsels } from '#server/db/schema/counsel.ts'
import { mailQueue } from '#server/db/schema/mail.ts'
import { referenceNumbers } from '#server/db/schema/reference-number.ts'
import { throttles } from '#server/db/schema/throttle.ts'
import { type CallOptions } from './call-request.ts'
import type { TestEngine } from './engines.ts'
import { createPortal, type Portal } from './portal.ts'

/** Slots of the Monday and the Tuesday after the date of the portal's clock, a Saturday. */
export const monday10 = '2026-11-23T10:00:00+09:00'
export const monday1030 = '2026-11-23T10:30:00+09:00'
export const monday11 = '2026-11-23T11:00:00+09:00'
export const tuesday14 = '2026-11-24T14:00:00+09:00'

/** Returns a filled-in form of a reservation, without the key of a held slot. */
export function counselForm(more: Partial<Input<'reserveCounsel'>> = {}): Input<'reserveCounsel'> {
  return {
    idempotencyKey: randomUUID(),
    holdKey: '',
    counselMethod: 'PHONE',
    name: '송나래',
    email: 'narae@example.com',
    phoneNumber: '010-0000-1234',
    companyName: '솔바람상회',
    memo: '도입 비용을 알고 싶습니다.',
    privacyAgreeYn: 'Y',
    ...more,
  }
}

/** Creates a portal on an engine; before each test all reservations, holds and counts are removed. */
export function counselWorld(engine: TestEngine, env: Record<string, string> = {}) {
  let portal: Portal
  beforeEach(async () => {
    const { db } = engine.database()
    for (const table of [counselSlots, counsels, referenceNumbers, mailQueue, throttles])
      await db.delete(table)
    portal = createPortal(engine.database(), { env })
  })
  // Closes the portal, which would otherwise deliver the mails of the following tests.
  afterEach(() => portal.app.close())
  const world = {
    portal: () => portal,

    /** Holds a slot; returns the refusal if the slot is not available. */
    async hold(startAt: string, more: { holdKey?: string } & CallOptions = {}) {
      const { holdKey, ...options } = more
      return portal.call('holdCounselSlot', { startAt, ...(holdKey !== undefined && { holdKey }) }, options)
    },

    /** Makes a reservation. */
    async reserve(startAt: string, more: Partial<Input<'reserveCounsel'>> = {}, options: CallOptions = {}) {
      const { data } = await world.hold(startAt, options)
      const answer = await portal.call(
        'reserveCounsel',
        counselForm({ ...more, holdKey: data.holdKey }),
        options,
      )
      return answer.data
    },

    /** Whether the calendar offers a slot. */
    async isOpen(startAt: string): Promise<boolean> {
      const { data } = await portal.call('listCounselSlots', {})
      const slot = data.days.flatMap(({ slots }) => slots).find((found) => found.startAt === startAt)
      return slot?.openYn === 'Y'
    },

    /** Delivers the queued mails, and returns all mails that have been sent. */
    async mails() {
      // The first delivery may have begun before the mail was queued.
      await portal.deliverMails()
      await portal.deliverMails()
      return portal.sentMails
    },
  }
  return world
}
