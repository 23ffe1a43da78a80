import { kstDate } from '#domain/dates.ts'
import { expectAccessible } from '../support/accessible.ts'
import { waitForHydration } from '../support/arrival.ts'
import { confirmDialog } from '../support/dialogs.ts'
import { eucKr } from '../support/euc-kr.ts'
import { expect, test } from '../support/fixtures.ts'
import { look } from '../support/look.ts'
import { press } from '../support/signup.ts'
import { enterAdmin } from '../support/staff.ts'

const won = /[\d,]+원/

test('a bank statement is imported, its deposit pays a bill, and this payment is undone @looks', async ({
  page,
}, info) => {
  await enterAdmin(page, '/admin/bill?billState=LATE&paymentMethodCode=G')
  await page.getByRole('main').locator('a[href*="/admin/bill/detail"]:visible').first().click()
  await expect(page).toHaveURL(/billId=/)
  const billUrl = page.url()
  const head = await page.getByRole('heading', { level: 1 }).locator('xpath=../..').innerText()
  const billNo = /B\d{4}-\d+/.exec(head)![0]
  const main = page.getByRole('main')
  const amount = won.exec(await main.locator('dd').first().innerText())![0].replace('원', '')
  const payer = '똠방상회'

  await page.goto('/admin/deposit')
  await waitForHydration(page)
  const fileField = page.getByLabel('거래 내역 파일')
  await fileField.setInputFiles({
    name: '거래내역.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14]),
  })
  await press(page, '올리기')
  await expect(page.getByText('엑셀 파일은 읽을 수 없습니다.')).toBeVisible()

  const today = kstDate(new Date())
  const statement = [
    '입출금 거래 내역,,,,,',
    '잔액,입금액,출금액,보낸분/받는분,적요,거래일시',
    `"1,000,000","${amount}",0,${payer},타행이체,${today} 00:00:01`,
    `"990,000",0,"10,000",전기료,자동이체,${today} 00:00:02`,
    '합계,,,,,',
  ].join('\r\n')
  const file = { name: '거래내역.csv', mimeType: 'text/csv', buffer: Buffer.from(eucKr(statement)) }
  await fileField.setInputFiles(file)
  await press(page, '올리기')
  const result = page.getByRole('region', { name: '거래 내역 올리기' }).getByRole('status')
  await expect(result).toContainText('입금 1건을 새로 올렸습니다.')
  await expect(result).toContainText('출금 1건은 읽지 않았습니다.')
  await expect(result).toContainText('5번째 줄')
  await look(page, 'admin-deposits', info)
  await fileField.setInputFiles(file)
  await press(page, '올리기')
  await expect(result).toContainText('이미 올린 입금 1건은 건너뛰었습니다.')

  await page.getByRole('link', { name: payer }).click()
  await expect(page).toHaveURL(/depositId=/)
  const depositUrl = page.url()
  await page.getByRole('searchbox', { name: '회사 이름이나 청구서 번호로 찾기' }).fill(billNo)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `${billNo} 청구서로 확인하기` })).toBeVisible()
  await look(page, 'admin-deposit', info)
  await page.getByRole('button', { name: `${billNo} 청구서로 확인하기` }).click()
  await confirmDialog(page, '확인하기')
  await expect(page.getByText('입금을 확인했습니다.')).toBeVisible()
  await expect(main.getByText('확인 완료')).toBeVisible()
  await page.goto(billUrl)
  await expect(main.getByText('결제 완료').first()).toBeVisible()

  await page.goto(depositUrl)
  await page.getByRole('button', { name: `${billNo} 청구서의 입금 확인 취소` }).click()
  await confirmDialog(page, '확인 취소')
  await expect(page.getByText('입금 확인을 취소했습니다.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(billUrl)
  await expect(main.getByText('연체').first()).toBeVisible()

  await page.goto(depositUrl)
  await press(page, '제외하기')
  await expect(page.getByRole('button', { name: '제외 취소하기' })).toBeVisible()
})

test('the bank account is queried on request, and each deposit is stored only once @looks @long', async ({
  page,
}, info) => {
  await enterAdmin(page, '/admin/deposit')
  await waitForHydration(page)
  const feedRegion = page.getByRole('region', { name: '계좌 자동 조회' })
  await expect(feedRegion).toContainText('국민은행 계좌(끝자리 8900)')
  const progress = feedRegion.getByRole('status')
  for (let round = 0; round < 2; round += 1) {
    await feedRegion.getByRole('button', { name: '지금 가져오기' }).click()
    await expect(progress).toContainText('은행에서 거래 내역을 가져오고 있습니다.')
    await expect(progress).toContainText('마지막 조회', { timeout: 30_000 })
  }
  await look(page, 'admin-deposit-feed', info)
  await expect(page.getByRole('link', { name: '한들바람' })).toHaveCount(1)
  // The bank added this deposit after its first answer, so the second query stores it.
  await expect(page.getByRole('link', { name: '늦은들녘' })).toHaveCount(1)
  await expectAccessible(page)
})
