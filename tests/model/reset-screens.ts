import texts from '#src/features/account/reset/texts.json' with { type: 'json' }
import account from '#src/features/account/texts.json' with { type: 'json' }
import type { passwordResetMachine } from '#src/machines/password-reset/password-reset.machine.ts'
import type { PasswordResetContext } from '#src/machines/password-reset/password-reset-setup.ts'
import { codeScreen, emailScreen, newPasswordScreen } from './code-screens.ts'
import type { Screens } from './flow.ts'
import { fillText, open, type Screen } from './screen.ts'

const address = '/auth/reset/password'

/**
 * The expected screen of each state. It is written by hand, without `can` and the tags of the machine, so that errors
 * of the machine are detected.
 */
export const screens = {
  enteringEmail: (context) => email(context, { isBusy: false }),
  startingPasswordReset: (context) =>
    context.code.sentTo === context.email
      ? code(context, { isBusy: true, isSending: true })
      : email(context, { isBusy: true }),
  unsent: 'is left at once',
  'enteringCode.open': (context) => code(context, { isBusy: false }),
  'enteringCode.expired': (context) => code(context, { isBusy: false }),
  verifyingPasswordReset: (context) => code(context, { isBusy: true }),
  choosingPassword: (context) => password(context, { isBusy: false }),
  resettingPassword: (context) => password(context, { isBusy: true }),
  completed: () => ({
    address,
    heading: texts.done.title,
    texts: [texts.done.lead],
    problem: [],
    fields: [],
    buttons: [texts.done.login],
  }),
} satisfies Screens<typeof passwordResetMachine>

function email(
  { email, code: { sentTo, resendSecondsLeft }, problem }: PasswordResetContext,
  { isBusy }: { isBusy: boolean },
): Partial<Screen> {
  const waitSeconds = !isBusy && sentTo === email ? resendSecondsLeft : 0
  const more = [`${texts.remembered} ${texts.login}`]
  return {
    address,
    heading: texts.title,
    ...emailScreen({
      isBusy,
      problem,
      lead: texts.lead,
      email,
      waitSeconds,
      more,
      links: [open(texts.login)],
    }),
  }
}

function code(
  { code: sent, problem }: PasswordResetContext,
  { isBusy, isSending }: { isBusy: boolean; isSending?: boolean },
): Partial<Screen> {
  const { title, lead, note, reopen } = texts.code
  return {
    address,
    heading: title,
    ...codeScreen({
      code: sent,
      isBusy,
      isSending,
      problem,
      lead: fillText(lead, { email: sent.sentTo }),
      note,
      reopen,
    }),
  }
}

function password({ problem }: PasswordResetContext, { isBusy }: { isBusy: boolean }): Partial<Screen> {
  return {
    address,
    heading: texts.password.title,
    ...newPasswordScreen({ isBusy, problem, submit: texts.password.submit }),
  }
}

export const comparedFields = [account.email.label]
