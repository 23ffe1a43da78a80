import texts from '#src/features/account/login-texts.json' with { type: 'json' }
import type { passkeyLoginMachine } from '#src/machines/passkey-login/passkey-login.machine.ts'
import type { PasskeyLoginContext } from '#src/machines/passkey-login/passkey-login-setup.ts'
import type { Gestures } from './flow.ts'
import type { Holder } from './passkey-login-worlds.ts'
import { answerPrompt, offerList } from './passkey-prompts.ts'
import { press } from './walk.ts'

const mediationIn = ({ mode }: PasskeyLoginContext) => (mode === 'quiet' ? 'conditional' : 'optional')

/** The actions of a person and their browser for each event of a login by passkey. */
export const gestures = {
  'offer.made': {
    async make(walk, event) {
      await offerList(walk)
      return event
    },
    // The browser reports only one time that it can list passkeys.
    where: (_, __, soFar) => !soFar.some(({ step }) => step.type === 'offer.made'),
    leadsTo: { resting: ['startingPasskeyLogin'] },
  },
  'passkey.requested': {
    async make({ page }, event) {
      await press(page, texts.passkey.submit)
      return event
    },
    leadsTo: {
      resting: ['startingPasskeyLogin'],
      startingPasskeyLogin: ['startingPasskeyLogin'],
      prompting: ['prompting'],
    },
  },
  'passkey.given': {
    async make(walk, event) {
      await answerPrompt(walk, 'give', mediationIn(walk.context))
      return event
    },
    leadsTo: { prompting: ['finishingPasskeyLogin'] },
  },
  'passkey.withheld': {
    async make(walk, event) {
      await answerPrompt(walk, 'withhold', mediationIn(walk.context))
      return event
    },
    leadsTo: { prompting: ['resting', 'startingPasskeyLogin'] },
  },
  'seconds.passed': {
    async make({ pass }, event) {
      await pass(event.seconds)
      return event
    },
    leadsTo: { paused: ['paused', 'resting'] },
  },
} satisfies Gestures<typeof passkeyLoginMachine, Holder>
