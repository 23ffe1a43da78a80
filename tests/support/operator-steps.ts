import type { Page } from '@playwright/test'
import { addDays, formatDate, kstDate } from '#domain/dates.ts'
import { formatNumber } from '#domain/money.ts'
import { pngWith } from '#server/testing/sample-files.ts'
import { waitForHydration } from './arrival.ts'
import { confirmDialog } from './dialogs.ts'
import { eucKr } from './euc-kr.ts'
import { expect } from './fixtures.ts'
import { pdf, uploadedText } from './inquiries.ts'
import { takeAtBothWidths } from './picture.ts'
import { heading, press } from './signup.ts'
import {
  agreeToWithdrawals,
  chooseMethod,
  fill,
  registeredCard,
  review,
  typeAnother,
} from './subscription.ts'

export const CARD = { number: '4330123412341234', expiration: '11/39' }
/** A brand name that is two characters shorter than the maximum, and a logo that is five times as wide as high. */
export const BRAND = '너른들 클라우드 접근 관리 플랫폼'
export const WIDE_LOGO = {
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: pngWith({ width: 200, height: 40 }),
}
export const COMPANY = '주식회사 달무리'
/**
 * The days until the raised price: more than the two weeks in which a company has to answer, and less than a month.
 */
const RISE_DAYS = 20

/** Returns the current day in Korea, by the clock of a page. */
const todayOf = async (page: Page): Promise<string> =>
  kstDate(new Date(await page.evaluate(() => Date.now())))

export async function writeBrand(page: Page): Promise<void> {
  await page.goto('/admin/brand')
  await waitForHydration(page)
  await fill(page, '이름', BRAND)
  await page.getByLabel('로고').setInputFiles(WIDE_LOGO)
  await page.getByLabel('강조 색').fill('#0a6338')
  await takeAtBothWidths(page, 'operator-04-brand')
  await press(page, '저장')
  await press(page, '바꾸기')
  await expect(page).toHaveTitle(`브랜드 | ${BRAND} 관리`)
}

export async function writeTerms(page: Page): Promise<void> {
  await page.goto('/admin/terms')
  await page.getByRole('link', { name: '서비스 이용약관' }).click()
  await fill(page, '본문', '## 제1조 (목적)\n\n{{operatorName}}의 약관입니다.')
  await fill(page, '시행일', await todayOf(page))
  await takeAtBothWidths(page, 'operator-05-terms')
  await press(page, '개정 예약')
  await press(page, '예약')
  await expect(page.getByRole('link', { name: '버전 1.1' })).toBeVisible()
}

export async function makeService(page: Page): Promise<void> {
  await page.goto('/admin/catalogue')
  await page.getByRole('link', { name: '첫 서비스 만들기' }).click()
  await fill(page, '서비스 코드', 'VPN')
  await fill(page, '이름', '원격 접속')
  await fill(page, '짧은 이름', '원격 접속')
  await fill(page, '한 줄 소개', '회사 밖에서 사내 업무 화면에 접속합니다.')
  await press(page, '요금제 추가')
  for (const [index, [code, name, won]] of [
    ['BASIC', '베이직', '3,000'],
    ['PRO', '프로', '5,000'],
  ].entries()) {
    await page.getByLabel('요금제 코드').nth(index).fill(code!)
    await page.getByLabel('요금제 이름').nth(index).fill(name!)
    await page.getByLabel('원화 가격').nth(index).fill(won!)
    await page.getByLabel('달러 가격').nth(index).fill('3.00')
  }
  await fill(page, '시작일', await todayOf(page))
  await takeAtBothWidths(page, 'operator-06-service')
  await press(page, '서비스 만들기')
  await press(page, '예약')
  await expect(page).toHaveURL('/admin/catalogue/detail?serviceCode=VPN')
}

export async function inviteColleague(page: Page, email: string): Promise<void> {
  await page.goto('/admin/staff')
  await waitForHydration(page)
  await press(page, '담당자 초대')
  await fill(page, '이메일', email)
  for (const name of [/구독 신청/, /청구/]) await page.getByRole('checkbox', { name }).first().check()
  await takeAtBothWidths(page, 'operator-08-invite')
  await press(page, '초대 보내기')
  await expect(page.getByText(`${email} 주소로 초대를 보냈습니다.`).first()).toBeVisible()
}

