import texts from '#src/features/mfa/my/passkey-texts.json' with { type: 'json' }
import mfa from '#src/features/mfa/my/texts.json' with { type: 'json' }
import type { passkeyCareMachine } from '#src/machines/passkey-care/passkey-care.machine.ts'
import type { PasskeyCareContext } from '#src/machines/passkey-care/passkey-care-setup.ts'
import type { Screens } from './flow.ts'
import { busy, closed, fillText, linesOf, open, openIf, type Screen } from './screen.ts'
import { address, type Holder, settingsButtons } from './settings-screens.ts'

type Label = (name: string) => string
type ButtonLabels = {
  remove?: Label
  removeThis?: Label
  submit?: Label
  submitName?: string
  cancel?: Label
}

/**
 * The expected screen of each state. It is written by hand, without `can` and the tags of the machine, so that errors
 * of the machine are detected.
 */
export const screens = {
  choosing: (context, holder) => list(context, holder),
  changing: 'is left at once',
  startingPasskeyRegistration: (context, holder) =>
    list(context, holder, { remove: closed, submit: busy, cancel: closed }),
  prompting: (context, holder) => list(context, holder, { remove: closed, submit: busy }),
  finishingPasskeyRegistration: (context, holder) =>
    list(context, holder, { remove: closed, submit: busy, cancel: closed }),
  unsent: (context, holder) => list(context, holder, { remove: closed, submitName: texts.again }),
  removingPasskey: (context, holder) => list(context, holder, { remove: busy }),
} satisfies Screens<typeof passkeyCareMachine, Holder>

const cards = ({ passkeys }: Holder, remove: Label) =>
  passkeys.flatMap((name) => [
    fillText(texts.renameLabel, { name }),
    remove(fillText(texts.removeLabel, { name })),
  ])

function list(
  { change, withheld, problem }: PasskeyCareContext,
  holder: Holder,
  look: ButtonLabels = {},
): Partial<Screen> {
  const { remove = open, submit = open, submitName = texts.register, cancel = open } = look
  const isAdding = change?.kind === 'add'
  const form = isAdding ? [submit(submitName), cancel(texts.cancel)] : [openIf(remove === open)(texts.add)]
  return {
    address,
    heading: mfa.title,
    problem: [...(withheld ? [texts.withheld[withheld]] : []), ...linesOf(problem)],
    fields: isAdding ? [texts.name] : [],
    buttons: settingsButtons(holder, [...cards(holder, remove), ...form]),
  }
}
