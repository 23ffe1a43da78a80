import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { counsels } from '#server/db/schema/counsel.ts'
import { inquiries, inquiryAttachments } from '#server/db/schema/inquiry.ts'
import { uploads } from '#server/db/schema/upload.ts'
import { counselForm, monday10 } from '#server/testing/counsel-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { inquiryWorld } from '#server/testing/inquiry-world.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { forgetInquiries } from './domains/inquiry/inquiry.forgetting.ts'
import { tidyUp } from './housekeeping.ts'

const at = (time: string) => new Date(`${time}+09:00`)

describeEngines('after three years', (engine) => {
  let portal: Portal
  const { inquiryIn, person, upload } = inquiryWorld(() => portal)
  const forget = (time: string) => forgetInquiries(engine.database().db, portal.files, at(time))
  const left = async () =>
    (await engine.database().db.select().from(inquiries)).map(({ inquiryState }) => inquiryState).toSorted()
  beforeEach(() => {
    portal = createPortal(engine.database())
  })
  afterEach(() => portal.app.close())

  it('inquiries are gone that were closed, or answered for good, with their files; those someone waits for stay', async () => {
    const [{ session }, staff] = [await person(), await person({ staff: true })]
    const fileIds = [await upload()]
    await inquiryIn('CLOSED', { session, staff: staff.session, fileIds })
    for (const state of ['ANSWERED', 'IN_PROGRESS', 'RECEIVED'] as const)
      await inquiryIn(state, { session, staff: staff.session, idempotencyKey: randomUUID() })
    const { fileKey } = (await engine.database().db.select().from(inquiryAttachments))[0]!

    await forget('2029-11-21T12:00:00')
    expect(await left()).toEqual(['ANSWERED', 'CLOSED', 'IN_PROGRESS', 'RECEIVED'])
    expect(await portal.files.read(fileKey)).toBeDefined()
    await forget('2029-11-21T12:10:00')
    expect(await left()).toEqual(['IN_PROGRESS', 'RECEIVED'])
    expect(await portal.files.read(fileKey)).toBeUndefined()
    expect(await engine.database().db.$count(uploads)).toBe(0)
  })

  it('counsels are gone', async () => {
    const { data } = await portal.call('holdCounselSlot', { startAt: monday10 })
    await portal.call('reserveCounsel', counselForm({ holdKey: data.holdKey }))
    const leftOf = async (startAt: string) => {
      await engine
        .database()
        .db.update(counsels)
        .set({ startAt: at(startAt) })
      await tidyUp(engine.database().db, portal.clock.now())
      return engine.database().db.$count(counsels)
    }
    expect(await leftOf('2023-11-21T12:00:00')).toBe(1)
    expect(await leftOf('2023-11-21T11:59:59')).toBe(0)
  })
})
