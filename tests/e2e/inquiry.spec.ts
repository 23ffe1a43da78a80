import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { longNameMember, plainMember, privateMember } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { fileRow, files, fillInquiry, largePng, numberOf, pdf, png, send, slowLine, staffOf } from '../support/inquiries.ts'
import { confirmPassword, enter, giveCredentials } from '../support/journeys.ts'
import { lineTo } from '../support/line.ts'
import { startPortal } from '../support/portal.ts'

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const visitor = { name: '남궁하늘', email: 'haneul@sol-ip.example' }
const question = { subject: '인증 앱을 바꾸고 싶습니다', body: '휴대전화를 새로 샀습니다.\n인증 앱을 어떻게 옮기나요?' }

test('a visitor writes with two files over a line that is lost twice, and looks the inquiry up', async ({ page, context, portal }) => {
  const line = await lineTo(portal)
  await page.goto(`${line.origin}/inquiry`)
  await page.getByRole('main').getByRole('link', { name: '문의 작성하기' }).first().click()
  await fillInquiry(page, { ...question, ...visitor })

  // In the middle of an upload
  const slow = await slowLine(page, 400_000)
  await files(page).setInputFiles([largePng('화면.png'), pdf('기록.pdf')])
  await expect(page.getByRole('progressbar', { name: '화면.png 올리는 중' })).toBeVisible()
  await expect(fileRow(page, '화면.png')).toContainText(/[1-9]\d?% 올렸습니다/)
  line.lose()
  for (const name of ['화면.png', '기록.pdf']) await expect(fileRow(page, name)).toContainText('인터넷 연결을 확인한 뒤')
  await slow.mend()
  line.mend()
  for (const name of ['화면.png', '기록.pdf']) await page.getByRole('button', { name: `${name} 다시 올리기` }).click()
  for (const name of ['화면.png', '기록.pdf']) await expect(fileRow(page, name)).toContainText('올렸습니다')

  // While it is sent
  await context.setOffline(true)
  await send(page).click()
  await expect(page.getByRole('alert').filter({ hasText: '문의가 도착했는지 확인하지 못했습니다' })).toBeVisible()
  await expect(page.getByLabel('내용', { exact: true })).toHaveValue(question.body)
  await context.setOffline(false)
  await page.getByRole('button', { name: '다시 보내기' }).click()
  const inquiryNo = await numberOf(page)
  expect(page.url()).not.toContain('sol-ip')
  await page.reload()
  expect(await numberOf(page)).toBe(inquiryNo)
  await expect.poll(() => portal.messages().filter(({ to, text }) => to === visitor.email && text.includes(inquiryNo))).toHaveLength(1)

  await page.getByRole('link', { name: '문의 조회하기' }).click()
  await expect(title(page, '문의 조회하기')).toBeFocused()
  await expect(page.getByLabel('문의 번호')).toHaveValue(inquiryNo)
  await page.getByLabel('이메일').fill('somebody@else.example')
  await page.getByRole('button', { name: '조회하기', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('문의를 찾을 수 없습니다. 문의 번호와 이메일을 다시 확인해 주세요.')
  await page.getByLabel('이메일').fill(` ${visitor.email.toUpperCase()} `)
  await page.getByRole('button', { name: '조회하기', exact: true }).click()
  await expect(title(page, question.subject)).toBeFocused()
  await expect(page.getByText(question.body)).toBeVisible()
  for (const name of ['화면.png', '기록.pdf']) await expect(page.getByRole('list', { name: '첨부 파일' })).toContainText(name)
  await expect(page.getByRole('link', { name: /내려받기/ })).toHaveCount(0)
  await line.close()
})

test('an answer that is lost on its way leaves one inquiry, also when the text was changed meanwhile', async ({ page }) => {
  await enter(page, '/my/inquiry', privateMember)
  await page.getByRole('main').getByRole('link', { name: '문의 작성하기' }).click()
  await fillInquiry(page, question)
  // The server takes it in; what it says never arrives.
  await page.route('**/inquiry/write', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  }, { times: 1 })
  await send(page).click()
  await expect(page.getByText('문의가 도착했는지 확인하지 못했습니다')).toBeVisible()
  await page.getByLabel('내용', { exact: true }).fill('고친 내용입니다.')
  await page.getByRole('button', { name: '다시 보내기' }).click()
  const inquiryNo = await numberOf(page)
  await expect(page.getByText('먼저 보낸 내용으로 접수되었습니다')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '문의 내역 보기' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: question.subject })).toHaveCount(1)
  await page.getByRole('main').getByRole('link', { name: question.subject }).click()
  await expect(page.getByText(inquiryNo)).toBeVisible()
  await expect(page.getByText(question.body)).toBeVisible()
})

