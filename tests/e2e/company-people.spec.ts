import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { operationTable } from '#contract/operations.gen.ts'
import { plainMember, privateMember, smsMember } from '../support/accounts.ts'
import { apiOf } from '../support/calls.ts'
import {
  admitToCompany,
  answer,
  createPeople,
  giveAccess,
  manage,
  openCompany,
  personIn,
} from '../support/company.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'
import { look } from '../support/look.ts'
import { newStranger, press } from '../support/signup.ts'

test('the second of two tabs that change the roles of a person shows the conflict, and can overwrite the current roles @looks @long', async ({
  browser,
  portal,
}, info) => {
  const { member, owner: ownerOf } = createPeople(browser, portal, info)
  const owner = await ownerOf('하늘결', '솔바람 통신')
  await admitToCompany(portal, owner, await member('도담별'), ['APPROVER'])
  const other = await owner.page.context().newPage()
  await openCompany(owner.page)
  await openCompany(other)

  const dialog = await manage(owner.page, '도담별')
  await expect(dialog.getByRole('button', { name: '역할 저장하기' })).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByLabel('결제 담당자').check()
  await look(owner.page, 'company-manage', info)

  const there = await manage(other, '도담별')
  await there.getByLabel('승인자').uncheck()
  await there.getByLabel('앱 관리자').check()
  await there.getByRole('button', { name: '역할 저장하기' }).click()
  await expect(other.getByText('도담별 님의 역할을 바꿨습니다.')).toBeVisible()

  await dialog.getByRole('button', { name: '역할 저장하기' }).click()
  await expect(dialog.getByRole('alert')).toContainText('그사이 이 구성원의 역할이 바뀌었습니다.')
  await expect(dialog.getByRole('alert')).toContainText('지금 맡은 역할: 앱 관리자')
  await expect(dialog.getByLabel('결제 담당자')).toBeChecked()
  await look(owner.page, 'company-manage-changed', info)
  await dialog.getByRole('button', { name: '역할 저장하기' }).click()
  await expect(dialog).toBeHidden()
  const row = personIn(owner.page, '도담별')
  await expect(row).toContainText('결제 담당자')
  await expect(row).toContainText('승인자')
  await expect(row).not.toContainText('앱 관리자')
})

test('the ownership is transferred once it is accepted; then only the new owner has the actions of owners @long', async ({
  browser,
  portal,
}, info) => {
  const { member, owner: ownerOf } = createPeople(browser, portal, info)
  const owner = await ownerOf('하늘결', '솔바람 운수')
  const newOwner = await member('도담별')
  await admitToCompany(portal, owner, newOwner)
  const invitedEmail = newStranger().email
  await apiOf(owner.page.request, portal.origin).inviteToCompany({
    idempotencyKey: randomUUID(),
    email: invitedEmail,
    roles: ['SECURITY_ADMIN'],
  })
  await openCompany(owner.page)
  await expect(owner.page.getByRole('button', { name: '회사에서 나가기' })).toHaveCount(0)

  const dialog = await manage(owner.page, '도담별')
  await dialog.getByRole('button', { name: '소유권 넘기기' }).click()
  await answer(owner.page, '도담별 님에게 소유권을 넘길까요?', '소유권 넘기기')
  await expect(dialog).toBeHidden()
  await expect(owner.page.getByText('도담별 님에게 소유권 이전을 제안했습니다.')).toBeVisible()
  await expect(personIn(owner.page, '하늘결 (나)')).toContainText('소유자')
  // A second offer of the ownership is not possible while the first one is pending.
  const again = await manage(owner.page, '도담별')
  await expect(again.getByRole('button', { name: '소유권 넘기기' })).toHaveAttribute('aria-disabled', 'true')
  await expect(again.getByText('답변을 기다리는 소유권 이전이 있습니다.')).toBeVisible()
  await again.getByRole('button', { name: '취소' }).click()

  await openCompany(newOwner.page)
  await expect(
    newOwner.page.getByRole('heading', { name: '솔바람 운수의 소유권을 넘겨받을 수 있습니다' }),
  ).toBeVisible()
  await expect(newOwner.page.getByRole('button', { name: '초대하기' })).toHaveCount(0)
  // The new owner sees the open invitations of the former owner. The transfer cancels these invitations.
  await expect(newOwner.page.getByText(/아직 답변을 받지 못한 초대 1건은 취소됩니다\./)).toBeVisible()
  await expect(newOwner.page.getByText(`${invitedEmail} (보안 관리자)`)).toBeVisible()
  await look(newOwner.page, 'company-ownership-offered', info)
  await press(newOwner.page, '수락하기')
  await answer(newOwner.page, '소유권을 넘겨받을까요?', '수락하기')
  await expect(newOwner.page.getByText('솔바람 운수의 소유자가 되었습니다.')).toBeVisible()
  await expect(newOwner.page.getByRole('button', { name: '초대하기' })).toBeVisible()
  await expect(personIn(newOwner.page, '도담별 (나)')).toContainText('소유자')
  await expect(newOwner.page.getByRole('region', { name: '답변을 기다리는 초대와 신청' })).toHaveCount(0)

  // The tab of the former owner still shows the button for invitations. Its call is refused, and the screen is
  // updated.
  await press(owner.page, '초대하기')
  const inviteDialog = owner.page.getByRole('dialog', { name: '구성원 초대하기' })
  await inviteDialog.getByLabel('이메일', { exact: true }).fill('anybody@byeolbit.example')
  await inviteDialog.getByRole('button', { name: '초대 보내기' }).click()
  await expect(inviteDialog.getByRole('alert')).toContainText('회사의 소유자만 할 수 있는 일입니다.')
  await inviteDialog.getByRole('button', { name: '취소', exact: true }).click()
  await expect(owner.page.getByRole('button', { name: '초대하기' })).toHaveCount(0)
  await expect(owner.page.getByRole('button', { name: '회사에서 나가기' })).toBeVisible()
  await expect(owner.page.getByRole('button', { name: /님 관리$/ })).toHaveCount(0)
})

