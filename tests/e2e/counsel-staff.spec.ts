import { enterAs, counselTest as test, visitor } from '../support/counsel.ts'
import { expect } from '../support/model-fixtures.ts'

const minuteOf = (startAt: string) => startAt.slice(11, 16)

test.describe('the staff @embedded', () => {
  // Creating the server and its data takes seconds, so all tests of this file share one server.
  test.describe.configure({ mode: 'default' })
  test('navigates from day to day, removes slots from the calendar and adds them again', async ({
    page,
    calendar,
    stage,
  }) => {
    const [first, second] = await calendar.free()
    const day = first!.slice(0, 10)
    await calendar.reserve(first!)
    await enterAs(page, stage, `/admin/counsel?date=${day}`, { staff: true })
    await expect(page.getByText('예약 1건')).toBeVisible()
    await expect(page.getByRole('main').getByText(visitor.name).filter({ visible: true })).toBeVisible()

    await page.getByRole('button', { name: new RegExp(`^${minuteOf(second!)}~.* 예약 중단$`) }).click()
    await expect(page.getByText('예약 중단 1개')).toBeVisible()
    expect(await calendar.free()).not.toContain(second)
    await page.getByRole('button', { name: new RegExp(`^${minuteOf(second!)}~.* 예약 받기$`) }).click()
    await expect(page.getByText('예약 중단 0개')).toBeVisible()
    expect(await calendar.free()).toContain(second)

    // A visitor has already reserved the slot.
    await calendar.reserve(second!)
    await page.getByRole('button', { name: new RegExp(`^${minuteOf(second!)}~.* 예약 중단$`) }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByText('예약 2건')).toBeVisible()

    await page.getByRole('link', { name: '다음 영업일' }).first().click()
    await expect(page).not.toHaveURL(new RegExp(day))
    await page.getByRole('link', { name: '이전 영업일' }).first().click()
    await expect(page).toHaveURL(`/admin/counsel?date=${day}`)
    await page.getByLabel('날짜 선택').fill('2026-12-25')
    await page.getByLabel('날짜 선택').press('Enter')
    await expect(page.getByText('쉬는 날입니다: 기독탄신일')).toBeVisible()
  })

  test('types a day, and only the complete day is opened @long', async ({ page, stage }) => {
    await enterAs(page, stage, '/admin/counsel?date=2026-11-24', { staff: true })
    const field = page.getByLabel('날짜 선택')
    const requestedDays: (string | null)[] = []
    page.on('framenavigated', (frame) => requestedDays.push(new URL(frame.url()).searchParams.get('date')))
    await field.focus()
    await field.pressSequentially('20261225')
    await expect(field).toHaveValue('20261225')
    await expect(field).toBeFocused()
    await field.press('Enter')
    await expect(page.getByText('쉬는 날입니다: 기독탄신일')).toBeVisible()
    expect(requestedDays).toEqual(['2026-12-25'])

    // An incomplete day is invalid: the field restores the previous day when it loses the focus.
    await field.press('Shift+Tab')
    await field.focus()
    await field.pressSequentially('111220')
    await field.blur()
    await expect(field).toHaveValue('2026.12.25 (금)')

    await field.focus()
    await field.pressSequentially('2026.10.1')
    await field.blur()
    await expect(page.getByRole('status').filter({ hasText: '2026년 10월 1일' })).toBeVisible()
    await page.goBack()
    await expect(page.getByText('쉬는 날입니다: 기독탄신일')).toBeVisible()
    await expect(field).toHaveValue('2026.12.25 (금)')
  })

  test('records the outcome of a counsel once it has begun', async ({ page, calendar, stage }) => {
    const [first] = await calendar.free()
    const counsel = await calendar.reserve(first!)
    // Moves the clock to five minutes before the counsel. The sessions of the staff end after ten minutes without a
    // call.
    stage.portal.clock.pass((Date.parse(first!) - stage.portal.clock.now().getTime()) / 1000 - 300)
    await enterAs(page, stage, `/admin/counsel?date=${first!.slice(0, 10)}`, { staff: true })
    await page.getByRole('main').locator('a[href*="counselId"]:visible').click()
    await page.getByRole('radio', { name: '상담했습니다' }).check()
    await page.getByLabel('상담 기록').fill('내년 초에 도입하기로 했습니다.')
    await page.getByRole('button', { name: '결과 기록하기' }).click()
    await expect(page.getByRole('alert')).toContainText('아직 시작하지 않은 상담입니다.')
    await expect(page.getByLabel('상담 기록')).toHaveValue('내년 초에 도입하기로 했습니다.')

    stage.portal.clock.pass(360)
    await page.getByRole('button', { name: '결과 기록하기' }).click()
    await expect(page.getByText('상담 결과를 기록했습니다.')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('상담 완료')
    await expect(page.getByRole('main')).toContainText('내년 초에 도입하기로 했습니다.')
    expect(await calendar.find(counsel)).toMatchObject({ counselState: 'DONE' })
  })

  test('cancels a reservation, and its visitor reads the reason', async ({ page, calendar, stage }) => {
    const [first] = await calendar.free()
    const counsel = await calendar.reserve(first!)
    const day = `/admin/counsel?date=${first!.slice(0, 10)}`
    await enterAs(page, stage, day, { staff: true })
    await page.getByRole('main').locator('a[href*="counselId"]:visible').click()
    await page.getByLabel('취소 사유').fill('담당자에게 급한 일이 생겼습니다.')
    await page.getByRole('button', { name: '예약 취소하기' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '예약 취소하기' }).click()
    await expect(page.getByText('예약을 취소하고 메일을 보냈습니다.')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('담당자에게 급한 일이 생겼습니다.')
    expect((await calendar.mails()).at(-1)).toMatchObject({
      to: visitor.email,
      text: expect.stringContaining('담당자에게 급한 일이 생겼습니다.'),
    })
    expect(await calendar.find(counsel)).toMatchObject({ counselState: 'CANCELED' })
    await page.getByRole('link', { name: '상담 예약 목록으로' }).click()
    await expect(page).toHaveURL(day)
    await expect(page.getByRole('heading', { level: 2, name: '취소된 예약' })).toBeVisible()
  })

  test('is refused if the visitor was faster, sees the change, and keeps the typed text', async ({
    page,
    calendar,
    stage,
  }) => {
    const [first, second] = await calendar.free()
    const counsel = await calendar.reserve(first!)
    await enterAs(page, stage, `/admin/counsel?date=${first!.slice(0, 10)}`, { staff: true })
    await page.getByRole('main').locator('a[href*="counselId"]:visible').click()
    await page.getByLabel('취소 사유').fill('담당자가 바뀌었습니다.')
    await calendar.move(counsel, second!)
    await page.getByRole('button', { name: '예약 취소하기' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '예약 취소하기' }).click()
    await expect(page.getByRole('alert')).toContainText('그사이 예약이 바뀌었습니다')
    const row = page.getByRole('row', { name: /상담 시간/ })
    await expect(row).toContainText(minuteOf(first!))
    await expect(row).toContainText(minuteOf(second!))
    await expect(page.getByLabel('취소 사유')).toHaveValue('담당자가 바뀌었습니다.')
    expect(await calendar.find(counsel)).toMatchObject({ counselState: 'BOOKED', startAt: second })
    await page.getByRole('button', { name: '예약 취소하기' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '예약 취소하기' }).click()
    await expect(page.getByText('예약을 취소하고 메일을 보냈습니다.')).toBeVisible()
  })

  test('alone may open these pages', async ({ page, stage }) => {
    await enterAs(page, stage, '/my/counsel')
    await page.goto('/admin/counsel')
    await expect(page.getByRole('heading', { level: 1, name: '페이지를 찾을 수 없습니다' })).toBeVisible()
  })
})
