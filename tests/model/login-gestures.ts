import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { password, totpSecret } from '#server/testing/portal.ts'
import texts from '#src/i18n/locales/ko/login.json' with { type: 'json' }
import type { LoginEvent } from '#src/machines/login/login-context.ts'
import type { Outcome } from '#src/machines/testing/steps.ts'
import { isRefusal } from './login-steps.ts'
import type { Leaf } from './login-screens.ts'
import { recoveryCodes, type Situation } from './login-worlds.ts'

export type Walk = Situation & {
  page: Page
  /** How the call will end that the gesture sets off: a right code cannot be answered as a wrong one. */
  next: Outcome | undefined
  /** Lets time go by for the browser and the server. */
  pass: (seconds: number) => Promise<void>
}

type EventType = LoginEvent['type']
type Event<Type extends EventType> = Extract<LoginEvent, { type: Type }>
export type Gesture<Type extends EventType = EventType> = {
  /** Makes the gesture on the screen and gives the event it stands for. */
  make(walk: Walk, event: Event<Type>): Promise<Event<Type>>
  /** Where it leads from each state it is made in, as it was promised. */
  leadsTo: Partial<Record<Leaf, readonly Leaf[]>>
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const fromAnyCode = (leaf: Leaf): Gesture['leadsTo'] => ({
  'enteringCode.open': [leaf],
  'enteringCode.expired': [leaf],
  'enteringCode.unsent': [leaf],
})

/** What a person does for each event of the login. */
export const gestures = {
  'email.changed': {
    async make({ page, member }) {
      await field(page, texts.email).fill(member.email)
      return { type: 'email.changed', email: member.email }
    },
    leadsTo: { enteringCredentials: ['enteringCredentials'], paused: ['paused'] },
  },
  'credentials.submitted': {
    async make({ page, member, next }) {
      const typed = isRefusal(next, 'credentials.wrong') ? 'a wrong password' : password
      await field(page, texts.email).fill(member.email)
      await field(page, texts.password).fill(typed)
      await press(page, texts.submit)
      return { type: 'credentials.submitted', email: member.email, password: typed }
    },
    leadsTo: { enteringCredentials: ['loggingIn'] },
  },
  'code.submitted': {
    async make({ page, portal, context: { mfaType }, next }) {
      const timestamp = portal.clock.now().getTime()
      const right = mfaType === 'totp' ? new TOTP({ secret: totpSecret }).generate({ timestamp }) : portal.lastCode()
      const code = isRefusal(next, 'code.wrong') ? anotherThan(right) : right
      await field(page, texts.mfa.code).fill(code)
      await press(page, texts.mfa.submit)
      return { type: 'code.submitted', code }
    },
    leadsTo: { 'enteringCode.open': ['verifyingMfaCode'] },
  },
  'resend.requested': {
    async make({ page }, event) {
      await press(page, new RegExp(`^(${texts.mfa.resend}|${texts.mfa.restart})$`))
      return event
    },
    leadsTo: {
      ...fromAnyCode('startingMfaChallenge'),
      // Without the factors they are asked for first.
      'enteringCode.unsent': ['startingMfaChallenge', 'listingMfaFactors'],
    },
  },
  'other.chosen': {
    async make({ page }, event) {
      await press(page, texts.mfa.other)
      return event
    },
    leadsTo: fromAnyCode('choosingFactor'),
  },
  'factor.chosen': {
    async make({ page }, event) {
      await press(page, new RegExp(`^${texts.other[event.mfaType]}`))
      return event
    },
    leadsTo: { choosingFactor: ['startingMfaChallenge'] },
  },
  'recovery.chosen': {
    async make({ page }, event) {
      await press(page, new RegExp(`^${texts.other.recovery}`))
      return event
    },
    leadsTo: { choosingFactor: ['enteringRecoveryCode'] },
  },
  'recovery.submitted': {
    async make({ page, next }) {
      const recoveryCode = isRefusal(next, 'recovery.wrong') ? 'WRONG-CODE' : recoveryCodes[0]
      await field(page, texts.bakother.code).fill(recoveryCode)
      await press(page, texts.bakother.submit)
      return { type: 'recovery.submitted', recoveryCode }
    },
    leadsTo: { enteringRecoveryCode: ['verifyingRecoveryCode'] },
  },
  'step.left': {
    async make({ page }, event) {
      await press(page, new RegExp(`^(${texts.other.back}|${texts.bakother.back})$`))
      return event
    },
    leadsTo: {
      choosingFactor: ['enteringCode.open', 'enteringCode.expired', 'enteringCode.unsent'],
      enteringRecoveryCode: ['choosingFactor'],
    },
  },
  'login.restarted': {
    async make({ page }, event) {
      const button = page.getByRole('button', { name: texts.mfa.startOver, exact: true })
      if (await button.isVisible()) await button.click()
      else await pickFromHistory(page, '/auth/login')
      return event
    },
    leadsTo: {
      ...fromAnyCode('enteringCredentials'),
      choosingFactor: ['enteringCredentials'],
      enteringRecoveryCode: ['enteringCredentials'],
    },
  },
  'seconds.passed': {
    async make({ pass }, event) {
      await pass(event.seconds)
      return event
    },
    leadsTo: {
      enteringCredentials: ['enteringCredentials'],
      paused: ['paused', 'enteringCredentials'],
      'enteringCode.open': ['enteringCode.open', 'enteringCode.expired'],
      'enteringCode.expired': ['enteringCode.expired'],
      'enteringCode.unsent': ['enteringCode.unsent'],
      choosingFactor: ['choosingFactor'],
      enteringRecoveryCode: ['enteringRecoveryCode'],
      loggingIn: ['loggingIn'],
      listingMfaFactors: ['listingMfaFactors'],
      startingMfaChallenge: ['startingMfaChallenge'],
      verifyingMfaCode: ['verifyingMfaCode'],
      verifyingRecoveryCode: ['verifyingRecoveryCode'],
    },
  },
} satisfies { [Type in EventType]: Gesture<Type> }

function anotherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

/** Goes back to a page as one does from the list behind the browser's back button. */
async function pickFromHistory(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    const { navigation } = window as unknown as { navigation: { entries: () => { url: string; key: string }[]; traverseTo: (key: string) => void } }
    const entry = navigation.entries().findLast(({ url }) => new URL(url).pathname === path)
    if (!entry) throw new Error(`The browser has not been at ${path}.`)
    navigation.traverseTo(entry.key)
  }, path)
}
