import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Api } from '#contract/operation.ts'
import type { DemoAccount } from '#server/db/demo/demo-accounts.ts'
import { apiOf } from './calls.ts'
import { codeSentBy } from './fixtures.ts'
import { passkeyOf } from './passkeys-held.ts'
import type { Portal } from './portal.ts'

type SignInOptions = {
  origin?: string
  portal?: Portal
  proven?: boolean
  /** Whether the password is checked after the login as well, if the account logs in with a passkey. */
  checked?: boolean
}

export type SignInAccount = Pick<DemoAccount, 'email' | 'password' | 'totpSecret'>

/**
 * Logs in an account by calls in a page's browser and checks its password, so that a journey starts at its own
 * subject. login.spec.ts logs in on the screens. An account with text messages needs the portal that sends them. An
 * account with an authenticator app registers a passkey the first time and logs in with the passkey, since the app's
 * codes work once. A fresh proof is given immediately, so that the screens ask for none; verification.spec.ts gives a
 * proof on the screen.
 */
export async function signIn(
  page: Pick<Page, 'request'>,
  account: SignInAccount,
  { origin = '', portal, proven = true, checked = true }: SignInOptions = {},
): Promise<void> {
  const { email, password, totpSecret } = account
  const api = apiOf(page.request, origin)
  const deviceId = randomUUID()
  if (totpSecret && !portal) {
    const site = origin || new URL((await page.request.get('/healthz')).url()).origin
    const passkey = await passkeyOf({ email, password, totpSecret }, site)
    await api.finishPasskeyLogin({ deviceId, credential: passkey.get(await api.startPasskeyLogin({})) })
    if (!checked) return
    if (!proven) return void (await api.checkPassword({ password }))
    const { passkey: request } = await api.startVerification({})
    await api.verifyAgain({ credential: passkey.get(request!) })
    return
  }
  await api.logIn({ email, password, deviceId })
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
