import type { Page } from '@playwright/test'
import type { Output } from '#contract/operation.ts'
import { counselSlots, counsels } from '#server/db/schema/counsel.ts'
import { mailQueue } from '#server/db/schema/mail.ts'
import { referenceNumbers } from '#server/db/schema/reference-number.ts'
import { throttles } from '#server/db/schema/throttle.ts'
import { counselForm } from '#server/testing/counsel-world.ts'
import { password } from '#server/testing/portal.ts'
import { waitForHydration } from './arrival.ts'
import { enter } from './journeys.ts'
import { expect, modelTest, type Stage } from './model-fixtures.ts'

/** Tests with the real server, a clock that can be moved, and an empty calendar at the start of each test. */
export const counselTest = modelTest.extend<{ calendar: Calendar }>({
  calendar: async ({ stage }, use) => {
    for (const table of [counselSlots, counsels, referenceNumbers, mailQueue, throttles])
      await stage.database.db.delete(table)
    await use(calendarOf(stage))
  },
})

export type Calendar = ReturnType<typeof calendarOf>
export const visitor = { name: '송나래', email: 'narae@example.com', phoneNumber: '010-0000-1234' }

function calendarOf({ portal }: Stage) {
  const own = {
    /** The free slots, in order. */
    async free(): Promise<string[]> {
      const { data } = await portal.call('listCounselSlots', {})
      return data.days
        .flatMap(({ slots }) => slots)
        .filter(({ openYn }) => openYn === 'Y')
        .map(({ startAt }) => startAt)
    },
    hold: (startAt: string) => portal.call('holdCounselSlot', { startAt }),
    /** Makes a reservation from another client, as a member if a session is given. */
    async reserve(startAt: string, session?: string): Promise<Output<'reserveCounsel'>> {
      const { data } = await own.hold(startAt)
      const options = session === undefined ? {} : { session }
      return (
        await portal.call('reserveCounsel', counselForm({ ...visitor, holdKey: data.holdKey }), options)
      ).data
    },
    /** Changes a reservation from another client, as its visitor. */
    async move({ counselNo, email, version }: Output<'reserveCounsel'>, startAt: string): Promise<void> {
      const { data } = await own.hold(startAt)
      expect(
        await portal.call('changeCounsel', { counselNo, email, version, holdKey: data.holdKey }),
      ).toMatchObject({ code: 200 })
    },
    find: async ({ counselNo, email }: { counselNo: string; email: string }) =>
      (await portal.call('getUnauthCounsel', { counselNo, email })).data,
    async mails() {
      await portal.deliverMails()
      return portal.sentMails
    },
  }
  return own
}

/**
 * Logs in a member without a second factor, or a member of the staff with an authenticator app, and opens a page of
 * their area.
 */
export async function enterAs(page: Page, { portal }: Stage, path: string, more: { staff?: boolean } = {}) {
  const member = await portal.addMember(more.staff ? more : { ...more, mfaType: 'none', factors: [] })
  if (!more.staff) await enter(page, path, { email: member.email, password })
  else await enterBy(page, await portal.logInFully(member.email, { confirmed: true }), path)
  return member
}

/** Opens a page with an existing session. */
async function enterBy(page: Page, session: string, path: string): Promise<void> {
  const { origin } = new URL((await page.request.get('/healthz')).url())
  await page.context().addCookies([{ name: 'session', value: session, url: origin }])
  await page.goto(path)
  await waitForHydration(page)
}

/** "10:00부터 10:30까지", the name of a slot's radio. */
export const slotName = (startAt: string) => new RegExp(`^${startAt.slice(11, 16)}부터`)

/** Fills in the form of a reservation and continues to the summary. */
export async function fillIn(page: Page, more: Partial<typeof visitor> = {}): Promise<void> {
  const { name, email, phoneNumber } = { ...visitor, ...more }
  await expect(page.getByRole('heading', { level: 1, name: '예약자 정보를 입력해 주세요' })).toBeVisible()
  await page.getByRole('radio', { name: /전화 상담/ }).check()
  await page.getByLabel('이름', { exact: true }).fill(name)
  await page.getByLabel('이메일', { exact: true }).fill(email)
  await page.getByLabel('연락처', { exact: true }).fill(phoneNumber)
  await page.getByRole('checkbox', { name: /동의합니다/ }).check()
  await page.getByRole('button', { name: '다음' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '이대로 예약할까요?' })).toBeVisible()
}

/** Chooses a slot of the shown day and continues to the form. */
export async function chooseSlot(page: Page, startAt: string): Promise<void> {
  await page.getByRole('radio', { name: slotName(startAt) }).check()
  await page.getByRole('button', { name: '다음', exact: true }).click()
}
