import type { Page } from '@playwright/test'
import { typedDate } from '#domain/typed/typed-date.ts'
import { longNameMember } from '../support/accounts.ts'
import { apiOf } from '../support/calls.ts'
import { moveClock } from '../support/clock.ts'
import { confirmDialog } from '../support/dialogs.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'
import { openMoreActions } from '../support/more-acts.ts'
import { takeInBothThemes } from '../support/picture.ts'
import { heading, press } from '../support/signup.ts'
import { colleagueAt } from '../support/staff.ts'
import {
  acceptRequiredTerms,
  agreeToWithdrawals,
  chooseMethod,
  fill,
  giveAccount,
  giveAdmin,
  giveCard,
  giveCompany,
  giveSubscriber,
  review,
  withdrawalConsent,
} from '../support/subscription.ts'

test.use({ world: 'subscription-life' })

const DECLINED_CARD = '4000000000000002'
// The monthly prices for thirty users at 1,000, 4,500 and 5,500 won each, plus 10 % VAT.
const prices = { giro: 33_000, card: 148_500, account: 181_500 }
/**
 * The monthly prices for thirty users without VAT: 8,900 won each on the enterprise plan; the previous plan costs
 * 135,000.
 */
const [DEARER, BEFORE] = [267_000, 135_000]

const main = (page: Page) => page.getByRole('main')
const stateOf = (page: Page, name: string) => main(page).getByText(name, { exact: true }).first()
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
const parseWon = (text: string) =>
  [...text.matchAll(/(-?[\d,]+)원/g)].map(([, amount]) => Number(amount!.replaceAll(',', '')))
const detailOf = (id: string) => `/my/subscription/detail?subscriptionId=${id}`

/** Requests a subscription through every screen; returns the number of the subscription. */
async function request(page: Page, search: string, pay: (page: Page) => Promise<void>): Promise<string> {
  await page.goto(`/subscription${search}`)
  await acceptRequiredTerms(page)
  await giveCompany(page)
  await giveSubscriber(page)
  await giveAdmin(page)
  await pay(page)
  await review(page)
  if ((await withdrawalConsent(page).count()) > 0) await agreeToWithdrawals(page)
  await press(page, '구독 신청하기')
  await expect(heading(page, '구독을 신청했습니다')).toBeVisible()
  return /S\d{4}-\d{6}/.exec(await main(page).innerText())![0]
}

async function giveGiro(page: Page): Promise<void> {
  await chooseMethod(page, 'G')
  await press(page, '회사 정보와 같게 입력하기')
  await fill(page, '받는 사람', '재무팀 오하늘')
  await fill(page, '청구서 이메일', 'billing@byeolbit.example')
}

/** Approves a request with today as its first day; returns the id of the subscription and its first day. */
async function approve(staff: Page, number: string): Promise<{ id: string; startDate: string }> {
  await staff.goto(`/admin/subscription?search=${number}`)
  await staff.locator('main [data-row-link]:visible').click()
  const startDate = typedDate(await staff.getByLabel('이용 시작일').inputValue())!
  await staff.getByRole('button', { name: '신청 승인하기' }).click()
  await confirmDialog(staff, '신청 승인하기')
  await expect(staff.getByText('구독 신청을 승인했습니다.')).toBeVisible()
  return { id: new URL(staff.url()).searchParams.get('subscriptionId')!, startDate }
}

/**
 * Reads the contents of every bill of a subscription, in order; expects that the lines of each bill add up to its
 * total.
 */
async function billsOf(page: Page, id: string) {
  await page.goto(detailOf(id))
  const pay = page.getByRole('link', { name: '청구서 납부하기' })
  const all = page.getByRole('link', { name: '이 구독의 청구서 보기' })
  await expect(page.locator('[data-more]')).toBeVisible()
  if (!(await pay.isVisible())) await openMoreActions(page)
  await pay.or(all).click()
  const links = main(page).locator('a[href*="/my/bill/detail"]')
  await expect(links.first()).toBeVisible()
  const { sums } = await apiOf(page.request, '').listBills({ subscriptionId: id })
  const billedSum = sum(sums.map(({ totalAmount }) => totalAmount))
  const foundBills = []
  for (const address of (
    await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
  ).toReversed()) {
    await page.goto(address)
    const lines = page.getByRole('heading', { level: 2, name: '청구 내역' }).locator('xpath=..')
    await expect(lines).toBeVisible()
    const amounts = parseWon(await lines.innerText())
    const [supply, vat, total] = amounts.slice(-3) as [number, number, number]
    expect(sum(amounts.slice(0, -3))).toBe(supply)
    expect(supply + vat).toBe(total)
    foundBills.push({ address, total, text: await main(page).innerText() })
  }
  expect(sum(foundBills.map(({ total }) => total))).toBe(billedSum)
  return foundBills
}

/** Returns the same day of the month some months later, or the last day of a shorter month. */
function monthsAfter(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDay)))
    .toISOString()
    .slice(0, 'YYYY-MM-DD'.length)
}
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

async function endWithPeriod(page: Page): Promise<void> {
  await page.getByRole('link', { name: '구독 해지하기' }).click()
  await expect(page.getByRole('button', { name: '해지 계속하기' })).toBeVisible()
  await takeInBothThemes(page, 'subscription-cancel')
  await press(page, '해지 계속하기')
  await page.getByRole('radio', { name: /^이용 기간이 끝날 때 해지/ }).check()
  await takeInBothThemes(page, 'subscription-cancel-form')
  await press(page, '해지 예약하기')
  await confirmDialog(page, '해지 예약하기')
  await expect(heading(page, '구독 해지를 예약했습니다')).toBeVisible()
  await takeInBothThemes(page, 'subscription-cancel-completed')
}

