import texts from '#src/features/mfa/my/texts.json' with { type: 'json' }
import common from '#src/i18n/common.json' with { type: 'json' }
import type { mfaChangeMachine } from '#src/machines/mfa-change/mfa-change.machine.ts'
import type { Gestures } from './flow.ts'
import { fillText } from './screen.ts'
import { device, type Holder } from './settings-screens.ts'
import { press } from './walk.ts'

/** A person's actions for each event of a change of their second factors. */
export const gestures = {
  'change.requested': {
    async make({ page }, event) {
      const { change } = event
      const answer = (name: string) =>
        page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
      if (change.kind === 'off') {
        await press(page, fillText(texts.turnOffLabel, { factor: texts.factor[change.mfaType].name }))
        await answer(texts.off.accept)
      } else if (change.kind === 'codes') {
        await press(page, texts.recovery.again)
        await answer(common.accept)
      } else await press(page, fillText(texts.devices.removeLabel, { device }))
      return event
    },
    leadsTo: {
      choosing: ['turningOffMfaFactor', 'makingRecoveryCodes', 'removingTrustedDevices'],
    },
  },
  'codes.saved': {
    async make({ page }, event) {
      await page.getByRole('checkbox', { name: texts.codes.saved }).check()
      await press(page, texts.codes.done)
      return event
    },
    leadsTo: { savingCodes: ['choosing'] },
  },
} satisfies Gestures<typeof mfaChangeMachine, Holder>
