import { formatBusinessNumber } from '#domain/korean/business-number.ts'
import { waitForHydration } from '../support/arrival.ts'
import { apiOf } from '../support/calls.ts'
import { answer, createPeople, newBusinessNumber, openCompany, personIn, TITLE } from '../support/company.ts'
import { expect, test } from '../support/fixtures.ts'
import { leaveUnsaved, proofDialog, typeProof } from '../support/journeys.ts'
import { look } from '../support/look.ts'
import { codeTo, heading, join, logInAgain, messageTo, newStranger, press } from '../support/signup.ts'

test('an owner invites an address; the person who signs up with it accepts, and is listed with the role @looks @long', async ({
  browser,
  portal,
}, info) => {
  const { open, owner: ownerOf } = createPeople(browser, portal, info)
  const owner = await ownerOf('하늘결', '솔바람 정밀')
  const invited = { ...newStranger(), name: '도담별' }
  await openCompany(owner.page)
  await expect(owner.page.getByRole('region', { name: '솔바람 정밀' })).toContainText('하늘결')

  await press(owner.page, '초대하기')
  const dialog = owner.page.getByRole('dialog', { name: '구성원 초대하기' })
  await dialog.getByRole('button', { name: '초대 보내기' }).click()
  await expect(dialog.getByText('이메일을 입력해 주세요.')).toBeVisible()
  const email = dialog.getByLabel('이메일', { exact: true })
  await expect(email).toBeFocused()
  await email.fill('not-an-address')
  await expect(dialog.getByText('이메일 주소가 올바르지 않습니다.')).toBeVisible()
  await email.fill(` ${invited.email.toUpperCase()} `)
  await dialog.getByLabel('결제 담당자').check()
  await look(owner.page, 'company-invite', info)
  const mail = await messageTo(portal, invited.email, () =>
    dialog.getByRole('button', { name: '초대 보내기' }).dblclick(),
  )
  expect(mail.text).toContain('솔바람 정밀')
  expect(mail.text).toContain(`${portal.origin}/my/company`)
  await expect(dialog).toBeHidden()
  await expect(owner.page.getByText('주소로 초대를 보냈습니다.')).toBeVisible()
  const pendingRegion = owner.page.getByRole('region', { name: '답변을 기다리는 초대와 신청' })
  await expect(pendingRegion.getByRole('listitem')).toHaveCount(1)
  await expect(pendingRegion).toContainText(invited.email)
  await expect(pendingRegion).toContainText('결제 담당자')

  // An address cannot be invited twice; the form keeps the typed text.
  await press(owner.page, '초대하기')
  await email.fill(invited.email)
  await dialog.getByRole('button', { name: '초대 보내기' }).click()
  await expect(dialog.getByRole('alert')).toContainText('답을 기다리는 초대나 신청이 있습니다')
  await expect(email).toHaveValue(invited.email)
  await dialog.getByRole('button', { name: '취소', exact: true }).click()

  const page = await open()
  await join(page, portal, invited)
  await page.goto('/my/settings')
  await waitForHydration(page)
  await page.getByRole('link', { name: /^회사와 구성원/ }).click()
  await expect(page).toHaveURL('/my/company')
  await expect(heading(page, TITLE)).toBeFocused()
  await expect(page.getByRole('heading', { name: '솔바람 정밀에서 초대했습니다' })).toBeVisible()
  await expect(page.getByText('하늘결 님이 보낸 초대입니다.')).toBeVisible()
  await expect(page.getByText(/다음 역할을 맡습니다: 결제 담당자$/)).toBeVisible()
  await look(page, 'company-invited', info)
  // Joining shows the member's name to others. A member who did not just sign up must therefore prove their identity,
  // in a dialog over the screen.
  await logInAgain(page, portal, invited)
  await page.reload()
  await waitForHydration(page)
  const code = await codeTo(portal, invited.phone, () => press(page, '수락하기'))
  await typeProof(page, '인증 번호', code)
  await expect(proofDialog(page)).toBeHidden()
  await expect(page.getByText('솔바람 정밀의 구성원이 되었습니다.')).toBeVisible()
  await expect(page.getByRole('region', { name: '솔바람 정밀' })).toContainText('2명')
  await expect(personIn(page, '도담별 (나)')).toContainText('결제 담당자')
  await expect(page.getByRole('button', { name: '초대하기' })).toHaveCount(0)
  await expect(page.getByText(owner.email)).toHaveCount(0)
  await look(page, 'company-member', info)

  await openCompany(owner.page)
  await expect(pendingRegion).toHaveCount(0)
  await expect(personIn(owner.page, '도담별')).toContainText(invited.email)
  await owner.page.locator('summary', { hasText: '지난 초대, 참여 신청, 소유권 이전' }).click()
  await expect(owner.page.getByText('최근 1건입니다.')).toBeVisible()
  await look(owner.page, 'company-owner', info)
})

