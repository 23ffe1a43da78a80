import { AsyncLocalStorage } from 'node:async_hooks'
import type { PortalLogin } from '#domain/app/login-need.ts'
import type { ProofWay } from '#domain/mfa/proof-ways.ts'

/** The portal login of the browser from which a request came. */
export type BrowserLogin = PortalLogin & {
  /** The id of one login, which stays the same when the session is replaced. */
  loginId: string
  /** The subject identifier by which apps know the person; it depends on the person's company. */
  subject: string
  ways: readonly ProofWay[]
}

const loginStorage = new AsyncLocalStorage<BrowserLogin | undefined>()

/**
 * Returns the login of the request that is being handled; undefined for an app, and for a browser without a login.
 */
export const currentLogin = (): BrowserLogin | undefined => loginStorage.getStore()

/** Runs a function within a request of a browser with this login. */
export const withLogin = <Result>(login: BrowserLogin | undefined, run: () => Result): Result =>
  loginStorage.run(login, run)
