import type { APIRequestContext } from '@playwright/test'
import type { Api } from '#contract/operation.ts'
import { createApi } from '#src/api/client.ts'

/**
 * Makes the contract's calls with the cookies of a browser; without an origin, addresses are relative to the
 * browser's base address.
 */
export function apiOf(request: APIRequestContext, origin: string): Api {
  return createApi({
    baseUrl: origin || 'http://of-the-page',
    isAdmin: () => false,
    now: Date.now,
    random: Math.random,
    navigate: () => {},
    async fetch(asked) {
      const { pathname } = new URL(asked.url)
      const answer = await request.post(`${origin}${pathname}`, {
        headers: Object.fromEntries(asked.headers),
        data: await asked.text(),
      })
      // The Set-Cookie header is removed: Playwright joins several cookies with line breaks, and Response refuses
      // such a header. The browser has already stored the cookies.
      const { 'set-cookie': _, ...headers } = answer.headers()
      return new Response(await answer.text(), { status: answer.status(), headers })
    },
  })
}