test(
  'one invitation is declined by the invited person, and another one is cancelled by the owner',
  { tag: '@long' },
  async ({ browser, portal }, info) => {
    const { member, owner: ownerOf } = createPeople(browser, portal, info)
    const owner = await ownerOf('하늘결', '솔바람 물산')
    const [first, second] = [await member('도담별'), await member('다온별')]
    const api = apiOf(owner.page.request, portal.origin)
    for (const { email } of [first, second])
      await api.inviteToCompany({ idempotencyKey: crypto.randomUUID(), email, roles: [] })

    await openCompany(first.page)
    await press(first.page, '거절하기')
    await answer(first.page, '거절할까요?', '취소')
    await expect(first.page.getByRole('button', { name: '수락하기' })).toBeVisible()
    await press(first.page, '거절하기')
    await answer(first.page, '거절할까요?', '거절하기')
    await expect(first.page.getByText('받은 초대가 없습니다.')).toBeVisible()
    await expect(first.page.getByRole('main').getByText(first.email)).toBeVisible()

    await openCompany(second.page)
    await openCompany(owner.page)
    await press(owner.page, `${second.email} 초대 취소하기`)
    await answer(owner.page, '초대를 취소할까요?', '취소하기')
    await expect(owner.page.getByText('초대를 취소했습니다.')).toBeVisible()
    // The screen of the invited person still shows the cancelled invitation; its button reports the cancellation, and
    // the screen is updated.
    await press(second.page, '수락하기')
    await expect(
      second.page.getByRole('alert').filter({ hasText: '이미 끝난 초대나 신청입니다.' }),
    ).toBeVisible()
    await expect(second.page.getByText('받은 초대가 없습니다.')).toBeVisible()
    await owner.page.locator('summary', { hasText: '지난 초대, 참여 신청, 소유권 이전' }).click()
    await expect(owner.page.getByText('거절', { exact: true })).toBeVisible()
    await expect(owner.page.getByText('취소', { exact: true })).toBeVisible()
  },
)

test('a member requests to join by the business number and is accepted; another member is refused @looks', async ({
  browser,
  portal,
}, info) => {
  const { member, owner: ownerOf } = createPeople(browser, portal, info)
  const owner = await ownerOf('하늘결', '솔바람 건설')
  const [first, second] = [await member('도담별'), await member('다온별')]

  await openCompany(first.page)
  const numberField = first.page.getByLabel('사업자등록번호')
  await press(first.page, '참여 신청하기')
  await expect(first.page.getByText('사업자등록번호를 입력해 주세요.')).toBeVisible()
  await expect(numberField).toBeFocused()
  await numberField.fill('1234567890')
  await expect(first.page.getByText('사업자등록번호가 올바르지 않습니다.')).toBeVisible()
  await look(first.page, 'company-none-mistake', info)
  // The screen does not reveal whether a company has the business number: in both cases the request is pending and
  // looks the same.
  const unknownNumber = newBusinessNumber()
  const sentHeading = (rnno: string) =>
    first.page.getByRole('heading', {
      name: `사업자등록번호 ${formatBusinessNumber(rnno)} 회사에 참여를 신청했습니다`,
    })
  await numberField.fill(unknownNumber)
  await press(first.page, '참여 신청하기')
  await expect(sentHeading(unknownNumber)).toBeVisible()
  await press(first.page, '신청 취소하기')
  await answer(first.page, '참여 신청을 취소할까요?', '신청 취소하기')
  await numberField.fill(owner.company.rnno)
  await numberField.blur()
  await expect(numberField).toHaveValue(formatBusinessNumber(owner.company.rnno))
  await first.page.getByRole('button', { name: '참여 신청하기' }).dblclick()
  await expect(sentHeading(owner.company.rnno)).toBeVisible()
  await expect(first.page.getByText('솔바람 건설')).toHaveCount(0)
  await expect(numberField).toHaveCount(0)
  await look(first.page, 'company-asking', info)

  // The member withdraws the request to join, and submits it again.
  await press(first.page, '신청 취소하기')
  await answer(first.page, '참여 신청을 취소할까요?', '신청 취소하기')
  await expect(numberField).toHaveValue('')
  for (const { page } of [first, second]) {
    await openCompany(page)
    await page.getByLabel('사업자등록번호').fill(owner.company.rnno)
    await press(page, '참여 신청하기')
    await expect(page.getByText('참여를 신청했습니다.', { exact: true })).toBeVisible()
  }

  // Owners see a request to join only after a short delay.
  await expect(async () => {
    await openCompany(owner.page)
    for (const name of ['도담별', '다온별'])
      await expect(owner.page.getByRole('button', { name: `${name} 님의 참여 신청 수락하기` })).toBeVisible({
        timeout: 1_000,
      })
  }).toPass()
  await press(owner.page, '도담별 님의 참여 신청 수락하기')
  await expect(owner.page.getByRole('alertdialog')).toContainText(first.email)
  await answer(owner.page, '참여 신청을 수락할까요?', '수락하기')
  await expect(owner.page.getByText('도담별 님이 구성원이 되었습니다.')).toBeVisible()
  await expect(personIn(owner.page, '도담별')).toBeVisible()
  await press(owner.page, '다온별 님의 참여 신청 거절하기')
  await answer(owner.page, '참여 신청을 거절할까요?', '거절하기')
  await expect(owner.page.getByText('참여 신청을 거절했습니다.')).toBeVisible()
  await expect(personIn(owner.page, '다온별')).toHaveCount(0)

  await openCompany(first.page)
  await expect(first.page.getByRole('region', { name: '솔바람 건설' })).toBeVisible()
  // The requester does not learn of a refusal: the request is shown as pending until its seven days have passed.
  await openCompany(second.page)
  await expect(second.page.getByRole('button', { name: '신청 취소하기' })).toBeVisible()
  await expect(second.page.getByText('솔바람 건설')).toHaveCount(0)
})