test('a member writes, reads the answer, asks on with a file, and opens a closed inquiry again', async ({ page, browser, portal }) => {
  test.slow()
  await enter(page, '/my/inquiry', plainMember)
  await page.goto('/inquiry/write')
  await expect(page.getByLabel('이메일')).toHaveValue(plainMember.email)
  await expect(page.getByLabel('이름', { exact: true })).not.toHaveValue('')
  await fillInquiry(page, question)
  await files(page).setInputFiles(png('화면.png'))
  await expect(fileRow(page, '화면.png')).toContainText('올렸습니다')
  await send(page).click()
  const inquiryNo = await numberOf(page)
  await page.getByRole('main').getByRole('link', { name: '문의 내역 보기' }).click()
  await expect(title(page, '문의 내역')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: question.subject }).click()
  await expect(title(page, question.subject)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: '화면.png 내려받기' }).click()
  const taken = await download
  expect(taken.suggestedFilename()).toBe('화면.png')
  expect(readFileSync(await taken.path())).toEqual(png('화면.png').buffer)

  // The other side of it, on the staff's own screens
  const staff = await staffOf(browser, portal)
  await staff.answer(inquiryNo, '설정에서 인증 앱을 다시 등록해 주세요.')
  await expect.poll(() => portal.messages().filter(({ to, text }) => to === plainMember.email && text.includes('다시 등록해 주세요'))).toHaveLength(1)
  await page.reload()
  await expect(page.getByText('설정에서 인증 앱을 다시 등록해 주세요.')).toBeVisible()
  await expect(page.getByRole('main').getByText('답변 완료')).toBeVisible()

  await page.getByLabel('덧붙일 내용').fill('설정 화면이 보이지 않습니다.')
  await files(page).setInputFiles(pdf('기록.pdf'))
  await expect(fileRow(page, '기록.pdf')).toContainText('올렸습니다')
  await page.getByRole('button', { name: '보내기', exact: true }).click()
  await expect(page.getByRole('list', { name: '주고받은 내용' }).getByText('설정 화면이 보이지 않습니다.')).toBeVisible()
  await expect(page.getByRole('link', { name: '기록.pdf 내려받기' })).toBeVisible()
  await expect(page.getByRole('main').getByText('다시 문의', { exact: true })).toBeVisible()
  await expect(page.getByLabel('덧붙일 내용')).toHaveValue('')

  await staff.answer(inquiryNo, '내 정보에 있습니다.')
  await staff.close(inquiryNo)
  await staff.leave()
  await page.goto('/my/inquiry?inquiryState=CLOSED')
  await page.getByRole('main').getByRole('link', { name: question.subject }).click()
  await page.getByRole('button', { name: '문의 다시 열기' }).click()
  await expect(page.getByText('내용을 입력해 주세요.')).toBeVisible()
  await expect(page.getByLabel('다시 문의하는 이유')).toBeFocused()
  await page.getByLabel('다시 문의하는 이유').fill('그 단추가 눌리지 않습니다.')
  await page.getByRole('button', { name: '문의 다시 열기' }).dblclick()
  await expect(page.getByRole('list', { name: '주고받은 내용' }).getByText('그 단추가 눌리지 않습니다.')).toHaveCount(1)
  await expect(page.getByRole('main').getByText('다시 문의', { exact: true })).toBeVisible()
  await expect(page.getByLabel('덧붙일 내용')).toBeVisible()
})

