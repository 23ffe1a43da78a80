import type { Page } from '@playwright/test'
import { mailedCode, requiredTermsAgreed } from '#server/testing/account-world.ts'
import texts from '#src/features/account/signup/texts.json' with { type: 'json' }
import account from '#src/features/account/texts.json' with { type: 'json' }
import codeTexts from '#src/forms/code-texts.json' with { type: 'json' }
import type { signupMachine } from '#src/machines/signup/signup.machine.ts'
import type { SignupContext } from '#src/machines/signup/signup-context.ts'
import { isCodeSent } from './early-codes.ts'
import type { Gestures, LeafOf } from './flow.ts'
import { canGoTo, goTo } from './signup-history.ts'
import { company, type Stranger } from './signup-worlds.ts'
import { isRefusal } from './steps.ts'
import { field, otherCode, press } from './walk.ts'

type Leaf = LeafOf<typeof signupMachine>

export const weakPassword = 'qwertyuiop'
const goodPassword = 'noeul-badang-2846'
const contextOf = ({ context }: { context: unknown }) => context as SignupContext
const everyFilling: Leaf[] = [
  'filling.choosingAccountType',
  'filling.readingTerms',
  'filling.enteringIdentity',
  'filling.enteringCode.open',
  'filling.enteringCode.expired',
  'filling.identified',
  'filling.enteringCompany',
  'filling.enteringEmail',
  'filling.enteringMailCode.open',
  'filling.enteringMailCode.expired',
  'filling.mailProven',
  'filling.choosingPassword',
  'filling.reviewing',
]
const everyWait: Leaf[] = [
  ...everyFilling,
  'gettingSignup',
  'unreached',
  'agreeingSignupTerms',
  'sendingSignupCode',
  'verifyingSignupCode',
  'savingSignupBasic',
  'sendingSignupMail',
  'verifyingSignupMail',
  'completingSignup',
]

const giveCode = async (page: Page, code: string) => {
  await field(page, codeTexts.label).fill(code)
  await press(page, codeTexts.submit)
}

