import type { AnyMachineSnapshot } from 'xstate'
import type { OperationId } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { emptySignup } from '#domain/account/empty-signup.ts'
import type { CodeChallenge } from '../code-challenge.ts'
import { codeSituation } from '../testing/code-situation.ts'
import { describeModel, type Ending } from '../testing/describe-model.ts'
import { earlyCode } from '../testing/early-code.ts'
import { fails, passes } from '../testing/steps.ts'
import { signupMachine } from './signup.machine.ts'
import type { SignupContext } from './signup-context.ts'
import { freshSignup } from './signup-context.ts'
import {
  agreeSignupTermsDone,
  asBusinessSignup,
  choose,
  choosePassword,
  code,
  codeExhausted,
  codeExpired,
  codeWrong,
  completeSignupDone,
  email,
  getSignupDone,
  goTo,
  idempotencyKey,
  keyReused,
  mailVerified,
  offlineProblem,
  otherEmail,
  otherPhone,
  outOfOrder,
  passwordWeak,
  progress,
  proofRetained,
  reopenEmail,
  reopenIdentity,
  request,
  saveSignupBasicDone,
  sendSignupCodeDone,
  sendSignupMailDone,
  signupConfirmed,
  signupMissing,
  signupRetried,
  submitCompany,
  submitTerms,
  termsOutdated,
  termsRequired,
  termsTicked,
  tickedTerms,
  tooMany,
  tooSoon,
  typeCompany,
  typeEmail,
  typeIdentity,
  verifySignupCodeDone,
} from './testing/signup-story.ts'

type StepSequence = Ending<typeof signupMachine>[0]
const { none, atIdentity, atBasic, atId, atPassword } = progress

const at = (state: string | object) => ({ filling: state }) as never
const [type, terms, identity, company] = [
  'choosingAccountType',
  'readingTerms',
  'enteringIdentity',
  'enteringCompany',
].map(at)
const [identified, mail, mailProven, password, reviewing] = [
  'identified',
  'enteringEmail',
  'mailProven',
  'choosingPassword',
  'reviewing',
].map(at)
const [open, expired] = ['open', 'expired'].map((which) => at({ enteringCode: which }))
const [mailOpen, mailExpired] = ['open', 'expired'].map((which) => at({ enteringMailCode: which }))

const pathToStart = [getSignupDone(none)] as const
const pathToTerms = [...pathToStart, choose('INDIVIDUAL')] as const
const pathToAgreeing = [...pathToTerms, termsTicked, submitTerms] as const
const pathToIdentity = [getSignupDone(atIdentity), typeIdentity] as const
const pathToSending = [...pathToIdentity, request] as const
const pathToCode = [...pathToSending, sendSignupCodeDone] as const
const pathToVerifying = [...pathToCode, code] as const
const businessTyping = [getSignupDone(asBusinessSignup(atBasic)), typeCompany] as const
const savingBusiness = [...businessTyping, submitCompany] as const
const pathToSaving = [getSignupDone(atBasic), proofRetained] as const
const mailTyping = [getSignupDone(atId), typeEmail] as const
const pathToMailing = [...mailTyping, request] as const
const pathToMailCode = [...pathToMailing, sendSignupMailDone] as const
const verifyingMail = [...pathToMailCode, code] as const
const pathToReview = [getSignupDone(atPassword), choosePassword] as const
const pathToCompleting = [...pathToReview, signupConfirmed] as const

const withProblem = (problem: Problem | undefined) => ({ context: { problem } })
const busyTags = { tags: ['busy'] }

/**
 * Returns the expected end states after any call when the draft no longer exists, or when the server is at another
 * step.
 */
const draftLostEndings = (steps: StepSequence, operation: OperationId): Ending<typeof signupMachine>[] => [
  [
    [...steps, fails(operation, signupMissing)],
    type!,
    { context: { problem: signupMissing, progress: emptySignup } },
  ],
  [[...steps, fails(operation, outOfOrder)], 'gettingSignup', withProblem(outOfOrder)],
]

