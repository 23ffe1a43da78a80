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
  confirm,
  email,
  getSignupDone,
  goTo,
  idempotencyKey,
  keep,
  keyReused,
  mailVerified,
  offline,
  otherEmail,
  otherPhone,
  outOfOrder,
  passwordWeak,
  progress,
  reopenEmail,
  reopenIdentity,
  request,
  retry,
  saveSignupBasicDone,
  sendSignupCodeDone,
  sendSignupMailDone,
  signupMissing,
  submitCompany,
  submitTerms,
  termsOutdated,
  termsRequired,
  termsTicked,
  ticks,
  tooMany,
  tooSoon,
  typeCompany,
  typeEmail,
  typeIdentity,
  verifySignupCodeDone,
} from './testing/signup-story.ts'

type Story = Ending<typeof signupMachine>[0]
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

const fresh = [getSignupDone(none)] as const
const reading = [...fresh, choose('INDIVIDUAL')] as const
const agreeing = [...reading, termsTicked, submitTerms] as const
const typing = [getSignupDone(atIdentity), typeIdentity] as const
const sending = [...typing, request] as const
const pathToCode = [...sending, sendSignupCodeDone] as const
const verifying = [...pathToCode, code] as const
const businessTyping = [getSignupDone(asBusinessSignup(atBasic)), typeCompany] as const
const savingBusiness = [...businessTyping, submitCompany] as const
const saving = [getSignupDone(atBasic), keep] as const
const mailTyping = [getSignupDone(atId), typeEmail] as const
const mailing = [...mailTyping, request] as const
const pathToMailCode = [...mailing, sendSignupMailDone] as const
const verifyingMail = [...pathToMailCode, code] as const
const pathToReview = [getSignupDone(atPassword), choosePassword] as const
const completing = [...pathToReview, confirm] as const

const withProblem = (problem: Problem | undefined) => ({ context: { problem } })
const busy = { tags: ['busy'] }