/** A person's actions for each event of the sign-up. */
export const gestures = {
  'signup.retried': {
    async make({ page }, event) {
      await press(page, texts.retry)
      return event
    },
    leadsTo: { unreached: ['gettingSignup'] },
  },
  'accountType.chosen': {
    async make({ page }, event) {
      await page.getByRole('radio', { name: new RegExp(`^${texts.type[event.accountType]}`) }).check()
      await press(page, texts.next)
      return event
    },
    leadsTo: { 'filling.choosingAccountType': ['filling.readingTerms'] },
  },
  'terms.ticked': {
    async make({ page, portal }) {
      for (const box of await page.getByRole('checkbox', { name: /^\[필수\]/ }).all()) await box.check()
      return {
        type: 'terms.ticked',
        terms: requiredTermsAgreed(portal).map((term) => ({
          ...term,
          agreedYn: isRequired(term) ? 'Y' : 'N',
        })),
      }
    },
    leadsTo: { 'filling.readingTerms': ['filling.readingTerms'] },
  },
  'terms.submitted': {
    async make({ page }, event) {
      await press(page, texts.terms.submit)
      return event
    },
    // The form shows missing fields before any call.
    where: (from) => contextOf(from).form.terms.length > 0 && !contextOf(from).problem?.is('terms.outdated'),
    leadsTo: { 'filling.readingTerms': ['agreeingSignupTerms'] },
  },
  'identity.changed': {
    async make({ page, person: { name, phoneNumber } }) {
      await field(page, texts.identity.name).fill(name)
      await field(page, texts.identity.phone).fill(phoneNumber)
      return { type: 'identity.changed', name, phoneNumber }
    },
    leadsTo: { 'filling.enteringIdentity': ['filling.enteringIdentity'] },
  },
  'identity.reopened': {
    async make({ page }, event) {
      await press(page, texts.identity.reopen)
      return event
    },
    leadsTo: {
      'filling.enteringCode.open': ['filling.enteringIdentity'],
      'filling.enteringCode.expired': ['filling.enteringIdentity'],
      'filling.identified': ['filling.enteringIdentity'],
    },
  },
  'company.changed': {
    async make({ page }) {
      await field(page, texts.basic.company).fill(company.companyName)
      await field(page, texts.basic.rnno).fill(company.rnno)
      await page.getByLabel(texts.basic.representative).fill(company.representative)
      await page.getByLabel(texts.basic.foundedOn).fill(company.foundedOn)
      await page.getByLabel(texts.basic.dept).fill(company.deptName)
      return { type: 'company.changed', ...company }
    },
    leadsTo: { 'filling.enteringCompany': ['filling.enteringCompany'] },
  },
  'company.submitted': {
    async make({ page }, event) {
      await press(page, texts.next)
      return event
    },
    where: (from) => contextOf(from).form.companyName !== '',
    leadsTo: { 'filling.enteringCompany': ['savingSignupBasic'] },
  },
  'email.changed': {
    async make({ page, person: { email } }) {
      await field(page, account.email.label).fill(email)
      return { type: 'email.changed', email }
    },
    leadsTo: { 'filling.enteringEmail': ['filling.enteringEmail'] },
  },
  'email.reopened': {
    async make({ page }, event) {
      await press(page, texts.id.reopen)
      return event
    },
    leadsTo: {
      'filling.enteringMailCode.open': ['filling.enteringEmail'],
      'filling.enteringMailCode.expired': ['filling.enteringEmail'],
      'filling.mailProven': ['filling.enteringEmail'],
    },
  },
  'code.requested': {
    async make({ page }, event) {
      await press(page, new RegExp(`^(${account.email.submit}|${codeTexts.resend})$`))
      return event
    },
    where: (from) => {
      const { form } = contextOf(from)
      const at = JSON.stringify(from.value)
      if (at.includes('enteringIdentity')) return form.name !== '' && form.phoneNumber !== ''
      return !at.includes('enteringEmail') || form.email !== ''
    },
    leadsTo: {
      'filling.enteringIdentity': ['sendingSignupCode'],
      'filling.enteringCode.open': ['sendingSignupCode'],
      'filling.enteringCode.expired': ['sendingSignupCode'],
      'filling.enteringEmail': ['sendingSignupMail'],
      'filling.enteringMailCode.open': ['sendingSignupMail'],
      'filling.enteringMailCode.expired': ['sendingSignupMail'],
    },
  },
  'code.submitted': {
    async make({ page, portal, person, context, next }) {
      const byMail = context.progress.phoneVerifiedYn === 'Y'
      const right = byMail ? (await mailedCode(portal, person.email)).padStart(6, '0') : portal.lastCode()
      const code = isRefusal(next, 'code.wrong') ? otherCode(right) : right
      await giveCode(page, code)
      return { type: 'code.submitted', code }
    },
    where: isCodeSent,
    leadsTo: {
      'filling.enteringCode.open': ['verifyingSignupCode'],
      'filling.enteringMailCode.open': ['verifyingSignupMail'],
    },
  },
  'proof.retained': {
    async make({ page }, event) {
      await press(page, texts.next)
      return event
    },
    leadsTo: {
      'filling.identified': ['filling.enteringCompany', 'savingSignupBasic'],
      'filling.mailProven': ['filling.choosingPassword'],
    },
  },
  'password.chosen': {
    async make({ page, next }, event) {
      await field(page, account.password.label).fill(
        isRefusal(next, 'password.weak') ? weakPassword : goodPassword,
      )
      await press(page, texts.next)
      return event
    },
    leadsTo: { 'filling.choosingPassword': ['filling.reviewing'] },
  },
  'signup.confirmed': {
    async make({ page }, event) {
      await press(page, texts.review.submit)
      return event
    },
    leadsTo: { 'filling.reviewing': ['completingSignup'] },
  },
  'step.requested': {
    async make({ page, context, soFar }, event) {
      await goTo(page, soFar, event.step, context)
      return event
    },
    where: (from, { step }, soFar) => canGoTo(soFar, step, from),
    leadsTo: Object.fromEntries(
      everyFilling.map((leaf) => [leaf, everyFilling.filter((other) => other !== 'filling.reviewing')]),
    ),
  },
  'seconds.passed': {
    async make({ pass }, event) {
      await pass(event.seconds)
      return event
    },
    leadsTo: {
      ...Object.fromEntries(everyWait.map((leaf) => [leaf, [leaf]])),
      'filling.enteringCode.open': ['filling.enteringCode.open', 'filling.enteringCode.expired'],
      'filling.enteringMailCode.open': ['filling.enteringMailCode.open', 'filling.enteringMailCode.expired'],
    },
  },
} satisfies Gestures<typeof signupMachine, Stranger>

const isRequired = ({ termsCode }: { termsCode: string }) => !termsCode.startsWith('MARKETING')
