import type { Page } from '@playwright/test'
import { appAdmin, securityMember, smsMember, staffMember } from '../support/accounts.ts'
import { counselDay } from '../support/clock.ts'
import { expect, test } from '../support/fixtures.ts'
import { type SignInAccount, signIn } from '../support/sign-in.ts'

/*
 * The first screen of every object shows its name, its state or amount, and its main action, on desktops and phones.
 */
const TAB_BAR = 64
const AMOUNT = /[\d,]+원/

type ShownObject = {
  list: string
  /** The address of the object's page, to which the list links; undefined if the object is shown only in the list. */
  detail?: string
  says?: RegExp
  action: RegExp
}
type Objects = { of: string; account: SignInAccount; byMessage?: true; shown: ShownObject[] }

const objectsByAccount: Objects[] = [
  {
    of: 'a member',
    account: smsMember,
    byMessage: true,
    shown: [
      {
        list: '/my/subscription?subscriptionState=ACTIVE',
        detail: '/my/subscription/detail',
        says: AMOUNT,
        action: /^구독 해지하기$/,
      },
      { list: '/my/bill', detail: '/my/bill/detail', says: AMOUNT, action: /PDF/ },
      {
        list: '/my/inquiry',
        detail: '/my/inquiry/detail',
        says: /^(접수|확인 중|답변 완료|종료|다시 문의)$/,
        action: /^(추가 문의하기|다시 문의하기)$/,
      },
      {
        list: '/apps',
        detail: '/apps/grant',
        says: /^(사용 중|접근 차단|기간 종료)$/,
        action: /^(기간 연장|권한 반납|다시 신청하기)$/,
      },
      {
        list: '/apps?tab=REQUEST&approvalResult=WAITING',
        detail: '/apps/request',
        says: /^승인 대기$/,
        action: /^신청 취소하기$/,
      },
      { list: '/my/member', action: /수정|바꾸기|변경/ },
    ],
  },
  {
    of: 'the staff',
    account: staffMember,
    shown: [
      {
        list: '/admin/subscription',
        detail: '/admin/subscription/detail',
        says: AMOUNT,
        action: /^(신청 )?승인하기$/,
      },
      {
        list: '/admin/bill?billState=OVERDUE',
        detail: '/admin/bill/detail',
        says: AMOUNT,
        action: /입금|결제/,
      },
      {
        list: '/admin/inquiry',
        detail: '/admin/inquiry/detail',
        says: /접수|확인 중/,
        action: /^(담당하기|답변 쓰기)$/,
      },
      {
        list: `/admin/counsel?date=${counselDay()}`,
        detail: '/admin/counsel/detail',
        says: /^예약됨$/,
        action: /^결과 기록하기$/,
      },
    ],
  },
  {
    of: 'an app admin',
    account: appAdmin,
    byMessage: true,
    shown: [
      {
        list: '/admin/approval',
        detail: '/apps/request',
        says: /^승인 대기$/,
        action: /^승인하기$/,
      },
      {
        list: '/admin/approval',
        says: /^(?:오늘|내일|\d\d\.\d\d|\d{4}\.\d\d\.\d\d) \d+(?:시|:\d\d)(?:까지)?$/,
        action: /님의 .+ (승인하기|내용 확인)$/,
      },
      {
        list: '/admin/apps',
        detail: '/admin/apps/detail',
        says: /^(사용 중|신청 중단|사용 중지)$/,
        action: /앱의? (신청 중단|신청 다시 받기|사용 중지|사용 중지 해제)$/,
      },
      {
        list: '/admin/member?useStatus=NORMAL',
        says: /^(사용 중|일시 정지|접근 차단)$/,
        action: /권한 회수하기$/,
      },
    ],
  },
  {
    of: 'a security admin',
    account: securityMember,
    shown: [
      {
        list: '/admin/abnormal',
        detail: '/admin/abnormal/detail',
        says: /확인 필요|관리자 검토/,
        action: /^조치하기$/,
      },
    ],
  },
]

async function seeFirst(page: Page, { list, detail, says, action }: ShownObject): Promise<void> {
  await page.goto(list)
  const main = page.getByRole('main')
  const name = detail ?? list
  if (detail) {
    await main.locator(`a[href*="${detail}"]:visible`).first().click()
    await expect(page).toHaveURL(new RegExp(detail))
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  // Excludes the filter of a list, since the filter always contains the names of all states.
  const notOfFilter = page.locator(':not(nav *)')
  if (says)
    await expect
      .soft(main.getByText(says).and(notOfFilter).filter({ visible: true }).first(), `${name}: facts`)
      .toBeInViewport()
  const actionControls = main
    .getByRole('button', { name: action })
    .or(main.getByRole('link', { name: action }))
  const act = actionControls.filter({ visible: true }).first()
  await expect(act, `${name}: action`).toBeAttached()
  const { width, height } = page.viewportSize()!
  // The buttons of a form replace the tab bar.
  const hasTabBar = width < 768 && (await page.locator('[data-bottom-actions]').count()) === 0
  const visibleHeight = hasTabBar ? height - TAB_BAR : height
  await expect
    .soft(
      act.evaluate((shown) => shown.getBoundingClientRect().bottom),
      `${name}: action`,
    )
    .resolves.toBeLessThanOrEqual(visibleHeight)
}

const inGate = 'a security admin'

for (const { of, account, byMessage, shown } of objectsByAccount)
  test(`the first screen of the objects of ${of} shows their state and their actions${of === inGate ? '' : ' @long'}`, async ({
    page,
    portal,
  }) => {
    await signIn(page, account, byMessage && { portal })
    for (const each of shown) await seeFirst(page, each)
  })
