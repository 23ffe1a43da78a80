import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { appAdmin, plainMember, privateMember } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter, giveCredentials, proofDialog } from '../support/journeys.ts'
import { look } from '../support/look.ts'
import { deviceOf } from '../support/passkey-device.ts'

// A member with a passkey and a role can no longer log in with a password, so other journeys cannot share the
// account.
test.use({ world: 'passkeys' })
test.describe.configure({ mode: 'default' })

const heading = { level: 1, name: '2단계 인증' } as const
const byPasskey = (page: Page) => page.getByRole('button', { name: '패스키로 로그인하기' })
const item = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) })

async function add(page: Page, name: string) {
  await page.getByRole('button', { name: '패스키 추가' }).click()
  await page.getByLabel('패스키 이름').fill(name)
  await page.getByRole('button', { name: '등록하기' }).click()
}

/**
 * Sets whether the device automatically chooses a passkey from the list in the e-mail field, before the passkey
 * button is pressed.
 */
async function offerList(page: Page, isOffered: boolean): Promise<void> {
  await page.evaluate((offered) => localStorage.setItem('test-list', offered ? 'Y' : 'N'), isOffered)
}

const withoutListUnlessOffered = (page: Page) =>
  page.addInitScript(() => {
    if (localStorage.getItem('test-list') !== 'Y')
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })

// The device of a browser that does not support signals keeps a removed passkey.
test.use({ isOldest: true })

test('a passkey is enrolled, logs in by the button and by the e-mail field, and is removed @looks', async ({
  page,
}, info) => {
  const name = '회사에서 쓰는 아주 긴 이름의 업무용 노트북 컴퓨터'
  const device = await deviceOf(page)
  await withoutListUnlessOffered(page)
  await page.goto('/my/mfa')
  await giveCredentials(page, privateMember)
  await expect(page.getByRole('heading', heading)).toBeVisible()
  await expect(page.getByText('아직 등록한 패스키가 없습니다')).toBeVisible()
  await look(page, 'passkeys-none', info)

  await add(page, name)
  // For a member without factors the password of the login is the proof.
  await expect(page.getByText('패스키를 등록했습니다.')).toBeVisible()
  await expect(item(page, name).getByText('기기 한 대 전용')).toBeVisible()
  expect(await device.held()).toBe(1)

  await add(page, '같은 노트북')
  await expect(page.getByText('이 기기에는 이미 등록한 패스키가 있습니다.')).toBeVisible()
  await look(page, 'passkeys-list', info)
  await page.getByRole('button', { name: '취소' }).click()
  await page.getByRole('button', { name: `${name} 이름 바꾸기` }).click()
  await page.getByLabel('패스키 이름').fill('집 데스크톱')
  await page.getByRole('button', { name: '저장하기' }).click()
  await expect(item(page, '집 데스크톱').getByText('아직 사용하지 않음')).toBeVisible()
  await expectAccessible(page)

  // A login with the button "패스키로 로그인"
  await page.context().clearCookies()
  await device.touch(false)
  await page.goto('/auth/login?returnTo=/my/mfa')
  await device.sign(() => byPasskey(page).click())
  await expect(page.getByRole('heading', heading)).toBeVisible()
  await expect(item(page, '집 데스크톱').getByText('마지막 사용')).toBeVisible()

  // A login from the list of the e-mail field
  await page.context().clearCookies()
  await device.touch(false)
  await offerList(page, true)
  await device.sign(() => page.goto('/auth/login?returnTo=/my/mfa'))
  await expect(page.getByRole('heading', heading)).toBeVisible()

  // The password is no proof for a member with a passkey.
  await offerList(page, false)
  await page.context().clearCookies()
  await device.touch(false)
  await page.goto('/auth/login?returnTo=/my/mfa')
  await giveCredentials(page, privateMember)
  await expect(page.getByRole('heading', heading)).toBeVisible()
  await page.getByRole('button', { name: '집 데스크톱 삭제' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: '삭제' })
    .click()
  await expect(proofDialog(page).getByText('등록한 패스키로 확인합니다.')).toBeVisible()
  await expectAccessible(page)
  await device.sign(() => proofDialog(page).getByRole('button', { name: '확인하기', exact: true }).click())
  await expect(page.getByText('아직 등록한 패스키가 없습니다')).toBeVisible()

  // The device still has the removed passkey, but the passkey no longer logs in; the password still does.
  await page.context().clearCookies()
  await device.touch(false)
  await page.goto('/auth/login?returnTo=/my/mfa')
  await device.sign(() => byPasskey(page).click())
  await expect(page.getByText('패스키로 로그인하지 못했습니다.')).toBeVisible()
  await expectAccessible(page)
  await giveCredentials(page, privateMember)
  await expect(page.getByRole('heading', heading)).toBeVisible()
})

