import type { APIRequestContext } from '@playwright/test'
import type { Api } from '#contract/operation.ts'
import { createApi } from '#src/api/client.ts'

/** The contract's calls with the cookies of a browser; relative to its base address without an origin. */
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
      // Several cookies are one header of several lines; a browser has already stored its cookies.
      const { 'set-cookie': _, ...headers } = answer.headers()
      return new Response(await answer.text(), { status: answer.status(), headers })
    },
  })
}
