import { readFileSync } from 'node:fs'
import { chooseSlot, enterAs, fillIn, slotName, counselTest as test, visitor } from '../support/counsel.ts'
import { look } from '../support/look.ts'
import { expect } from '../support/model-fixtures.ts'

const RESERVATION = '/inquiry/counsel/reservation'
const FIND = '/inquiry/counsel/find'

test.describe('a reservation @embedded', () => {
  test('is made by keyboard alone, without a login @looks', async ({ page, calendar }, info) => {
    const email = 'a-very-long-name-of-a-person@department-of-something.example'
    const asked =
      '우리 회사는 200명 정도이고 계정을 부서마다 따로 관리합니다. 퇴사자 계정을 한 번에 정리하는 방법이 궁금합니다.'
    const free = await calendar.free()
    // The second free day, reached with the keys of the calendar.
    const days = [...new Set(free.map((slot) => slot.slice(0, 10)))]
    const wantedSlot = free.find((slot) => slot.startsWith(days[1]!))!
    await page.goto('/inquiry/counsel')
    await page.getByRole('main').getByRole('link', { name: '상담 예약하기' }).press('Enter')
    await expect(page).toHaveURL('/inquiry/counsel/rainLogin')
    await expect(page.getByRole('heading', { level: 1, name: '어떻게 예약하시겠습니까?' })).toBeVisible()
    await look(page, 'counsel-gate', info)
    await page.getByRole('link', { name: '로그인 없이 예약하기' }).press('Enter')
    await expect(page).toHaveURL(RESERVATION)

    const day = (date: string) =>
      page.getByRole('grid').getByRole('button', {
        name: new RegExp(`^${Number(date.slice(5, 7))}월 ${Number(date.slice(8))}일 `),
      })
    await day(days[0]!).focus()
    await page.keyboard.press('ArrowRight')
    await expect(day(days[1]!)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('gridcell', { selected: true })).toContainText(
      String(Number(days[1]!.slice(8))),
    )
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByRole('radio', { name: slotName(wantedSlot) })).toBeChecked()
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { level: 1, name: '예약자 정보를 입력해 주세요' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    for (const text of [visitor.name, email, visitor.phoneNumber, '솔바람상회', asked]) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(text)
    }
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: '이대로 예약할까요?' })).toBeFocused()
    await expect(page.getByRole('main')).toContainText('솔바람상회')
    await look(page, 'counsel-summary', info)
    await page.getByRole('button', { name: '예약하기', exact: true }).press('Enter')

    await expect(page.getByRole('heading', { level: 1, name: '상담을 예약했습니다' })).toBeFocused()
    await expect(page).toHaveURL(RESERVATION)
    await look(page, 'counsel-done', info)
    const counselNo = /C\d{4}-\d{6}/.exec((await page.getByRole('main').textContent())!)![0]
    expect(await calendar.find({ counselNo, email })).toMatchObject({
      startAt: wantedSlot,
      counselState: 'BOOKED',
      companyName: '솔바람상회',
    })
    expect((await calendar.mails()).at(-1)).toMatchObject({
      to: email,
      text: expect.stringContaining(counselNo),
    })
  })

  test('goes to the faster visitor; the slower visitor is notified and offered the next free slot', async ({
    page,
    browser,
    baseURL,
    calendar,
  }) => {
    const [first, second] = await calendar.free()
    const context = await browser.newContext({ ...(baseURL && { baseURL }) })
    const other = await context.newPage()
    for (const each of [page, other]) {
      await each.goto(RESERVATION)
      await each.getByRole('radio', { name: slotName(first!) }).check()
    }
    await Promise.all(
      [page, other].map((each) => each.getByRole('button', { name: '다음', exact: true }).click()),
    )
    const isLate = (each: typeof page) =>
      each
        .getByRole('alert')
        .or(each.getByRole('timer'))
        .first()
        .getAttribute('role')
        .then((role) => role === 'alert')
    const late = await Promise.all([page, other].map(isLate))
    expect(late.filter(Boolean)).toHaveLength(1)

    const slowerPage = late[0] ? page : other
    await expect(slowerPage.getByRole('alert')).toContainText('방금 다른 분이 먼저 선택한 시간입니다.')
    await expect(slowerPage.getByRole('radio', { name: slotName(first!) })).toBeDisabled()
    await slowerPage.getByRole('button', { name: new RegExp(`${second!.slice(11, 16)}~.* 예약하기`) }).click()
    await expect(slowerPage.getByRole('timer')).toBeVisible()
    await fillIn(slowerPage)
    await slowerPage.getByRole('button', { name: '예약하기', exact: true }).click()
    await expect(slowerPage.getByRole('heading', { level: 1, name: '상담을 예약했습니다' })).toBeVisible()
    await context.close()
  })

  test('keeps the typed text when the hold on its slot expires, and warns before that @looks @long', async ({
    page,
    calendar,
    stage,
  }, info) => {
    await page.clock.install()
    const [first, second] = await calendar.free()
    await page.goto(RESERVATION)
    await expect(page.getByRole('grid')).toBeVisible()
    await calendar.reserve(first!)
    await chooseSlot(page, first!)
    await expect(page.getByRole('alert')).toContainText('방금 다른 분이')
    await look(page, 'counsel-taken', info)
    await chooseSlot(page, second!)
    await page.getByLabel('이름', { exact: true }).fill(visitor.name)
    await page.getByLabel('상담 내용').fill('두 줄로\n적었습니다.')
    await page.clock.fastForward(485_000)
    await expect(
      page.getByRole('status').filter({ hasText: '임시 예약이 2분 뒤에 해제됩니다.' }),
    ).toBeAttached()
    await look(page, 'counsel-hold-near', info)
    await page.clock.fastForward(90_000)
    await expect(
      page.getByRole('status').filter({ hasText: '임시 예약이 30초 뒤에 해제됩니다.' }),
    ).toBeAttached()
    stage.portal.clock.pass(600)
    await page.clock.fastForward(30_000)

    await expect(page.getByRole('heading', { level: 1, name: '언제 상담할까요?' })).toBeFocused()
    await expect(page.getByRole('alert')).toContainText('입력한 내용은 그대로 있습니다.')
    await look(page, 'counsel-hold-over', info)
    await page.getByRole('button', { name: '다음', exact: true }).click()
    await expect(page.getByLabel('이름', { exact: true })).toHaveValue(visitor.name)
    await expect(page.getByLabel('상담 내용')).toHaveValue('두 줄로\n적었습니다.')
    const storage = await page.evaluate(
      () => JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href,
    )
    expect(storage).not.toContain(visitor.name)
  })

  test('releases its slot when the page is left or reloaded, or another slot is chosen', async ({
    page,
    calendar,
  }) => {
    const [first, second] = await calendar.free()
    await page.goto(RESERVATION)
    await chooseSlot(page, first!)
    await expect(page.getByRole('timer')).toBeVisible()
    expect(await calendar.free()).not.toContain(first)
    await page.getByRole('button', { name: '이전', exact: true }).click()
    await chooseSlot(page, second!)
    await expect(page.getByRole('timer')).toBeVisible()
    expect(await calendar.free()).toContain(first)
    expect(await calendar.free()).not.toContain(second)
    await page.reload()
    await expect(page.getByRole('radio', { name: slotName(second!) })).toBeEnabled()
    await chooseSlot(page, first!)
    await expect(page.getByRole('timer')).toBeVisible()
    await page.getByRole('link', { name: '빗장 홈' }).first().click()
    await expect(page).toHaveURL('/')
    await expect.poll(() => calendar.free()).toContain(first)
  })

  test('reports missing values, asks for confirmation before typed text is discarded, and accepts no resident number @looks @long', async ({
    page,
    calendar,
  }, info) => {
    const [first, second] = await calendar.free()
    await calendar.reserve(first!)
    await page.goto(RESERVATION)
    await expect(page.getByRole('grid')).toBeVisible()
    await page.getByRole('button', { name: '다음', exact: true }).click()
    await expect(page.getByText('상담 시간을 선택해 주세요.')).toBeVisible()
    await look(page, 'counsel-time', info)
    await page.getByRole('button', { name: '다음 달' }).click()
    await look(page, 'counsel-next-month', info)
    await page.getByRole('button', { name: '이전 달' }).click()
    await chooseSlot(page, second!)
    await page.getByRole('button', { name: '다음', exact: true }).click()
    await expect(page.getByText('상담 방법을 선택해 주세요.')).toBeVisible()
    await look(page, 'counsel-details-wrong', info)
    await page.getByLabel('상담 내용').fill('제 번호는 881212-1234567입니다.')
    await expect(page.getByText('주민등록번호는 입력할 수 없어 삭제했습니다.')).toBeVisible()
    await expect(page.getByLabel('상담 내용')).toHaveValue('')
    await page.getByLabel('이름', { exact: true }).fill(visitor.name)
    await page.getByRole('link', { name: '빗장 홈' }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: '계속 작성하기' }).click()
    await expect(page.getByLabel('이름', { exact: true })).toHaveValue(visitor.name)
  })
})