test('files that cannot go are refused with a sentence, and hold the form until they are taken away', async ({ page }) => {
  await page.goto('/inquiry/write')
  await fillInquiry(page, { ...question, ...visitor })
  await files(page).setInputFiles([
    { name: '그림.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    { name: '큰 화면.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
    { name: '빈 문서.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    { name: '쪽.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<!doctype html><script>alert(1)</script>') },
    pdf('기록.pdf'),
    pdf('넘치는 기록.pdf'),
  ])
  await expect(fileRow(page, '그림.svg')).toContainText('PDF, PNG, JPEG 파일만 올릴 수 있습니다.')
  await expect(fileRow(page, '큰 화면.png')).toContainText('파일이 너무 큽니다. 10 MB까지 올릴 수 있습니다.')
  await expect(fileRow(page, '빈 문서.pdf')).toContainText('내용이 없는 파일입니다.')
  await expect(fileRow(page, '쪽.pdf')).toContainText('올릴 수 없는 파일입니다.')
  await expect(fileRow(page, '기록.pdf').last()).toContainText('올렸습니다')
  await expect(page.getByText('5개까지만 올릴 수 있어 1개는 담지 않았습니다.')).toBeVisible()

  await send(page).click()
  await expect(page.getByText('올라가지 않은 파일이 있습니다. 다시 올리거나 목록에서 빼 주세요.')).toBeVisible()
  await expect(page.getByRole('button', { name: '파일 고르기' })).toBeFocused()
  for (const name of ['그림.svg을', '큰 화면.png를', '빈 문서.pdf를', '쪽.pdf를']) {
    await page.getByRole('button', { name: new RegExp(`^${name.slice(0, -1)}. 목록에서 빼기`) }).click()
  }
  await send(page).click()
  await numberOf(page)
})

test('a form whose file is on its way waits for it; the file can be stopped; two presses make one inquiry', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/unauth/inquiry/write') && sent.push(request.url()))
  await page.goto('/inquiry/write')
  await fillInquiry(page, { ...question, ...visitor })
  const line = await slowLine(page, 300_000)
  await files(page).setInputFiles(largePng('화면.png'))
  await expect(fileRow(page, '화면.png')).toContainText(/% 올렸습니다/)
  await send(page).click()
  await expect(page.getByText('파일을 모두 올리면 바로 보냅니다.')).toBeVisible()
  await page.getByRole('button', { name: '보내지 않고 고치기' }).click()
  await page.getByRole('button', { name: '화면.png 올리기 중단' }).click()
  await expect(fileRow(page, '화면.png')).toContainText('중단했습니다')
  expect(sent).toEqual([])

  await page.getByRole('button', { name: '화면.png 다시 올리기' }).click()
  await send(page).dblclick()
  await expect(page.getByText('파일을 모두 올리면 바로 보냅니다.')).toBeVisible()
  await line.mend()
  await numberOf(page)
  expect(sent).toHaveLength(1)
})

test('mistakes are told one a field, the first takes the focus, and resident numbers are taken out', async ({ page }) => {
  await page.goto('/inquiry/write')
  await expect(page.getByLabel(/동의합니다/)).not.toBeChecked()
  await send(page).click()
  for (const text of ['문의 유형을 골라 주세요.', '제목을 입력해 주세요.', '내용을 입력해 주세요.', '이름을 입력해 주세요.', '이메일을 입력해 주세요.', '문의를 접수하려면 동의가 필요합니다.']) {
    await expect(page.getByText(text)).toBeVisible()
  }
  const kind = page.getByLabel('문의 유형')
  await expect(kind).toBeFocused()
  await expect(kind).toHaveAccessibleDescription('문의 유형을 골라 주세요.')
  await page.getByLabel('내용', { exact: true }).fill('제 번호는 881212-1234567입니다.')
  await expect(page.getByLabel('내용', { exact: true })).toHaveValue('제 번호는 입니다.')
  await expect(page.getByText('주민등록번호로 보이는 숫자를 지웠습니다.')).toBeVisible()
  await fillInquiry(page, { ...question, name: '남', email: 'haneul@' })
  await page.getByLabel('전화번호').fill('123')
  await send(page).click()
  await expect(page.getByLabel('이름', { exact: true })).toBeFocused()
  await expect(page.getByText('이름은 한글이나 영문으로 2~20자까지 입력해 주세요.')).toBeVisible()
  await expect(page.getByText(/이메일 형식이 올바르지 않습니다/)).toBeVisible()
  await expect(page.getByText(/전화번호가 올바르지 않습니다/)).toBeVisible()
})

test('what was typed outlives a reload without anything personal in storage, and leaving asks first', async ({ page }) => {
  await page.goto('/inquiry/write')
  await fillInquiry(page, { ...question, ...visitor })
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(stored).toContain(question.subject)
  for (const personal of Object.values(visitor)) expect(stored).not.toContain(personal)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
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

test('a session that ended meanwhile is told before anything is sent as a visitor, and the text waits for the same member', async ({ page, context, browser, portal }) => {
  await enter(page, '/my/inquiry', longNameMember)
  await page.goto('/inquiry/write')
  await expect(page.getByLabel('이메일')).toHaveValue(longNameMember.email)
  await fillInquiry(page, question)
  // The same cookies in another browser, which the tabs of this one do not hear of.
  const elsewhere = await browser.newContext({ storageState: await context.storageState(), baseURL: portal.origin })
  const other = await elsewhere.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: '로그아웃' }).click()
  await expect(other.getByRole('link', { name: '로그인', exact: true })).toBeVisible()
  await elsewhere.close()

  await send(page).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('세션이 만료되었습니다.')
  await alert.getByRole('button', { name: '확인' }).click()
  await expect(page.getByLabel('제목')).toHaveValue(question.subject)
  // Nothing of the member stays on a screen that anybody may see.
  await expect(page.getByLabel('이메일')).toHaveValue('')
  await page.getByRole('link', { name: '다시 로그인하고 이어서 쓰기' }).click()
  await giveCredentials(page, longNameMember)
  await expect(page).toHaveURL('/inquiry/write')
  await expect(page.getByLabel('이메일')).toHaveValue(longNameMember.email)
  await expect(page.getByLabel('제목')).toHaveValue(question.subject)
  await expect(page.getByLabel('내용', { exact: true })).toHaveValue(question.body)
  await expect(page.getByLabel(/동의합니다/)).not.toBeChecked()
  await page.getByLabel(/동의합니다/).check()
  await send(page).click()
  await numberOf(page)
  await page.getByRole('main').getByRole('link', { name: '문의 내역 보기' }).click()
  await confirmPassword(page, longNameMember)
  await expect(page.getByRole('main').getByRole('link', { name: question.subject })).toHaveCount(1)
})

test('who logs out on the form leaves nothing of theirs in it', async ({ page }) => {
  await enter(page, '/my', plainMember)
  await page.goto('/inquiry/write')
  await expect(page.getByLabel('이메일')).toHaveValue(plainMember.email)
  await page.getByRole('button', { name: '로그아웃' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(title(page, '문의 작성하기')).toBeVisible()
  for (const label of ['이메일', '전화번호', '회사 이름']) await expect(page.getByLabel(label)).toHaveValue('')
})

test('looking up is paused after too many misses, with a countdown', async ({ page }, { project, workerIndex }) => {
  const portal = await startPortal(`lookup-${project.name}-${workerIndex}`, { LOOKUPS: '2', LOOKUP_WINDOW_SECONDS: '5' })
  try {
    await page.goto(`${portal.origin}/inquiry/find`)
    const submit = page.getByRole('button', { name: '조회하기', exact: true })
    await submit.click()
    await expect(page.getByText('문의 번호를 입력해 주세요.')).toBeVisible()
    await page.getByLabel('문의 번호').fill('2611 000999')
    await page.getByLabel('이메일').fill(visitor.email)
    for (let tries = 1; tries <= 3; tries += 1) {
      await submit.click()
      await expect(page.getByRole('alert')).toContainText(tries < 3 ? '문의를 찾을 수 없습니다.' : '뒤에 다시 조회할 수 있습니다.')
    }
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true', { timeout: 15_000 })
    await expect(page.getByRole('alert')).toHaveCount(0)
    await submit.click()
    await expect(page.getByRole('alert')).toContainText('문의를 찾을 수 없습니다.')
  } finally {
    await portal.remove()
  }
})

test('the screen after sending is for those who sent something', async ({ page }) => {
  for (const address of ['/inquiry/done', '/inquiry/done?inquiryNo=nonsense']) {
    await page.goto(address)
    await expect(page).toHaveURL('/inquiry')
  }
  await page.goto('/support')
  await page.getByRole('main').getByRole('link', { name: '문의하기' }).click()
  await expect(title(page, '궁금한 점을 알려 주세요')).toBeFocused()
})
