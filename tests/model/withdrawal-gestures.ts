import { TOTP } from 'otpauth'
import { password } from '#server/testing/portal.ts'
import texts from '#src/features/member/withdraw/texts.json' with { type: 'json' }
import codeTexts from '#src/forms/code-texts.json' with { type: 'json' }
import type { Path } from '#src/machines/testing/paths.ts'
import type { withdrawalMachine } from '#src/machines/withdrawal/withdrawal.machine.ts'
import type { WithdrawalContext } from '#src/machines/withdrawal/withdrawal-context.ts'
import { totpSecret } from '#worlds/member.ts'
import { question } from '../support/withdrawal.ts'
import { isCodeSent } from './early-codes.ts'
import type { Gestures } from './flow.ts'
import { answerPrompt } from './passkey-prompts.ts'
import { isRefusal } from './steps.ts'
import { field, otherCode, press } from './walk.ts'
import { type Leaver, recoveryCodes } from './withdrawal-worlds.ts'

/** Whether the last action was to go back: the previous step is then ahead in the history. */
const lastStepWasBack = (soFar: Path) => {
  const last = soFar.at(-1)?.step as { type: string; step?: string } | undefined
  return last?.type === 'step.requested' && last.step === 'notice'
}

const hasCode = (context: unknown) => (context as WithdrawalContext).factors.length > 0

