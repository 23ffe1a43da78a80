import type { Locator, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { members } from '#server/db/schema/member.ts'
import { password } from '#server/testing/portal.ts'
import { giveCompanyRole, insertCompany } from '#worlds/company.ts'
import { giveRole } from '#worlds/member.ts'
import { accountMenu, giveCredentials } from '../support/journeys.ts'
import { look } from '../support/look.ts'
import { expect, modelTest, type Stage } from '../support/model-fixtures.ts'
import { deviceOf } from '../support/passkey-device.ts'
import { heading } from '../support/signup.ts'

// Creating the server and its data takes seconds, so all tests of this file share one server.
modelTest.describe.configure({ mode: 'default' })

const factorNotice = (page: Page) => page.getByText('맡은 역할을 수행하려면 2단계 인증이 필요합니다')
const inquiries = '/admin/inquiry?inquiryState=RECEIVED'

/** Creates a member with a role that handles the data of others, and without a second factor. */
async function createAdmin({ portal, database }: Stage, role: 'staff' | 'appAdmin' | 'owner') {
  const { id, email } = await portal.addMember({ mfaType: 'none', factors: [] })
  const { db } = database
  if (role !== 'owner') await giveRole(db, id, role)
  else {
    const createdAt = portal.clock.now()
    const companyId = await insertCompany(db, { name: '솔바람 정밀', everybodyMay: false, createdAt })
    await db.update(members).set({ companyId }).where(eq(members.id, id))
    await giveCompanyRole(db, id, role)
  }
  return { email, password }
}

/** Turns on text messages as a second factor, on the page of second factors, with a received code. */
async function enrolByMessage(page: Page, { portal }: Stage): Promise<void> {
  await page.getByRole('link', { name: '문자 메시지 켜기' }).click()
  await page.getByRole('button', { name: '다음' }).click()
  await expect(page.getByLabel('인증 번호', { exact: true })).toBeVisible()
  await page.getByLabel('인증 번호', { exact: true }).fill(portal.lastCode())
  await page.getByRole('button', { name: '확인하기', exact: true }).click()
  await page.getByRole('checkbox', { name: '저장했습니다' }).check()
  await page.getByRole('button', { name: '인증 수단 켜기' }).click()
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible()
  for (let steps = 0; steps < 80; steps += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The focus did not come by.')
}

modelTest(
  'an admin without a second factor enrols by the keyboard and goes on to the admin area @long',
  async ({ page, stage }, info) => {
    const { email } = await createAdmin(stage, 'staff')
    const typeText = async (label: string, text: string) => {
      await tabTo(page, page.getByLabel(label, { exact: true }))
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    await page.goto(inquiries)
    await tabTo(page, page.getByLabel('이메일'))
    await page.keyboard.type(email)
    await typeText('비밀번호', password)

    await expect(page).toHaveURL(`/my/mfa?returnTo=${encodeURIComponent(inquiries)}`)
    await expect(factorNotice(page)).toBeVisible()
    await expect(page.getByText('문자 메시지만으로는 관리 화면을 열 수 없습니다.')).toBeVisible()
    await look(page, 'mfa-needed', info)

    await tabTo(page, page.getByRole('link', { name: '인증 앱 켜기' }))
    await page.keyboard.press('Enter')
    await expect(heading(page, '인증 수단 선택')).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: '다음' }))
    await page.keyboard.press('Enter')
    await expect(heading(page, '인증 앱 등록')).toBeFocused()
    const shownKey = await page.getByRole('group', { name: '설정 키' }).textContent()
    const app = new TOTP({ secret: shownKey!.replaceAll(' ', '') })
    await typeText('인증 번호', app.generate({ timestamp: stage.portal.clock.now().getTime() }))
    await expect(heading(page, '복구 코드 저장')).toBeFocused()
    await tabTo(page, page.getByRole('checkbox', { name: '저장했습니다' }))
    await page.keyboard.press('Space')
    await tabTo(page, page.getByRole('button', { name: '인증 수단 켜기' }))
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(inquiries)
    await expect(heading(page, '문의')).toBeVisible()
    await page.goto('/my/mfa')
    await expect(heading(page, '2단계 인증')).toBeVisible()
    await expect(factorNotice(page)).toHaveCount(0)
    await expect(page.getByText('관리 역할을 맡은 계정에 필요한 인증 수단이라 끌 수 없습니다.')).toBeVisible()
  },
)

modelTest('a passkey opens the admin area, a text message to the staff does not', async ({ page, stage }) => {
  const { email } = await createAdmin(stage, 'staff')
  await deviceOf(page)
  await page.goto('/my')
  await giveCredentials(page, { email, password })
  await accountMenu(page).click()
  await page.getByRole('banner').getByRole('link', { name: '관리 화면으로' }).click()
  await expect(factorNotice(page)).toBeVisible()

  await enrolByMessage(page, stage)
  await expect(page).toHaveURL('/my/mfa?returnTo=%2Fadmin')
  await expect(factorNotice(page)).toBeVisible()

  await page.getByRole('button', { name: '패스키 추가' }).click()
  await page.getByLabel('패스키 이름').fill('회사 노트북')
  await page.getByRole('button', { name: '등록하기' }).click()
  await expect(page).toHaveURL('/admin')
})

modelTest('an app admin needs only a text message', { tag: '@long' }, async ({ page, stage }) => {
  const account = await createAdmin(stage, 'appAdmin')
  await page.goto('/my/mfa')
  await giveCredentials(page, account)
  await expect(page.getByText('문자 메시지 가운데 하나를 등록해 주세요.')).toBeVisible()
  await enrolByMessage(page, stage)
  await expect(heading(page, '2단계 인증')).toBeVisible()
  await expect(page.getByText('문자 메시지 가운데 하나를 등록해 주세요.')).toHaveCount(0)
  await expect(page.getByText('관리 역할을 맡은 계정에 필요한 인증 수단이라 끌 수 없습니다.')).toBeVisible()
})

modelTest(
  'an owner without a factor is led from a page of their role to the enrolment, and continues there @long',
  async ({ page, stage }) => {
    const account = await createAdmin(stage, 'owner')
    await page.goto('/my/company')
    await giveCredentials(page, account)
    await expect(factorNotice(page)).toBeVisible()
    for (const path of ['/subscription', '/trial']) {
      await page.goto(path)
      await expect(page).toHaveURL(`/my/mfa?returnTo=${encodeURIComponent(path)}`)
    }
    await page.goto('/my/company')
    await expect(page).toHaveURL(`/my/mfa?returnTo=${encodeURIComponent('/my/company')}`)
    await enrolByMessage(page, stage)
    await expect(page).toHaveURL('/my/company')
    await expect(page.getByRole('region', { name: '솔바람 정밀' })).toBeVisible()
  },
)
