import { AsyncLocalStorage } from 'node:async_hooks'
import type { PortalLogin } from '#domain/app/login-need.ts'
import type { ProofWay } from '#domain/mfa/proof-ways.ts'

/** The login to the portal of the browser that a request came from. */
export type BrowserLogin = PortalLogin & {
  /** The id of one login, which stays the same when the session is replaced. */
  loginId: string
  /** The person's number in their company, by which apps know them. */
  subject: string
  ways: readonly ProofWay[]
}

const store = new AsyncLocalStorage<BrowserLogin | undefined>()

/** The login of the request that is being handled; undefined for a browser without one, and for apps. */
export const currentLogin = (): BrowserLogin | undefined => store.getStore()

/** Runs a function within a request of a browser with this login. */
export const withLogin = <Result>(login: BrowserLogin | undefined, run: () => Result): Result =>
  store.run(login, run)
