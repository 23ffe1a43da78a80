import type { Page } from '@playwright/test'
import { appAdmin, plainMember, securityMember, staffMember } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { addressOf, idAddresses } from '../support/id-addresses.ts'
import { signIn } from '../support/sign-in.ts'

const nobodys = '00000000-0000-4000-8000-000000000000'
const rendered = ['nonsense', '123', '[]', '%00', '%E0%A4%A', '%22%3E%3Cimg%20src=x%3E', nobodys]
const endless = 'a'.repeat(2000)

async function isMissing(page: Page, route: string, names: readonly string[]) {
  const isInPath = route.includes('$')
  // A path without its last part is the list; a link's key is known to the browser alone.
  const inQuery = isInPath ? [] : [undefined, '']
  const found = await Promise.all(
    [...inQuery, ...rendered].map(async (value) => {
      const answer = await page.request.get(addressOf(route, names, value), { maxRedirects: 0 })
      return [value, answer.status(), (await answer.text()).includes('PAGE NOT FOUND')]
    }),
  )
  expect(found).toEqual([...inQuery, ...rendered].map((value) => [value, 404, true]))
  expect((await page.request.get(addressOf(route, names, endless), { maxRedirects: 0 })).status()).toBe(404)

  await page.goto(addressOf(route, names, endless))
  await expect(page.getByText('PAGE NOT FOUND')).toBeVisible()
  await page.goto(addressOf(route, names, 'nonsense'))
  await expect(page.getByText('PAGE NOT FOUND')).toBeVisible()
}

const readers = {
  visitor: undefined,
  member: plainMember,
  staff: staffMember,
  security: securityMember,
  appAdmin,
}
for (const [who, addresses] of Object.entries(idAddresses))
  for (const [route, names] of Object.entries(addresses))
    test(`${route} is not there for an id that nothing has (${who})`, { tag: '@once' }, async ({
      page,
      portal,
    }) => {
      const reader = readers[who as keyof typeof readers]
      if (reader) await signIn(page, reader, reader === appAdmin ? { portal } : {})
      await isMissing(page, route, names)
    })
