import { request } from '@playwright/test'
import type { DemoAccount } from '../../server/db/demo/demo-accounts.ts'
import { appAdmin, smsMember } from '../../tests/support/accounts.ts'
import type { Portal } from '../../tests/support/portal.ts'
import { addressOf, publicPages } from '../../tests/support/public-pages.ts'
import { signIn } from '../../tests/support/sign-in.ts'

export type Screen = {
  name: string
  address: string
  /** The account that visits the screen; undefined for a visitor. */
  account?: DemoAccount
  /** Whether search engines may index the screen: Lighthouse then checks more requirements. */
  isIndexed: boolean
  /** A link on the screen to another page, as a CSS selector. */
  link?: string
}
const DETAIL_LINK = 'main a[href^="/my/subscription/detail"]'

export type Cookie = { name: string; value: string; url: string }

/** Returns the screens for the speed check: the most visited ones in each of the three layouts. */
export async function screensOf(portal: Portal): Promise<Screen[]> {
  const publicScreen = async (name: string): Promise<Screen> => {
    const page = publicPages.find((each) => each.name === name)!
    return { name, address: await addressOf(page, portal.origin), isIndexed: true }
  }
  const member = { account: smsMember, isIndexed: false }
  const admin = { account: appAdmin, isIndexed: false }
  return [
    await publicScreen('home'),
    await publicScreen('plan'),
    await publicScreen('notice'),
    { name: 'login', address: '/auth/login', isIndexed: false },
    { name: 'my', address: '/my', ...member },
    {
      name: 'subscriptions',
      address: '/my/subscription',
      link: DETAIL_LINK,
      ...member,
    },
    { name: 'subscription', address: await detailOf(portal), ...member },
    { name: 'apps', address: '/apps', ...member },
    { name: 'admin', address: '/admin', ...admin },
    { name: 'approval', address: '/admin/approval', ...admin },
  ]
}

/** Returns the address of the first subscription in the list. */
async function detailOf(portal: Portal): Promise<string> {
  const cookies = await cookiesOf(portal, smsMember)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const list = await fetch(`${portal.origin}/my/subscription`, { headers: { cookie, accept: 'text/html' } })
  const link = /href="(\/my\/subscription\/detail\?[^"]+)"/.exec(await list.text())?.[1]
  if (link === undefined) throw new Error('The list shows no subscription.')
  return link.replaceAll('&amp;', '&')
}

/** Logs in an account with its password checked and returns the cookies; none for a visitor. */
export async function cookiesOf(portal: Portal, account: DemoAccount | undefined): Promise<Cookie[]> {
  if (!account) return []
  const context = await request.newContext({ baseURL: portal.origin })
  try {
    await signIn({ request: context }, account, { origin: portal.origin, portal })
    const { cookies } = await context.storageState()
    return cookies.map(({ name, value }) => ({ name, value, url: portal.origin }))
  } finally {
    await context.dispose()
  }
}
