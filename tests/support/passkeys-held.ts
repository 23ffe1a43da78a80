import { randomUUID } from 'node:crypto'
import { request } from '@playwright/test'
import { TOTP } from 'otpauth'
import { type Authenticator, createAuthenticator } from '#server/testing/authenticator.ts'
import { apiOf } from './calls.ts'

type Account = { email: string; password: string; totpSecret: string }
const passkeysByAccount = new Map<string, Promise<Authenticator>>()
const STEP_MS = 30_000

/** Returns the passkey of an account on a site; registers it at the first call. */
export function passkeyOf(account: Account, origin: string): Promise<Authenticator> {
  const name = `${origin} ${account.email}`
  const known = passkeysByAccount.get(name) ?? register(account, origin)
  passkeysByAccount.set(name, known)
  return known
}

/**
 * Registers a passkey with two consecutive codes of the authenticator app: the first for the login, the second for
 * the fresh proof.
 */
async function register({ email, password, totpSecret }: Account, origin: string): Promise<Authenticator> {
  const browser = await request.newContext()
  const api = apiOf(browser, origin)
  const totp = new TOTP({ secret: totpSecret })
  const now = Date.now()
  await api.logIn({ email, password, deviceId: randomUUID() })
  const login = await api.startMfaChallenge({ mfaType: 'totp' })
  await api.verifyMfaCode({ challengeId: login.challengeId, code: totp.generate({ timestamp: now }) })
  const proof = await api.sendVerificationCode({ mfaType: 'totp' })
  const code = totp.generate({ timestamp: now + STEP_MS })
  await api.verifyAgain({ challengeId: proof.challengeId, code })
  const passkey = createAuthenticator({ origin })
  await api.finishPasskeyRegistration({
    idempotencyKey: randomUUID(),
    name: '업무용 노트북',
    credential: passkey.create(await api.startPasskeyRegistration({})),
  })
  await browser.dispose()
  return passkey
}
