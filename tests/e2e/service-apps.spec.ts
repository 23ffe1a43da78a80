import { longNameMember, staffMember } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { confirmDialog } from '../support/dialogs.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'

const OF_SERVICES = '운영 데이터베이스 접속'
const OF_ALL = '사내 메신저'
const SERVICE = '빗장 접속 기록 보관'
const CLOSED = '구독하는 회사만 쓸 수 있는 앱입니다'

test('an app of a service cannot be requested without a subscription, links to the plans, and is open to all again when the staff exclude the app from the service @long', async ({
  browser,
  ownPortal,
}) => {
  const portal = await ownPortal('service-apps')
  const pageOf = async () => (await browser.newContext({ baseURL: portal.origin })).newPage()

  // A member cannot request the app if the company of the member has no subscription to the services of the app.
  const member = await pageOf()
  await enter(member, '/apps?view=CATALOGUE', longNameMember)
  await member.getByRole('link', { name: OF_SERVICES }).click()
  await expect(member.getByText(CLOSED)).toBeVisible()
  const requestButton = member.getByRole('button', { name: '열람 신청하기' }).first()
  await expect(requestButton).toHaveAttribute('aria-disabled', 'true')
  const address = member.url()
  await member.getByRole('link', { name: `${SERVICE} 요금제 보기` }).click()
  await expect(member).toHaveURL(/\/service\/plan\?service=LOG/)

  // The staff assigns another app to the service, after reading how many permissions this closes.
  const staff = await pageOf()
  await enter(staff, '/admin/catalogue/detail?serviceCode=LOG', staffMember)
  await waitForHydration(staff)
  const appsRegion = staff.getByRole('region', { name: '이 서비스에 포함된 앱' })
  await expect(appsRegion.getByRole('row', { name: new RegExp(OF_SERVICES) })).toBeVisible()
  await appsRegion.getByLabel('포함할 앱').selectOption({ label: `${OF_ALL} (모든 회사)` })
  await appsRegion.getByRole('button', { name: '앱 포함' }).click()
  await confirmDialog(staff, '앱 포함')
  await expect(appsRegion.getByRole('row', { name: new RegExp(OF_ALL) })).toBeVisible()

  // Visitors see which service the app belongs to, and the member can no longer request the app.
  const visitor = await pageOf()
  await visitor.goto('/apps')
  await expect(visitor.getByRole('listitem').filter({ hasText: OF_ALL })).toContainText(
    `${SERVICE} 구독에 포함`,
  )
  await member.goto('/apps?view=CATALOGUE')
  await waitForHydration(member)
  await member.getByRole('link', { name: OF_ALL }).click()
  await expect(member.getByText(CLOSED)).toBeVisible()

  // An app without a service is open to all members again.
  await appsRegion.getByRole('button', { name: `${OF_ALL} 제외` }).click()
  await confirmDialog(staff, '제외')
  await expect(appsRegion.getByRole('row', { name: new RegExp(OF_ALL) })).toBeHidden()
  await member.reload()
  await expect(member.getByRole('heading', { level: 1, name: OF_ALL })).toBeVisible()
  await expect(member.getByText(CLOSED)).toBeHidden()
  await member.goto(address)
  await expect(member.getByText(CLOSED)).toBeVisible()
})
