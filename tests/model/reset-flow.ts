import { newEmail } from '#server/testing/account-world.ts'
import { passwordResetMachine } from '#src/machines/password-reset/password-reset.machine.ts'
import { codeSituation } from '#src/machines/testing/code-situation.ts'
import { passes } from '#src/machines/testing/steps.ts'
import { earlyArrows } from './early-codes.ts'
import { type Flow, leafOf } from './flow.ts'
import { gestures } from './reset-gestures.ts'
import { comparedFields, screens } from './reset-screens.ts'
import { type Owner, type OwnerKind, ownerKinds, worlds } from './reset-worlds.ts'

export const resetFlow: Flow<typeof passwordResetMachine, Owner, OwnerKind> = {
  machine: passwordResetMachine,
  beginnings: [{ input: undefined }],
  kinds: ownerKinds,
  events: [
    { type: 'email.changed', email: 'narae.song@solbaram.example' },
    { type: 'email.reopened' },
    { type: 'code.requested' },
    { type: 'code.submitted', code: '' },
    { type: 'password.submitted', password: '' },
    passes(30),
    passes(180),
  ],
  gestures,
  worlds,
  screens,
  comparedFields,
  sameness: ({ email, code, problem }) => [
    email !== '',
    code.sentTo === email,
    codeSituation(code),
    problem?.code,
  ],
  facets: (snapshot, kind) => (leafOf(snapshot) === 'enteringCode.open' ? [kind] : []),
  notWalked: earlyArrows(
    'passwordReset.startingPasswordReset',
    'startPasswordReset',
    'passwordReset.verifyingPasswordReset',
  ),
  async enter({ page, portal, giveCookies }, { kind }) {
    // Another tab has begun a password reset with another mail address, so the browser already has the draft of that
    // reset.
    const { cookies } = await portal.call('startPasswordReset', { email: newEmail() })
    await giveCookies(cookies)
    await page.goto('/auth/reset/password')
    return { email: kind === 'member' ? (await portal.addMember()).email : newEmail() }
  },
}