test.describe('an existing reservation @embedded', () => {
  async function lookUp(page: import('@playwright/test').Page, counselNo: string) {
    await page.goto(FIND)
    await page.getByLabel('예약 번호').fill(` ${[...counselNo.toLowerCase()].join(' ')} `)
    await page.getByLabel('이메일').fill(visitor.email)
    await page.getByRole('button', { name: '예약 조회하기' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: /^\d+월 \d+일\(.\) \d\d:\d\d \S+ 상담$/ }),
    ).toBeFocused()
  }

  test('is found, moved, exported to a calendar and cancelled @looks', async ({ page, calendar }, info) => {
    const [first, second, third] = await calendar.free()
    const counsel = await calendar.reserve(first!)
    const { counselNo } = counsel
    await page.goto(FIND)
    await page.getByRole('button', { name: '예약 조회하기' }).click()
    await expect(page.getByText('예약 번호를 입력해 주세요.')).toBeVisible()
    await look(page, 'counsel-find', info)
    await page.getByLabel('예약 번호').fill('C2026-999999')
    await page.getByLabel('이메일').fill(visitor.email)
    await page.getByRole('button', { name: '예약 조회하기' }).click()
    await expect(page.getByRole('alert')).toContainText('상담 예약을 찾을 수 없습니다.')
    await lookUp(page, counselNo)
    await look(page, 'counsel-found', info)

    await page.getByRole('button', { name: '시간 바꾸기' }).click()
    await expect(page.getByRole('radio', { name: slotName(first!) })).toBeDisabled()
    await chooseSlot(page, second!)
    await expect(page.getByRole('heading', { level: 1, name: '이 시간으로 바꿀까요?' })).toBeVisible()
    await look(page, 'counsel-move', info)
    await calendar.move(counsel, third!)
    await page.getByRole('button', { name: '이 시간으로 바꾸기' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '그사이 예약이 바뀌었습니다' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: '지금' })).toBeInViewport({ ratio: 1 })
    await look(page, 'counsel-conflict', info)
    await page.getByRole('button', { name: '이 시간으로 바꾸기' }).click()
    await expect(page.getByText('상담 시간을 바꿨습니다')).toBeVisible()
    await look(page, 'counsel-moved', info)
    expect(await calendar.find({ counselNo, email: visitor.email })).toMatchObject({
      startAt: second,
      version: 3,
    })
    expect(await calendar.free()).toContain(first)

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '캘린더에 추가' }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`${counselNo}.ics`)
    const lines = readFileSync(await file.path(), 'utf8')
      .replaceAll(/\r\n[ \t]/g, '')
      .split('\r\n')
    const utc = (wire: string) => new Date(wire).toISOString().replaceAll(/[-:]|\.\d+/g, '')
    for (const line of [
      'BEGIN:VEVENT',
      `UID:${counselNo}@localhost`,
      'SEQUENCE:2',
      `DTSTART:${utc(second!)}`,
      'SUMMARY:빗장 전화 상담',
      'STATUS:CONFIRMED',
    ])
      expect(lines).toContain(line)
    expect(lines.find((line) => line.startsWith('DTEND'))).toBe(
      `DTEND:${utc(new Date(Date.parse(second!) + 1_800_000).toISOString())}`,
    )

    await page.getByRole('button', { name: '예약 취소하기' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await look(page, 'counsel-cancel', info)
    await page.getByRole('alertdialog').getByRole('button', { name: '돌아가기' }).click()
    await expect(page.getByText('예약됨')).toBeVisible()
    await page.getByRole('button', { name: '예약 취소하기' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '예약 취소하기' }).click()
    await expect(page.getByText('예약을 취소했습니다')).toBeVisible()
    expect(await calendar.find({ counselNo, email: visitor.email })).toMatchObject({
      counselState: 'CANCELED',
    })
    expect((await calendar.mails()).at(-1)?.subject).toContain('취소')
  })

  test('that was moved in another tab is cancelled only after its visitor has seen the change', async ({
    page,
    calendar,
  }) => {
    const [first, second] = await calendar.free()
    const counsel = await calendar.reserve(first!)
    await lookUp(page, counsel.counselNo)
    await calendar.move(counsel, second!)
    await page.getByRole('button', { name: '예약 취소하기' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '예약 취소하기' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '그사이 예약이 바뀌었습니다' })).toBeFocused()
    const row = page.getByRole('row', { name: /상담 시간/ })
    await expect(row).toContainText(first!.slice(11, 16))
    await expect(row).toContainText(`${second!.slice(11, 16)}~`)
    expect(await calendar.find(counsel)).toMatchObject({ counselState: 'BOOKED' })
    await page.getByRole('button', { name: '예약 취소하기' }).click()
    await expect(page.getByText('예약을 취소했습니다')).toBeVisible()
    expect(await calendar.find(counsel)).toMatchObject({ counselState: 'CANCELED' })
  })

  test('of a member is shown in their list, and can be moved from there @looks @long', async ({
    page,
    calendar,
    stage,
  }, info) => {
    const member = await enterAs(page, stage, '/my/counsel')
    await expect(page.getByText('예약한 상담이 없습니다')).toBeVisible()
    await look(page, 'my-counsel-empty', info)
    await page.goto('/inquiry/counsel')
    await page.getByRole('main').getByRole('link', { name: '상담 예약하기' }).click()
    // For members the page with the login is skipped.
    await expect(page).toHaveURL(RESERVATION)
    const [first, second, , , , sixth] = await calendar.free()
    const elsewhere = await stage.portal.logInFully(member.email, { confirmed: true })
    await calendar.reserve(sixth!, elsewhere)
    await chooseSlot(page, first!)
    await expect(page.getByLabel('이메일', { exact: true })).toHaveValue(member.email)
    await fillIn(page, { name: member.name, email: member.email })
    await page.getByRole('button', { name: '예약하기', exact: true }).click()
    await page.getByRole('link', { name: '내 상담 예약 보기' }).click()
    await expect(page).toHaveURL('/my/counsel')
    await expect(page.getByText('2건', { exact: true })).toBeVisible()
    await look(page, 'my-counsel', info)
    const rows = page.getByRole('main').locator('a[href*="counselNo"]:visible')
    await rows.first().click()
    await expect(
      page.getByRole('heading', { level: 1, name: /^\d+월 \d+일\(.\) \d\d:\d\d \S+ 상담$/ }),
    ).toBeVisible()
    await look(page, 'my-counsel-one', info)
    await page.getByRole('button', { name: '시간 바꾸기' }).click()
    await chooseSlot(page, second!)
    await page.getByRole('button', { name: '이 시간으로 바꾸기' }).click()
    await expect(page.getByText('상담 시간을 바꿨습니다')).toBeVisible()
    await page.getByRole('link', { name: '상담 예약 목록으로' }).click()
    await expect(rows.first()).toContainText(second!.slice(11, 16))
  })
})

