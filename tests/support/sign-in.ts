import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Api } from '#contract/operation.ts'
import type { DemoAccount } from '#server/db/demo/demo-accounts.ts'
import { createApi } from '#src/api/client.ts'
import { codeSentBy } from './fixtures.ts'
import type { Portal } from './portal.ts'

/**
 * Logs an account in by calls in a page's browser, its password checked, so that a journey starts where its own
 * story does; login.spec.ts types the two passwords. A factor by text message needs the portal that sends it, and is given
 * once more at once, so that nothing asks for a fresh proof: verification.spec.ts gives it on the screen.
 */
export async function signIn(
  page: Page,
  { email, password }: Pick<DemoAccount, 'email' | 'password'>,
  { origin = '', portal, proven = true }: { origin?: string; portal?: Portal; proven?: boolean } = {},
): Promise<void> {
  const api = apiOf(page, origin)
  await api.logIn({ email, password, deviceId: randomUUID() })
  if (portal) {
    let challengeId = ''
    const code = await codeSentBy(portal, async () => {
      ;({ challengeId } = await api.startMfaChallenge({ mfaType: 'sms' }))
    })
    await api.verifyMfaCode({ challengeId, code })
    if (proven) return verify(api, portal)
  }
  await api.checkPassword({ password })
}

async function verify(api: Api, portal: Portal): Promise<void> {
  let challengeId = ''
  const code = await codeSentBy(portal, async () => {
    ;({ challengeId } = await api.sendVerificationCode({ mfaType: 'sms' }))
  })
  await api.verifyAgain({ challengeId, code })
}

/** The contract's calls with the cookies of a page's browser; relative to its base address where no origin is given. */
export function apiOf(page: Page, origin: string): Api {
  return createApi({
    baseUrl: origin || 'http://of-the-page',
    isAdmin: () => false,
    now: Date.now,
    random: Math.random,
    navigate: () => {},
    async fetch(request) {
      const { pathname } = new URL(request.url)
      const answer = await page.request.post(`${origin}${pathname}`, {
        headers: Object.fromEntries(request.headers),
        data: await request.text(),
      })
      return new Response(await answer.text(), { status: answer.status(), headers: answer.headers() })
    },
  })
}
