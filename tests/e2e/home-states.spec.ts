import { kstDate } from '#domain/dates.ts'
import { stageAccounts } from '#server/db/demo/demo-accounts.ts'
import { smsMember } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'
import { look } from '../support/look.ts'
import { signIn } from '../support/sign-in.ts'

/**
 * The first card of the home page for a person at each stage: its title, a date or amount, and its one
 * action.
 */
const cards: Record<string, { title: RegExp; says: RegExp; action: string | RegExp; line?: RegExp }> = {
  'saeron.yoon': {
    title: /^무료로 시작해 보세요$/,
    says: /요금을 청구하지 않습니다/,
    action: '체험 시작하기',
  },
  'hansol.bae': {
    title: /^\d+일 남았습니다$/,
    says: /\d{4}\.\d\d\.\d\d 종료.*오늘 \d{4}/s,
    action: '구독 신청하기',
  },
  'dahye.seo': {
    title: /^구독 신청을 검토하고 있습니다$/,
    says: /\d{4}\.\d\d\.\d\d 신청.*승인되면 매[월년] [\d,]+원/s,
    action: '문의하기',
  },
  // The requests of this member were cancelled long ago.
  'byeol.ahn': {
    title: /^무료로 시작해 보세요$/,
    says: /요금을 청구하지 않습니다/,
    action: '체험 시작하기',
    line: /^\d{4}\.\d\d\.\d\d에 낸 구독 신청을 취소했습니다\./,
  },
  'narae.kwon': {
    title: /^구독 신청이 반려되었습니다$/,
    says: /반려/,
    action: '수정하여 다시 신청하기',
  },
  'haerang.shin': {
    title: /^(?:\d+월 청구 금액|다음 결제)$/,
    says: /[\d,]+원.*청구서 \d+건 연속 제때 납부/s,
    action: '청구서 보기',
  },
  'dalnim.jang': {
    title: /^납부할 금액$/,
    says: /연체 \d+일.*[\d,]+원.*납부 기한 \d{4}\.\d\d\.\d\d/s,
    action: /원 납부하기$/,
  },
  'nuri.cho': {
    title: /^\d{4}\.\d\d\.\d\d까지 이용합니다$/,
    says: /(?:\d+일\s남음|오늘 종료).*종료 \d{4}/s,
    action: '해지 예약 철회하기',
  },
  'maru.kang': {
    title: /^\d{4}\.\d\d\.\d\d에 이용이 끝났습니다$/,
    says: /해지 완료/,
    action: '다시 구독하기',
  },
}

test('the home page shows the most important state of each member first @looks', async ({
  page,
  context,
}, info) => {
  for (const account of stageAccounts)
    await test.step(account.email, async () => {
      const { title, says, action, line } = cards[account.email.replace(/@.*/, '')]!
      await context.clearCookies()
      await signIn(page, account)
      await page.goto('/my')
      await expect(
        page.getByRole('heading', { level: 1, name: /님, (안녕하세요|확인할 일|다음 결제)/ }),
      ).toBeVisible()
      const firstCard = page.getByRole('main').getByRole('region').first()
      await expect(firstCard.getByRole('heading', { level: 2 })).toHaveText(title)
      await expect(firstCard).toContainText(says)
      await expect(firstCard.getByRole('link', { name: action })).toBeVisible()
      if (line) await expect(page.getByRole('main').getByText(line)).toBeVisible()
      // Cards without data are not shown: no card has a zero amount or an empty text.
      await expect(
        page
          .getByRole('main')
          .getByText(/^0(?:원|건)$|없습니다[.]?$/)
          .filter({ visible: true }),
      ).toHaveCount(0)
      // The heading counts each task of the member once.
      const headingCount =
        /(\d+)건/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[1] ?? '0'
      const list = page.getByRole('region', { name: /^(?:그 밖에 )?확인할 일$/ })
      const counted = (await list.count()) > 0 ? Number(await list.locator('h2 + span').innerText()) : 0
      const unfold = list.getByRole('button', { name: /더 보기$/ }).filter({ visible: true })
      if ((await unfold.count()) > 0) {
        await waitForHydration(page)
        await unfold.click()
        // The focus moves to the first row that was hidden.
        await expect(list.getByRole('listitem').locator('a:focus')).toBeVisible()
      }
      const rows = (await list.count()) > 0 ? await list.getByRole('listitem').count() : 0
      const lateCount = await firstCard.getByText(/^연체 \d+일$/).count()
      expect(counted + lateCount).toBe(Number(headingCount))
      expect(rows, 'the count is that of the rows').toBe(counted)
      await look(page, `home-${account.email.replace(/[.].*/, '')}`, info)
    })
})

test('the values of a month are shown by keyboard, pointer and touch', async ({ page, portal }, {
  project,
}) => {
  await enter(page, '/my', smsMember, portal)
  const chart = page.getByRole('slider', { name: '최근 열두 달의 월별 청구 금액' })
  const valueOf = async () => (await chart.getAttribute('aria-valuetext'))!
  // The callout has the month and its amount; the value has the parts of the amount too.
  const isShown = async () => {
    const [shown] = (await valueOf()).split(' · ')
    const region = page.getByRole('region', { name: '월별 청구 금액' })
    await expect(region.getByText(shown!, { exact: true })).toBeVisible()
  }
  const now = await valueOf()
  expect(now).toMatch(/^\d+월 (?:[\d,]+원|청구 없음)/)
  await isShown()
  await chart.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(chart).not.toHaveAttribute('aria-valuetext', now)
  await isShown()
  await page.keyboard.press('Home')
  const firstValue = await valueOf()
  await page.keyboard.press('End')
  const month = Number(kstDate(new Date()).slice('YYYY-'.length, 'YYYY-MM'.length))
  await expect(chart).toHaveAttribute('aria-valuetext', new RegExp(`^${month}월 `))
  const place = { position: { x: 4, y: 20 } }
  await (project.name === 'phone' ? chart.tap(place) : chart.hover(place))
  await expect(chart).toHaveAttribute('aria-valuetext', firstValue)
  await isShown()
})
