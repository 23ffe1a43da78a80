import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { fileInput, fileRow, pdf, uploadedText } from '../support/inquiries.ts'
import { colleagueAt, enterAdmin, koreanTime } from '../support/staff.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const row = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('tbody tr, ul > li')
    .filter({ has: page.getByRole('link', { name }) })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const choose = (page: Page, name: string) => page.getByText(name, { exact: true }).click()

async function write(page: Page, { title: words, body }: { title: string; body: string }) {
  await page.goto('/admin/notice/write')
  await expect(title(page, '새 글 쓰기')).toBeVisible()
  await field(page, '제목').fill(words)
  await field(page, '내용').fill(body)
}
async function createDraft(page: Page, words: string) {
  await write(page, { title: words, body: '처음 쓴 내용' })
  await page.getByRole('button', { name: '임시 저장하기' }).click()
  await expect(title(page, '글 수정')).toBeVisible()
}
/** Returns the current HTML of the public board, with the titles of its posts. */
const publicTitles = async (page: Page) => (await page.request.get('/notice')).text()

test('a post is written, scheduled, published, pinned and removed, with a file', async ({ page }) => {
  const postTitle = '새 대시보드를 엽니다'
  await enterAdmin(page, '/admin/notice')
  await page.getByRole('link', { name: '새 글 쓰기' }).click()
  await page.getByRole('button', { name: '임시 저장하기' }).click()
  await expect(page.getByText('제목을 입력해 주세요.')).toBeVisible()
  await expect(field(page, '제목')).toBeFocused()

  await field(page, '분류').selectOption('서비스')
  await field(page, '제목').fill(postTitle)
  await field(page, '내용').fill('무엇이 바뀌나요')
  await page.getByRole('group', { name: '내용 꾸미기' }).getByRole('button', { name: '제목' }).click()
  await page.keyboard.insertText('\n\n- **빠른** 화면\n- [지원 게시판](/support/board)')
  const preview = page.getByRole('complementary', { name: '미리 보기' })
  await expect(preview.getByText(postTitle)).toBeVisible()
  await expect(preview.getByRole('heading', { name: '무엇이 바뀌나요' })).toBeVisible()
  await expect(preview.getByRole('link', { name: '지원 게시판' })).toBeVisible()
  await fileInput(page).setInputFiles([pdf('대시보드 안내.pdf')])
  await expect(fileRow(page, '대시보드 안내.pdf')).toContainText(uploadedText)
  await page.getByRole('button', { name: '임시 저장하기' }).click()
  await expect(page).toHaveURL(/\/admin\/notice\/edit\?postId=/)
  await expect(page.getByText('글을 임시 저장했습니다.')).toBeVisible()
  await expect(page.getByRole('link', { name: '대시보드 안내.pdf' })).toBeVisible()
  const address = page.url()
  expect(await publicTitles(page)).not.toContain(postTitle)

  // Planned
  await choose(page, '예약 게시')
  const [day = '', time = ''] = koreanTime(120).split('T')
  await field(page, '게시일').fill(day)
  await field(page, '한국 시각').fill(time)
  await page.getByRole('button', { name: '예약 게시하기' }).click()
  await expect(page).toHaveURL('/admin/notice?board=NOTICE')
  await expect(row(page, postTitle)).toContainText('예약 게시')
  expect(await publicTitles(page)).not.toContain(postTitle)

  // The post is scheduled for a time in the past
  await row(page, postTitle).getByRole('link').click()
  const [pastDay = '', pastTime = ''] = koreanTime(-1).split('T')
  await field(page, '게시일').fill(pastDay)
  await field(page, '한국 시각').fill(pastTime)
  await expect(page.getByText('지난 시각입니다.')).toBeVisible()
  await page.getByRole('button', { name: '예약 게시하기' }).click()
  await expect(row(page, postTitle)).toContainText('게시 중')
  // Visitors see the post immediately, not only after the cached page has expired.
  expect(await publicTitles(page)).toContain(postTitle)

  // Pinned
  await row(page, postTitle).getByRole('link').click()
  await page.getByLabel('목록 맨 위에 고정하기').check()
  await page.getByRole('button', { name: '수정 내용 저장하기' }).click()
  await expect(row(page, postTitle)).toContainText('고정')
  await page.goto('/notice')
  const firstPost = page.getByRole('list', { name: '글 목록' }).getByRole('listitem').first()
  await expect(firstPost).toContainText(postTitle)
  await expect(firstPost).toContainText('고정')
  await firstPost.getByRole('link').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '대시보드 안내.pdf' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('대시보드 안내.pdf')
  const file = (await page.getByRole('link', { name: '대시보드 안내.pdf' }).getAttribute('href'))!

  // Removed
  await page.goto(address)
  await page.getByRole('button', { name: '글 삭제하기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click()
  await page.getByRole('button', { name: '글 삭제하기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제하기' }).click()
  await expect(page.getByText('글을 삭제했습니다.')).toBeVisible()
  await expect(title(page, '공지와 게시판')).toBeVisible()
  await expect(page.locator('main [data-row-link]:visible').first()).toBeVisible()
  await expect(row(page, postTitle)).toHaveCount(0)
  expect(await publicTitles(page)).not.toContain(postTitle)
  expect((await page.request.get(file)).status()).toBe(404)
  await page.goto(address)
  await expect(title(page, '글을 찾을 수 없습니다')).toBeVisible()
  await page.getByRole('link', { name: '글 목록으로' }).click()
  await expect(title(page, '공지와 게시판')).toBeVisible()
})

test('a file of a draft is readable only by the staff', async ({ page, request }) => {
  await enterAdmin(page)
  await write(page, { title: '아직 비밀', body: '내용' })
  await fileInput(page).setInputFiles([pdf('비밀.pdf')])
  await expect(fileRow(page, '비밀.pdf')).toContainText(uploadedText)
  await page.getByRole('button', { name: '임시 저장하기' }).click()
  const file = (await page.getByRole('link', { name: '비밀.pdf' }).getAttribute('href'))!
  const fileAnswer = await page.request.get(file)
  expect([
    fileAnswer.status(),
    fileAnswer.headers()['cache-control'],
    (await fileAnswer.body()).subarray(0, 5).toString(),
  ]).toEqual([200, 'no-store', '%PDF-'])
  expect((await request.get(file)).status()).toBe(404)
})

test('the second of two members who change a post at the same time sees both versions and chooses one @long', async ({
  page,
  browser,
  portal,
}) => {
  await enterAdmin(page)
  await createDraft(page, '둘이 고치는 글')
  const path = new URL(page.url()).pathname + new URL(page.url()).search
  const colleague = await colleagueAt(browser, portal, path)
  await field(colleague, '내용').fill('동료가 쓴 내용')
  await colleague.getByRole('button', { name: '임시 저장하기' }).click()
  await expect(colleague.getByText('글을 임시 저장했습니다.')).toBeVisible()

  await field(page, '내용').fill('내가 쓴 내용')
  await page.getByRole('button', { name: '임시 저장하기' }).click()
  const conflictAlert = page.getByRole('alert').filter({ hasText: '그사이 다른 사람이 이 글을 수정했습니다' })
  await expect(conflictAlert.getByRole('region', { name: '내가 쓴 글' })).toContainText('내가 쓴 내용')
  await expect(conflictAlert.getByRole('region', { name: '저장된 글' })).toContainText('동료가 쓴 내용')
  await expect(field(page, '내용')).toHaveValue('내가 쓴 내용')
  await conflictAlert.getByRole('button', { name: '저장된 글로 바꾸기' }).click()
  await expect(field(page, '내용')).toHaveValue('동료가 쓴 내용')

  // This time the person's own version replaces the version of the colleague.
  await field(page, '내용').fill('다시 내가 쓴 내용')
  await page.getByRole('button', { name: '임시 저장하기' }).click()
  await expect(page.getByText('글을 임시 저장했습니다.')).toBeVisible()
  await field(colleague, '내용').fill('동료의 마지막 내용')
  await colleague.getByRole('button', { name: '임시 저장하기' }).click()
  await colleague.getByRole('button', { name: '내가 쓴 글로 계속하기' }).click()
  await Promise.all([
    colleague.waitForResponse((answer) => answer.url().endsWith('/post/update')),
    colleague.getByRole('button', { name: '임시 저장하기' }).click(),
  ])
  await page.reload()
  await expect(field(page, '내용')).toHaveValue('동료의 마지막 내용')
  await colleague.context().close()
})

test('typed text stays when it cannot be saved, and leaving the page asks for confirmation @long', async ({
  page,
  context,
}) => {
  await enterAdmin(page)
  await write(page, { title: '끊긴 사이에 쓴 글', body: '길게 쓴 내용' })
  await context.setOffline(true)
  await page.getByRole('button', { name: '임시 저장하기' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /연결/ })).toBeVisible()
  await expect(field(page, '내용')).toHaveValue('길게 쓴 내용')
  await context.setOffline(false)

  await page.getByRole('link', { name: '글 목록으로' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await question.getByRole('button').first().click()
  await expect(field(page, '제목')).toHaveValue('끊긴 사이에 쓴 글')
  await page.getByRole('button', { name: '임시 저장하기' }).click()
  await expect(page).toHaveURL(/\/edit\?postId=/)
  await page.getByRole('link', { name: '글 목록으로' }).click()
  await expect(title(page, '공지와 게시판')).toBeVisible()
  await expect(row(page, '끊긴 사이에 쓴 글')).toHaveCount(1)
})

test('the list of posts is filtered, searched, paged and navigated with the keyboard @long', async ({
  page,
}, { project }) => {
  await enterAdmin(page, '/admin/notice')
  const rows = page.locator('main [data-row-link]:visible')
  await expect(rows).toHaveCount(20)
  await page.getByRole('navigation', { name: '상태' }).getByRole('link', { name: '임시 저장' }).click()
  await expect(page).toHaveURL('/admin/notice?postState=DRAFT')
  await expect(row(page, '요금제 개편 사전 안내')).toContainText('임시 저장')
  await expect(
    page
      .getByRole('main')
      .locator('tbody tr, ul > li')
      .filter({ has: page.locator('[data-row-link]'), hasText: '게시 중' }),
  ).toHaveCount(0)
  await page.getByRole('navigation', { name: '상태' }).getByRole('link', { name: '전체' }).click()
  await page.getByRole('searchbox').fill('인증 앱')
  await page.getByRole('button', { name: '검색하기' }).click()
  await expect(page.getByText(/‘인증 앱’ 검색 결과 \d+건/)).toBeVisible()
  await page.goto('/admin/notice?search=%25')
  await expect(page.getByText('‘%’에 맞는 것이 없습니다')).toBeVisible()
  await page.getByRole('link', { name: '전체 보기' }).click()
  await page.getByRole('link', { name: '더 보기' }).click()
  await expect(page).toHaveURL(/cursor=/)
  await page.getByRole('link', { name: '처음부터 보기' }).click()
  await expect(rows).toHaveCount(20)
  await page.getByRole('navigation', { name: '게시판' }).getByRole('link', { name: '지원 게시판' }).click()
  await expect(page).toHaveURL('/admin/notice?board=SUPPORT')
  await expect(page.getByRole('link', { name: '처음 로그인하는 방법' })).toBeVisible()

  if (project.name === 'phone') return
  await page.keyboard.press('j')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(rows.nth(1)).toBeFocused()
  const rowText = (await rows.nth(1).textContent())!
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: '단축키' })).toBeVisible()
  await page.getByLabel('한 글자 단축키 사용').uncheck()
  await page.keyboard.press('Escape')
  await rows.nth(1).focus()
  await page.keyboard.press('j')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page, '제목')).toHaveValue(rowText)
})
