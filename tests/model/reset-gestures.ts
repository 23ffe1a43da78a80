import { mailedCode } from '#server/testing/account-world.ts'
import texts from '#src/features/account/reset/texts.json' with { type: 'json' }
import account from '#src/features/account/texts.json' with { type: 'json' }
import codeTexts from '#src/forms/code-texts.json' with { type: 'json' }
import type { passwordResetMachine } from '#src/machines/password-reset/password-reset.machine.ts'
import { isCodeSent } from './early-codes.ts'
import type { Gestures } from './flow.ts'
import type { Owner } from './reset-worlds.ts'
import { isRefusal } from './steps.ts'
import { field, otherCode, press } from './walk.ts'

/** A person's actions for each event of the password reset. */
export const gestures = {
  'email.changed': {
    async make({ page, person: { email } }) {
      await field(page, account.email.label).fill(email)
      return { type: 'email.changed', email }
    },
    leadsTo: { enteringEmail: ['enteringEmail'] },
  },
  'email.reopened': {
    async make({ page }, event) {
      await press(page, texts.code.reopen)
      return event
    },
    leadsTo: { 'enteringCode.open': ['enteringEmail'], 'enteringCode.expired': ['enteringEmail'] },
  },
  'code.requested': {
    async make({ page }, event) {
      await press(page, new RegExp(`^(${account.email.submit}|${codeTexts.resend})$`))
      return event
    },
    // Without a mail address, the form shows an error and makes no call.
    where: ({ context }) => context.email !== '',
    leadsTo: {
      enteringEmail: ['startingPasswordReset'],
      'enteringCode.open': ['startingPasswordReset'],
      'enteringCode.expired': ['startingPasswordReset'],
    },
  },
  'code.submitted': {
    async make({ page, portal, person, next }) {
      const right = await mailedCode(portal, person.email)
      const code = isRefusal(next, 'code.wrong') ? otherCode(right) : right.padStart(6, '0')
      await field(page, codeTexts.label).fill(code)
      await press(page, codeTexts.submit)
      return { type: 'code.submitted', code }
    },
    where: isCodeSent,
    leadsTo: { 'enteringCode.open': ['verifyingPasswordReset'] },
  },
  'password.submitted': {
    async make({ page, next }) {
      const password = isRefusal(next, 'password.weak') ? 'qwertyuiop' : 'saebyeok-ihseul-93'
      await field(page, account.password.label).fill(password)
      await press(page, texts.password.submit)
      return { type: 'password.submitted', password }
    },
    leadsTo: { choosingPassword: ['resettingPassword'] },
  },
  'seconds.passed': {
    async make({ pass }, event) {
      await pass(event.seconds)
      return event
    },
    leadsTo: {
      enteringEmail: ['enteringEmail'],
      'enteringCode.open': ['enteringCode.open', 'enteringCode.expired'],
      'enteringCode.expired': ['enteringCode.expired'],
      startingPasswordReset: ['startingPasswordReset'],
      verifyingPasswordReset: ['verifyingPasswordReset'],
      choosingPassword: ['choosingPassword'],
      resettingPassword: ['resettingPassword'],
    },
  },
} satisfies Gestures<typeof passwordResetMachine, Owner>
