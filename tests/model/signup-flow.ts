import type { StateValue } from 'xstate'
import { newEmail, newPhone } from '#server/testing/account-world.ts'
import type { CodeChallenge } from '#src/machines/code-challenge.ts'
import { signupMachine } from '#src/machines/signup/signup.machine.ts'
import type { SignupContext } from '#src/machines/signup/signup-context.ts'
import { codeSituation } from '#src/machines/testing/code-situation.ts'
import { passes } from '#src/machines/testing/steps.ts'
import { earlyArrows } from './early-codes.ts'
import { type Flow, leafOf } from './flow.ts'
import { gestures } from './signup-gestures.ts'
import { addresses, firstStepOf } from './signup-history.ts'
import { comparedFields, screens } from './signup-screens.ts'
import {
  company,
  name,
  newDraft,
  type Stranger,
  type StrangerKind,
  strangerKinds,
  worlds,
} from './signup-worlds.ts'

export const signupFlow: Flow<typeof signupMachine, Stranger, StrangerKind> = {
  machine: signupMachine,
  beginnings: [{ input: { idempotencyKey: '5f1c3a52-93c1-4b0e-8b5a-1f2d3c4b5a61' } }],
  kinds: strangerKinds,
  events: [
    { type: 'signup.retried' },
    { type: 'accountType.chosen', accountType: 'INDIVIDUAL' },
    { type: 'accountType.chosen', accountType: 'BUSINESS' },
    { type: 'terms.ticked', terms: [{ termsCode: 'SERVICE', version: '1.0', agreedYn: 'Y' }] },
    { type: 'terms.submitted' },
    { type: 'identity.changed', name, phoneNumber: '01000001234' },
    { type: 'identity.reopened' },
    { type: 'company.changed', ...company },
    { type: 'company.submitted' },
    { type: 'email.changed', email: 'narae.song@solbaram.example' },
    { type: 'email.reopened' },
    { type: 'code.requested' },
    { type: 'code.submitted', code: '' },
    { type: 'proof.retained' },
    { type: 'password.chosen' },
    { type: 'signup.confirmed', password: '' },
    ...(['type', 'terms', 'identity', 'basic', 'id', 'password'] as const).map(
      (step) => ({ type: 'step.requested', step }) as const,
    ),
    passes(30),
    passes(180),
  ],
  gestures,
  worlds,
  screens,
  comparedFields,
  sameness: stateKey,
  facets: (snapshot, kind) => (leafOf(snapshot) === 'filling.enteringMailCode.open' ? [kind] : []),
  notWalked: {
    ...earlyArrows('signup.sendingSignupCode', 'sendSignupCode', 'signup.verifyingSignupCode'),
    ...earlyArrows('signup.sendingSignupMail', 'sendSignupMail', 'signup.verifyingSignupMail'),
  },
  async enter({ page, portal, giveCookies }, { path, kind }) {
    const member = kind === 'member' ? await portal.addMember() : undefined
    // The browser shares a draft with other tabs. The state of this draft determines the outcomes of the first call.
    await giveCookies((await newDraft(portal)).cookies)
    await page.goto(addresses[firstStepOf(path)])
    return { name, phoneNumber: newPhone(), email: member?.email ?? newEmail() }
  },
}

// Returns a key that identifies a situation. The key contains the remaining wait only if a code is being typed.
function stateKey({ form, progress, phone, mail }: SignupContext, state: StateValue): unknown {
  const running = (code: CodeChallenge, to: string) => [code.sentTo === to, codeSituation(code)]
  const known = [progress.step, progress.accountType, progress.emailVerifiedYn]
  const where = JSON.stringify(state)
  if (/readingTerms|agreeing/.test(where)) return [...known, form.accountType, form.terms.length > 0]
  if (/Identity|enteringCode|SignupCode/.test(where))
    return [...known, form.name !== '', running(phone, form.phoneNumber)]
  if (/Company|saving/.test(where)) return [...known, form.companyName !== '']
  return /Mail|Email/.test(where) ? [...known, form.email !== '', running(mail, form.email)] : known
}
