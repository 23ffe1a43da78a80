import type { Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { Problem } from '#contract/problem.ts'
import { formatDuration } from '#domain/dates.ts'
import { type ParticlePair, withParticle } from '#domain/korean/particles.ts'
import { splitLines } from '#domain/text.ts'
import texts from '#src/i18n/locales/ko/login.json' with { type: 'json' }
import my from '#src/i18n/locales/ko/my.json' with { type: 'json' }
import { currentChallenge, type LoginContext } from '#src/machines/login/login-context.ts'
import type { loginMachine } from '#src/machines/login/login.machine.ts'

type LoginSnapshot = SnapshotFrom<typeof loginMachine>
type LeafOf<Value> = Value extends string ? Value : { [Key in keyof Value & string]: `${Key}.${LeafOf<Value[Key]> & string}` }[keyof Value & string]

/** A state in which the login can stand, as `enteringCode.open`. */
export type Leaf = LeafOf<LoginSnapshot['value']>

/** What a person is shown, read from the top to the bottom. */
export type Screen = {
  address: string
  heading: string
  /** Everything said beside the heading and a problem. */
  texts: string[]
  /** What is announced as going wrong, line by line. */
  problem: string[]
  fields: string[]
  buttons: string[]
}

/** The state a snapshot stands in. */
export function leafOf({ value }: { value: unknown }): Leaf {
  const names: string[] = []
  let rest = value
  for (; typeof rest === 'object' && rest !== null; rest = Object.values(rest)[0]) names.push(...Object.keys(rest))
  return [...names, rest].join('.') as Leaf
}

/** What the screen must show in a state, by hand: neither `can` nor a tag of the machine is asked. */
export const screens = {
  starting: 'is left at once',
  enteringCredentials: (context) => credentials(context, open),
  loggingIn: (context) => credentials(context, busy),
  paused: (context) => credentials(context, closed),
  listingMfaFactors: (context) => code(context, { isBusy: true }),
  startingMfaChallenge: (context) => code(context, { isBusy: true }),
  verifyingMfaCode: (context) => code(context, { isBusy: true }),
  'enteringCode.open': (context) => code(context),
  'enteringCode.expired': (context) => code(context),
  'enteringCode.unsent': (context) => code(context),
  choosingFactor: (context) => factors(context),
  enteringRecoveryCode: (context) => recovery(context, open),
  verifyingRecoveryCode: (context) => recovery(context, busy),
  // Where it goes on is no part of the login.
  completed: () => ({ address: '/my', heading: my.passwordCheck.title, problem: [] }),
} satisfies Record<Leaf, 'is left at once' | ((context: LoginContext) => Partial<Screen>)>

const open = (name: string) => name
const closed = (name: string) => `${name} (closed)`
const busy = (name: string) => `${name} (busy)`
const openIf = (condition: boolean) => (condition ? open : closed)

function credentials({ email, problem, pauseSecondsLeft }: LoginContext, submit: (name: string) => string): Screen {
  return {
    address: '/auth/login',
    heading: texts.title,
    texts: [texts.lead],
    problem: [
      ...linesOf(problem),
      ...(pauseSecondsLeft > 0 ? [say(texts.pausedFor, { duration: formatDuration(pauseSecondsLeft) })] : []),
    ],
    fields: [`${texts.email} ${email}`.trim(), texts.password],
    buttons: [open(texts.showPassword), submit(texts.submit), open(texts.reset), open(texts.signup)],
  }
}

function code(context: LoginContext, { isBusy = false } = {}): Screen {
  const { factors, problem, codeSecondsLeft, resendSecondsLeft } = context
  const challenge = currentChallenge(context)
  const isApp = challenge?.mfaType === 'totp'
  const sent = challenge?.destination ? say(texts.mfa.sent, { destination: challenge.destination }) : texts.mfa.app
  const over = challenge && codeSecondsLeft === 0 && !isBusy ? [isApp ? texts.mfa.expiredApp : texts.mfa.expired] : []
  const resend = resendSecondsLeft > 0
    ? say(texts.mfa.resendIn, { duration: formatDuration(resendSecondsLeft) })
    : isApp ? texts.mfa.restart : texts.mfa.resend
  return {
    address: '/auth/login/mfa',
    heading: texts.mfa.title,
    texts: [
      challenge ? sent : texts.mfa.sending,
      ...(codeSecondsLeft > 0 ? [say(texts.mfa.left, { duration: formatDuration(codeSecondsLeft) })] : []),
    ],
    problem: problem ? linesOf(problem) : over,
    fields: [texts.mfa.code],
    buttons: [
      isBusy ? busy(texts.mfa.submit) : openIf(challenge !== undefined && codeSecondsLeft > 0)(texts.mfa.submit),
      openIf(!isBusy && resendSecondsLeft === 0)(resend),
      openIf(!isBusy && factors !== undefined)(texts.mfa.other),
      openIf(!isBusy)(texts.mfa.startOver),
    ],
  }
}

function factors({ factors, problem }: LoginContext): Screen {
  const { other } = texts
  const factorTexts = {
    sms: (destination: string) => `${other.sms} ${say(other.smsText, { destination })}`,
    totp: () => `${other.totp} ${other.totpText}`,
  }
  return {
    address: '/auth/login/other',
    heading: other.title,
    texts: [other.lead],
    problem: linesOf(problem),
    fields: [],
    buttons: [
      ...(factors?.factors ?? []).map(({ mfaType, destination }) => factorTexts[mfaType](destination ?? '')),
      ...(factors?.recoveryCodeYn === 'Y' ? [`${other.recovery} ${other.recoveryText}`] : []),
      other.back,
    ],
  }
}

function recovery({ problem }: LoginContext, submit: (name: string) => string): Screen {
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

const linesOf = (problem: Problem | undefined) => (problem ? splitLines(problem.message) : [])

/** A text of the app with its values, and the particles that follow them. */
function say(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{\{(\w+)(?:, ([^}]+))?\}\}/g, (_, key: string, pair?: ParticlePair) =>
    pair ? withParticle(values[key]!, pair) : values[key]!,
  )
}

/** What the page shows at this moment. Of the fields only the e-mail's value is read: the others are not the machine's. */
export function readScreen(page: Page): Promise<Screen> {
  return page.evaluate(() => {
    const textOf = (element: Element) => (element as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim()
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`main ${selector}`)].filter((element) => element.checkVisibility())
    const said = (elements: HTMLElement[]) => elements.map(textOf).filter((text) => text !== '')
    const stateOf = (button: Element) =>
      button.ariaBusy === 'true' ? ' (busy)' : button.ariaDisabled === 'true' || button.matches(':disabled') ? ' (closed)' : ''
    return {
      address: location.pathname,
      heading: said(all('h1')).join(' | '),
      texts: said(all('p').filter((element) => !element.closest('[role=alert]'))),
      problem: all('[role=alert]').flatMap((alert) => (alert.matches('p') ? [alert] : [...alert.querySelectorAll('p')])).map(textOf),
      fields: all('label').map((label) => {
        const field = (label as HTMLLabelElement).control as HTMLInputElement | null
        return `${textOf(label)} ${field?.name === 'email' ? field.value : ''}`.trim()
      }),
      buttons: all(':is(button, a, [role=button])').map((button) => (button.ariaLabel ?? textOf(button)) + stateOf(button)),
    }
  })
}
