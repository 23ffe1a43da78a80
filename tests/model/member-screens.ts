import { formatDuration } from '#domain/dates.ts'
import { formatPhone } from '#domain/korean/phone.ts'
import account from '#src/features/account/texts.json' with { type: 'json' }
import texts from '#src/features/member/texts.json' with { type: 'json' }
import { codeScreen } from './code-screens.ts'
import type { Screens } from './flow.ts'
import type { Context, Machine, Member } from './member-worlds.ts'
import { busy, fillText, linesOf, openIf, type Screen } from './screen.ts'

const address = '/my/member/mobileverify'
const { verify } = texts
type Busy = { isBusy: boolean; isSending?: boolean }

/**
 * The expected screen of each state. It is written by hand, without `can` and the tags of the machine, so that errors
 * of the machine are detected.
 */
export const screens = {
  ready: (context, member) => ask(context, member, { isBusy: false }),
  sending: (context, member) =>
    (context.code.codeSecondsLeft > 0 ? code : ask)(context, member, { isBusy: true, isSending: true }),
  unsent: 'is left at once',
  'enteringCode.open': (context, member) => code(context, member, { isBusy: false }),
  'enteringCode.expired': (context, member) => code(context, member, { isBusy: false }),
  verifying: (context, member) => code(context, member, { isBusy: true }),
  verified: () => ({ address: '/my/member', heading: texts.title, problem: [] }),
  missing: () => ({ address, heading: verify.nothingTitle, problem: [], buttons: [verify.toMember] }),
} satisfies Screens<Machine, Member>

function ask(
  { problem, code: { resendSecondsLeft } }: Context,
  { wanted }: Member,
  { isBusy }: Busy,
): Partial<Screen> {
  const wait =
    problem && resendSecondsLeft > 0
      ? [fillText(account.waitFor, { duration: formatDuration(resendSecondsLeft) })]
      : []
  return {
    address,
    heading: verify.phoneTitle,
    texts: [fillText(verify.askPhone, { value: formatPhone(wanted) })],
    problem: [...linesOf(problem), ...wait],
    fields: [],
    buttons: [isBusy ? busy(verify.send) : openIf(resendSecondsLeft === 0)(verify.send), verify.reopen],
  }
}

function code(
  { problem, code: sent }: Context,
  { wanted }: Member,
  { isBusy, isSending }: Busy,
): Partial<Screen> {
  const lead = fillText(verify.sent, { value: formatPhone(wanted) })
  return {
    address,
    heading: verify.codeTitle,
    ...codeScreen({ code: sent, isBusy, isSending, problem, lead, reopen: verify.reopen }),
  }
}
