import { formatDuration } from '#domain/dates.ts'
import login from '#src/features/account/login-texts.json' with { type: 'json' }
import texts from '#src/features/member/withdraw/texts.json' with { type: 'json' }
import codeTexts from '#src/forms/code-texts.json' with { type: 'json' }
import type { withdrawalMachine } from '#src/machines/withdrawal/withdrawal.machine.ts'
import type { WithdrawalContext } from '#src/machines/withdrawal/withdrawal-context.ts'
import type { Screens } from './flow.ts'
import { busy, closed, fillText, linesOf, open, openIf, type Screen } from './screen.ts'

const root = '/my/member/withdraw'
const progress = (current: number) => fillText(texts.progress, { count: 3, current })
type Busy = { isBusy: boolean }

/**
 * The expected screen of each state. It is written by hand, without `can` and the tags of the machine, so that errors
 * of the machine are detected.
 */
export const screens = {
  checkingWithdrawal: (context) =>
    context.check ? blockedScreen(context, { isBusy: true }) : { address: root, heading: '', buttons: [] },
  unreached: ({ problem }) => ({
    address: root,
    heading: texts.title,
    problem: linesOf(problem),
    buttons: [texts.retry],
  }),
  checked: 'is left at once',
  blocked: (context) => blockedScreen(context, { isBusy: false }),
  reading: () => ({
    address: root,
    heading: texts.notice.title,
    progress: progress(1),
    problem: [],
    buttons: [texts.stop, texts.next],
  }),
  enteringPassword: (context) => password(context, { isBusy: false }),
  startingWithdrawalProof: (context) => password(context, { isBusy: true }),
  sendingWithdrawalCode: (context) => code(context, 'sending'),
  'enteringCode.open': (context) => code(context, 'open'),
  'enteringCode.expired': (context) => code(context, 'closed'),
  verifyingWithdrawalCode: (context) => code(context, 'busy'),
  enteringRecoveryCode: (context) => recovery(context, { isBusy: false }),
  verifyingWithdrawalRecoveryCode: (context) => recovery(context, { isBusy: true }),
  askingPasskey: (context) => passkey(context, { isBusy: false }),
  prompting: (context) => passkey(context, { isBusy: true }),
  verifyingWithdrawalPasskey: (context) => passkey(context, { isBusy: true }),
  choosingReason: (context) => reason(context, [texts.previous, texts.reason.submit]),
  confirming: (context) => reason(context, [texts.previous, texts.reason.submit]),
  completingWithdrawal: (context) => reason(context, [closed(texts.previous), busy(texts.reason.submit)]),
  unconfirmed: (context) => ({
    ...reason(context, [closed(texts.previous), texts.retry]),
    problem: [...linesOf(context.problem), texts.reason.unconfirmed],
  }),
  completed: () => ({
    address: `${root}/done`,
    heading: texts.done.title,
    problem: [],
    buttons: [texts.done.home],
  }),
} satisfies Screens<typeof withdrawalMachine>

function blockedScreen({ check, problem }: WithdrawalContext, { isBusy }: Busy): Partial<Screen> {
  const { subscriptions, bills } = check!
  const { showOf, cancelOf } = texts.notice
  const links = [
    ...subscriptions.map(({ subscriptionState, serviceName, planName }) =>
      fillText(subscriptionState === 'ENDED' ? showOf : cancelOf, { name: `${serviceName} ${planName}` }),
    ),
    ...bills.map(({ serviceName }) => fillText(showOf, { name: serviceName })),
  ]
  return {
    address: root,
    heading: texts.notice.title,
    progress: progress(1),
    problem: linesOf(problem),
    buttons: [...links, texts.stop, (isBusy ? busy : open)(texts.notice.recheck)],
  }
}

function password({ problem }: WithdrawalContext, { isBusy }: Busy): Partial<Screen> {
  return {
    address: `${root}/identity`,
    heading: texts.identity.title,
    progress: progress(2),
    problem: linesOf(problem),
    fields: [texts.identity.password],
    buttons: [login.showPassword, openIf(!isBusy)(texts.previous), (isBusy ? busy : open)(texts.next)],
  }
}

function code(context: WithdrawalContext, state: 'open' | 'closed' | 'busy' | 'sending'): Partial<Screen> {
  const {
    mfaType,
    factors,
    passkey: asked,
    hasRecoveryCode,
    code: { codeSecondsLeft, resendSecondsLeft, early },
    problem,
  } = context
  const { identity } = texts
  const isSms = mfaType === 'sms'
  const mayAct = openIf(state !== 'busy' && state !== 'sending')
  const expiredText = state === 'closed' ? [isSms ? codeTexts.expired : codeTexts.expiredApp] : []
  const resend =
    resendSecondsLeft > 0
      ? closed(fillText(codeTexts.resendIn, { duration: formatDuration(resendSecondsLeft) }))
      : mayAct(isSms ? codeTexts.resend : codeTexts.restart)
  const submit = { open, closed, busy, sending: early ? busy : open }[state]
  return {
    address: `${root}/identity`,
    heading: identity.codeTitle,
    progress: progress(2),
    texts: [
      isSms ? fillText(identity.sms, { destination: '010-****-1234' }) : identity.totp,
      ...(codeSecondsLeft > 0
        ? [fillText(codeTexts.left, { duration: formatDuration(codeSecondsLeft) })]
        : []),
    ],
    problem: problem ? linesOf(problem) : expiredText,
    fields: [codeTexts.label],
    buttons: [
      ...(isSms || state === 'closed' ? [resend] : []),
      ...factors
        .filter((factor) => factor.mfaType !== mfaType)
        .map((factor) => mayAct(identity.use[factor.mfaType])),
      ...(asked ? [mayAct(identity.passkey)] : []),
      ...(hasRecoveryCode ? [mayAct(identity.recovery)] : []),
      mayAct(texts.previous),
      submit(identity.submit),
    ],
  }
}

function passkey(
  { factors, hasRecoveryCode, withheld, problem }: WithdrawalContext,
  { isBusy }: Busy,
): Partial<Screen> {
  const { identity } = texts
  const mayAct = openIf(!isBusy)
  return {
    address: `${root}/identity`,
    heading: identity.passkeyTitle,
    progress: progress(2),
    texts: [identity.passkeyLead],
    problem: [...(withheld ? [identity.withheld[withheld]] : []), ...linesOf(problem)],
    fields: [],
    buttons: [
      ...(hasRecoveryCode && factors.length === 0 ? [mayAct(identity.recovery)] : []),
      mayAct(texts.previous),
      (isBusy ? busy : open)(identity.submit),
    ],
  }
}

function recovery({ problem }: WithdrawalContext, { isBusy }: Busy): Partial<Screen> {
  return {
    address: `${root}/identity`,
    heading: texts.identity.recoveryTitle,
    progress: progress(2),
    problem: linesOf(problem),
    fields: [texts.identity.recoveryCode],
    buttons: [openIf(!isBusy)(texts.previous), (isBusy ? busy : open)(texts.identity.submit)],
  }
}

function reason({ problem }: WithdrawalContext, buttons: string[]): Partial<Screen> {
  return {
    address: `${root}/reason`,
    heading: texts.reason.title,
    progress: progress(3),
    problem: linesOf(problem),
    buttons,
  }
}
