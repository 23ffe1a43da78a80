import texts from '#src/features/account/login-texts.json' with { type: 'json' }
import check from '#src/features/verification/password-check-texts.json' with { type: 'json' }
import type { passkeyLoginMachine } from '#src/machines/passkey-login/passkey-login.machine.ts'
import type { PasskeyLoginContext } from '#src/machines/passkey-login/passkey-login-setup.ts'
import type { Screens } from './flow.ts'
import { pauseTexts } from './fresh-proof.ts'
import { busy, closed, linesOf, open, type Screen } from './screen.ts'

/**
 * The expected screen of each state. It is written by hand, without `can` and the tags of the machine, so that errors
 * of the machine are detected.
 */
export const screens = {
  resting: (context) => login(context, open),
  startingPasskeyLogin: (context) => login(context, askedScreen(context)),
  prompting: (context) => login(context, askedScreen(context)),
  finishingPasskeyLogin: (context) => login(context, busy),
  paused: (context) => login(context, closed),
  // The page after the login is not part of the flow, so only its address and heading are compared.
  completed: () => ({ address: '/my', heading: check.title, problem: [] }),
} satisfies Screens<typeof passkeyLoginMachine>

// Returns the screen while the browser waits for a passkey. The browser's list of passkeys in a field is not visible
// to the test.
const askedScreen = ({ mode }: PasskeyLoginContext) => (mode === 'asked' ? busy : open)

function login(
  { withheld, problem, pauseSecondsLeft }: PasskeyLoginContext,
  button: (name: string) => string,
): Partial<Screen> {
  return {
    address: '/auth/login',
    heading: texts.title,
    problem: [
      ...(withheld ? [texts.passkey.withheld[withheld]] : []),
      ...linesOf(problem),
      ...pauseTexts(pauseSecondsLeft),
    ],
    fields: [texts.email, texts.password],
    buttons: [texts.showPassword, texts.submit, button(texts.passkey.submit), texts.reset, texts.signup],
  }
}
