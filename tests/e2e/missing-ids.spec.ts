import type { Page } from '@playwright/test'
import { appAdmin, plainMember, securityMember, staffMember } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { addressOf, idAddresses } from '../support/id-addresses.ts'
import { signIn } from '../support/sign-in.ts'

const unknownId = '00000000-0000-4000-8000-000000000000'
const wrongIds = ['nonsense', '123', '[]', '%00', '%22%3E%3Cimg%20src=x%3E', unknownId]
// An incomplete UTF-8 sequence, and a text longer than the server accepts in an address: only the app renders these
// pages.
const incompleteUtf8 = '%E0%A4%A'
const longText = 'a'.repeat(2000)
/**
 * The app handles all invalid ids in the same way. The gate therefore requests two of them at each address and opens
 * one per kind of user in a browser; the long tests use all of them.
 */
const isGate = process.env.JOURNEYS === 'once'
const rendered = isGate ? ['%00', unknownId] : wrongIds
const drawnOf = (index: number) =>
  !isGate ? ['nonsense', incompleteUtf8, longText] : index === 0 ? [incompleteUtf8] : []

async function expectMissing(page: Page, route: string, names: readonly string[], drawn: readonly string[]) {
  const isInPath = route.includes('$')
  // If the id is in the path, the address without the id is the list. Therefore only ids in the query are also left
  // out. Keys of links are in the fragment, which only the browser sees.
  const inQuery = isInPath ? [] : [undefined, '']
  for (const value of [...inQuery, ...rendered]) {
    const answer = await page.request.get(addressOf(route, names, value), { maxRedirects: 0 })
    const isNotFound = (await answer.text()).includes('찾을 수 없습니다</h1>')
    expect([value, answer.status(), isNotFound]).toEqual([value, 404, true])
  }
  for (const value of drawn) {
    const answer = await page.goto(addressOf(route, names, value))
    expect([value, answer!.status()]).toEqual([value, 404])
    await expect(page.getByRole('heading', { level: 1, name: '찾을 수 없습니다' })).toBeVisible()
  }
}

const readers = {
  visitor: undefined,
  member: plainMember,
  staff: staffMember,
  security: securityMember,
  appAdmin,
}
for (const [who, addresses] of Object.entries(idAddresses))
  test(`every address with an id answers an unknown id with 404 (${who})`, { tag: '@once' }, async ({
    page,
    portal,
  }) => {
    const reader = readers[who as keyof typeof readers]
    if (reader) await signIn(page, reader, reader === appAdmin ? { portal } : {})
    for (const [index, [route, names]] of Object.entries(addresses).entries())
      await test.step(route, () => expectMissing(page, route, names, drawnOf(index)))
  })