/** Requests a subscription to a plan for ten people, on the screens. */
export async function subscribe(page: Page, plan: string, pay: (page: Page) => Promise<void>): Promise<void> {
  await page.goto(`/subscription?service=VPN&plan=${plan}&users=10`)
  await waitForHydration(page)
  await takeAtBothWidths(page, `operator-12-subscription-${plan}`)
  await page.getByRole('link', { name: '이 금액으로 신청하기' }).click()
  await expect(heading(page, '약관에 동의해 주세요')).toBeVisible()
  for (const box of await page.getByRole('checkbox', { name: /^\[필수\]/ }).all()) await box.check()
  await press(page, '동의하고 계속')
  await expect(heading(page, '누가 구독하나요?')).toBeVisible()
  await typeAnother(page, '다른 회사 입력')
  await page.getByRole('radio', { name: '법인 사업자' }).check()
  await fill(page, '회사 이름', COMPANY)
  await fill(page, '사업자등록번호', '124-81-00998')
  await fill(page, '법인등록번호', '110111-0062432')
  await fill(page, '대표자 이름', '나여울')
  await fill(page, '업태', '정보통신업')
  await fill(page, '종목', '소프트웨어 개발')
  await fill(page, '우편번호', '06234')
  await fill(page, '주소', '서울특별시 강남구 솔바람길 20')
  await fill(page, '대표 전화', '02-000-1100')
  await page.locator('input[data-upload]').setInputFiles(pdf('사업자등록증.pdf'))
  await expect(page.getByRole('listitem').filter({ hasText: '사업자등록증.pdf' })).toContainText(uploadedText)
  await takeAtBothWidths(page, `operator-13-company-${plan}`)
  await press(page, '다음')
  await expect(heading(page, '신청인 정보를 알려 주세요')).toBeVisible()
  await press(page, '내 정보로 입력하기')
  await press(page, '회사 정보와 같게 입력하기')
  await press(page, '다음')
  await expect(heading(page, '담당 관리자를 알려 주세요')).toBeVisible()
  await press(page, '신청인과 같게 입력하기')
  await press(page, '다음')
  await expect(heading(page, '요금제를 확인해 주세요')).toBeVisible()
  await press(page, '다음')
  await expect(heading(page, '결제 수단을 골라 주세요')).toBeVisible()
  await typeAnother(page, '새 결제 수단 입력')
  await pay(page)
  await takeAtBothWidths(page, `operator-15-review-${plan}`)
  await press(page, '구독 신청하기')
  await expect(heading(page, '구독을 신청했습니다')).toBeVisible()
  await takeAtBothWidths(page, `operator-16-requested-${plan}`)
}

export async function payWithCard(page: Page): Promise<void> {
  await chooseMethod(page, 'C')
  const opening = page.context().waitForEvent('page')
  await press(page, '카드 등록')
  const cardWindow = await opening
  await expect(cardWindow).toHaveURL(/^https:\/\/payment-gateway\.tosspayments\.com\//)
  await cardWindow.getByLabel('카드 번호').fill(CARD.number)
  await cardWindow.getByLabel('유효 기간').fill(CARD.expiration)
  await press(cardWindow, '카드 등록')
  await expect(registeredCard(page)).toContainText('새벽')
  await fill(page, '카드 소유자', '달무리')
  await takeAtBothWidths(page, 'operator-14-card')
  await review(page)
  await agreeToWithdrawals(page)
}

export async function payByTransfer(page: Page): Promise<void> {
  await chooseMethod(page, 'G')
  await press(page, '회사 정보와 같게 입력하기')
  await fill(page, '받는 사람', '재무팀 오하늘')
  await fill(page, '청구서 이메일', 'billing@dalmuri.example')
  await review(page)
}

/** Approves the waiting request, opened from the list of tasks. */
export async function approve(page: Page): Promise<void> {
  await page.goto('/admin')
  await waitForHydration(page)
  await takeAtBothWidths(page, 'operator-17-today')
  await page.getByRole('region', { name: '처리할 일' }).locator('[data-row-link]').first().click()
  await takeAtBothWidths(page, 'operator-18-request')
  await press(page, '신청 승인하기')
  await confirmDialog(page, '신청 승인하기')
  await expect(page.getByText('구독 신청을 승인했습니다.')).toBeVisible()
}

/** Opens the only bill in a state. */
export async function openBill(page: Page, state: 'PAID'): Promise<void> {
  await page.goto(`/admin/bill?billState=${state}`)
  await page.getByRole('main').locator('a[href*="/admin/bill/detail"]:visible').first().click()
  await expect(page).toHaveURL(/billId=/)
}

/** Refunds a part of the open bill. */
export async function refundPart(page: Page, amount: string): Promise<void> {
  await press(page, '환불하기')
  const form = page.getByRole('dialog', { name: '환불하기' })
  await form.getByLabel('환불할 금액').fill(amount)
  await form.getByLabel('환불 사유').fill('장애 보상')
  await form.getByRole('button', { name: / 환불하기$/ }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: / 환불하기$/ })
    .click()
  await expect(page.getByText('환불했습니다.', { exact: true })).toBeVisible()
  await takeAtBothWidths(page, 'operator-22-refund')
}

/**
 * Imports a bank statement with one deposit. The deposit appears as a task; confirms the bill that is suggested for
 * the deposit.
 */
