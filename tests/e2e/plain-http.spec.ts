import { plainMember } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { launchOptions } from '../support/browser.ts'
import { expect, test } from '../support/fixtures.ts'
import { fillInquiry, numberOf, sendButton } from '../support/inquiries.ts'
import { giveCredentials, logOut } from '../support/journeys.ts'

const ADDRESS = '192.0.2.7'
const NAME = 'demo-laptop'

for (const [where, host, tag] of [
  ['an address of the network', ADDRESS, '@long'],
  ['a name', NAME, []],
] as const)
  test(`a demo in the network is used over plain HTTP under ${where}`, { tag: [tag].flat() }, async ({
    ownPortal,
    playwright,
  }) => {
    const started = await ownPortal(`http-${host.length}`, { HOST: '0.0.0.0' })
    const { port } = new URL(started.origin)
    const site = `http://${host}:${port}`
    if (host === NAME) await started.restart({ HOST: '0.0.0.0', PUBLIC_ORIGIN: site })
    const launch = launchOptions()
    const browser = await playwright.chromium.launch({
      ...launch,
      args: [...launch.args, `--host-resolver-rules=MAP ${host} 127.0.0.1`],
    })
    const page = await browser.newPage({
      baseURL: site,
      locale: 'ko-KR',
      viewport: { width: 360, height: 780 },
    })
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.goto('/auth/login')
    // Expects an insecure page, as on a phone in a demo: browser functions of secure pages are missing.
    expect(
      await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator]),
    ).toEqual([false, false, false])
    await waitForHydration(page)
    await giveCredentials(page, plainMember)
    await expect(page).toHaveURL('/my')

    // Opens pages with forms, each of which creates its own idempotency key, and then sends one of the forms.
    for (const path of ['/inquiry/write', '/apps', '/subscription', '/trial', '/my/company', '/my/mfa']) {
      await page.goto(path)
      await waitForHydration(page)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    }
    await page.goto('/inquiry/write')
    await waitForHydration(page)
    await fillInquiry(page, { subject: '같은 네트워크의 전화기', body: '암호화되지 않은 주소에서 보냅니다.' })
    await sendButton(page).click()
    const no = await numberOf(page)

    // Copying uses the older clipboard API.
    await page.getByRole('button', { name: '번호 복사하기' }).click()
    await expect(page.getByText('문의 번호를 복사했습니다.')).toBeVisible()
    await page.goto('/inquiry/write')
    await waitForHydration(page)
    await page.getByLabel('제목').focus()
    await page.keyboard.press('Control+V')
    await expect(page.getByLabel('제목')).toHaveValue(no)

    await page.goto('/my')
    await waitForHydration(page)
    await logOut(page)
    await expect(page.getByText('로그아웃했습니다.')).toBeVisible()
    expect(errors).toEqual([])
    await browser.close()
  })

test('a portal with a configured origin accepts no writes from a page of another origin', async ({
  ownPortal,
}) => {
  const portal = await ownPortal('other-origin', { HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://portal.example' })
  const { port } = new URL(portal.origin)
  const answer = await fetch(`${portal.origin}/demo/clock`, {
    method: 'POST',
    headers: { origin: `http://${ADDRESS}:${port}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'days=1',
  })
  expect(answer.ok).toBe(false)
})