test('three subscriptions are requested, approved and billed; one becomes past due, is paid, changed and cancelled, and its bills have the right sum @looks', async ({
  page,
  browser,
  portal,
}) => {
  test.setTimeout(240_000)
  await enter(page, '/subscription', longNameMember)
  await expect(heading(page, '구독 신청')).toBeVisible()
  const numbers = [
    await request(page, '?service=MFA&plan=BASIC', giveGiro),
    await request(page, '?service=SSO&plan=PRO', (form) => giveCard(form, DECLINED_CARD)),
    await request(page, '?service=IGA&plan=PRO', giveAccount),
  ]
  const staff = await colleagueAt(browser, portal, '/admin/subscription')
  const approvedSubscriptions = []
  for (const number of numbers) approvedSubscriptions.push(await approve(staff, number))
  const [giro, card, account] = approvedSubscriptions as [
    (typeof approvedSubscriptions)[0],
    (typeof approvedSubscriptions)[0],
    (typeof approvedSubscriptions)[0],
  ]
  const { startDate } = card

  // The first bills: a giro bill that the staff mark as paid, a card that is declined, a bank account that is charged
  await moveClock(page, 7)
  await page.goto(detailOf(giro.id))
  await expect(stateOf(page, '이용 중')).toBeVisible()
  const [invoice] = await billsOf(page, giro.id)
  expect(invoice!.text).toContain('결제 대기')
  await staff.goto(invoice!.address.replace('/my/', '/admin/'))
  await staff.getByRole('button', { name: '입금 확인하기' }).click()
  await confirmDialog(staff, '입금 확인하기')
  await expect(staff.getByText('처리했습니다.')).toBeVisible()
  expect((await billsOf(page, giro.id))[0]!.text).toContain('결제 완료')
  expect(
    (await billsOf(page, account.id)).map(({ total, text }) => [total, text.includes('결제 완료')]),
  ).toEqual([[prices.account, true]])
  const [declined] = await billsOf(page, card.id)
  expect(declined!.total).toBe(prices.card)
  expect(declined!.text).toContain('결제 기관이 결제를 승인하지 않았습니다.')

  // Two months later the subscription with the declined card is past due, until the card is replaced
  await moveClock(page, 63)
  await page.goto(detailOf(card.id))
  await expect(stateOf(page, '미납')).toBeVisible()
  expect((await billsOf(page, card.id)).map(({ total }) => total)).toEqual([
    prices.card,
    prices.card,
    prices.card,
  ])
  await page.goto(`/my/subscription/edit?subscriptionId=${card.id}`)
  await press(page, '결제 수단 변경')
  await giveCard(page)
  await agreeToWithdrawals(page)
  await press(page, '이 결제 수단으로 저장하기')
  await confirmDialog(page, '저장하고 결제하기')
  await expect(page.getByText('결제 수단을 변경했습니다.')).toBeVisible()
  await moveClock(page, 1)
  await page.goto(detailOf(card.id))
  await expect(stateOf(page, '이용 중')).toBeVisible()
  for (const { text } of await billsOf(page, card.id)) expect(text).toContain('결제 완료')

  // A more expensive plan from the 72nd day on: the days before it are billed at the old price, the others at the new
  // price, including the rounding remainder
  const [from, next] = [monthsAfter(startDate, 2), monthsAfter(startDate, 3)]
  const [days, gone] = [daysBetween(from, next), 71 - daysBetween(startDate, from)]
  const oldDays = Math.floor((BEFORE * gone) / days)
  const newDays = DEARER - Math.floor((DEARER * gone) / days)
  const vat = Math.floor(oldDays / 10) + DEARER / 10 - Math.floor((DEARER - newDays) / 10)
  const difference = oldDays + newDays + vat - prices.card
  await page.goto(`/my/subscription/edit?subscriptionId=${card.id}`)
  await page.getByRole('radio', { name: /엔터프라이즈/ }).check()
  await takeInBothThemes(page, 'subscription-edit')
  await expect(page.getByText(/을 다음 청구서에 더합니다/)).toContainText(
    `${difference.toLocaleString('en-US')}원`,
  )
  await press(page, '이 요금제로 바꾸기')
  await confirmDialog(page, '이 요금제로 바꾸기')
  await expect(page.getByText('요금제를 바꾸었습니다.', { exact: true })).toBeVisible()

  // The cancellation is requested, withdrawn, requested again, and takes effect
  await page.goto(detailOf(card.id))
  await endWithPeriod(page)
  await press(page, '해지 예약 철회하기')
  await confirmDialog(page, '해지 예약 철회하기')
  await expect(page.getByText('해지 예약을 철회했습니다.')).toBeVisible()
  await expect(stateOf(page, '이용 중')).toBeVisible()
  await endWithPeriod(page)
  await page.goto(detailOf(card.id))
  await expect(stateOf(page, '해지 예정')).toBeVisible()
  await moveClock(page, days - gone + 1)
  await page.goto(detailOf(card.id))
  await expect(stateOf(page, '해지 완료')).toBeVisible()

  // Only the used days are billed
  const last = await billsOf(page, card.id)
  expect(last.map(({ total }) => total)).toEqual([prices.card, prices.card, prices.card, difference])
  for (const { text } of last) expect(text).toContain('결제 완료')
  expect(sum(last.map(({ total }) => total))).toBe(2 * prices.card + oldDays + newDays + vat)
  expect((await billsOf(page, giro.id)).map(({ total }) => total)).toEqual(Array(4).fill(prices.giro))
  expect((await billsOf(page, account.id)).map(({ total }) => total)).toEqual(Array(4).fill(prices.account))
  await staff.context().close()
})
