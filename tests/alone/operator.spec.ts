import { chromium } from '@playwright/test'
import { adminPages } from '#domain/admin/pages.ts'
import { demoBrand } from '#server/brand/demo-brand.ts'
import { waitForHydration } from '../support/arrival.ts'
import { launchOptions } from '../support/browser.ts'
import { backupOf, type Copies, dumpOf, memoryOf, placesOf } from '../support/card-copies.ts'
import { newBusinessNumber } from '../support/company.ts'
import { confirmDialog } from '../support/dialogs.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  joinStaff,
  logInByText,
  operatorPeople,
  returnWithPasskey,
  signUp,
} from '../support/operator-people.ts'
import { takePapers, takeSite } from '../support/operator-pictures.ts'
import {
  agreeToPrice,
  approve,
  approvePrice,
  CARD,
  COMPANY,
  expectSettlementsMatch,
  inviteColleague,
  makeService,
  matchDeposit,
  openBill,
  openCompany,
  payByTransfer,
  payWithCard,
  raisePrice,
  refundPart,
  subscribe,
  writeBrand,
  writeTerms,
} from '../support/operator-steps.ts'
import { papersOfMember, papersOfStaff } from '../support/papers.ts'
import { startPaymentService } from '../support/payment-window.ts'
import { takeAtBothWidths } from '../support/picture.ts'
import { startProduction } from '../support/production.ts'
import { newStranger } from '../support/signup.ts'
import { startTaxInvoiceGateway } from '../support/tax-invoice-gateway.ts'

/** The monthly price for ten users, with VAT: BASIC and PRO at the first prices, and BASIC at the raised price. */
const [BASIC_WON, PRO_WON, RAISED_WON] = [33_000, 55_000, 38_500]
const REFUND_WON = 1_100
const DAYS_OF_A_MONTH = 31
/** Days after a payment on which the settlement of the payment service must contain it. */
const DAYS_UNTIL_LISTED = 4

test('an operator starts with an empty database and runs the business without SQL @long', async () => {
  test.setTimeout(600_000)
  const payments = await startPaymentService(() => portal.now())
  const tax = await startTaxInvoiceGateway()
  const portal = await startProduction('operator', {
    ...payments.settings,
    ...tax.settings,
    LOG_LEVEL: 'trace',
  })
  const { args, ...how } = launchOptions()
  const browser = await chromium.launch({ ...how, args: [...args, payments.browserArgument] })
  try {
    const people = operatorPeople(browser, portal)
    const linkIn = (text: string) => /\S+\/staff\/join#[\w-]{43}/.exec(text)?.[0]
    const [founder, colleague] = [newStranger(), { ...newStranger(), name: '한여울' }]
    const link = linkIn(portal.run('staff', 'invite', founder.email))!
    await portal.start()
    const page = await people.newPage()
    await page.goto('/')
    await takeAtBothWidths(page, 'operator-01-home')
    await joinStaff(page, portal, link, founder)
    await takeAtBothWidths(page, 'operator-02-today')
    for (const path of process.env.PICTURES === 'all' ? Object.keys(adminPages) : []) {
      await page.goto(path)
      await takeAtBothWidths(page, `operator-03${path.replaceAll('/', '-')}`)
    }

    await writeBrand(page)
    await writeTerms(page)
    await makeService(page)
    await page.goto('/admin')
    await takeAtBothWidths(page, 'operator-07-today')
    await inviteColleague(page, colleague.email)
    const mailedLink = () => linkIn(portal.messages().find(({ to }) => to === colleague.email)?.text ?? '')
    await expect.poll(mailedLink).toBeDefined()
    const second = await people.newPage()
    await joinStaff(second, portal, mailedLink()!, colleague)

    const customer = await people.newPage()
    await takeSite(customer)
    const member = newStranger({ name: COMPANY, rnno: newBusinessNumber() })
    await customer.goto('/service/plan')
    await takeAtBothWidths(customer, 'operator-10-plans')
    await signUp(customer, portal, member)
    await takeAtBothWidths(customer, 'operator-11-member')
    await subscribe(customer, 'BASIC', payWithCard)
    await approve(page)
    await subscribe(customer, 'PRO', payByTransfer)
    await approve(page)

    // The scheduled job issues the bills, and the job of the next day issues a tax invoice. A bill paid by card gets
    // no tax invoice, since the card slip replaces it.
    const issuedAmounts = () => tax.issued().map(({ totalAmount }) => Number(totalAmount))
    await people.runJobsUntil(payments.taken, BASIC_WON)
    await people.pass(1)
    await people.runJobsUntil(issuedAmounts, [PRO_WON])
    await returnWithPasskey(page, founder, '/admin')
    await takeAtBothWidths(page, 'operator-20-today')
    await openBill(page, 'PAID')
    await takeAtBothWidths(page, 'operator-21-bill')
    await refundPart(page, '1,100원')
    expect(payments.taken()).toBe(BASIC_WON - REFUND_WON)
    await matchDeposit(page, PRO_WON)
    await openCompany(page)
    await people.passUntilMorning(DAYS_UNTIL_LISTED)
    await returnWithPasskey(page, founder, '/admin/settlement')
    await expectSettlementsMatch(page, () => people.pass(0))

    await raisePrice(page, '3,500')
    await returnWithPasskey(second, colleague, '/admin')
    await approvePrice(second)
    await logInByText(customer, portal, member, '/my')
    await agreeToPrice(customer, () => people.pass(0))
    await takePapers(customer, page, portal.messages())
    const papers = await papersOfMember(customer)
    await people.pass(DAYS_OF_A_MONTH)
    await people.runJobsUntil(payments.taken, BASIC_WON - REFUND_WON + RAISED_WON)

    await returnWithPasskey(page, founder, '/admin/staff')
    await takeAtBothWidths(page, 'operator-40-staff')
    papers.push(...(await papersOfStaff(page)))
    await page.goto('/admin/staff')
    await waitForHydration(page)
    await page.getByRole('button', { name: '한여울 님의 담당자 역할 종료' }).click()
    await confirmDialog(page, '종료하기')
    await expect(page.getByText('한여울 님의 담당자 역할을 종료했습니다.').first()).toBeVisible()
    await second.goto('/admin')
    await expect(second).toHaveURL(/\/auth\/login/)
    expect(portal.run('staff', 'list')).not.toContain(colleague.email)
    expect(JSON.stringify(portal.messages())).not.toContain(demoBrand.brandName)

    expect(portal.complaints()).toEqual([])
    const copies: Copies = {
      database: [dumpOf(portal.databaseUrl)],
      logs: [portal.logs()],
      mails: [Buffer.from(JSON.stringify(portal.messages()))],
      papers,
      backup: backupOf(portal.databaseUrl, portal.filesFolder),
      memory: memoryOf(portal.pid()),
    }
    const { number, expiration } = CARD
    expect(placesOf(copies, [number, number.replaceAll(/.{4}(?=.)/g, '$& '), expiration])).toEqual([])
    // Each listed location contains at least one of these texts, so that the check below can fail.
    expect(placesOf(copies, [`:${new URL(portal.origin).port}`, COMPANY])).toEqual(Object.keys(copies))
  } finally {
    await browser.close()
    await portal.remove()
    await payments.stop()
    await tax.stop()
  }
})
