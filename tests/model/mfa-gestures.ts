import { TOTP } from 'otpauth'
import texts from '#src/features/mfa/my/texts.json' with { type: 'json' }
import codeTexts from '#src/forms/code-texts.json' with { type: 'json' }
import type { mfaEnrolmentMachine } from '#src/machines/mfa-enrolment/mfa-enrolment.machine.ts'
import type { MfaEnrolmentContext } from '#src/machines/mfa-enrolment/mfa-enrolment-setup.ts'
import { isCodeSent } from './early-codes.ts'
import type { Gestures } from './flow.ts'
import type { Owner } from './mfa-worlds.ts'
import { isRefusal } from './steps.ts'
import { field, otherCode, press } from './walk.ts'

/** A person's actions for each event of turning a factor on. */
export const gestures = {
  'factor.chosen': {
    async make({ page }, event) {
      await page.getByRole('radio', { name: new RegExp(`^${texts.factor[event.mfaType].name}`) }).check()
      await press(page, texts.choice.submit)
      return event
    },
    leadsTo: { choosingFactor: ['startingMfaEnrolment'] },
  },
  'code.requested': {
    async make({ page }, event) {
      await press(page, new RegExp(`^(${codeTexts.resend}|${texts.app.restart})$`))
      return event
    },
    // A QR code is renewed only after it has expired.
    where: ({ context }) => {
      const { enrolment, code } = context as MfaEnrolmentContext
      return enrolment?.mfaType === 'sms' || code.codeSecondsLeft === 0
    },
    leadsTo: {
      'enteringCode.open': ['startingMfaEnrolment'],
      'enteringCode.expired': ['startingMfaEnrolment'],
    },
  },
  'code.submitted': {
    async make({ page, portal, context: { enrolment }, next }) {
      const timestamp = portal.clock.now().getTime()
      const right = enrolment?.secret
        ? new TOTP({ secret: enrolment.secret }).generate({ timestamp })
        : portal.lastCode()
      const code =
        isRefusal(next, 'code.wrong') || isRefusal(next, 'code.exhausted') ? otherCode(right) : right
      await field(page, codeTexts.label).fill(code)
      await press(page, codeTexts.submit)
      return { type: 'code.submitted', code }
    },
    where: isCodeSent,
    leadsTo: { 'enteringCode.open': ['verifyingMfaEnrolment'] },
  },
  'choice.reopened': {
    async make({ page }, event) {
      await press(page, texts.reopen)
      return event
    },
    leadsTo: { 'enteringCode.open': ['choosingFactor'], 'enteringCode.expired': ['choosingFactor'] },
  },
  'codes.saved': {
    async make({ page, context: { recoveryCodes } }, event) {
      if (recoveryCodes.length > 0) await page.getByRole('checkbox', { name: texts.codes.saved }).check()
      await press(page, texts.codes.turnOn)
      return event
    },
    leadsTo: { savingCodes: ['turningOnMfaFactor'] },
  },
  'seconds.passed': {
    async make({ pass }, event) {
      await pass(event.seconds)
      return event
    },
    leadsTo: {
      choosingFactor: ['choosingFactor'],
      paused: ['paused', 'choosingFactor'],
      startingMfaEnrolment: ['startingMfaEnrolment'],
      'enteringCode.open': ['enteringCode.open', 'enteringCode.expired'],
      'enteringCode.expired': ['enteringCode.expired'],
      verifyingMfaEnrolment: ['verifyingMfaEnrolment'],
      savingCodes: ['savingCodes'],
      turningOnMfaFactor: ['turningOnMfaFactor'],
    },
  },
} satisfies Gestures<typeof mfaEnrolmentMachine, Owner>
