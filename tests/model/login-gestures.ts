import { TOTP } from 'otpauth'
import { password } from '#server/testing/portal.ts'
import texts from '#src/features/account/login-texts.json' with { type: 'json' }
import codeTexts from '#src/forms/code-texts.json' with { type: 'json' }
import type { loginMachine } from '#src/machines/login/login.machine.ts'
import { totpSecret } from '#worlds/member.ts'
import { isCodeSent } from './early-codes.ts'
import type { Gestures, LeafOf } from './flow.ts'
import { type Member, recoveryCodes } from './login-worlds.ts'
import { isRefusal } from './steps.ts'
import { field, otherCode, pickFromHistory, press } from './walk.ts'

type Leaf = LeafOf<typeof loginMachine>
const linksFromCode = (leaf: Leaf): Partial<Record<Leaf, readonly Leaf[]>> => ({
  'enteringCode.open': [leaf],
  'enteringCode.expired': [leaf],
  'enteringCode.unsent': [leaf],
})

/** A person's actions for each event of the login. */
export const gestures = {
  'email.changed': {
    async make({ page, person }) {
      await field(page, texts.email).fill(person.email)
      return { type: 'email.changed', email: person.email }
    },
    leadsTo: { enteringCredentials: ['enteringCredentials'], paused: ['paused'] },
  },
  'credentials.submitted': {
    async make({ page, person, next }) {
      const typedPassword = isRefusal(next, 'credentials.wrong') ? 'a wrong password' : password
      await field(page, texts.email).fill(person.email)
      await field(page, texts.password).fill(typedPassword)
      await press(page, texts.submit)
      return { type: 'credentials.submitted', email: person.email, password: typedPassword }
    },
    leadsTo: { enteringCredentials: ['loggingIn'] },
  },
  'code.submitted': {
    async make({ page, portal, context: { mfaType }, next }) {
      const timestamp = portal.clock.now().getTime()
      const correctCode =
        mfaType === 'totp' ? new TOTP({ secret: totpSecret }).generate({ timestamp }) : portal.lastCode()
      const code = isRefusal(next, 'code.wrong') ? otherCode(correctCode) : correctCode
      await field(page, codeTexts.label).fill(code)
      await press(page, codeTexts.submit)
      return { type: 'code.submitted', code }
    },
    where: isCodeSent,
    leadsTo: { 'enteringCode.open': ['verifyingMfaCode'] },
  },
  'code.requested': {
    async make({ page }, event) {
      await press(page, new RegExp(`^(${codeTexts.resend}|${codeTexts.restart})$`))
      return event
    },
    leadsTo: {
      ...linksFromCode('startingMfaChallenge'),
      // If the factors are unknown, they are loaded before a code is sent.
      'enteringCode.unsent': ['startingMfaChallenge', 'listingMfaFactors'],
    },
  },
  'other.chosen': {
    async make({ page }, event) {
      await press(page, texts.mfa.other)
      return event
    },
    leadsTo: linksFromCode('choosingFactor'),
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
      ...linksFromCode('enteringCredentials'),
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
} satisfies Gestures<typeof loginMachine, Member>