test("the staff's day on a phone @looks @embedded @long", async ({ page, calendar, stage }, info) => {
  const [first, , third, , fifth] = await calendar.free()
  const { counselNo, email, version } = await calendar.reserve(third!)
  await calendar.reserve(first!)
  await calendar.hold(fifth!)
  await stage.portal.call('cancelCounsel', { counselNo, email, version })
  const day = first!.slice(0, 10)
  await enterAs(page, stage, `/admin/counsel?date=${day}`, { staff: true })
  await page
    .getByRole('button', { name: /예약 중단$/ })
    .last()
    .click()
  await expect(page.getByText('예약 중단 1개')).toBeVisible()
  await look(page, 'admin-counsel', info)
  await page.getByRole('main').locator('a[href*="counselId"]:visible').first().click()
  await expect(
    page.getByRole('heading', { level: 1, name: /^\d+월 \d+일\(.\) \d\d:\d\d (전화|화상|방문) 상담$/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: '결과 기록하기' }).click()
  await page.getByRole('button', { name: '예약 취소하기' }).click()
  await expect(page.getByText('취소 사유를 입력해 주세요.')).toBeVisible()
  await look(page, 'admin-counsel-detail', info)
  await page.goto('/admin/counsel?date=2026-12-25')
  await expect(page.getByText(/쉬는 날입니다/)).toBeVisible()
  await look(page, 'admin-counsel-holiday', info)
})
