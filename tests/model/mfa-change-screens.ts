import passkey from '#src/features/mfa/my/passkey-texts.json' with { type: 'json' }
import texts from '#src/features/mfa/my/texts.json' with { type: 'json' }
import type { MfaChangeContext, mfaChangeMachine } from '#src/machines/mfa-change/mfa-change.machine.ts'
import type { Screens } from './flow.ts'
import { linesOf, type Screen } from './screen.ts'
import { address, type Holder, settingsButtons } from './settings-screens.ts'

/**
 * The expected screen of each state. It is written by hand, without `can` and the tags of the machine, so that errors
 * of the machine are detected.
 */
export const screens = {
  choosing: (context, holder) => settings(context, holder, { isBusy: false }),
  changing: 'is left at once',
  turningOffMfaFactor: (context, holder) => settings(context, holder, { isBusy: true }),
  makingRecoveryCodes: (context, holder) => settings(context, holder, { isBusy: true }),
  removingTrustedDevices: (context, holder) => settings(context, holder, { isBusy: true }),
  savingCodes: () => ({
    address,
    heading: texts.codes.title,
    texts: [texts.codes.lead],
    problem: [],
    fields: [texts.codes.saved],
    buttons: [texts.copy, texts.codes.download, texts.codes.print, texts.codes.done],
  }),
} satisfies Screens<typeof mfaChangeMachine, Holder>

function settings(
  { problem }: MfaChangeContext,
  holder: Holder,
  { isBusy }: { isBusy: boolean },
): Partial<Screen> {
  return {
    address,
    heading: texts.title,
    problem: linesOf(problem),
    buttons: settingsButtons(holder, [passkey.add], { isBusy }),
  }
}
