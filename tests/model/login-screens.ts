import { formatDuration } from '#domain/dates.ts'
import texts from '#src/features/account/login-texts.json' with { type: 'json' }
import my from '#src/features/home/texts.json' with { type: 'json' }
import codeTexts from '#src/forms/code-texts.json' with { type: 'json' }
import type { loginMachine } from '#src/machines/login/login.machine.ts'
import { currentChallenge, type LoginContext, otherFactorsOf } from '#src/machines/login/login-context.ts'
import { submitOf } from './code-screens.ts'
import type { Screens } from './flow.ts'
import { busy, closed, filledField, fillText, linesOf, open, openIf, type Screen } from './screen.ts'

/**
 * The expected screen of each state. It is written by hand, without `can` and the tags of the machine, so that errors
 * of the machine are detected.
 */
export const screens = {
  starting: 'is left at once',
  enteringCredentials: (context) => credentials(context, open),
  loggingIn: (context) => credentials(context, busy),
  paused: (context) => credentials(context, closed),
  listingMfaFactors: (context) => code(context, { isBusy: true, isSending: true }),
  startingMfaChallenge: (context) => code(context, { isBusy: true, isSending: true }),
  verifyingMfaCode: (context) => code(context, { isBusy: true }),
  'enteringCode.open': (context) => code(context),
  'enteringCode.expired': (context) => code(context),
  'enteringCode.unsent': (context) => code(context, { isUnsent: true }),
  choosingFactor: (context) => factors(context),
  enteringRecoveryCode: (context) => recovery(context, open),
  verifyingRecoveryCode: (context) => recovery(context, busy),
  // The page after the login is not part of the flow, so only its heading is compared.
  completed: () => ({
    address: '/my',
    heading: `${fillText(my.named, { name: '송나래' })} ${my.greeting}`,
    problem: [],
  }),
} satisfies Screens<typeof loginMachine>

function credentials(
  { email, problem, pauseSecondsLeft }: LoginContext,
  submit: (name: string) => string,
): Partial<Screen> {
  return {
    address: '/auth/login',
    heading: texts.title,
    texts: [texts.lead],
    problem: [
      ...linesOf(problem),
      ...(pauseSecondsLeft > 0
        ? [fillText(texts.pausedFor, { duration: formatDuration(pauseSecondsLeft) })]
        : []),
    ],
    fields: [filledField(texts.email, email), texts.password],
    buttons: [
      open(texts.showPassword),
      submit(texts.submit),
      openIf(submit !== busy)(texts.passkey.submit),
      open(texts.reset),
      open(texts.signup),
    ],
  }
}

function code(
  context: LoginContext,
  { isBusy = false, isSending = false, isUnsent = false } = {},
): Partial<Screen> {
  const { factors, problem } = context
  const { codeSecondsLeft, resendSecondsLeft, early } = context.code
  const challenge = currentChallenge(context)
  const isApp = challenge?.mfaType === 'totp'
  const sentText = challenge?.destination
    ? fillText(texts.mfa.sent, { destination: challenge.destination })
    : texts.mfa.app
  const expiredText =
    challenge && codeSecondsLeft === 0 && !isBusy ? [isApp ? codeTexts.expiredApp : codeTexts.expired] : []
  const resend =
    resendSecondsLeft > 0
      ? fillText(codeTexts.resendIn, { duration: formatDuration(resendSecondsLeft) })
      : isApp
        ? codeTexts.restart
        : codeTexts.resend
  return {
    address: '/auth/login/mfa',
    heading: texts.mfa.title,
    texts: [
      challenge ? sentText : isUnsent ? texts.mfa.unsent : texts.mfa.sending,
      ...(codeSecondsLeft > 0
        ? [fillText(codeTexts.left, { duration: formatDuration(codeSecondsLeft) })]
        : []),
      ...(factors ? [texts.mfa.trustHint] : []),
    ],
    problem: problem ? linesOf(problem) : expiredText,
    fields: [codeTexts.label, ...(factors ? [fillText(texts.mfa.trust, { days: factors.trustDays })] : [])],
    buttons: [
      submitOf({ isBusy, isSending, early })(challenge !== undefined && codeSecondsLeft > 0)(
        codeTexts.submit,
      ),
      openIf(!isBusy && resendSecondsLeft === 0)(resend),
      openIf(!isBusy && factors !== undefined)(texts.mfa.other),
      openIf(!isBusy)(texts.mfa.startOver),
    ],
  }
}

function factors(context: LoginContext): Partial<Screen> {
  const { factors, problem } = context
  const { other } = texts
  const otherFactors = otherFactorsOf(context)
  const hasOption = otherFactors.length > 0 || factors?.recoveryCodeYn === 'Y'
  const factorTexts = {
    sms: (destination: string) => `${other.sms} ${fillText(other.smsText, { destination })}`,
    totp: () => `${other.totp} ${other.totpText}`,
  }
  return {
    address: '/auth/login/other',
    heading: other.title,
    texts: hasOption ? [other.lead, `${other.lost} ${other.ask}`] : [`${other.none} ${other.ask}`],
    problem: linesOf(problem),
    fields: [],
    buttons: [
      other.ask,
      ...otherFactors.map(({ mfaType, destination }) => factorTexts[mfaType](destination ?? '')),
      ...(factors?.recoveryCodeYn === 'Y' ? [`${other.recovery} ${other.recoveryText}`] : []),
      other.back,
    ],
  }
}

function recovery({ problem }: LoginContext, submit: (name: string) => string): Partial<Screen> {
  const { bakother } = texts
  return {
    address: '/auth/login/bakother',
    heading: bakother.title,
    texts: [bakother.lead, bakother.codeHint],
    problem: linesOf(problem),
    fields: [bakother.code],
    buttons: [submit(bakother.submit), openIf(submit === open)(bakother.back)],
  }
}