test(
  'the only member of a company joins another one, which deletes the previous company',
  { tag: '@long' },
  async ({ browser, portal }, info) => {
    const { owner: ownerOf } = createPeople(browser, portal, info)
    const [owner, alone] = [await ownerOf('하늘결', '솔바람 식품'), await ownerOf('도담별', '혼자 상사')]
    await openCompany(alone.page)
    await alone.page.getByText('다른 회사에 참여하기').click()
    await expect(alone.page.getByText('혼자 있던 혼자 상사의 정보는 지워지며')).toBeVisible()

    await apiOf(owner.page.request, portal.origin).inviteToCompany({
      idempotencyKey: crypto.randomUUID(),
      email: alone.email,
      roles: ['APPROVER'],
    })
    await openCompany(alone.page)
    await press(alone.page, '수락하기')
    await expect(alone.page.getByRole('alertdialog')).toContainText('혼자 있던 혼자 상사의 정보는 지워지며')
    await answer(alone.page, '지금 회사를 떠나 참여할까요?', '수락하기')
    await expect(alone.page.getByRole('region', { name: '솔바람 식품' })).toContainText('승인자')
    await expect(alone.page.getByText('혼자 상사')).toHaveCount(0)
  },
)

test(
  'the typed text of an invitation survives Escape, and leaving the page asks for confirmation',
  { tag: '@long' },
  async ({ browser, portal }, info) => {
    const { owner: ownerOf } = createPeople(browser, portal, info)
    const { page } = await ownerOf('하늘결', '솔바람 서점')
    await page.goto('/my/settings')
    await waitForHydration(page)
    await page.getByRole('link', { name: /^회사와 구성원/ }).click()
    await expect(heading(page, TITLE)).toBeVisible()
    await press(page, '초대하기')
    const dialog = page.getByRole('dialog', { name: '구성원 초대하기' })
    const email = dialog.getByLabel('이메일', { exact: true })
    await email.fill('anybody@byeolbit.example')
    await dialog.getByLabel('보안 관리자').check()
    await email.press('Escape')
    await expect(dialog).toBeHidden()
    await press(page, '초대하기')
    await expect(email).toHaveValue('anybody@byeolbit.example')
    await expect(dialog.getByLabel('보안 관리자')).toBeChecked()

    // On a phone, Back closes the dialog as Escape does.
    await page.evaluate(() => history.back())
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/my\/company/)
    await press(page, '초대하기')
    await expect(email).toHaveValue('anybody@byeolbit.example')
    await leaveUnsaved(page, () => page.reload())
    await expect(heading(page, TITLE)).toBeVisible()
    // The typed e-mail address is personal and not stored; the chosen roles are stored.
    await press(page, '초대하기')
    await expect(email).toHaveValue('')
    await expect(dialog.getByLabel('보안 관리자')).toBeChecked()
    await dialog.getByRole('button', { name: '취소', exact: true }).click()
    await press(page, '초대하기')
    await expect(dialog.getByLabel('보안 관리자')).not.toBeChecked()
  },
)
