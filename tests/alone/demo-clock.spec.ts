import { kstDate } from '#domain/dates.ts'
import { expectAccessible } from '../support/accessible.ts'
import { plainMember } from '../support/accounts.ts'
import { moveClock } from '../support/clock.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'

test.use({ world: 'demo-clock' })

const dayAhead = (days: number) => kstDate(new Date(Date.now() + days * 86_400_000)).replaceAll('-', '.')

test('the demo moves on by a month, and the logged-in member stays logged in', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  await enter(page, '/my/subscription', plainMember)
  await page.goto('/demo/clock')
  await expect(page.getByText('실제 시각과 같습니다')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '7일 앞으로' }).click()
  await expect(page.locator('.now')).toContainText(dayAhead(7))
  await moveClock(page, 23)
  await page.goto('/my/subscription')
  await expect(page.getByRole('heading', { level: 1, name: '구독' })).toBeVisible()
  expect(portal.messages().some(({ sentAt }) => sentAt > dayAhead(2).replaceAll('.', '-'))).toBe(true)

  await portal.restart()
  await page.goto('/demo/clock')
  await expect(page.locator('.now')).toContainText(dayAhead(30))
  await page.getByRole('button', { name: '실제 시각으로 되돌리기' }).click()
  await expect(page.getByText('실제 시각과 같습니다')).toBeVisible()
  await page.goto('/my/subscription')
  await expect(page.getByRole('heading', { level: 1, name: '구독' })).toBeVisible()
})
