import type { Problem } from '#contract/problem.ts'
import { formatDuration } from '#domain/dates.ts'
import login from '#src/features/account/login-texts.json' with { type: 'json' }
import account from '#src/features/account/texts.json' with { type: 'json' }
import texts from '#src/forms/code-texts.json' with { type: 'json' }
import type { CodeChallenge } from '#src/machines/code-challenge.ts'
import { busy, filledField, fillText, linesOf, open, openIf, type Screen } from './screen.ts'

/* Screens that sign-up and password reset share. */

type Code = {
  code: CodeChallenge
  isBusy: boolean
  /** Whether the call that sends the code is in progress; the code can already be typed and submitted. */
  isSending?: boolean | undefined
  problem: Problem | undefined
  lead: string
  note?: string
  reopen: string
}

/** Returns the screen for the six digits that were sent. */
export function codeScreen({
  isBusy,
  isSending = false,
  problem,
  lead,
  note,
  reopen,
  code: { codeSecondsLeft, resendSecondsLeft, early },
}: Code): Pick<Screen, 'texts' | 'problem' | 'fields' | 'buttons'> {
  const expiredText = codeSecondsLeft === 0 && !isBusy ? [texts.expired] : []
  const resend =
    resendSecondsLeft > 0
      ? fillText(texts.resendIn, { duration: formatDuration(resendSecondsLeft) })
      : texts.resend
  return {
    texts: [
      lead,
      ...(codeSecondsLeft > 0 ? [fillText(texts.left, { duration: formatDuration(codeSecondsLeft) })] : []),
      ...(note === undefined ? [] : [note]),
    ],
    problem: problem ? linesOf(problem) : expiredText,
    fields: [texts.label],
    buttons: [
      openIf(!isBusy && resendSecondsLeft === 0)(resend),
      openIf(!isBusy)(reopen),
      submitOf({ isBusy, isSending, early })(codeSecondsLeft > 0)(texts.submit),
    ],
  }
}

/** Returns the submit button of a code; the button is disabled if there is no code to verify. */
export const submitOf =
  ({
    isBusy,
    isSending,
    early,
  }: Pick<CodeChallenge, 'early'> & Required<Pick<Code, 'isBusy' | 'isSending'>>) =>
  (isLive: boolean) => {
    if (isSending && early === undefined) return open
    return isBusy ? busy : openIf(isLive)
  }

type Email = {
  isBusy: boolean
  problem: Problem | undefined
  lead: string
  email: string
  waitSeconds: number
  more?: string[]
  links?: string[]
  previous?: boolean
}

/** Returns the screen for the mail address to which a code is sent. */
export function emailScreen({
  isBusy,
  problem,
  lead,
  email,
  waitSeconds,
  more = [],
  links = [],
  previous = false,
}: Email): Pick<Screen, 'texts' | 'problem' | 'fields' | 'buttons'> {
  const pauseText =
    waitSeconds > 0 ? [fillText(account.waitFor, { duration: formatDuration(waitSeconds) })] : []
  return {
    texts: [lead, ...(problem ? [] : pauseText), ...more],
    problem: problem ? [...linesOf(problem), ...pauseText] : [],
    fields: [filledField(account.email.label, email)],
    buttons: [
      ...links,
      ...(previous ? [openIf(!isBusy)(account.previous)] : []),
      isBusy ? busy(account.email.submit) : openIf(waitSeconds === 0)(account.email.submit),
    ],
  }
}

/** Returns the problem of a new password screen, and the error of its field. */
export function newPasswordScreen({
  isBusy,
  problem,
  submit,
  previous = false,
}: {
  isBusy: boolean
  problem: Problem | undefined
  submit: string
  previous?: boolean
}) {
  const isWeak = problem?.is('password.weak') ?? false
  return {
    problem: isWeak ? [] : linesOf(problem),
    fields: [account.password.label],
    buttons: [
      open(login.showPassword),
      ...(previous ? [openIf(!isBusy)(account.previous)] : []),
      isBusy ? busy(submit) : submit,
    ],
  }
}
