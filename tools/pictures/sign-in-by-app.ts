import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import type { DemoAccount } from '../../server/db/demo/demo-accounts.ts'
import { apiOf } from '../../tests/support/calls.ts'
import { logIn } from '../log-in.ts'

/** Logs in an account with an authenticator app and checks its password. */
export async function signInByApp(page: Page, account: DemoAccount, origin: string): Promise<void> {
  const { email, totpSecret } = account
  if (totpSecret === undefined) throw new Error(`${email} has no authenticator app.`)
  const api = apiOf(page.request, origin)
  await logIn(api, account, async () => {
    const { challengeId } = await api.startMfaChallenge({ mfaType: 'totp' })
    await api.verifyMfaCode({ challengeId, code: new TOTP({ secret: totpSecret }).generate() })
  })
}
