import type { Page } from '@playwright/test'
import { plainMember } from '../support/accounts.ts'
import { hold, waitForHydration } from '../support/arrival.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  fileInput,
  fileRow,
  fillInquiry,
  largePng,
  numberOf,
  pdf,
  sendButton,
  slowConnection,
  uploadedText,
} from '../support/inquiries.ts'
import { endSessionElsewhere, enter, giveCredentials, logOut } from '../support/journeys.ts'
import { look } from '../support/look.ts'

const headingOf = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const visitor = { name: '남궁하늘', email: 'haneul@sol-ip.example' }
const question = {
  subject: '인증 앱을 바꾸고 싶습니다',
  body: '휴대폰을 새로 샀습니다.\n인증 앱을 어떻게 옮기나요?',
}

test('refused files are reported, and block the form until they are removed @looks @long', async ({
  page,
}, info) => {
  const longFileName = '2026년 11월 인증 앱 오류 화면과 접속 기록을 모은 아주 긴 이름의 문서.pdf'

  await page.goto('/inquiry/write')
  await fillInquiry(page, { ...question, ...visitor })
  await fileInput(page).setInputFiles([
    {
      name: '그림.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
    { name: '큰 화면.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
    { name: '빈 문서.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    {
      name: '쪽.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
    },
    pdf(longFileName),
    pdf('넘치는 기록.pdf'),
  ])
  await expect(fileRow(page, '그림.svg')).toContainText('PDF, PNG, JPEG 파일만 올릴 수 있습니다.')
  await expect(fileRow(page, '큰 화면.png')).toContainText('파일이 너무 큽니다. 10 MB까지 올릴 수 있습니다.')
  await expect(fileRow(page, '빈 문서.pdf')).toContainText('내용이 없는 파일입니다.')
  await expect(fileRow(page, '쪽.pdf')).toContainText('PDF, PNG, JPEG 파일만 올릴 수 있습니다.')
  await expect(fileRow(page, longFileName)).toContainText(uploadedText)
  await expect(page.getByText('5개까지만 올릴 수 있어 1개는 담지 않았습니다.')).toBeVisible()
  await look(page, 'inquiry-files', info)

  await sendButton(page).click()
  await expect(
    page.getByText('올리지 못한 파일이 있습니다. 다시 올리거나 목록에서 삭제해 주세요.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: '파일 선택' })).toBeFocused()
  for (const name of ['그림.svg을', '큰 화면.png를', '빈 문서.pdf를', '쪽.pdf를']) {
    await page.getByRole('button', { name: new RegExp(`^${name.slice(0, -1)}. 목록에서 삭제`) }).click()
  }
  await sendButton(page).click()
  await numberOf(page)
})

test('a form waits for a running upload; the upload can be cancelled; two clicks send one inquiry @looks', async ({
  page,
}, info) => {
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/unauth/inquiry/write') && sent.push(request.url()))
  await page.goto('/inquiry/write')
  await fillInquiry(page, { ...question, ...visitor })
  const line = await slowConnection(page, 100_000)
  await fileInput(page).setInputFiles(largePng('화면.png'))
  await expect(fileRow(page, '화면.png')).toContainText(/% 올렸습니다/)
  await look(page, 'inquiry-upload', info)
  await sendButton(page).click()
  await expect(page.getByText('파일을 모두 올리면 바로 보냅니다.')).toBeVisible()
  await page.getByRole('button', { name: '보내지 않고 수정' }).click()
  await page.getByRole('button', { name: '화면.png 올리기 중단' }).click()
  await expect(fileRow(page, '화면.png')).toContainText('중단했습니다')
  expect(sent).toEqual([])

  await page.getByRole('button', { name: '화면.png 다시 올리기' }).click()
  await sendButton(page).dblclick()
  await expect(page.getByText('파일을 모두 올리면 바로 보냅니다.')).toBeVisible()
  await line.mend()
  await numberOf(page)
  expect(sent).toHaveLength(1)
})

test('each field shows one mistake, the first invalid field gets the focus, and resident numbers are removed @looks @long', async ({
  page,
}, info) => {
  await page.goto('/inquiry/write')
  await expect(page.getByLabel(/동의합니다/)).not.toBeChecked()
  await sendButton(page).click()
  for (const text of [
    '문의 유형을 골라 주세요.',
    '제목을 입력해 주세요.',
    '내용을 입력해 주세요.',
    '이름을 입력해 주세요.',
    '이메일을 입력해 주세요.',
    '문의를 접수하려면 동의가 필요합니다.',
  ]) {
    await expect(page.getByText(text)).toBeVisible()
  }
  const kind = page.getByLabel('문의 유형')
  await expect(kind).toBeFocused()
  await expect(kind).toHaveAccessibleDescription('문의 유형을 골라 주세요.')
  await look(page, 'inquiry-mistakes', info)
  await page.getByLabel('내용', { exact: true }).fill('제 번호는 881212-1234567입니다.')
  await expect(page.getByLabel('내용', { exact: true })).toHaveValue('제 번호는 입니다.')
  await expect(page.getByText('주민등록번호는 입력할 수 없어 삭제했습니다.')).toBeVisible()
  await fillInquiry(page, { ...question, name: '남2', email: 'haneul@' })
  await page.getByLabel('전화번호').fill('123')
  await sendButton(page).click()
  await expect(page.getByLabel('이름', { exact: true })).toBeFocused()
  await expect(page.getByText('사용할 수 없는 글자가 있습니다: 2')).toBeVisible()
  await expect(page.getByText(/이메일 형식이 올바르지 않습니다/)).toBeVisible()
  await expect(page.getByText(/전화번호가 올바르지 않습니다/)).toBeVisible()
})

test('typed text survives a reload without personal data in storage, and leaving the page asks for confirmation', async ({
  page,
}) => {
  await page.goto('/inquiry/write')
  await fillInquiry(page, { ...question, ...visitor })
  const storedText = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(storedText).toContain(question.subject)
  for (const personal of Object.values(visitor)) expect(storedText).not.toContain(personal)
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept()
    return dialog.type()
  })
  await page.reload()
  expect(await asked).toBe('beforeunload')
  await expect(page.getByLabel('제목')).toHaveValue(question.subject)
  await expect(page.getByLabel('내용', { exact: true })).toHaveValue(question.body)
  await expect(page.getByLabel('이메일')).toHaveValue('')
  await expect(page.getByLabel(/동의합니다/)).not.toBeChecked()

  await page.getByLabel('제목').press('End')
  await page.goBack().catch(() => undefined)
  await page.goto('/inquiry')
  await page.getByRole('main').getByRole('link', { name: '문의 작성하기' }).first().click()
  await expect(page.getByLabel('제목')).toHaveValue(question.subject)
  await page.getByRole('link', { name: '빗장 홈' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('작성 중인 내용이 있습니다')
  await dialog.getByRole('button', { name: '계속 작성하기' }).click()
  await expect(page).toHaveURL('/inquiry/write')
  await page.getByRole('link', { name: '빗장 홈' }).click()
  await dialog.getByRole('button', { name: '나가기' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/inquiry/write')
  await expect(page.getByLabel('제목')).toHaveValue('')
})

test('an ended session is reported before anything is sent as a visitor, and the text is shown again only to the same member @long', async ({
  page,
  context,
  portal,
}) => {
  await enter(page, '/my/inquiry', plainMember)
  await page.goto('/inquiry/write')
  await expect(page.getByLabel('이메일')).toHaveValue(plainMember.email)
  await fillInquiry(page, question)
  await endSessionElsewhere(context, portal)

  await sendButton(page).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('세션이 만료되었습니다.')
  await alert.getByRole('button', { name: '확인' }).click()
  await expect(page.getByLabel('제목')).toHaveValue(question.subject)
  // After the session has ended, the member's data is removed from the form, because visitors can open the form too.
  await expect(page.getByLabel('이메일')).toHaveValue('')
  await page.getByRole('link', { name: '다시 로그인하고 이어서 쓰기' }).click()
  await giveCredentials(page, plainMember)
  await expect(page).toHaveURL('/inquiry/write')
  await expect(page.getByLabel('이메일')).toHaveValue(plainMember.email)
  await expect(page.getByLabel('제목')).toHaveValue(question.subject)
  await expect(page.getByLabel('내용', { exact: true })).toHaveValue(question.body)
  await expect(page.getByLabel(/동의합니다/)).not.toBeChecked()
  await page.getByLabel(/동의합니다/).check()
  await sendButton(page).click()
  await numberOf(page)
  await page.getByRole('main').getByRole('link', { name: '문의 내역 보기' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: question.subject })).toHaveCount(1)
})

test('a member who logs out on the form leaves no personal data in it', async ({ page }) => {
  await enter(page, '/my', plainMember)
  await page.goto('/inquiry/write')
  await expect(page.getByLabel('이메일')).toHaveValue(plainMember.email)
  await waitForHydration(page)
  await fillInquiry(page, question)
  // The next page loads slowly: the logout does not wait for it, and Back does not restore the typed text.
  const release = await hold(page, /\.js$/)
  await logOut(page)
  await expect(page).toHaveURL('/')
  await expect(headingOf(page, '문의 작성하기')).toBeHidden()
  await page.goBack()
  release()
  await expect(headingOf(page, '문의 작성하기')).toBeVisible()
  await expect(page.getByLabel('내용', { exact: true })).toHaveValue('')
  for (const label of ['제목', '이메일', '전화번호', '회사 이름'])
    await expect(page.getByLabel(label)).toHaveValue('')
})
