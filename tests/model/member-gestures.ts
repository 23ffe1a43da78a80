import texts from '#src/features/member/texts.json' with { type: 'json' }
import codeTexts from '#src/forms/code-texts.json' with { type: 'json' }
import { isCodeSent } from './early-codes.ts'
import type { Gestures } from './flow.ts'
import type { Machine, Member } from './member-worlds.ts'
import { isRefusal } from './steps.ts'
import { field, otherCode, press } from './walk.ts'

/** A person's actions for each event of the verification of a phone number. */
export const gestures = {
  'code.requested': {
    async make({ page }, event) {
      await press(page, new RegExp(`^(${texts.verify.send}|${codeTexts.resend})$`))
      return event
    },
    leadsTo: { ready: ['sending'], 'enteringCode.open': ['sending'], 'enteringCode.expired': ['sending'] },
  },
  'code.submitted': {
    async make({ page, portal, next }) {
      const correctCode = portal.lastCode()
      const code = isRefusal(next, 'code.wrong') ? otherCode(correctCode) : correctCode
      await field(page, codeTexts.label).fill(code)
      await press(page, codeTexts.submit)
      return { type: 'code.submitted', code }
    },
    where: isCodeSent,
    leadsTo: { 'enteringCode.open': ['verifying'] },
  },
  'seconds.passed': {
    async make({ pass }, event) {
      await pass(event.seconds)
      return event
    },
    leadsTo: {
      ready: ['ready'],
      sending: ['sending'],
      'enteringCode.open': ['enteringCode.open', 'enteringCode.expired'],
      'enteringCode.expired': ['enteringCode.expired'],
      verifying: ['verifying'],
    },
  },
} satisfies Gestures<Machine, Member>
