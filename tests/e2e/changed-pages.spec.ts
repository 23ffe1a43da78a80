import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { hold, waitForHydration } from '../support/arrival.ts'
import { expect, test } from '../support/fixtures.ts'

/** Nodes that password managers, translators and other extensions add before the app hydrates the page. */
const extensionChanges: Record<string, () => void> = {
  'into the form': () => document.querySelector('form')!.prepend(document.createElement('div')),
  'next to each field': () => {
    for (const input of document.querySelectorAll('input')) input.after(document.createElement('span'))
  },
  'around each field': () => {
    for (const input of document.querySelectorAll('input')) {
      const around = document.createElement('span')
      input.replaceWith(around)
      around.append(input)
    }
  },
  'fields into the form': () => {
    const own = Object.assign(document.createElement('input'), { name: 'manager', value: 'of the manager' })
    document.querySelector('form')!.prepend(own)
  },
  'around texts': () => {
    for (const label of document.querySelectorAll('label, h1')) {
      const around = document.createElement('font')
      around.append(...label.childNodes)
      label.append(around)
    }
  },
  'into the body and the head': () => {
    document.body.prepend(document.createElement('aside'))
    document.body.append(document.createElement('aside'))
    document.head.prepend(document.createElement('style'))
    document.getElementById('root')!.prepend(document.createElement('aside'))
  },
}

/** Each failed login uses a different address, since an account is locked after five failures. */
const unknownEmail = () => `${randomUUID()}@example.com`
const passwordField = (page: Page) => page.getByLabel('비밀번호', { exact: true })

/** React treats every added node in the same way, so the gate tries only two of the changes. */
const inGate = new Set(['around each field', 'into the body and the head'])

for (const [where, change] of Object.entries(extensionChanges))
  test(`typed text, a click and the cursor survive if an extension adds nodes ${where}${inGate.has(where) ? '' : ' @long'}`, async ({
    page,
  }) => {
    const letCome = await hold(page, '**/assets/*.js')
    const email = unknownEmail()
    await page.goto('/auth/login', { waitUntil: 'commit' })
    await page.getByLabel('이메일').fill(email)
    await passwordField(page).fill('not-this-one-8213')
    await page.evaluate(change)
    await passwordField(page).focus()
    letCome()
    await waitForHydration(page)
    await expect(page.getByLabel('이메일')).toHaveValue(email)
    await expect(passwordField(page)).toHaveValue('not-this-one-8213')
    await expect(passwordField(page)).toBeFocused()
    // React also has the typed values: the login is sent with them.
    await page.getByRole('button', { name: '로그인하기', exact: true }).click()
    await expect(page.getByText('이메일 또는 비밀번호가 올바르지 않습니다')).toBeVisible()
  })

test('on a page changed by a browser extension, a submitted form and choices take effect once the app has loaded', async ({
  page,
}) => {
  const letCome = await hold(page, '**/assets/*.js')
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await page.getByLabel('이메일').fill(unknownEmail())
  await passwordField(page).fill('not-this-one-8213')
  await page.evaluate(extensionChanges['around each field']!)
  await page.getByRole('button', { name: '로그인하기', exact: true }).click()
  letCome()
  await expect(page.getByText('이메일 또는 비밀번호가 올바르지 않습니다')).toBeVisible()

  const letGo = await hold(page, '**/assets/*.js')
  await page.goto('/inquiry/write', { waitUntil: 'commit' })
  await page.getByLabel('제목').fill('확장 프로그램이 바꾼 화면')
  await page.getByLabel('내용', { exact: true }).fill('쓰던 글이 남아 있습니다.')
  await page.evaluate(extensionChanges['next to each field']!)
  letGo()
  await waitForHydration(page)
  await expect(page.getByLabel('제목')).toHaveValue('확장 프로그램이 바꾼 화면')
  await expect(page.getByLabel('내용', { exact: true })).toHaveValue('쓰던 글이 남아 있습니다.')
})