test(
  'a removed member sees no data of the company from the next action on',
  { tag: '@long' },
  async ({ browser, portal }, info) => {
    const { member, owner: ownerOf } = createPeople(browser, portal, info)
    const owner = await ownerOf('하늘결', '솔바람 출판')
    const removedMember = await member('도담별')
    await admitToCompany(portal, owner, removedMember)
    await openCompany(removedMember.page)
    await expect(removedMember.page.getByRole('region', { name: '솔바람 출판' })).toBeVisible()

    await openCompany(owner.page)
    const own = await manage(owner.page, '하늘결')
    await expect(own.getByRole('button', { name: '내보내기' })).toHaveAttribute('aria-disabled', 'true')
    await expect(own.getByText('소유권을 먼저 넘겨야 합니다.')).toBeVisible()
    await own.getByRole('button', { name: '취소' }).click()
    const dialog = await manage(owner.page, '도담별')
    await dialog.getByRole('button', { name: '내보내기' }).click()
    await answer(owner.page, '도담별 님을 내보낼까요?', '취소')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: '내보내기' }).click()
    await answer(owner.page, '도담별 님을 내보낼까요?', '회사에서 내보내기')
    await expect(owner.page.getByText('도담별 님을 내보냈습니다.')).toBeVisible()
    await expect(personIn(owner.page, '도담별')).toHaveCount(0)

    const filter = removedMember.page.getByRole('navigation', { name: '구성원의 역할' })
    await filter.getByRole('link', { name: '소유자' }).click()
    await expect(removedMember.page.getByText('아직 속한 회사가 없습니다.')).toBeVisible()
    // The account menu no longer shows the name of the company.
    await expect(removedMember.page.getByText('솔바람 출판')).toHaveCount(0)
    await expect(removedMember.page.getByText('하늘결')).toHaveCount(0)
  },
)

test(
  'a member leaves with one call, however often the button is clicked, and may request to join again',
  { tag: '@long' },
  async ({ browser, portal }, info) => {
    const { member, owner: ownerOf } = createPeople(browser, portal, info)
    const owner = await ownerOf('하늘결', '솔바람 학원')
    const leaver = await member('도담별')
    await admitToCompany(portal, owner, leaver)
    const { page } = leaver
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith(operationTable.leaveCompany.path)) calls.push(request.url())
    })
    await openCompany(page)
    await press(page, '회사에서 나가기')
    await answer(page, '솔바람 학원에서 나갈까요?', '취소')
    await expect(personIn(page, '도담별 (나)')).toBeVisible()
    await press(page, '회사에서 나가기')
    const confirmButton = page.getByRole('alertdialog').getByRole('button', { name: '나가기', exact: true })
    await confirmButton.evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await expect(page.getByText('솔바람 학원에서 나왔습니다.')).toBeVisible()
    await expect(page.getByText('아직 속한 회사가 없습니다.')).toBeVisible()
    expect(calls).toHaveLength(1)
    await page.reload()
    await expect(page.getByLabel('사업자등록번호')).toBeVisible()

    await openCompany(owner.page)
    await expect(personIn(owner.page, '도담별')).toHaveCount(0)
    // The only member of a company may withdraw as its owner; with a colleague the ownership must be handed
    // over first.
    await admitToCompany(portal, owner, leaver)
    await owner.page.goto('/my/member/withdraw')
    await expect(owner.page.getByRole('heading', { name: '혼자 소유한 회사' })).toBeVisible()
    await owner.page.getByRole('link', { name: '소유권 이전하기' }).click()
    await expect(owner.page).toHaveURL('/my/company')
  },
)

