import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { plainMember, privateMember, tryingMember } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'
import { look } from '../support/look.ts'
import { openShare } from '../support/more-acts.ts'
import { press } from '../support/signup.ts'

test('the list is filtered, searched and sorted by the parameters of the URL, and an empty result offers other pages @looks @long', async ({
  page,
}, info) => {
  await enter(page, '/my/subscription', plainMember)
  const filter = page.getByRole('navigation', { name: '구독 상태' })
  await filter.getByRole('link', { name: /미납/ }).click()
  await expect(page).toHaveURL('/my/subscription?subscriptionState=PAST_DUE')
  const rows = page.getByRole('main').locator('a[href*="/detail"]:visible')
  const count = page.getByText(/^\d+건$/)
  let total = 0
  // Repeats the check: the address changes before the list has loaded.
  await expect(async () => {
    total = Number(/\d+/.exec((await count.textContent())!))
    expect(await rows.count()).toBe(total)
    expect(await page.getByRole('main').getByText('미납', { exact: true }).count()).toBe(total)
  }).toPass()
  await page.goBack()
  await expect(page).toHaveURL('/my/subscription')
  await expect(count).not.toHaveText(`${total}건`)

  const sortSelect = page.getByRole('combobox', { name: '정렬' })
  const firstHref = await rows.first().getAttribute('href')
  await sortSelect.selectOption('서비스 이름 역순')
  await expect(page).toHaveURL('/my/subscription?sort=SERVICE&sortDirection=DESC')
  await expect(sortSelect.locator('option:checked')).toHaveText('서비스 이름 역순')
  await sortSelect.selectOption('오래된 신청순')
  await expect(page).toHaveURL('/my/subscription?sort=OLDEST')
  await expect(rows.first()).not.toHaveAttribute('href', firstHref!)
  await page.getByRole('searchbox', { name: '서비스, 요금제, 번호에서 찾기' }).fill('통합 로그인')
  await press(page, '검색하기')
  await expect(page).toHaveURL(/search=.+&sort=OLDEST|sort=OLDEST&search=.+/)
  await expect(rows.filter({ hasNotText: '통합 로그인' })).toHaveCount(0)
  await expect(rows.first()).toBeVisible()
  await look(page, 'my-subscription-found', info)
  await rows.first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^빗장 / })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('통합 로그인')
  await expect(sortSelect).toHaveValue('OLDEST')
  await page.getByRole('searchbox').fill('없는 서비스')
  await press(page, '검색하기')
  await expect(page.getByText('‘없는 서비스’에 맞는 것이 없습니다')).toBeVisible()
  await page.getByRole('link', { name: '전체 보기' }).click()
  await expect(page).toHaveURL('/my/subscription')

  await page.goto('/my/subscription?subscriptionState=NONSENSE')
  await expect(filter.getByRole('link', { name: /전체/ })).toHaveAttribute('aria-current')
})

test('the number of subscriptions in use is the same on the home page, in the filter and in the list', async ({
  page,
}) => {
  await enter(page, '/my', plainMember)
  const main = page.getByRole('main')
  const numberIn = async (locator: Locator) => Number(/\d+/.exec((await locator.textContent())!))
  const state = main.getByRole('link', { name: /^이용 중인 구독/ })
  const inUse = await numberIn(state)
  expect(inUse).toBeGreaterThan(0)
  await state.click()
  await expect(page).toHaveURL('/my/subscription?subscriptionState=ACTIVE')
  const filter = page.getByRole('navigation', { name: '구독 상태' })
  expect(await numberIn(filter.getByRole('link', { name: /이용 중/ }))).toBe(inUse)
  await expect(main.getByRole('status').getByText(`${inUse}건`)).toBeVisible()
})