/** The expected end states after any call when the draft no longer exists, or when the server is at another step. */
const draftLostEndings = (steps: Story, operation: OperationId): Ending<typeof signupMachine>[] => [
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
    retry,
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
    keep,
    choosePassword,
    confirm,
    ...(['type', 'terms', 'identity', 'basic', 'id', 'password'] as const).map(goTo),
    passes(30),
    passes(180),
  ],
  outcomes: [
    ...[none, atIdentity, atBasic, asBusinessSignup(atBasic), atId, atPassword].map(getSignupDone),
    fails('getSignup', offline),
    agreeSignupTermsDone(atIdentity),
    agreeSignupTermsDone(asBusinessSignup(atBasic)),
    ...[termsOutdated, termsRequired].map((problem) => fails('agreeSignupTerms', problem)),
    sendSignupCodeDone,
    ...[signupMissing, tooSoon, offline].map((problem) => fails('sendSignupCode', problem)),
    verifySignupCodeDone(atBasic),
    verifySignupCodeDone(asBusinessSignup(atBasic)),
    ...[signupMissing, codeExhausted, codeExpired, codeWrong].map((problem) =>
      fails('verifySignupCode', problem),
    ),
    saveSignupBasicDone,
    ...[signupMissing, outOfOrder, offline].map((problem) => fails('saveSignupBasic', problem)),
    sendSignupMailDone,
    ...[signupMissing, outOfOrder, tooSoon, offline].map((problem) => fails('sendSignupMail', problem)),
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
    [[], 'gettingSignup', { ...busy, context: { ...freshSignup, idempotencyKey }, calls: ['getSignup'] }],
    [fresh, type!, { context: { form: freshSignup.form } }],
    [[...fresh, passes(30)], type!, { still: true }],
    [
      [getSignupDone(atIdentity)],
      identity!,
      { context: { form: { accountType: 'INDIVIDUAL', terms: ticks } } },
    ],
    [
      [getSignupDone(atBasic)],
      identified!,
      { context: { form: { name: '김민수', phoneNumber: '01012345678' } } },
    ],
    [[getSignupDone(asBusinessSignup(atBasic))], company!],
    [[getSignupDone(atId)], mail!],
    [[getSignupDone(atPassword)], password!, { context: { form: { email } } }],
    [[fails('getSignup', offline)], 'unreached', withProblem(offline)],
    [[fails('getSignup', offline), retry], 'gettingSignup', withProblem(undefined)],
    // The server is at a step that another screen must complete first.
    [
      [...saving, fails('saveSignupBasic', outOfOrder), getSignupDone(atIdentity)],
      identity!,
      withProblem(outOfOrder),
    ],

    // The type of account and the terms are chosen.
    [reading, terms!, { context: { form: { accountType: 'INDIVIDUAL', terms: [] } } }],
    [[...reading, termsTicked], terms!, { context: { form: { terms: ticks } } }],
    [agreeing, 'agreeingSignupTerms', { ...busy, calls: ['getSignup', 'agreeSignupTerms'] }],
    [[...agreeing, submitTerms], 'agreeingSignupTerms'],
    [[...agreeing, agreeSignupTermsDone(atIdentity)], identity!, { context: { progress: atIdentity } }],
    [[...agreeing, fails('agreeSignupTerms', termsOutdated)], terms!, withProblem(termsOutdated)],
    [[...agreeing, fails('agreeSignupTerms', termsRequired)], terms!, withProblem(termsRequired)],
    [
      [...agreeing, fails('agreeSignupTerms', offline), submitTerms],
      'agreeingSignupTerms',
      withProblem(undefined),
    ],
    // Going back and forward again with another type of account preserves the verifications.
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
        keep,
      ],
      company!,
    ],

    // The mobile number is verified.
    [typing, identity!, { context: { form: { name: '김민수', phoneNumber: '01012345678' } } }],
    [sending, 'sendingSignupCode', busy],
    [[...sending, request], 'sendingSignupCode'],
    [
      pathToCode,
      open!,
      { context: { phone: { sentTo: '01012345678', codeSecondsLeft: 180, resendSecondsLeft: 30 } } },
    ],
    [
      [...sending, fails('sendSignupCode', signupMissing)],
      type!,
      { context: { problem: signupMissing, form: { name: '김민수' } } },
    ],
    [
      [...sending, fails('sendSignupCode', tooSoon)],
      identity!,
      { context: { problem: tooSoon, phone: { resendSecondsLeft: 12 } } },
    ],
    [[...sending, fails('sendSignupCode', tooSoon), request], identity!],
    [[...sending, fails('sendSignupCode', tooSoon), otherPhone, request], 'sendingSignupCode'],
    [
      [...sending, fails('sendSignupCode', tooMany)],
      identity!,
      { context: { phone: { resendSecondsLeft: 3600 } } },
    ],
    [[...sending, fails('sendSignupCode', offline)], identity!, withProblem(offline)],
    [[...pathToCode, passes(29), request], open!],
    [[...pathToCode, passes(30), request], 'sendingSignupCode'],
    [[...pathToCode, passes(30), request, fails('sendSignupCode', offline)], open!, withProblem(offline)],
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
      sending,
      at: 'sendingSignupCode',
      code,
      sent: sendSignupCodeDone,
      verifying: 'verifyingSignupCode',
      refused: fails('verifySignupCode', codeWrong),
      open: open!,
      unsent: fails('sendSignupCode', offline),
      again: [request],
    }),
    [
      [...sending, code, sendSignupCodeDone, verifySignupCodeDone(asBusinessSignup(atBasic))],
      company!,
      { context: { phone: { early: undefined } } },
    ],
    [verifying, 'verifyingSignupCode', busy],
    [
      [...verifying, verifySignupCodeDone(atBasic)],
      'savingSignupBasic',
      { ...busy, context: { progress: atBasic } },
    ],
    [[...verifying, verifySignupCodeDone(asBusinessSignup(atBasic))], company!],
    [[...verifying, fails('verifySignupCode', signupMissing)], type!],
    [[...verifying, fails('verifySignupCode', codeWrong)], open!, withProblem(codeWrong)],
    [[...verifying, fails('verifySignupCode', codeExpired)], expired!, withProblem(codeExpired)],
    [
      [...verifying, fails('verifySignupCode', codeExhausted)],
      expired!,
      { context: { problem: codeExhausted, phone: { resendSecondsLeft: 900 } } },
    ],
    [[...verifying, fails('verifySignupCode', codeExhausted), passes(899), request], expired!],
    [[...verifying, fails('verifySignupCode', codeExhausted), passes(900), request], 'sendingSignupCode'],
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
    [savingBusiness, 'savingSignupBasic', busy],
    [saving, 'savingSignupBasic', busy],
    [[...saving, saveSignupBasicDone], mail!],
    [[...savingBusiness, fails('saveSignupBasic', offline)], company!, withProblem(offline)],
    [[...saving, fails('saveSignupBasic', offline)], identified!, withProblem(offline)],
    ...draftLostEndings(saving, 'saveSignupBasic'),
    [[getSignupDone(atPassword), goTo('identity'), keep, saveSignupBasicDone], mail!],

    // The mail address is verified.
    [mailTyping, mail!, { context: { form: { email } } }],
    [mailing, 'sendingSignupMail', busy],
    [
      pathToMailCode,
      mailOpen!,
      { context: { mail: { sentTo: email, codeSecondsLeft: 180, resendSecondsLeft: 30 } } },
    ],
    ...draftLostEndings(mailing, 'sendSignupMail'),
    [[...mailing, fails('sendSignupMail', tooSoon)], mail!, { context: { mail: { resendSecondsLeft: 12 } } }],
    [[...mailing, fails('sendSignupMail', tooSoon), request], mail!],
    [[...mailing, fails('sendSignupMail', tooSoon), otherEmail, request], 'sendingSignupMail'],
    [[...mailing, fails('sendSignupMail', offline)], mail!, withProblem(offline)],
    [[...pathToMailCode, passes(29), request], mailOpen!],
    [[...pathToMailCode, passes(30), request], 'sendingSignupMail'],
    [[...pathToMailCode, passes(30), request, fails('sendSignupMail', offline)], mailOpen!],
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
      sending: mailing,
      at: 'sendingSignupMail',
      code,
      sent: sendSignupMailDone,
      verifying: 'verifyingSignupMail',
      refused: fails('verifySignupMail', codeWrong),
      open: mailOpen!,
      unsent: fails('sendSignupMail', offline),
      again: [request],
    }),
    [verifyingMail, 'verifyingSignupMail', busy],
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
    [[getSignupDone(atPassword), goTo('id'), keep], password!],

    // The password, the review and the end.
    [pathToReview, reviewing!],
    [completing, 'completingSignup', busy],
    [[...completing, confirm], 'completingSignup', { calls: ['getSignup', 'completeSignup'] }],
    [[...completing, completeSignupDone], 'completed', { emitted: [{ type: 'signup.completed' }] }],
    ...draftLostEndings(completing, 'completeSignup'),
    [[...completing, fails('completeSignup', passwordWeak)], password!, withProblem(passwordWeak)],
    [[...completing, fails('completeSignup', keyReused)], reviewing!, withProblem(keyReused)],
    [
      [...completing, fails('completeSignup', offline), confirm],
      'completingSignup',
      { context: { idempotencyKey, problem: undefined } },
    ],

    // Steps are requested by name.
    [[...fresh, goTo('terms')], type!],
    [[...fresh, goTo('identity')], type!],
    [[...reading, goTo('identity')], terms!],
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
  const running = (sentCode: CodeChallenge, to: string) => [sentCode.sentTo === to, codeSituation(sentCode)]
  const where = JSON.stringify(value)
  if (/Identity|enteringCode|SignupCode/.test(where))
    return [step, accountType, running(phone, form.phoneNumber)]
  return /Mail/.test(where) ? [step, accountType, running(mailWait, form.email)] : [step, accountType]
}
