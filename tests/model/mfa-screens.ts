import { formatDuration } from '#domain/dates.ts'
import texts from '#src/features/mfa/my/texts.json' with { type: 'json' }
import codeTexts from '#src/forms/code-texts.json' with { type: 'json' }
import type { mfaEnrolmentMachine } from '#src/machines/mfa-enrolment/mfa-enrolment.machine.ts'
import type { MfaEnrolmentContext } from '#src/machines/mfa-enrolment/mfa-enrolment-setup.ts'
import { codeScreen } from './code-screens.ts'
import type { Screens } from './flow.ts'
import { pauseTexts } from './fresh-proof.ts'
import { busy, closed, fillText, linesOf, open, openIf, type Screen } from './screen.ts'

type Label = (name: string) => string
const SOON_SECONDS = 60
const screenAt = (step: number) => ({
  address: '/my/mfa/enrol',
  progress: fillText(texts.enrol.progress, { all: 3, at: step }),
})

/**
 * The expected screen of each state. It is written by hand, without `can` and the tags of the machine, so that errors
 * of the machine are detected.
 */
export const screens = {
  choosingFactor: (context) => choice(context, open),
  paused: (context) => choice(context, closed),
  unsent: 'is left at once',
  startingMfaEnrolment: (context) =>
    context.enrolment ? code(context, { isBusy: true, isSending: true }) : choice(context, busy),
  'enteringCode.open': (context) => code(context, { isBusy: false }),
  'enteringCode.expired': (context) => code(context, { isBusy: false }),
  verifyingMfaEnrolment: (context) => code(context, { isBusy: true }),
  savingCodes: (context) => codes(context, open),
  turningOnMfaFactor: (context) => codes(context, busy),
  enabled: () => ({ address: '/my/mfa', heading: texts.title, problem: [] }),
} satisfies Screens<typeof mfaEnrolmentMachine>

// The selected factor is stored only in the form, not in the machine.
function choice(
  { problem, pauseSecondsLeft, code: { resendSecondsLeft } }: MfaEnrolmentContext,
  submit: Label,
): Partial<Screen> {
  return {
    ...screenAt(1),
    heading: texts.choice.title,
    texts: [texts.choice.lead],
    problem: problem
      ? [...linesOf(problem), ...pauseTexts(Math.max(pauseSecondsLeft, resendSecondsLeft))]
      : [],
    buttons: [texts.cancel, submit(texts.choice.submit)],
  }
}

function code(
  { enrolment, problem, code: sent }: MfaEnrolmentContext,
  { isBusy, isSending }: { isBusy: boolean; isSending?: boolean },
): Partial<Screen> {
  if (enrolment?.mfaType === 'sms') {
    const lead = fillText(texts.message.lead, { destination: enrolment.destination! })
    return {
      ...screenAt(2),
      heading: texts.message.title,
      ...codeScreen({ code: sent, isBusy, isSending, problem, lead, reopen: texts.reopen }),
    }
  }
  const { codeSecondsLeft } = sent
  const isOver = codeSecondsLeft === 0
  const left =
    !isOver && codeSecondsLeft <= SOON_SECONDS
      ? [fillText(codeTexts.left, { duration: formatDuration(codeSecondsLeft) })]
      : []
  return {
    ...screenAt(2),
    heading: texts.app.title,
    texts: [texts.app.lead, ...(isOver ? [] : [texts.app.secret, texts.app.secretHint]), ...left],
    problem: problem ? linesOf(problem) : isOver && !isBusy ? [texts.app.expired] : [],
    fields: [codeTexts.label],
    buttons: [
      isOver ? (isBusy ? busy : open)(texts.app.restart) : texts.app.copy,
      openIf(!isBusy)(texts.reopen),
      isBusy ? busy(codeTexts.submit) : openIf(!isOver)(codeTexts.submit),
    ],
  }
}

function codes({ recoveryCodes, problem }: MfaEnrolmentContext, submit: Label): Partial<Screen> {
  const shown = recoveryCodes.length > 0
  return {
    ...screenAt(3),
    heading: shown ? texts.codes.title : texts.finish.title,
    texts: [shown ? texts.codes.lead : texts.finish.lead],
    problem: linesOf(problem),
    buttons: [
      ...(shown ? [texts.copy, texts.codes.download, texts.codes.print] : []),
      submit(texts.codes.turnOn),
    ],
  }
}
