import type { Page } from '@playwright/test'
import { plainMember } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/sign-in.ts'

/* The name, the amount and the main action of a subscription and of a bill are in the first screen, at a desk and on a phone. */
const TAB_BAR = 64
const AMOUNT = /[\d,]+원/

type Shown = { list: string; detail: string; action: RegExp }
const memberObjects: Shown[] = [
  {
    list: '/my/subscription?subscriptionState=ACTIVE',
    detail: '/my/subscription/detail',
    action: /^해지 신청하기$/,
  },
  { list: '/my/bill', detail: '/my/bill/detail', action: /PDF/ },
]
async function seeFirst(page: Page, { list, detail, action }: Shown): Promise<void> {
  await page.goto(list)
  await page.getByRole('main').locator(`a[href*="${detail}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(detail))
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(main.getByText(AMOUNT).filter({ visible: true }).first(), `${detail}: amount`).toBeInViewport()
  const acts = main.getByRole('button', { name: action }).or(main.getByRole('link', { name: action }))
  const act = acts.filter({ visible: true }).first()
  await expect(act, `${detail}: action`).toBeInViewport({ ratio: 1 })
  const { width, height } = page.viewportSize()!
  const { y, height: tall } = (await act.boundingBox())!
  expect(y + tall, detail).toBeLessThanOrEqual(width < 768 ? height - TAB_BAR : height)
}

test('objects of a member say what they are and offer what is done with them at once', async ({ page }) => {
  await signIn(page, plainMember)
  for (const shown of memberObjects) await seeFirst(page, shown)
})
