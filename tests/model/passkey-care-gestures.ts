import texts from '#src/features/mfa/my/passkey-texts.json' with { type: 'json' }
import type { passkeyCareMachine } from '#src/machines/passkey-care/passkey-care.machine.ts'
import type { PasskeyCareContext } from '#src/machines/passkey-care/passkey-care-setup.ts'
import type { Gestures } from './flow.ts'
import { newName } from './passkey-care-worlds.ts'
import { answerPrompt } from './passkey-prompts.ts'
import { fillText } from './screen.ts'
import type { Holder } from './settings-screens.ts'
import { field, press } from './walk.ts'

const isOpen = ({ change }: PasskeyCareContext) => change?.kind === 'add'

/** The actions of a person and their browser for each event of managing passkeys. */
export const gestures = {
  'change.requested': {
    async make({ page, context, person }, event) {
      if (event.change.kind === 'remove') {
        await press(page, fillText(texts.removeLabel, { name: person.passkeys.at(-1)! }))
        await page.getByRole('alertdialog').getByRole('button', { name: texts.remove, exact: true }).click()
        return event
      }
      if (!isOpen(context)) await press(page, texts.add)
      await field(page, texts.name).fill(newName)
      await press(page, texts.register)
      return event
    },
    leadsTo: {
      choosing: ['startingPasskeyRegistration', 'removingPasskey'],
    },
  },
  'passkey.given': {
    async make(walk, event) {
      await answerPrompt(walk, 'give')
      return event
    },
    leadsTo: { prompting: ['finishingPasskeyRegistration'] },
  },
  'passkey.withheld': {
    async make(walk, event) {
      await answerPrompt(walk, 'withhold')
      return event
    },
    leadsTo: { prompting: ['choosing'] },
  },
  'sending.repeated': {
    async make({ page }, event) {
      await press(page, texts.again)
      return event
    },
    leadsTo: { unsent: ['finishingPasskeyRegistration'] },
  },
  'change.canceled': {
    async make({ page }, event) {
      const isShown = await page.getByRole('button', { name: texts.cancel, exact: true }).isVisible()
      if (!isShown) await press(page, texts.add)
      await press(page, texts.cancel)
      return event
    },
    leadsTo: {
      choosing: ['choosing'],
      prompting: ['choosing'],
      unsent: ['choosing'],
    },
  },
} satisfies Gestures<typeof passkeyCareMachine, Holder>