export async function matchDeposit(page: Page, amount: number): Promise<void> {
  await page.goto('/admin/deposit')
  await waitForHydration(page)
  const statement = [
    '거래일시,적요,보낸분/받는분,출금액,입금액,잔액',
    `${await todayOf(page)} 00:00:01,타행이체,달무리,0,"${formatNumber(amount)}","1,000,000"`,
  ].join('\r\n')
  await page
    .getByLabel('거래 내역 파일')
    .setInputFiles({ name: '거래내역.csv', mimeType: 'text/csv', buffer: Buffer.from(eucKr(statement)) })
  await press(page, '올리기')
  await expect(page.getByText('입금 1건을 새로 올렸습니다.')).toBeVisible()
  await takeAtBothWidths(page, 'operator-23-deposits')
  await page.goto('/admin?workKind=DEPOSIT')
  await waitForHydration(page)
  await takeAtBothWidths(page, 'operator-24-today')
  await page.getByRole('region', { name: '처리할 일' }).locator('[data-row-link]').click()
  await takeAtBothWidths(page, 'operator-25-deposit')
  await page.getByRole('button', { name: /^B\d{4}-\d+ 청구서로 확인하기$/ }).click()
  await confirmDialog(page, '확인하기')
  await expect(page.getByText('입금을 확인했습니다.')).toBeVisible()
}

/** Opens the page of the company, for which the staff must state a reason. */
export async function openCompany(page: Page): Promise<void> {
  await page.goto('/admin/company')
  await waitForHydration(page)
  await page.getByRole('link', { name: COMPANY }).click()
  await expect(heading(page, '회사 정보 열기')).toBeVisible()
  // Before the reason, the page shows only what the list shows as well.
  await expect(page.getByText(COMPANY)).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await takeAtBothWidths(page, 'operator-26-company')
  await press(page, '청구와 결제 확인')
  await press(page, '정보 열기')
  await expect(heading(page, COMPANY)).toBeVisible()
  await takeAtBothWidths(page, 'operator-27-company')
}

/**
 * Expects that the payments listed by the payment service for the last days equal those of the portal, once the
 * comparison has run.
 */
export async function expectSettlementsMatch(page: Page, runJobs: () => Promise<void>): Promise<void> {
  const compared = page.getByText(`${formatDate(await todayOf(page))} 대조`)
  await expect(async () => {
    await runJobs()
    await page.goto('/admin/settlement')
    await expect(compared).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 90_000 })
  await expect(page.getByText('차이가 없습니다')).toBeVisible()
  await takeAtBothWidths(page, 'operator-28-settlement')
}

/** Raises the price of the first plan; the change waits for the approval of a second person. */
export async function raisePrice(page: Page, won: string): Promise<void> {
  await page.goto('/admin/catalogue/detail?serviceCode=VPN')
  await waitForHydration(page)
  await page.getByLabel('원화 가격').first().fill(won)
  await fill(page, '시작일', addDays(await todayOf(page), RISE_DAYS))
  await takeAtBothWidths(page, 'operator-30-price')
  await press(page, '변경 예약')
  await press(page, '예약')
  await expect(page.getByText('다른 담당자에게 승인을 요청했습니다.').first()).toBeVisible()
  await takeAtBothWidths(page, 'operator-31-waiting')
}

/** Approves the waiting price, opened from the list of tasks. */
export async function approvePrice(page: Page): Promise<void> {
  await takeAtBothWidths(page, 'operator-32-today')
  await page
    .getByRole('region', { name: '처리할 일' })
    .getByRole('link', { name: /^가격 승인/ })
    .click()
  await page.locator('[data-row-link]').filter({ hasText: '원격 접속' }).click()
  await expect(page).toHaveURL('/admin/catalogue/detail?serviceCode=VPN')
  await waitForHydration(page)
  await takeAtBothWidths(page, 'operator-33-approval')
  await press(page, '가격 변경 승인하기')
  await confirmDialog(page, '가격 변경 승인하기')
  await expect(page.getByText('가격 변경을 승인했습니다.').first()).toBeVisible()
}

/** Agrees to the raised price on the member's home page, once the scheduled jobs have asked for the consent. */
export async function agreeToPrice(page: Page, runJobs: () => Promise<void>): Promise<void> {
  const card = page.getByRole('region', { name: '원격 접속 베이직 금액 인상' })
  await expect(async () => {
    await runJobs()
    await page.goto('/my')
    await expect(card).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 90_000 })
  await waitForHydration(page)
  await takeAtBothWidths(page, 'operator-34-consent')
  await card.getByRole('button', { name: '동의', exact: true }).click()
  await confirmDialog(page, '동의')
  await expect(page.getByText('금액 인상에 동의했습니다').first()).toBeVisible()
}