test(
  'the last administrator of the apps can neither leave nor be removed; the administrator and the owner see the reason',
  { tag: '@long' },
  async ({ browser, portal }, info) => {
    const { member, owner: ownerOf } = createPeople(browser, portal, info)
    const owner = await ownerOf('하늘결', '솔바람 인쇄')
    const last = await member('도담별')
    await admitToCompany(portal, owner, last, ['APP_ADMIN'])
    await giveAccess(portal, owner, last)
    await openCompany(last.page)
    await expect(last.page.getByText('마지막 관리자로 있는 앱이 있습니다.')).toBeVisible()
    await expect(last.page.getByRole('button', { name: '회사에서 나가기' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )

    await openCompany(owner.page)
    const dialog = await manage(owner.page, '도담별')
    await dialog.getByRole('button', { name: '내보내기' }).click()
    await answer(owner.page, '도담별 님을 내보낼까요?', '회사에서 내보내기')
    await expect(dialog.getByRole('alert')).toContainText('마지막 관리자로 있는 앱이 있습니다.')
    await dialog.getByRole('button', { name: '취소' }).click()
    await expect(personIn(owner.page, '도담별')).toBeVisible()
  },
)

test(
  'an owner defines who manages the subscriptions, and all other members can read this rule',
  { tag: '@long' },
  async ({ browser, portal }, info) => {
    const { member, owner: ownerOf } = createPeople(browser, portal, info)
    const owner = await ownerOf('하늘결', '솔바람 목공')
    const colleague = await member('도담별')
    await admitToCompany(portal, owner, colleague)
    await openCompany(owner.page)
    await owner.page.getByRole('link', { name: '권한 정책' }).click()
    await expect(owner.page).toHaveURL('/my/company?part=POLICY')
    const saveButton = owner.page.getByRole('button', { name: '저장하기', exact: true })
    await expect(owner.page.getByRole('radio', { name: /소유자와 결제 담당자만/ })).toBeChecked()
    await expect(saveButton).toHaveAttribute('aria-disabled', 'true')
    await owner.page.getByRole('radio', { name: /모든 구성원/ }).check()
    await saveButton.click()
    await expect(owner.page.getByText('구독과 결제를 처리할 사람을 바꿨습니다.')).toBeVisible()
    await expect(saveButton).toHaveAttribute('aria-disabled', 'true')
    await openCompany(colleague.page)
    await expect(
      colleague.page.getByText('모든 구성원이 신청, 변경, 결제, 해지할 수 있습니다.'),
    ).toBeVisible()
    await expect(colleague.page.getByRole('radio')).toHaveCount(0)
  },
)

test('the people of a company are searched, filtered and paged by the parameters of the URL @looks', async ({
  page,
  portal,
}, info) => {
  await enter(page, '/my/company', smsMember, portal)
  const list = page.getByRole('region', { name: '구성원', exact: true })
  await expect(list.getByText(/^전체 \d+명$/)).toBeVisible()
  await list.getByRole('link', { name: '더 보기' }).click()
  await expect(page).toHaveURL(/\?cursor=[\w-]+#people$/)
  await expect(list.getByRole('link', { name: '처음부터 보기' })).toBeVisible()
  const firstRow = list.getByRole('row').nth(1)
  const secondPage = await firstRow.innerText()
  const release = await holdPeople(page)
  await list.getByRole('link', { name: '처음부터 보기' }).click()
  await expect(page.getByText('불러오는 중입니다...')).toBeAttached()
  const field = page.getByLabel('이름, 부서, 이메일에서 찾기')
  await field.fill('ㅂㅅㅇ')
  // After two seconds the page no longer waits for the list, and the previous list is still shown.
  await expect(page.getByText('불러오는 중입니다...')).toHaveCount(0)
  await expect(field).toBeFocused()
  await expect(firstRow).toHaveText(secondPage, { useInnerText: true })
  release()
  await expect(firstRow).not.toHaveText(secondPage, { useInnerText: true })
  await expect(field).toHaveValue('ㅂㅅㅇ')
  await page.getByRole('button', { name: '검색하기', exact: true }).click()
  await expect(list.getByText('검색 결과 1명')).toBeVisible()
  await expect(personIn(page, '박서연')).toContainText(plainMember.email)
  await list.getByRole('link', { name: '승인자' }).click()
  await expect(list.getByText('조건에 맞는 구성원이 없습니다')).toBeVisible()
  await look(page, 'company-nobody', info)
  await page.reload()
  await expect(page.getByLabel('이름, 부서, 이메일에서 찾기')).toHaveValue('ㅂㅅㅇ')
  await list.getByRole('link', { name: '전체 보기' }).click()
  await expect(page).toHaveURL('/my/company')
  await expect(list.getByText(/^전체 \d+명$/)).toBeVisible()
  await list.getByRole('link', { name: '승인자' }).click()
  await expect(personIn(page, '이지호')).toContainText('승인자')
})

test('the screens of a company are accessible and fit the window @looks @embedded @long', async ({
  page,
}, info) => {
  await enter(page, '/my/company', plainMember)
  await look(page, 'company-plain', info)
  await press(page, '회사에서 나가기')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await look(page, 'company-leaving', info)
  // The second click of a double click must not reach the element behind the dialog.
  let reached = 0
  await page.exposeFunction('countPress', () => (reached += 1))
  await page.evaluate(() =>
    document.addEventListener('click', (window as unknown as { countPress: () => void }).countPress),
  )
  await page.getByRole('alertdialog').getByRole('button').first().dblclick()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(reached).toBe(1)
  await enter(page, '/my/company', privateMember)
  await look(page, 'company-none', info)
})

/** Delays the lists of people until the returned function is called. */
async function holdPeople(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**${operationTable.listCompanyPeople.path}`, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}
