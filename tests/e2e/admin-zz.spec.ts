import { test } from '../support/fixtures.ts'
import { appAdmin, securityMember } from '../support/accounts.ts'
import { enter } from '../support/journeys.ts'
import { enterAdmin } from '../support/staff.ts'

const shot = async (page: any, info: any, name: string) => {
  await page.waitForTimeout(1200)
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await page.waitForTimeout(300)
    await page.screenshot({ path: `/tmp/desk/${name}-${info.project.name}-${theme}.png`, fullPage: true })
  }
}
test('staff', async ({ page }, info) => {
  await enterAdmin(page)
  await shot(page, info, 'staff-home')
  await page.goto('/admin/site')
  await shot(page, info, 'staff-site')
})
test('security', async ({ page }, info) => {
  await enter(page, '/admin', securityMember)
  await shot(page, info, 'security-home')
  await page.goto('/admin/abnormal?abnormalState=HANDLED')
  await page.locator('main a[href*="/admin/abnormal/detail"]').first().click()
  await shot(page, info, 'event-done')
  await page.goto('/admin/abnormal?abnormalState=OPEN')
  await page.locator('main a[href*="/admin/abnormal/detail"]').first().click()
  await shot(page, info, 'event-open')
  await page.goto('/admin/member')
  await page.locator('main a[href*="/admin/member/detail"]').first().click()
  await shot(page, info, 'person')
})
test('approver', async ({ page, portal }, info) => {
  await enter(page, '/admin/approval', appAdmin, portal)
  await shot(page, info, 'queue')
  const href = await page.locator('a[href*="/apps/request"]').first().getAttribute('href')
  await page.goto(href!)
  await shot(page, info, 'request')
})
