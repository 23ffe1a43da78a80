import { eq } from 'drizzle-orm'
import { kstDate } from '#domain/dates.ts'
import { members } from '#server/db/schema/member.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { insertAccessRequest, insertApp, insertAppKey, insertLevel } from '#worlds/access.ts'
import { giveCompanyRole, insertCompany } from '#worlds/company.ts'
import { insertCounsel } from '#worlds/counsel.ts'
import { insertMailRecord, insertNotification, insertPhoneMessage } from '#worlds/message.ts'
import { waitForHydration } from '../support/arrival.ts'
import { openFolded } from '../support/folded.ts'
import { look } from '../support/look.ts'
import { expect, modelTest } from '../support/model-fixtures.ts'
import { heading, press } from '../support/signup.ts'

modelTest(
  'the staff opens a company and one of its members, and reads what each has and what was written to them @looks @long',
  async ({ page, stage }, info) => {
    const { portal, database, origin } = stage
    const { db } = database
    const createdAt = portal.clock.now()
    const companyId = await insertCompany(db, { name: '솔바람 정밀', rnno: '1248100998', createdAt })
    const person = await portal.addMember({ name: '하늘결', mfaType: 'none', factors: [] })
    await db.update(members).set({ companyId }).where(eq(members.id, person.id))
    await giveCompanyRole(db, person.id, 'owner')
    const appId = await insertApp(db, { name: '재무 회계', companyId, code: null })
    const levelId = await insertLevel(db, { appId, name: '열람', description: '내용을 봅니다.', position: 0 })
    await insertAppKey(db, { appId, createdAt })
    const ownMembership = { memberId: person.id, createdAt }
    await insertAccessRequest(db, { memberId: person.id, levelId, requestedAt: createdAt })
    const box = createSecretBox(portal.config.encryptionKeys)
    await insertNotification(db, box, ownMembership)
    await insertMailRecord(db, box, ownMembership)
    await insertPhoneMessage(db, ownMembership)
    await insertCounsel(db, { ...ownMembership, startAt: createdAt })
    const staff = await portal.addMember({ name: '한가람', staff: true })
    const session = await portal.logInFully(staff.email, { confirmed: true })
    await page.context().addCookies([{ name: 'session', value: session, url: origin }])

    await page.goto(`/admin/company/detail?companyId=${companyId}`)
    await waitForHydration(page)
    await press(page, '문의 응대')
    await press(page, '정보 열기')
    await expect(heading(page, '솔바람 정밀')).toBeVisible()
    const section = (name: string) => page.getByRole('region', { name, exact: true })
    await expect(section('앱')).toContainText('재무 회계')
    await expect(section('앱')).toContainText('키 1개')
    await expect(section('권한 신청')).toContainText('승인 대기 1건')
    await expect(section('권한 신청')).toContainText('재무 회계 열람')
    await expect(section('보낸 안내')).toContainText('알림톡 도착')
    await expect(section('보낸 안내')).toContainText('ji*****@solbaram.example')
    await look(page, 'company-pages-company', info)
    await openFolded(section('보낸 안내'))
    await page.getByRole('navigation', { name: '보낸 방법' }).getByRole('link', { name: '메일' }).click()
    await expect(page).toHaveURL(/way=MAIL/)
    await expect(section('보낸 안내')).not.toContainText('알림톡 도착')

    await openFolded(section('구성원'))
    await section('구성원').getByRole('link', { name: '하늘결' }).click()
    await expect(page).toHaveURL(`/admin/company/member/detail?memberId=${person.id}`)
    await expect(page.getByText('하늘결')).toHaveCount(0)
    await press(page, '정보 열기')
    await expect(page.getByText('이유를 고르거나 입력해 주세요.')).toBeVisible()
    await press(page, '계정 보호')
    await look(page, 'company-pages-member-opening', info)
    await press(page, '정보 열기')
    await expect(heading(page, '하늘결')).toBeVisible()
    await expect(page.getByText(person.email)).toBeVisible()
    await expect(page.getByText(/010-\*{4}-\d{4}/).first()).toBeVisible()
    await expect(page.getByText('전화 상담')).toBeVisible()
    await expect(section('보낸 안내')).toContainText('알림톡 도착')
    await expect(page.getByRole('button', { name: '하늘결 님의 계정 닫기' })).toBeVisible()
    await look(page, 'company-pages-member', info)

    await page.goto(`/admin/review?month=${kstDate(createdAt).slice(0, 'YYYY-MM'.length)}`)
    await expect(page.getByText('계정 보호')).toBeVisible()
    await expect(page.getByText('회원 하*결')).toBeVisible()
  },
)
