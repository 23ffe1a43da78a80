import { passkeyLoginMachine } from '#src/machines/passkey-login/passkey-login.machine.ts'
import type { PasskeyLoginContext } from '#src/machines/passkey-login/passkey-login-setup.ts'
import type { Path } from '#src/machines/testing/paths.ts'
import { passes } from '#src/machines/testing/steps.ts'
import type { Flow } from './flow.ts'
import { gestures } from './passkey-login-gestures.ts'
import { screens } from './passkey-login-screens.ts'
import { type Holder, worlds } from './passkey-login-worlds.ts'
import { holdPasskey } from './passkey-prompts.ts'
import { nameOf } from './steps.ts'

const id = 'q1Jx8w2tYhK6mRb0cVn4ZsPf9uDgEo3aLkWi7XyTjBM'
const credential = {
  id,
  rawId: id,
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON: id,
    authenticatorData: id,
    signature: id,
    userHandle: 'LYtfOm4BTJePQrfVqcHjYA',
  },
} as const

export const passkeyLoginFlow: Flow<typeof passkeyLoginMachine, Holder> = {
  machine: passkeyLoginMachine,
  beginnings: [{ input: { deviceId: '0d0f7d3e-7f9a-4c6f-9c6e-2b8f1f0f6a11' } }],
  kinds: ['member'],
  events: [
    { type: 'offer.made' },
    { type: 'passkey.requested' },
    { type: 'passkey.given', credential },
    { type: 'passkey.withheld', reason: 'cancelled' },
    passes(30),
    passes(900),
  ],
  gestures,
  worlds,
  screens,
  comparedFields: [],
  // The exact number of remaining seconds does not matter, only whether they have passed.
  sameness: ({ offers, mode, request, withheld, problem, pauseSecondsLeft }) => [
    offers,
    mode,
    request !== undefined,
    withheld,
    problem?.code,
    pauseSecondsLeft > 0,
  ],
  // Both logins must be walked, the one by the button for passkeys and the one by the automatic list of passkeys,
  // although they end in the same states.
  facets: ({ context }) => [
    `${(context as PasskeyLoginContext).mode} ${(context as PasskeyLoginContext).offers}`,
  ],
  isPossible,
  returns: true,
  notWalked: {
    'passkeyLogin.prompting · xstate.after.240000.passkeyLogin.prompting → passkeyLogin.startingPasskeyLogin':
      'A timer of the browser, which uses the real clock: the test would have to wait four minutes.',
  },
  async enter({ page, portal, database }) {
    const { id: memberId } = await portal.addMember()
    await holdPasskey({ page, portal, database }, memberId, { listsLater: true })
    await page.goto('/auth/login')
    return { id: memberId }
  },
}

/**
 * Whether the test data allows the last step of a path: a removed passkey opens no session, and no login begins while
 * logins from a network address are paused.
 */
function isPossible(path: Path): boolean {
  const names = path.map(({ step }) => nameOf(step))
  const last = names.at(-1)!
  const since = names.slice(names.findLastIndex((name) => name === 'seconds.passed') + 1, -1)
  if (since.includes('startPasskeyLogin ✗ login.paused') && last.startsWith('startPasskeyLogin'))
    return !last.endsWith('✓')
  return last !== 'finishPasskeyLogin ✓' || !names.includes('finishPasskeyLogin ✗ passkey.refused')
}