/** A person's actions for each event of the withdrawal. */
export const gestures = {
  'check.requested': {
    async make({ page }, event) {
      await press(page, new RegExp(`^(${texts.retry}|${texts.notice.recheck})$`))
      return event
    },
    leadsTo: { unreached: ['checkingWithdrawal'], blocked: ['checkingWithdrawal'] },
  },
  'notice.accepted': {
    async make({ page }, event) {
      await press(page, texts.next)
      return event
    },
    leadsTo: { reading: ['enteringPassword', 'choosingReason'] },
  },
  'step.requested': {
    async make({ page }, event) {
      if (event.step === 'notice') await page.goBack()
      else await page.goForward()
      return event
    },
    where: ({ context }, { step }, soFar) => {
      const ahead = (context as WithdrawalContext).proofKey === '' ? 'identity' : 'reason'
      return step === 'notice' || (step === ahead && lastStepWasBack(soFar))
    },
    leadsTo: {
      reading: ['enteringPassword', 'choosingReason'],
      enteringPassword: ['reading'],
      'enteringCode.open': ['reading'],
      'enteringCode.expired': ['reading'],
      enteringRecoveryCode: ['reading'],
      askingPasskey: ['reading'],
      choosingReason: ['reading'],
    },
  },
  'step.left': {
    async make({ page }, event) {
      await press(page, texts.previous)
      return event
    },
    leadsTo: {
      enteringRecoveryCode: ['enteringCode.open', 'enteringCode.expired', 'askingPasskey'],
      askingPasskey: ['enteringCode.open', 'enteringCode.expired'],
    },
  },
  'password.submitted': {
    async make({ page, next }) {
      const typedPassword = isRefusal(next, 'password.wrong') ? 'a wrong password' : password
      await field(page, texts.identity.password).fill(typedPassword)
      await press(page, texts.next)
      return { type: 'password.submitted', password: typedPassword }
    },
    leadsTo: { enteringPassword: ['startingWithdrawalProof'] },
  },
  'code.submitted': {
    async make({ page, portal, context: { mfaType }, next }) {
      const timestamp = portal.clock.now().getTime()
      const correctCode =
        mfaType === 'totp' ? new TOTP({ secret: totpSecret }).generate({ timestamp }) : portal.lastCode()
      const code = isRefusal(next, 'code.wrong') ? otherCode(correctCode) : correctCode
      await field(page, codeTexts.label).fill(code)
      await press(page, texts.identity.submit)
      return { type: 'code.submitted', code }
    },
    where: isCodeSent,
    leadsTo: { 'enteringCode.open': ['verifyingWithdrawalCode'] },
  },
  'code.requested': {
    async make({ page }, event) {
      await press(page, new RegExp(`^(${codeTexts.resend}|${codeTexts.restart})$`))
      return event
    },
    // With an authenticator app, another code cannot be requested while the current one can be entered.
    where: ({ context, value }) =>
      (context as WithdrawalContext).mfaType === 'sms' || JSON.stringify(value).includes('closed'),
    leadsTo: {
      'enteringCode.open': ['sendingWithdrawalCode'],
      'enteringCode.expired': ['sendingWithdrawalCode'],
    },
  },
  'factor.chosen': {
    async make({ page }, event) {
      await press(page, texts.identity.use[event.mfaType])
      return event
    },
    where: ({ context }, { mfaType }) => {
      const { factors, mfaType: current } = context as WithdrawalContext
      return mfaType !== current && factors.some((factor) => factor.mfaType === mfaType)
    },
    leadsTo: {
      'enteringCode.open': ['sendingWithdrawalCode'],
      'enteringCode.expired': ['sendingWithdrawalCode'],
    },
  },
  'recovery.chosen': {
    async make({ page }, event) {
      await press(page, texts.identity.recovery)
      return event
    },
    // If a code was already sent, the passkey question must first be left for the code screen.
    where: ({ context, value }) =>
      (context as WithdrawalContext).hasRecoveryCode && (value !== 'askingPasskey' || !hasCode(context)),
    leadsTo: {
      'enteringCode.open': ['enteringRecoveryCode'],
      'enteringCode.expired': ['enteringRecoveryCode'],
      askingPasskey: ['enteringRecoveryCode'],
    },
  },
  'recovery.submitted': {
    async make({ page, next }) {
      const recoveryCode = isRefusal(next, 'recovery.wrong') ? 'WRONG-CODE' : recoveryCodes[0]
      await field(page, texts.identity.recoveryCode).fill(recoveryCode)
      await press(page, texts.identity.submit)
      return { type: 'recovery.submitted', recoveryCode }
    },
    leadsTo: { enteringRecoveryCode: ['verifyingWithdrawalRecoveryCode'] },
  },
  'passkey.chosen': {
    async make({ page }, event) {
      await press(page, texts.identity.passkey)
      return event
    },
    leadsTo: { 'enteringCode.open': ['askingPasskey'], 'enteringCode.expired': ['askingPasskey'] },
  },
  'passkey.requested': {
    async make({ page }, event) {
      await press(page, texts.identity.submit)
      return event
    },
    leadsTo: { askingPasskey: ['prompting'] },
  },
  'passkey.given': {
    async make(walk, event) {
      await answerPrompt(walk, 'give')
      return event
    },
    leadsTo: { prompting: ['verifyingWithdrawalPasskey'] },
  },
  'passkey.withheld': {
    async make(walk, event) {
      await answerPrompt(walk, 'withhold')
      return event
    },
    leadsTo: { prompting: ['askingPasskey'] },
  },
  'reason.changed': {
    async make({ page }, event) {
      await page.getByLabel(new RegExp(`^${texts.reason.text}`)).fill(event.reasonText ?? '')
      return event
    },
    leadsTo: { choosingReason: ['choosingReason'] },
  },
  'withdrawal.requested': {
    async make({ page }, event) {
      await press(page, texts.reason.submit)
      return event
    },
    leadsTo: { choosingReason: ['confirming'] },
  },
  'withdrawal.confirmed': {
    async make({ page }, event) {
      await question(page).getByRole('button', { name: texts.reason.confirm }).click()
      return event
    },
    leadsTo: { confirming: ['completingWithdrawal'] },
  },
  'withdrawal.reconsidered': {
    async make({ page }, event) {
      await question(page).getByRole('button', { name: texts.reason.reconsider }).click()
      return event
    },
    leadsTo: { confirming: ['choosingReason'] },
  },
  'withdrawal.retried': {
    async make({ page }, event) {
      await press(page, texts.retry)
      return event
    },
    leadsTo: { unconfirmed: ['completingWithdrawal'] },
  },
  'seconds.passed': {
    async make({ pass }, event) {
      await pass(event.seconds)
      return event
    },
    // Events of other tabs have no visible effect.
    where: ({ value }) => JSON.stringify(value).includes('enteringCode'),
    leadsTo: {
      'enteringCode.open': ['enteringCode.open', 'enteringCode.expired'],
      'enteringCode.expired': ['enteringCode.expired'],
    },
  },
} satisfies Gestures<typeof withdrawalMachine, Leaver>
