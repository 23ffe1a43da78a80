import { eq } from 'drizzle-orm'
import { addDays, kstDate } from '#domain/dates.ts'
import { members } from '#server/db/schema/member.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { insertBill } from '#worlds/bill.ts'
import { giveCompanyRole, insertCompany } from '#worlds/company.ts'
import { insertSubscription } from '#worlds/subscription.ts'
import { waitForHydration } from '../support/arrival.ts'
import { confirmDialog } from '../support/dialogs.ts'
import { openFolded } from '../support/folded.ts'
import { look } from '../support/look.ts'
import { expect, modelTest } from '../support/model-fixtures.ts'
import { heading, press } from '../support/signup.ts'

modelTest(
  'staff merge two companies with the same business number, and members of the merged company pay its bill at the remaining one @looks @long',
  async ({ page, browser, stage }, info) => {
    const { portal, database, origin } = stage
    const now = portal.clock.now()
    const rnno = '1248100998'
    const put = async (name: string, ownerName: string) => {
      const id = await insertCompany(database.db, { name, rnno, createdAt: now })
      const person = await portal.addMember({ name: ownerName })
      await database.db.update(members).set({ companyId: id }).where(eq(members.id, person.id))
      await giveCompanyRole(database.db, person.id, 'owner')
      return { ...person, id, memberId: person.id }
    }
    const [first, second] = [await put('솔바람 정밀', '하늘결'), await put('솔바람정밀 부산지점', '한지윤')]
    const box = createSecretBox(portal.config.encryptionKeys)
    const { id: subscriptionId } = await insertSubscription(database.db, box, {
      companyId: second.id,
      memberId: second.memberId,
      now,
    })
    const billDate = kstDate(now)
    const { billNo } = await insertBill(database.db, {
      subscriptionId,
      billState: 'OPEN',
      billDate,
      dueDate: addDays(billDate, 10),
    })
    const staff = await portal.addMember({ name: '한가람', staff: true })
    const session = await portal.logInFully(staff.email, { confirmed: true })
    await page.context().addCookies([{ name: 'session', value: session, url: origin }])

    await page.goto(`/admin/company/detail?companyId=${first.id}`)
    await waitForHydration(page)
    await press(page, '구독 신청 확인')
    await press(page, '정보 열기')
    await expect(heading(page, '솔바람 정밀')).toBeVisible()
    await page.getByRole('link', { name: '다른 회사와 합치기' }).click()
    await expect(heading(page, '회사 합치기')).toBeVisible()
    const endingCompany = page.getByRole('region', { name: '솔바람정밀 부산지점' })
    await expect(endingCompany).toContainText('합쳐지는 회사')
    await expect(endingCompany).toContainText('한*윤')
    await expect(page.getByRole('region', { name: '옮겨지는 항목' })).toContainText('구독 1건')
    await press(page, '합치기')
    await expect(page.getByText('이유를 입력해 주세요.')).toBeVisible()
    await page.getByLabel('다른 사업자등록번호로 찾기').fill('124-81-00999')
    await page.getByRole('button', { name: '찾기' }).click()
    await expect(page.getByText('올바른 사업자등록번호가 아닙니다.', { exact: false })).toBeVisible()
    await page.getByLabel('이유', { exact: true }).fill('같은 사업자등록증으로 두 번 가입했습니다.')
    await look(page, 'company-merge', info)
    await press(page, '합치기')
    await expect(page.getByRole('alertdialog')).toContainText('되돌릴 수 없습니다')
    await look(page, 'company-merge-question', info)
    await confirmDialog(page, '합치기')
    await expect(page).toHaveURL(`/admin/company/detail?companyId=${first.id}`)
    await expect(heading(page, '솔바람 정밀')).toBeVisible()
    await openFolded(page.getByRole('region', { name: '정정 내역' }))
    await expect(page.getByText('솔바람정밀 부산지점을 합침')).toBeVisible()
    await look(page, 'company-merge-done', info)

    await page.getByRole('link', { name: '솔바람정밀 부산지점을 합침' }).click()
    await waitForHydration(page)
    await press(page, '구독 신청 확인')
    await press(page, '정보 열기')
    await expect(page.getByText('솔바람 정밀로 합친 회사입니다')).toBeVisible()
    await look(page, 'company-merged', info)
    await page.getByRole('link', { name: '솔바람 정밀 보기' }).click()
    await expect(page).toHaveURL(`/admin/company/detail?companyId=${first.id}`)

    const member = await browser.newContext({ ...info.project.use, baseURL: origin })
    const value = await portal.logInFully(second.email, { confirmed: true })
    await member.addCookies([{ name: 'session', value, url: origin }])
    const their = await member.newPage()
    await their.goto('/my/bill')
    await expect(their.getByRole('main')).toContainText(billNo)
    await their.goto('/my/company')
    await expect(their.getByRole('main')).toContainText('솔바람 정밀')
    await member.close()
  },
)
