import type { Output } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { browserOf, mailedCode, otherCode } from '#server/testing/account-world.ts'
import type { Portal } from '#server/testing/portal.ts'
import type { passwordResetMachine } from '#src/machines/password-reset/password-reset.machine.ts'
import type { PasswordResetContext } from '#src/machines/password-reset/password-reset-setup.ts'
import { done, fails } from '#src/machines/testing/steps.ts'
import type * as flow from './flow.ts'
import { serverUnreached } from './steps.ts'

type ResetMachine = typeof passwordResetMachine
type Leaf = flow.LeafOf<ResetMachine>
type World = flow.World<ResetMachine, Owner, OwnerKind>

/** The owner of a mail address. */
export type Owner = { email: string }
/** A mail address with an account, or without one. */
export const ownerKinds = ['member', 'nobody'] as const
export type OwnerKind = (typeof ownerKinds)[number]

const isCodeGood = ({ code }: PasswordResetContext) => code.codeSecondsLeft > 0
const sentCode: Output<'startPasswordReset'> = { expiresInSeconds: 180, resendInSeconds: 30 }
// The code that was sent before this call determines which of these states results.
const startStates: Leaf[] = ['enteringEmail', 'enteringCode.open']

/** For every outcome of each call of the password reset, the change of the server’s data that causes this outcome. */
export const worlds = {
  startPasswordReset: {
    done: { outcome: done('startPasswordReset', sentCode), leadsTo: ['enteringCode.open'] },
    // Another tab has already requested a code.
    'code.tooSoon': {
      outcome: fails('startPasswordReset', problemNamed('code.tooSoon', { retryAfterSeconds: 30 })),
      leadsTo: startStates,
      meanwhile: async ({ portal, person, cookie }) =>
        portal.call('startPasswordReset', person, { cookies: { reset: await cookie('reset') } }),
    },
    'code.exhausted': {
      outcome: fails('startPasswordReset', problemNamed('code.exhausted', { retryAfterSeconds: 900 })),
      leadsTo: startStates,
      meanwhile: ({ portal, person }) => guessElsewhere(portal, person),
    },
    'verification.tooMany': {
      outcome: fails('startPasswordReset', problemNamed('verification.tooMany', { retryAfterSeconds: 3600 })),
      leadsTo: startStates,
      async meanwhile({ portal, person }) {
        while ((await browserOf(portal).call('startPasswordReset', person)).code === 200);
      },
    },
    unreached: { outcome: fails('startPasswordReset', serverUnreached), leadsTo: startStates },
  },
  verifyPasswordReset: {
    done: {
      outcome: done('verifyPasswordReset', { verifiedYn: 'Y', passwordLeast: 8 }),
      leadsTo: ['choosingPassword'],
      of: ['member'],
      where: isCodeGood,
    },
    'reset.missing': resetMissing('verifyPasswordReset'),
    'code.wrong': {
      outcome: fails('verifyPasswordReset', problemNamed('code.wrong', { remaining: 4 })),
      leadsTo: ['enteringCode.open'],
      where: isCodeGood,
    },
    // The code has expired for the server only, since the server's clock is ahead of the browser's.
    'code.expired': {
      outcome: fails('verifyPasswordReset', problemNamed('code.expired')),
      leadsTo: ['enteringCode.expired'],
      meanwhile: ({ portal }) => Promise.resolve(portal.clock.pass(180)),
    },
    'code.exhausted': {
      outcome: fails('verifyPasswordReset', problemNamed('code.exhausted', { retryAfterSeconds: 900 })),
      leadsTo: ['enteringCode.expired'],
      meanwhile: ({ portal, person }) => guessElsewhere(portal, person),
    },
    unreached: {
      outcome: fails('verifyPasswordReset', serverUnreached),
      leadsTo: ['enteringCode.open', 'enteringCode.expired'],
    },
  },
  resetPassword: {
    done: { outcome: done('resetPassword', { resetYn: 'Y' }), leadsTo: ['completed'], of: ['member'] },
    'reset.missing': resetMissing('resetPassword'),
    'password.weak': {
      outcome: fails('resetPassword', problemNamed('password.weak', { weakness: 'common' })),
      leadsTo: ['choosingPassword'],
    },
    unreached: { outcome: fails('resetPassword', serverUnreached), leadsTo: ['choosingPassword'] },
  },
} satisfies flow.Worlds<ResetMachine, Owner, OwnerKind>

// Returns the `World` in which the last step was taken in another tab, so that the draft is completed.
function resetMissing(id: 'verifyPasswordReset' | 'resetPassword'): World {
  return {
    outcome: fails(id, problemNamed('reset.missing')),
    leadsTo: ['enteringEmail'],
    of: ['member'],
    async meanwhile({ portal, person: { email }, cookie }) {
      const cookies = { reset: await cookie('reset') }
      await portal.call('verifyPasswordReset', { code: await mailedCode(portal, email) }, { cookies })
      await portal.call('resetPassword', { password: 'gaeul-haneul-7351' }, { cookies })
    },
  }
}

async function guessElsewhere(portal: Portal, owner: Owner): Promise<void> {
  const otherBrowser = browserOf(portal)
  await otherBrowser.call('startPasswordReset', owner)
  const wrong = otherCode(await mailedCode(portal, owner.email))
  for (let tries = 1; tries <= 5; tries += 1) await otherBrowser.call('verifyPasswordReset', { code: wrong })
}