test('a person who does not or cannot use a passkey is offered the other login methods @looks @long', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const device = await deviceOf(page)
  await device.recognise(false)
  await page.goto('/auth/login')
  await byPasskey(page).click()
  await expect(page.getByText('패스키를 확인하지 못했습니다.')).toBeVisible()
  await expect(byPasskey(page)).toBeEnabled()
  await look(page, 'login-passkey-withheld', info)

  const old = await browser.newContext({ baseURL })
  await old.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'))
  const without = await old.newPage()
  await without.goto('/auth/login')
  await byPasskey(without).click()
  await expect(
    without.getByText('이 브라우저에서는 패스키를 쓸 수 없습니다. 이메일과 비밀번호로 로그인해 주세요.'),
  ).toBeVisible()
  await old.close()
})

test('a person with a role logs in with a passkey alone if it is their only factor @looks @long', async ({
  page,
  portal,
}, info) => {
  const device = await deviceOf(page)
  await withoutListUnlessOffered(page)
  await enter(page, '/my/mfa', appAdmin, portal)
  await expect(page.getByRole('heading', heading)).toBeVisible()
  await add(page, '회사 노트북')
  await expect(page.getByText('패스키를 등록했습니다.')).toBeVisible()
  await page.getByRole('button', { name: '문자 메시지 끄기' }).click()
  await page.getByRole('button', { name: '끄기', exact: true }).last().click()
  await expect(page.getByText('2단계 인증 수단을 껐습니다.')).toBeVisible()
  await page.context().clearCookies()
  await device.touch(false)
  await page.goto('/auth/login?returnTo=/my/mfa')
  await giveCredentials(page, appAdmin)
  await expect(page.getByText('이 계정은 비밀번호만으로 로그인할 수 없습니다.')).toBeVisible()
  await look(page, 'login-passkey-only', info)
  await page.getByRole('button', { name: '로그인 화면으로 돌아가기' }).click()
  await device.sign(() => byPasskey(page).click())
  await expect(page.getByRole('heading', heading)).toBeVisible()
  await expect(page.getByText('쓸 수 있는 복구 코드가 없습니다.')).toBeVisible()
})

test.describe('in a browser with the signal API', () => {
  test.use({ isOldest: false })

  test('a passkey that is removed in the portal is no longer offered by the device', async ({ page }) => {
    type Signal = { rpId: string; userId: string; allAcceptedCredentialIds: string[] }
    const device = await deviceOf(page)
    await page.addInitScript(() => {
      const signalWindow = window as unknown as { signals: unknown[] }
      const passkeys = PublicKeyCredential as unknown as Record<string, (signal: unknown) => Promise<void>>
      const signal = passkeys['signalAllAcceptedCredentials']!
      signalWindow.signals = []
      passkeys['isConditionalMediationAvailable'] = async () => false as never
      passkeys['signalAllAcceptedCredentials'] = (given) => {
        signalWindow.signals.push(given)
        return signal.call(PublicKeyCredential, given)
      }
    })
    const signals = () => page.evaluate(() => (window as unknown as { signals: Signal[] }).signals)
    await page.goto('/my/mfa')
    await giveCredentials(page, plainMember)
    await expect(page.getByRole('heading', heading)).toBeVisible()
    await add(page, '전화기')
    await expect(page.getByText('패스키를 등록했습니다.')).toBeVisible()
    expect(await device.held()).toBe(1)

    await page.getByRole('button', { name: '전화기 삭제' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
    await expect(page.getByText('아직 등록한 패스키가 없습니다')).toBeVisible()
    await expect
      .poll(async () => (await signals()).at(-1))
      .toMatchObject({
        rpId: 'localhost',
        allAcceptedCredentialIds: [],
      })
    await expect.poll(device.held).toBe(0)
  })
})
