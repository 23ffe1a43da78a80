import { readdirSync, readFileSync } from 'node:fs'
import { appAdmin, plainMember } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { codeSentBy, expect, test } from '../support/fixtures.ts'
import { giveCode, giveCredentials, logOut } from '../support/journeys.ts'
import { restrictedProperties } from '../support/oldest-browsers.ts'

test.use({ isOldest: true })

test('a member logs in, reads subscriptions, writes and logs out in a browser with only the features of the oldest supported browsers', async ({
  page,
}) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto('/auth/login')
  expect(
    await page.evaluate(() => [
      'groupBy' in Object,
      'withResolvers' in Promise,
      'showPopover' in document.body,
      'CloseWatcher' in window,
      'signalUnknownCredential' in PublicKeyCredential,
    ]),
  ).toEqual([false, false, false, false, false])
  await waitForHydration(page)
  await giveCredentials(page, plainMember)
  await expect(page).toHaveURL('/my')
  await page.getByRole('link', { name: /이용 중인 구독/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '구독', exact: true })).toBeVisible()
  await page.getByRole('main').locator('a[href*="/detail"]:visible').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('내용을 불러오지 못했습니다')).toHaveCount(0)

  await page.goto('/notice')
  await waitForHydration(page)
  await page.getByRole('main').getByRole('link').first().click()
  await page.goto('/my')
  await waitForHydration(page)
  await logOut(page)
  await expect(page.getByText('로그아웃했습니다.')).toBeVisible()
  expect(errors).toEqual([])
})

test('an app admin opens the pages of the admin area in a browser with only the features of the oldest supported browsers', async ({
  page,
  portal,
}) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto('/auth/login')
  await giveCode(page, await codeSentBy(portal, () => giveCredentials(page, appAdmin)))
  for (const path of ['/admin', '/admin/approval', '/admin/apps', '/apps']) {
    await page.goto(path)
    await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByText('내용을 불러오지 못했습니다')).toHaveCount(0)
  }
  expect(errors).toEqual([])
})

test('the polyfills are loaded by a browser that needs them, and by no other', async ({
  browser,
  portal,
  page,
}) => {
  const polyfillUrls = (asked: string[]) => asked.filter((url) => /\/assets\/polyfills-/.test(url))
  const [oldest, newest]: [string[], string[]] = [[], []]
  page.on('request', (request) => oldest.push(request.url()))
  await page.goto('/')
  await waitForHydration(page)
  const other = await browser.newPage({ baseURL: portal.origin })
  other.on('request', (request) => newest.push(request.url()))
  await other.goto('/')
  await waitForHydration(other)
  expect([polyfillUrls(oldest).length, polyfillUrls(newest).length]).toEqual([1, 0])
  await other.close()
})

/** Methods of values (such as arrays) whose names no other object has. */
const methodsOfValues = [
  'isSubsetOf',
  'isSupersetOf',
  'isDisjointFrom',
  'symmetricDifference',
  'isWellFormed',
  'toWellFormed',
  'toSpliced',
  'transferToFixedLength',
  'getOrInsert',
]

test('no file of the build, libraries included, calls a function of the language that the oldest browsers lack', () => {
  const calledFunctions = [
    ...restrictedProperties().map(({ object, property }) => `${object}.${property}(`),
    ...methodsOfValues.map((name) => `.${name}(`),
  ].filter((call) => !call.startsWith('navigator.') && !call.startsWith('crypto.'))
  const folder = 'dist/client/assets/'
  const files = readdirSync(folder).filter((file) => file.endsWith('.js') && !file.startsWith('polyfills-'))
  const found = files.flatMap((file) => {
    const code = readFileSync(folder + file, 'utf8')
    return calledFunctions.filter((call) => code.includes(call)).map((call) => `${file}: ${call}`)
  })
  expect(files.length).toBeGreaterThan(20)
  expect(found).toEqual([])
})
