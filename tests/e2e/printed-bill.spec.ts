import { plainMember } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { apiOf } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'

test('a bill is printed on one sheet of A4', async ({ page }) => {
  await enter(page, '/my', plainMember)
  const api = apiOf(page.request, '')
  const { list } = await api.listBills({})
  const bills = await Promise.all(list.map(({ billId }) => api.getBill({ billId })))
  // Other tests with the same demo data add lines and payments to some bills.
  const { billId } = bills.find(({ lines, payments }) => lines.length === 1 && payments.length < 2)!
  await page.goto(`/my/bill/print?billId=${billId}`)
  await waitForHydration(page)
  const paper = await page.pdf({ format: 'A4', margin: { top: '10mm', bottom: '10mm' } })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
