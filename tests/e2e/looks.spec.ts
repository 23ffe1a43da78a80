import { appAdmin, longNameMember, plainMember, staffMember } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter, giveCredentials, leaveUnsaved } from '../support/journeys.ts'
import { look } from '../support/look.ts'
import { openShare } from '../support/more-acts.ts'
import { enterAdmin } from '../support/staff.ts'

/* Tests the screens that no journey opens, or that no journey opens at the narrowest width. */

test('error screens are accessible and fit the window @looks @embedded', async ({ page }, info) => {
  for (const [name, path] of [
    ['error', '/error?message=잠시 후 다시 시도해 주세요.&code=503&reference=176455440000050000000U001'],
    ['unknown', '/nowhere'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await look(page, name, info)
  }
})

test('the login with its error messages is accessible and fits the window @looks @embedded', async ({
  page,
}, info) => {
  await page.goto('/auth/login')
  await look(page, 'login', info)
  await page.getByRole('button', { name: '로그인하기', exact: true }).click()
  await expect(page.getByText('이메일을 입력해 주세요.')).toBeVisible()
  await look(page, 'login-empty', info)
  await giveCredentials(page, { email: 'nobody@nowhere.example', password: 'wrong' })
  await expect(page.getByRole('alert')).toBeVisible()
  await look(page, 'login-wrong', info)
})

test('dashboard, list and details are accessible and fit the window @looks @embedded', async ({
  page,
}, info) => {
  await enter(page, '/my', plainMember)
  await look(page, 'my', info)
  await page.goto('/my/subscription')
  await expect(page.getByRole('heading', { level: 1, name: '구독', exact: true })).toBeVisible()
  await look(page, 'subscriptions', info)
  const links = page.getByRole('main').locator('a[href*="/detail"]:visible')
  const details = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
  const shownPaths = new Set<string>()
  for (const href of details) {
    if (shownPaths.size === 3) break
    await page.goto(href)
    await expect(page.getByRole('heading', { level: 1, name: /^빗장 / })).toBeVisible()
    const method = await page.locator('dt', { hasText: '결제 수단' }).locator('+ dd').textContent()
    if (shownPaths.has(method!)) continue
    shownPaths.add(method!)
    await look(page, `detail-${shownPaths.size}`, info)
  }
  expect(shownPaths.size, 'giro, card and account').toBe(3)
})

test('a shared page, an empty list, long names and the end of a session are accessible and fit the window @looks @embedded @long', async ({
  page,
  context,
}, info) => {
  await enter(page, '/my', longNameMember)
  await look(page, 'my-long', info)
  await page.goto('/my/subscription')
  await expect(page.getByRole('heading', { level: 1, name: '구독', exact: true })).toBeVisible()
  await look(page, 'subscriptions-long', info)

  const empty = page
    .getByRole('navigation', { name: '구독 상태' })
    .getByRole('link', { name: /\s?0$/ })
    .first()
  await empty.click()
  await expect(page.getByRole('link', { name: '전체 보기' })).toBeVisible()
  await look(page, 'subscriptions-empty', info)

  await page.goto('/my/subscription')
  await page.getByRole('main').locator('a[href*="/detail"]:visible').first().click()
  await openShare(page)
  await page.getByRole('button', { name: '공유 링크 만들기' }).click()
  const address = await page.getByLabel('공유 링크', { exact: true }).inputValue()
  await look(page, 'detail-link', info)
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click()

  await context.clearCookies()
  await page.getByRole('link', { name: '구독 목록으로' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await look(page, 'session-ended', info)
  await page.goto(address)
  await expect(page.getByRole('main').getByText('공유받은 구독')).toBeVisible()
  await look(page, 'shared', info)
})

test('an empty list of inquiries is accessible and fits the window @looks @embedded @long', async ({
  page,
}, info) => {
  await enter(page, '/my/inquiry', staffMember)
  await expect(page.getByText('보낸 문의가 없습니다')).toBeVisible()
  await look(page, 'my-inquiries-empty', info)
  await page.goto('/my/inquiry?inquiryState=CLOSED')
  await expect(page.getByRole('link', { name: '전체 보기' })).toBeVisible()
  await look(page, 'my-inquiries-none', info)
})

test('the tasks and the lists of the staff are accessible and fit the window @looks @embedded @long', async ({
  page,
}, info) => {
  await enterAdmin(page)
  const title = (name: string) => page.getByRole('heading', { level: 1, name })
  await expect(title('오늘 할 일')).toBeVisible()
  await look(page, 'admin', info)
  if (info.project.name === 'phone') {
    const menu = page.getByRole('navigation', { name: '관리 메뉴' })
    await menu.locator('summary').click()
    await look(page, 'admin-pages', info)
    await menu.getByRole('link', { name: '공지와 게시판', exact: true }).click()
    await expect(page).toHaveURL('/admin/notice')
  }
  for (const [name, path, heading, empty] of [
    ['admin-notice', '/admin/notice', '공지와 게시판'],
    [
      'admin-notice-empty',
      '/admin/notice?board=SUPPORT&postState=PLANNED',
      '공지와 게시판',
      '게시를 예약한 글이 없습니다',
    ],
    ['admin-catalogue', '/admin/catalogue', '서비스와 가격'],
    ['admin-catalogue-service', '/admin/catalogue/detail?serviceCode=SSO', '빗장 통합 로그인'],
    ['admin-terms', '/admin/terms', '약관'],
    ['admin-terms-document', '/admin/terms/detail?document=SERVICE', '서비스 이용약관'],
    ['admin-staff', '/admin/staff', '담당자'],
    ['admin-brand', '/admin/brand', '브랜드'],
    ['admin-review', '/admin/review', '접속 기록 점검'],
    ['admin-inquiry', '/admin/inquiry', '문의'],
    [
      'admin-inquiry-empty',
      '/admin/inquiry?search=없는 검색어',
      '문의',
      '‘없는 검색어’에 맞는 것이 없습니다',
    ],
    [
      'admin-post-missing',
      '/admin/notice/edit?postId=00000000-0000-4000-8000-00000000dead',
      '글을 찾을 수 없습니다',
    ],
  ] as const) {
    await page.goto(path)
    await expect(title(heading)).toBeVisible()
    if (empty) await expect(page.getByText(empty)).toBeVisible()
    await look(page, name, info)
  }
})

test('the editor of posts and an assigned inquiry are accessible and fit the window @looks @embedded @long', async ({
  page,
}, info) => {
  await enterAdmin(page, '/admin/notice/write')
  await look(page, 'admin-write', info)
  await page.getByRole('button', { name: '임시 저장하기' }).click()
  await expect(page.getByText('제목을 입력해 주세요.')).toBeVisible()
  await look(page, 'admin-write-mistakes', info)
  await page.goto('/admin/notice')
  await page.getByRole('link', { name: '정기 점검 안내 (서비스 일시 중단)' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '글 수정' })).toBeVisible()
  await page.getByText('예약 게시', { exact: true }).click()
  await page.getByRole('button', { name: '정기 점검 안내문.pdf 삭제' }).click()
  await look(page, 'admin-edit', info)

  // The browser's own question about unsaved text.
  await leaveUnsaved(page, () => page.goto('/admin/inquiry?inquiryState=IN_PROGRESS'))
  await page.locator('main [data-row-link]:visible').first().click()
  await page.getByRole('textbox', { name: '답변' }).fill('확인하고 있습니다.')
  await look(page, 'admin-inquiry-answer', info)
  await page.getByRole('button', { name: '답변 보내기' }).click()
  await expect(page.getByText(/다음 답변 대기 문의|답변 대기 문의가 더 없습니다/)).toBeVisible()
  await look(page, 'admin-inquiry-answered', info)
})

test('the queue of approvers and the permissions of members are accessible and fit the window @looks @embedded @long', async ({
  page,
  portal,
}, info) => {
  await enter(page, '/admin', appAdmin, portal)
  await expect(page.getByRole('heading', { level: 1, name: '오늘 할 일' })).toBeVisible()
  await look(page, 'access-today', info)
  await page.goto('/admin/approval?requestAge=LATE')
  await waitForHydration(page)
  await page.locator('main [data-request]').nth(1).check()
  await look(page, 'approval-queue', info)
  await page.getByRole('button', { name: '반려하기', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '1건 반려하기' }).click()
  await look(page, 'approval-confirm', info)
  await page.goto('/admin/member?useStatus=NORMAL')
  await page
    .getByRole('button', { name: /권한 회수하기$/ })
    .first()
    .click()
  await look(page, 'member-revoke', info)
  await page.goto('/admin/apps')
  await expect(page.getByRole('link', { name: '그룹웨어' })).toBeVisible()
  await look(page, 'admin-apps', info)
  await page.getByRole('link', { name: '그룹웨어' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '그룹웨어' })).toBeVisible()
  await look(page, 'admin-app', info)
  await page.goto('/admin/delegation')
  await expect(page.getByRole('heading', { level: 1, name: '대리 승인' })).toBeVisible()
  await look(page, 'admin-delegation', info)
})