describeModel(signupMachine, {
  input: { idempotencyKey },
  gestures: [
    signupRetried,
    choose('INDIVIDUAL'),
    choose('BUSINESS'),
    termsTicked,
    submitTerms,
    typeIdentity,
    reopenIdentity,
    typeCompany,
    submitCompany,
    typeEmail,
    reopenEmail,
    request,
    code,
    proofRetained,
    choosePassword,
    signupConfirmed,
    ...(['type', 'terms', 'identity', 'basic', 'id', 'password'] as const).map(goTo),
    passes(30),
    passes(180),
  ],
  outcomes: [
    ...[none, atIdentity, atBasic, asBusinessSignup(atBasic), atId, atPassword].map(getSignupDone),
    fails('getSignup', offlineProblem),
    agreeSignupTermsDone(atIdentity),
    agreeSignupTermsDone(asBusinessSignup(atBasic)),
    ...[termsOutdated, termsRequired].map((problem) => fails('agreeSignupTerms', problem)),
    sendSignupCodeDone,
    ...[signupMissing, tooSoon, offlineProblem].map((problem) => fails('sendSignupCode', problem)),
    verifySignupCodeDone(atBasic),
    verifySignupCodeDone(asBusinessSignup(atBasic)),
    ...[signupMissing, codeExhausted, codeExpired, codeWrong].map((problem) =>
      fails('verifySignupCode', problem),
    ),
    saveSignupBasicDone,
    ...[signupMissing, outOfOrder, offlineProblem].map((problem) => fails('saveSignupBasic', problem)),
    sendSignupMailDone,
    ...[signupMissing, outOfOrder, tooSoon, offlineProblem].map((problem) =>
      fails('sendSignupMail', problem),
    ),
    mailVerified,
    ...[signupMissing, outOfOrder, codeExhausted, codeExpired, codeWrong].map((problem) =>
      fails('verifySignupMail', problem),
    ),
    completeSignupDone,
    ...[signupMissing, outOfOrder, passwordWeak, keyReused].map((problem) =>
      fails('completeSignup', problem),
    ),
  ],
  sameness: situation,
  endings: [
    // The first start, and a restart.
    [[], 'gettingSignup', { ...busyTags, context: { ...freshSignup, idempotencyKey }, calls: ['getSignup'] }],
    [pathToStart, type!, { context: { form: freshSignup.form } }],
    [[...pathToStart, passes(30)], type!, { still: true }],
    [
      [getSignupDone(atIdentity)],
      identity!,
      { context: { form: { accountType: 'INDIVIDUAL', terms: tickedTerms } } },
    ],
    [
      [getSignupDone(atBasic)],
      identified!,
      { context: { form: { name: '김민수', phoneNumber: '01012345678' } } },
    ],
    [[getSignupDone(asBusinessSignup(atBasic))], company!],
    [[getSignupDone(atId)], mail!],
    [[getSignupDone(atPassword)], password!, { context: { form: { email } } }],
    [[fails('getSignup', offlineProblem)], 'unreached', withProblem(offlineProblem)],
    [[fails('getSignup', offlineProblem), signupRetried], 'gettingSignup', withProblem(undefined)],
    // The server is at a step that another screen must complete first.
    [
      [...pathToSaving, fails('saveSignupBasic', outOfOrder), getSignupDone(atIdentity)],
      identity!,
      withProblem(outOfOrder),
    ],

    // The type of account and the terms are chosen.
    [pathToTerms, terms!, { context: { form: { accountType: 'INDIVIDUAL', terms: [] } } }],
    [[...pathToTerms, termsTicked], terms!, { context: { form: { terms: tickedTerms } } }],
    [pathToAgreeing, 'agreeingSignupTerms', { ...busyTags, calls: ['getSignup', 'agreeSignupTerms'] }],
    [[...pathToAgreeing, submitTerms], 'agreeingSignupTerms'],
    [[...pathToAgreeing, agreeSignupTermsDone(atIdentity)], identity!, { context: { progress: atIdentity } }],
    [[...pathToAgreeing, fails('agreeSignupTerms', termsOutdated)], terms!, withProblem(termsOutdated)],
    [[...pathToAgreeing, fails('agreeSignupTerms', termsRequired)], terms!, withProblem(termsRequired)],
    [
      [...pathToAgreeing, fails('agreeSignupTerms', offlineProblem), submitTerms],
      'agreeingSignupTerms',
      withProblem(undefined),
    ],
    // Going back and then forward with another type of account preserves the verifications.
    [
      [
        getSignupDone(atBasic),
        goTo('type'),
        choose('BUSINESS'),
        submitTerms,
        agreeSignupTermsDone(asBusinessSignup(atBasic)),
      ],
      identified!,
    ],
    [
      [
        getSignupDone(atBasic),
        goTo('type'),
        choose('BUSINESS'),
        submitTerms,
        agreeSignupTermsDone(asBusinessSignup(atBasic)),
        proofRetained,
      ],
      company!,
    ],

    // The mobile number is verified.
    [pathToIdentity, identity!, { context: { form: { name: '김민수', phoneNumber: '01012345678' } } }],
    [pathToSending, 'sendingSignupCode', busyTags],
    [[...pathToSending, request], 'sendingSignupCode'],
    [
      pathToCode,
      open!,
      { context: { phone: { sentTo: '01012345678', codeSecondsLeft: 180, resendSecondsLeft: 30 } } },
    ],
    [
      [...pathToSending, fails('sendSignupCode', signupMissing)],
      type!,
      { context: { problem: signupMissing, form: { name: '김민수' } } },
    ],
    [
      [...pathToSending, fails('sendSignupCode', tooSoon)],
      identity!,
      { context: { problem: tooSoon, phone: { resendSecondsLeft: 12 } } },
    ],
    [[...pathToSending, fails('sendSignupCode', tooSoon), request], identity!],
    [[...pathToSending, fails('sendSignupCode', tooSoon), otherPhone, request], 'sendingSignupCode'],
    [
      [...pathToSending, fails('sendSignupCode', tooMany)],
      identity!,
      { context: { phone: { resendSecondsLeft: 3600 } } },
    ],
    [[...pathToSending, fails('sendSignupCode', offlineProblem)], identity!, withProblem(offlineProblem)],
    [[...pathToCode, passes(29), request], open!],
    [[...pathToCode, passes(30), request], 'sendingSignupCode'],
    [
      [...pathToCode, passes(30), request, fails('sendSignupCode', offlineProblem)],
      open!,
      withProblem(offlineProblem),
    ],
    [
      [...pathToCode, passes(30), request, fails('sendSignupCode', tooSoon)],
      open!,
      { context: { phone: { codeSecondsLeft: 150, resendSecondsLeft: 12 } } },
    ],
    [[...pathToCode, passes(179)], open!],
    [[...pathToCode, passes(180)], expired!],
    [[...pathToCode, passes(180), code], expired!],
    [[...pathToCode, reopenIdentity], identity!],
    [[...pathToCode, reopenIdentity, otherPhone, request], 'sendingSignupCode'],
    [[...pathToCode, goTo('terms'), goTo('identity')], open!],
    ...earlyCode<typeof signupMachine>({
      name: 'phone',
      sending: pathToSending,
      at: 'sendingSignupCode',
      code,
      sent: sendSignupCodeDone,
      verifying: 'verifyingSignupCode',
      refused: fails('verifySignupCode', codeWrong),
      open: open!,
      unsent: fails('sendSignupCode', offlineProblem),
      again: [request],
    }),
    [
      [...pathToSending, code, sendSignupCodeDone, verifySignupCodeDone(asBusinessSignup(atBasic))],
      company!,
      { context: { phone: { early: undefined } } },
    ],
    [pathToVerifying, 'verifyingSignupCode', busyTags],
    [
      [...pathToVerifying, verifySignupCodeDone(atBasic)],
      'savingSignupBasic',
      { ...busyTags, context: { progress: atBasic } },
    ],
    [[...pathToVerifying, verifySignupCodeDone(asBusinessSignup(atBasic))], company!],
    [[...pathToVerifying, fails('verifySignupCode', signupMissing)], type!],
    [[...pathToVerifying, fails('verifySignupCode', codeWrong)], open!, withProblem(codeWrong)],
    [[...pathToVerifying, fails('verifySignupCode', codeExpired)], expired!, withProblem(codeExpired)],
    [
      [...pathToVerifying, fails('verifySignupCode', codeExhausted)],
      expired!,
      { context: { problem: codeExhausted, phone: { resendSecondsLeft: 900 } } },
    ],
    [[...pathToVerifying, fails('verifySignupCode', codeExhausted), passes(899), request], expired!],
    [
      [...pathToVerifying, fails('verifySignupCode', codeExhausted), passes(900), request],
      'sendingSignupCode',
    ],
    [[getSignupDone(atBasic), reopenIdentity], identity!],
    // A new code invalidates the previous verification.
    [
      [
        getSignupDone(atPassword),
        goTo('identity'),
        reopenIdentity,
        otherPhone,
        request,
        sendSignupCodeDone,
        goTo('password'),
      ],
      open!,
    ],

    // The company
    [
      businessTyping,
      company!,
      { context: { form: { companyName: '한빛상사', rnno: '1248100998', name: '김민수' } } },
    ],
    [savingBusiness, 'savingSignupBasic', busyTags],
    [pathToSaving, 'savingSignupBasic', busyTags],
    [[...pathToSaving, saveSignupBasicDone], mail!],
    [[...savingBusiness, fails('saveSignupBasic', offlineProblem)], company!, withProblem(offlineProblem)],
    [[...pathToSaving, fails('saveSignupBasic', offlineProblem)], identified!, withProblem(offlineProblem)],
    ...draftLostEndings(pathToSaving, 'saveSignupBasic'),
    [[getSignupDone(atPassword), goTo('identity'), proofRetained, saveSignupBasicDone], mail!],

    // The mail address is verified.
    [mailTyping, mail!, { context: { form: { email } } }],
    [pathToMailing, 'sendingSignupMail', busyTags],
    [
      pathToMailCode,
      mailOpen!,
      { context: { mail: { sentTo: email, codeSecondsLeft: 180, resendSecondsLeft: 30 } } },
    ],
    ...draftLostEndings(pathToMailing, 'sendSignupMail'),
    [
      [...pathToMailing, fails('sendSignupMail', tooSoon)],
      mail!,
      { context: { mail: { resendSecondsLeft: 12 } } },
    ],
    [[...pathToMailing, fails('sendSignupMail', tooSoon), request], mail!],
    [[...pathToMailing, fails('sendSignupMail', tooSoon), otherEmail, request], 'sendingSignupMail'],
    [[...pathToMailing, fails('sendSignupMail', offlineProblem)], mail!, withProblem(offlineProblem)],
    [[...pathToMailCode, passes(29), request], mailOpen!],
    [[...pathToMailCode, passes(30), request], 'sendingSignupMail'],
    [[...pathToMailCode, passes(30), request, fails('sendSignupMail', offlineProblem)], mailOpen!],
    [[...pathToMailCode, passes(180)], mailExpired!],
    [[...pathToMailCode, reopenEmail], mail!],
    // A new code invalidates the previous verification.
    [
      [
        getSignupDone(atPassword),
        goTo('id'),
        reopenEmail,
        otherEmail,
        request,
        sendSignupMailDone,
        goTo('password'),
      ],
      mailOpen!,
    ],
    [[...pathToMailCode, goTo('identity'), goTo('id')], mailOpen!],
    ...earlyCode<typeof signupMachine>({
      name: 'mail',
      sending: pathToMailing,
      at: 'sendingSignupMail',
      code,
      sent: sendSignupMailDone,
      verifying: 'verifyingSignupMail',
      refused: fails('verifySignupMail', codeWrong),
      open: mailOpen!,
      unsent: fails('sendSignupMail', offlineProblem),
      again: [request],
    }),
    [verifyingMail, 'verifyingSignupMail', busyTags],
    [[...verifyingMail, mailVerified], password!, { context: { progress: atPassword } }],
    ...draftLostEndings(verifyingMail, 'verifySignupMail'),
    [[...verifyingMail, fails('verifySignupMail', codeWrong)], mailOpen!, withProblem(codeWrong)],
    [[...verifyingMail, fails('verifySignupMail', codeExpired)], mailExpired!],
    [
      [...verifyingMail, fails('verifySignupMail', codeExhausted)],
      mailExpired!,
      { context: { mail: { resendSecondsLeft: 900 } } },
    ],
    [[getSignupDone(atPassword), goTo('id')], mailProven!],
    [[getSignupDone(atPassword), goTo('id'), reopenEmail], mail!],
    [[getSignupDone(atPassword), goTo('id'), proofRetained], password!],

    // The password is chosen, the sign-up is reviewed and completed.
    [pathToReview, reviewing!],
    [pathToCompleting, 'completingSignup', busyTags],
    [[...pathToCompleting, signupConfirmed], 'completingSignup', { calls: ['getSignup', 'completeSignup'] }],
    [[...pathToCompleting, completeSignupDone], 'completed', { emitted: [{ type: 'signup.completed' }] }],
    ...draftLostEndings(pathToCompleting, 'completeSignup'),
    [[...pathToCompleting, fails('completeSignup', passwordWeak)], password!, withProblem(passwordWeak)],
    [[...pathToCompleting, fails('completeSignup', keyReused)], reviewing!, withProblem(keyReused)],
    [
      [...pathToCompleting, fails('completeSignup', offlineProblem), signupConfirmed],
      'completingSignup',
      { context: { idempotencyKey, problem: undefined } },
    ],

    // Steps are requested by name.
    [[...pathToStart, goTo('terms')], type!],
    [[...pathToStart, goTo('identity')], type!],
    [[...pathToTerms, goTo('identity')], terms!],
    [[getSignupDone(atIdentity), goTo('id')], identity!],
    [[getSignupDone(atId), goTo('password')], mail!],
    [[getSignupDone(atPassword), goTo('basic')], password!],
    [[getSignupDone(atPassword), goTo('type')], type!],
    [[getSignupDone(atPassword), goTo('terms')], terms!],
    [[getSignupDone(atPassword), goTo('identity')], identified!],
    [[getSignupDone(asBusinessSignup(atPassword)), goTo('basic')], company!],
    [[...pathToReview, goTo('id')], mailProven!],
    [[...pathToReview, goTo('password')], password!],
    [[...pathToReview, goTo('type'), goTo('password')], password!],
  ],
})

// The countdown of a code matters only in the states where that code is typed.
function situation({ value, context }: AnyMachineSnapshot) {
  const {
    form,
    progress: { step, accountType },
    phone,
    mail: mailWait,
  } = context as SignupContext
  const countdowns = (sentCode: CodeChallenge, to: string) => [
    sentCode.sentTo === to,
    codeSituation(sentCode),
  ]
  const stateText = JSON.stringify(value)
  if (/Identity|enteringCode|SignupCode/.test(stateText))
    return [step, accountType, countdowns(phone, form.phoneNumber)]
  return /Mail/.test(stateText) ? [step, accountType, countdowns(mailWait, form.email)] : [step, accountType]
}
