import { mailCode, phoneCode } from './signup-codes.ts'
import type { OpenStep, SignupForm } from './signup-context.ts'
import { signupSetup } from './signup-setup.ts'

const phone = { channel: 'phone' } as const
const mail = { channel: 'mail' } as const

/** Creates the assignment that stores the typed fields of an event. */
const pick =
  <Field extends keyof SignupForm>(...fields: Field[]) =>
  ({ event }: { event: Partial<Pick<SignupForm, Field>> }) =>
    Object.fromEntries(
      fields.filter((field) => event[field] !== undefined).map((field) => [field, event[field]]),
    ) as Partial<SignupForm>

const toStep = <const Step extends OpenStep, const Target extends string>(step: Step, target: Target) =>
  ({
    guard: {
      type: 'isStepOpen',
      params: ({ event }: { event: { step: OpenStep } }) => ({ step, wanted: event.step }),
    },
    target,
    actions: 'clearProblem',
  }) as const

/**
 * The configuration of all states in which a person fills in the sign-up: any step that may be entered can be
 * requested.
 */
export const fillingState = signupSetup.createStateConfig({
  initial: 'resuming',
  on: {
    'step.requested': [
      toStep('type', '.choosingAccountType'),
      toStep('terms', '.readingTerms'),
      toStep('identity', '.identity'),
      toStep('basic', '.enteringCompany'),
      toStep('id', '.id'),
      toStep('password', '.choosingPassword'),
    ],
  },
  states: {
    resuming: {
      always: [
        { guard: { type: 'isAt', params: { step: 'TERMS' } }, target: 'choosingAccountType' },
        { guard: { type: 'isAt', params: { step: 'IDENTITY' } }, target: 'identity' },
        { guard: { type: 'isAt', params: { step: 'BASIC' } }, target: 'resumingBasic' },
        { guard: { type: 'isAt', params: { step: 'ID' } }, target: 'id' },
        { target: 'choosingPassword' },
      ],
    },
    // A step that is only visited again sends nothing.
    resumingBasic: { always: [{ guard: 'isBusiness', target: 'enteringCompany' }, { target: 'identified' }] },
    choosingAccountType: {
      meta: { step: 'type' },
      on: {
        'accountType.chosen': {
          target: 'readingTerms',
          actions: [
            'clearProblem',
            { type: 'keepTyped', params: ({ event: { accountType } }) => ({ accountType }) },
          ],
        },
      },
    },
    readingTerms: {
      meta: { step: 'terms' },
      on: {
        'terms.ticked': { actions: { type: 'keepTyped', params: ({ event: { terms } }) => ({ terms }) } },
        'terms.submitted': { target: '#signup.agreeingSignupTerms', actions: 'clearProblem' },
      },
    },
    identity: {
      always: [{ guard: { type: 'isProven', params: phone }, target: 'identified' }, { target: 'proving' }],
    },
    proving: phoneCode.unsent,
    enteringIdentity: {
      meta: { step: 'identity' },
      on: {
        'identity.changed': {
          actions: { type: 'keepTyped', params: pick('name', 'phoneNumber') },
        },
        'code.requested': phoneCode.requested,
      },
    },
    enteringCode: {
      ...phoneCode.entering,
      meta: { step: 'identity' },
      on: {
        ...phoneCode.entering.on,
        'identity.reopened': { target: 'enteringIdentity', actions: 'clearProblem' },
      },
    },
    identified: {
      meta: { step: 'identity' },
      on: {
        'identity.reopened': { target: 'enteringIdentity', actions: 'clearProblem' },
        'proof.retained': { target: 'basic', actions: 'clearProblem' },
      },
    },
    basic: {
      always: [{ guard: 'isBusiness', target: 'enteringCompany' }, { target: '#signup.savingSignupBasic' }],
    },
    enteringCompany: {
      meta: { step: 'basic' },
      on: {
        'company.changed': {
          actions: {
            type: 'keepTyped',
            params: pick('companyName', 'rnno', 'deptName', 'representative', 'foundedOn'),
          },
        },
        'company.submitted': { target: '#signup.savingSignupBasic', actions: 'clearProblem' },
      },
    },
    id: {
      always: [
        { guard: { type: 'isProven', params: mail }, target: 'mailProven' },
        { target: 'provingMail' },
      ],
    },
    provingMail: mailCode.unsent,
    enteringEmail: {
      meta: { step: 'id' },
      on: {
        'email.changed': { actions: { type: 'keepTyped', params: pick('email') } },
        'code.requested': mailCode.requested,
      },
    },
    enteringMailCode: {
      ...mailCode.entering,
      meta: { step: 'id' },
      on: {
        ...mailCode.entering.on,
        'email.reopened': { target: 'enteringEmail', actions: 'clearProblem' },
      },
    },
    mailProven: {
      meta: { step: 'id' },
      on: {
        'email.reopened': { target: 'enteringEmail', actions: 'clearProblem' },
        'proof.retained': { target: 'choosingPassword', actions: 'clearProblem' },
      },
    },
    choosingPassword: {
      meta: { step: 'password' },
      on: { 'password.chosen': { target: 'reviewing', actions: 'clearProblem' } },
    },
    reviewing: {
      meta: { step: 'review' },
      on: { 'signup.confirmed': { target: '#signup.completingSignup', actions: 'clearProblem' } },
    },
  },
})
