import { plainMember } from '../support/accounts.ts'
import { takenOver } from '../support/arrival.ts'
import { apiOf } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'

test('a bill is printed on one sheet of A4', async ({ page }) => {
  await enter(page, '/my', plainMember)
  const { list } = await apiOf(page.request, '').listBills({})
  await page.goto(`/my/bill/print?billId=${list[0]!.billId}`)
  await takenOver(page)
  const paper = await page.pdf({ format: 'A4', margin: { top: '10mm', bottom: '10mm' } })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
