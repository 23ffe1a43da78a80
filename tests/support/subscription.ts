import type { Page } from '@playwright/test'
import type { DemoAccount } from '#server/db/demo/demo-accounts.ts'
import { waitForHydration } from './arrival.ts'
import { expect } from './fixtures.ts'
import { pdf, uploadedText } from './inquiries.ts'
import { signIn } from './sign-in.ts'
import { heading, press } from './signup.ts'

type Company = { companyName: string; ownerName: string; businessType: string; businessCategory: string }

const company: Company = {
  companyName: '별빛나루 주식회사',
  ownerName: '나여울',
  businessType: '정보통신업',
  businessCategory: '소프트웨어 개발',
}
export const fill = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).fill(text)
/** Fills in a field with "(선택)" in its label. */
const fillOptional = (page: Page, label: string, text: string) =>
  page.getByLabel(new RegExp(`^${label}`)).fill(text)

/** Logs in a member without a second factor and opens the start page of requests. */
export async function openRequestHub(page: Page, account: DemoAccount, search = ''): Promise<void> {
  await signIn(page, account)
  await page.goto(`/subscription${search}`)
  await waitForHydration(page)
  await expect(heading(page, '구독 신청')).toBeVisible()
}

/** Ticks the required terms only, and continues. */
export async function acceptRequiredTerms(page: Page): Promise<void> {
  await page.getByRole('link', { name: '이 금액으로 신청하기' }).click()
  await expect(heading(page, '약관에 동의해 주세요')).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  for (const box of await page.getByRole('checkbox', { name: /^\[필수\]/ }).all()) await box.check()
  await press(page, '동의하고 계속')
  await expect(heading(page, '누가 구독하나요?')).toBeVisible()
  await expect(page).toHaveURL(/\/subscription\/request\?/)
  await typeAnother(page, '다른 회사 입력')
}

/** Chooses to type new details, if the form offers those of the company's earlier subscriptions. */
export async function typeAnother(page: Page, name: '다른 회사 입력' | '새 결제 수단 입력'): Promise<void> {
  const anotherOption = page.getByRole('radio', { name })
  if (await anotherOption.isVisible()) await anotherOption.check()
}

/** The labels of the payment methods' radio buttons. */
export const methodLabels = {
  G: /청구서를 받아 직접/,
  C: /카드로 자동 결제합니다/,
  A: /계좌에서 자동으로 출금/,
}

/** Selects the kind of a new payment method. */
export async function chooseMethod(page: Page, code: keyof typeof methodLabels): Promise<void> {
  const method = page.getByRole('radio', { name: methodLabels[code] })
  await expect(method.or(page.getByRole('radio', { name: '새 결제 수단 입력' })).first()).toBeVisible()
  await typeAnother(page, '새 결제 수단 입력')
  await method.check()
}

/** Searches for an address and selects the first result. */
export async function chooseAddress(page: Page, words: string): Promise<void> {
  await press(page, '주소 검색')
  const dialog = page.getByRole('dialog', { name: '주소 검색' })
  await dialog.getByLabel('도로 이름과 건물 번호').fill(words)
  await dialog.getByRole('button', { name: '검색하기' }).click()
  await dialog.getByRole('listitem').first().getByRole('button').click()
  await expect(dialog).toBeHidden()
}

export async function giveCompany(page: Page, its: Company = company): Promise<void> {
  await page.getByRole('radio', { name: '법인 사업자' }).check()
  await fill(page, '회사 이름', its.companyName)
  await fill(page, '사업자등록번호', '124-81-00998')
  await fill(page, '법인등록번호', '110111-0062432')
  await fill(page, '대표자 이름', its.ownerName)
  await fill(page, '업태', its.businessType)
  await fill(page, '종목', its.businessCategory)
  await chooseAddress(page, '솔바람길 20')
  await fillOptional(page, '상세 주소', '3층')
  await fill(page, '대표 전화', '02-000-1100')
  await page.locator('input[data-upload]').setInputFiles(pdf('사업자등록증.pdf'))
  await expect(page.getByRole('listitem').filter({ hasText: '사업자등록증.pdf' })).toContainText(uploadedText)
  await press(page, '다음')
  await expect(heading(page, '신청인 정보를 알려 주세요')).toBeVisible()
}

export async function giveSubscriber(page: Page): Promise<void> {
  await press(page, '내 정보로 입력하기')
  await expect(page.getByLabel('신청인 이름', { exact: true })).not.toHaveValue('')
  await fill(page, '신청인 이름', '윤다솜')
  await fill(page, '이메일', 'dasom@byeolbit.example')
  await fill(page, '휴대폰 번호', '010-0000-7788')
  await press(page, '회사 정보와 같게 입력하기')
  await press(page, '다음')
  await expect(heading(page, '담당 관리자를 알려 주세요')).toBeVisible()
}

/** Completes the steps from the administrator to the payment. The administrator is the subscriber. */
export async function giveAdmin(page: Page): Promise<void> {
  await press(page, '신청인과 같게 입력하기')
  await press(page, '다음')
  await expect(heading(page, '요금제를 확인해 주세요')).toBeVisible()
  await press(page, '다음')
  await expect(heading(page, '결제 수단을 골라 주세요')).toBeVisible()
  await typeAnother(page, '새 결제 수단 입력')
}

export async function giveCard(page: Page, cardNumber = '4330123412341234'): Promise<void> {
  await chooseMethod(page, 'C')
  const cardWindow = await openCardWindow(page)
  await typeCard(cardWindow, cardNumber)
  await expect(registeredCard(page)).toContainText(cardNumber.slice(-4))
  await fill(page, '카드 소유자', '별빛나루')
}

/** Returns the part of the form that shows the registered card. */
export const registeredCard = (page: Page) => page.getByRole('group', { name: '카드', exact: true })

/** Opens the window of the payment service, which is a separate page. */
export async function openCardWindow(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await page.getByRole('button', { name: /^(?:다른 )?카드 등록$/ }).click()
  const cardWindow = await opening
  await expect(cardWindow).toHaveURL(/\/demo\/card-window\?/)
  return cardWindow
}

/** Types a card in the window of the payment service. The window then returns to the portal and closes. */
export async function typeCard(cardWindow: Page, cardNumber: string): Promise<void> {
  await cardWindow.getByLabel('카드 번호').fill(cardNumber)
  await cardWindow.getByLabel('유효 기간').fill('11/39')
  await cardWindow.getByRole('button', { name: '카드 등록' }).click()
}

/** Returns the checkbox for the consent to automatic payments by card or account. */
export const withdrawalConsent = (page: Page) =>
  page.getByRole('checkbox', { name: /^\[필수\] .*자동 (결제|출금)하는 데 동의합니다/ })

/** Ticks the consent, which is initially not ticked. */
export async function agreeToWithdrawals(page: Page): Promise<void> {
  const consent = withdrawalConsent(page)
  await expect(consent).not.toBeChecked()
  await consent.check()
}

export async function giveAccount(page: Page): Promise<void> {
  await chooseMethod(page, 'A')
  await page.getByLabel('은행', { exact: true }).selectOption({ label: '신한' })
  await fill(page, '계좌 번호', '110-000-123456')
  await fill(page, '예금주', '한아름')
  await fill(page, '사업자등록번호 또는 생년월일', '881212')
}

export async function review(page: Page): Promise<void> {
  await press(page, '다음')
  await expect(heading(page, '신청 내용을 확인해 주세요')).toBeVisible()
  await expect(page).toHaveURL(/[?&]step=review(?:&|$)/)
}