test('a link for a colleague opens a masked page without a login but only with the key in the link, and can be ended early @looks', async ({
  page,
  browser,
  portal,
}, info) => {
  await enter(page, '/my/subscription', plainMember)
  await page.getByRole('main').locator('a[href*="/detail"]:visible').first().click()
  await openShare(page)
  await page.getByRole('button', { name: '공유 링크 만들기' }).click()
  const address = await page.getByLabel('공유 링크', { exact: true }).inputValue()
  expect(address).toMatch(new RegExp(`^${portal.origin}/link/subscription/S\\d{4}-\\d{6}#[\\w-]{43}$`))

  const visitor = await browser.newContext()
  const colleague = await visitor.newPage()
  await colleague.goto(address)
  await expect(colleague.getByRole('main').getByText('공유받은 구독')).toBeVisible()
  await expect(colleague.getByText('공유 링크 만들기')).toHaveCount(0)

  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click()
  // Returns the e-mail addresses in all tabs of the subscription: those of the subscriber, the administrator and the
  // receivers of bills.
  const mailsOn = (one: Page) =>
    one.getByRole('main').locator('dd').filter({ hasText: '@' }).allTextContents()
  // The other tabs are rendered after the visible one.
  await expect.poll(async () => (await mailsOn(page)).length).toBeGreaterThan(1)
  const mails = await mailsOn(page)
  for (const mail of mails) expect(mail).not.toContain('*')
  const maskedMails = mails.map((mail) => mail.replace(/^(..?).*(?=@)/, '$1*****'))
  await expect.poll(() => mailsOn(colleague)).toEqual(maskedMails)
  await colleague.getByRole('tab', { name: '회사와 담당자' }).click()
  const peoplePanel = colleague.getByRole('tabpanel', { name: '회사와 담당자' })
  await expect(peoplePanel.getByText(maskedMails.at(-1)!).first()).toBeVisible()
  for (const part of [/^대표자/, /^주소/])
    await expect(peoplePanel.locator('dt').filter({ hasText: part }).first().locator('+ dd')).toContainText(
      '*',
    )

  // If only the fragment differs, the browser does not load the document again.
  await colleague.goto(`${address.slice(0, -3)}AAA`)
  await colleague.reload()
  await expect(colleague.getByText('사용할 수 없는 링크입니다.')).toBeVisible()
  await colleague.goto(address)
  await colleague.reload()
  await expect(colleague.getByRole('main').getByText('공유받은 구독')).toBeVisible()

  await openShare(page)
  await expect(page.getByRole('heading', { name: '열려 있는 링크 1개' })).toBeVisible()
  await look(page, 'subscription-links', info)
  await page.getByRole('button', { name: '공유 링크 만들기' }).click()
  await expect(page.getByRole('heading', { name: '열려 있는 링크 2개' })).toBeVisible()
  const linkField = page.getByLabel('공유 링크', { exact: true })
  await expect(linkField).not.toHaveValue(address)
  const end = page.getByRole('button', { name: /에 만든 링크 종료$/ })
  await end.last().click()
  await expect(page.getByText('링크를 종료했습니다. 이제 열 수 없습니다.')).toBeVisible()
  // The toast stays while it is hovered, and may cover the other link.
  await page.getByRole('region', { name: '알림' }).getByRole('button', { name: '닫기' }).click()
  await expect(page.getByRole('heading', { name: '열려 있는 링크 1개' })).toBeVisible()
  await expect(linkField).toBeVisible()
  await end.click()
  await expect(page.getByRole('heading', { name: /열려 있는 링크/ })).toHaveCount(0)
  await expect(linkField).toHaveCount(0)
  await colleague.reload()
  await expect(colleague.getByText('사용할 수 없는 링크입니다.')).toBeVisible()
  await visitor.close()
})

test('a subscription of another company is answered like one that does not exist @long', async ({
  page,
  browser,
  portal,
}) => {
  await enter(page, '/my/subscription', plainMember)
  const href = await page.getByRole('main').locator('a[href*="/detail"]:visible').first().getAttribute('href')
  const elsewhere = await browser.newContext({ baseURL: portal.origin })
  const stranger = await elsewhere.newPage()
  await enter(stranger, href!, privateMember)
  const title = (name: string) => stranger.getByRole('heading', { level: 1, name })
  await expect(title('구독을 찾을 수 없습니다')).toBeVisible()
  const unknownId = '00000000-0000-4000-8000-000000000000'
  for (const path of ['/my/subscription/detail', '/my/subscription/edit']) {
    await stranger.goto(`${path}?subscriptionId=${unknownId}`)
    await stranger.getByRole('link', { name: '구독 목록으로' }).click()
    await expect(stranger).toHaveURL('/my/subscription')
  }
  await stranger.goto(`/my/bill/detail?billId=${unknownId}`)
  await expect(title('청구서를 찾을 수 없습니다')).toBeVisible()
  await expectAccessible(stranger)
  await stranger.getByRole('link', { name: '청구서 목록으로' }).click()
  await expect(stranger).toHaveURL('/my/bill')
  await stranger.goto(`/my/inquiry/detail?inquiryId=${unknownId}`)
  await expect(title('문의를 찾을 수 없습니다')).toBeVisible()
  await stranger.getByRole('link', { name: '문의 내역으로' }).click()
  await expect(stranger).toHaveURL('/my/inquiry')
  await elsewhere.close()
})

test('a trial is shown above the subscriptions with its last day and a link to subscribe, and is listed on the withdrawal page @looks @long', async ({
  page,
}, info) => {
  await enter(page, '/my/subscription', tryingMember)
  const trials = page.getByRole('region', { name: '무료 체험' })
  await expect(trials).toContainText('빗장 통합 로그인')
  await expect(trials).toContainText(/\d{4}\.\d{2}\.\d{2}까지/)
  await look(page, 'subscriptions-with-a-trial', info)
  await expectAccessible(page)
  await trials.getByRole('link', { name: '구독 신청하기' }).click()
  await expect(page).toHaveURL('/subscription?service=SSO')

  await page.goto('/my/member/withdraw')
  const released = page.getByRole('listitem').filter({ hasText: '무료 체험 종료' })
  await expect(released).toContainText(/통합 로그인 \(\d{4}\.\d{2}\.\d{2}까지\)/)
  await expect(page.getByText(/체험한 서비스는 탈퇴한 날부터 1년 동안/)).toBeVisible()
  await look(page, 'withdraw-with-a-trial', info)
})
