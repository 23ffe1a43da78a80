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
  agreed,
  choose,
  choosePassword,
  code,
  codeExpired,
  codeWrong,
  completed,
  confirm,
  email,
  exhausted,
  goTo,
  got,
  idempotencyKey,
  keep,
  mailed,
  mailVerified,
  missing,
  ofBusiness,
  offline,
  otherEmail,
  otherPhone,
  outdated,
  outOfOrder,
  progress,
  reopen,
  reopenEmail,
  request,
  required,
  retry,
  reused,
  saved,
  sent,
  submitCompany,
  submitTerms,
  tick,
  ticks,
  tooMany,
  tooSoon,
  typeCompany,
  typeEmail,
  typeIdentity,
  verified,
  weak,
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

const fresh = [got(none)] as const
const reading = [...fresh, choose('INDIVIDUAL')] as const
const agreeing = [...reading, tick, submitTerms] as const
const typing = [got(atIdentity), typeIdentity] as const
const sending = [...typing, request] as const
const atCode = [...sending, sent] as const
const verifying = [...atCode, code] as const
const businessTyping = [got(ofBusiness(atBasic)), typeCompany] as const
const savingBusiness = [...businessTyping, submitCompany] as const
const saving = [got(atBasic), keep] as const
const mailTyping = [got(atId), typeEmail] as const
const mailing = [...mailTyping, request] as const
const atMailCode = [...mailing, mailed] as const
const verifyingMail = [...atMailCode, code] as const
const atReview = [got(atPassword), choosePassword] as const
const completing = [...atReview, confirm] as const

const because = (problem: Problem | undefined) => ({ context: { problem } })
const busy = { tags: ['busy'] }

/** The endings of every call when the draft no longer exists, or the server is at another step. */
const elsewhere = (steps: Story, operation: OperationId): Ending<typeof signupMachine>[] => [
  [[...steps, fails(operation, missing)], type!, { context: { problem: missing, progress: emptySignup } }],
  [[...steps, fails(operation, outOfOrder)], 'gettingSignup', because(outOfOrder)],
]

describeModel(signupMachine, {
  input: { idempotencyKey },
  gestures: [
    retry,
    choose('INDIVIDUAL'),
    choose('BUSINESS'),
    tick,
    submitTerms,
    typeIdentity,
    reopen,
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
    ...[none, atIdentity, atBasic, ofBusiness(atBasic), atId, atPassword].map(got),
    fails('getSignup', offline),
    agreed(atIdentity),
    agreed(ofBusiness(atBasic)),
    ...[outdated, required].map((problem) => fails('agreeSignupTerms', problem)),
    sent,
    ...[missing, tooSoon, offline].map((problem) => fails('sendSignupCode', problem)),
    verified(atBasic),
    verified(ofBusiness(atBasic)),
    ...[missing, exhausted, codeExpired, codeWrong].map((problem) => fails('verifySignupCode', problem)),
    saved,
    ...[missing, outOfOrder, offline].map((problem) => fails('saveSignupBasic', problem)),
    mailed,
    ...[missing, outOfOrder, tooSoon, offline].map((problem) => fails('sendSignupMail', problem)),
    mailVerified,
    ...[missing, outOfOrder, exhausted, codeExpired, codeWrong].map((problem) =>
      fails('verifySignupMail', problem),
    ),
    completed,
    ...[missing, outOfOrder, weak, reused].map((problem) => fails('completeSignup', problem)),
  ],
  sameness: situation,
  endings: [
    // The start, and a restart
    [[], 'gettingSignup', { ...busy, context: { ...freshSignup, idempotencyKey }, calls: ['getSignup'] }],
    [fresh, type!, { context: { form: freshSignup.form } }],
    [[...fresh, passes(30)], type!, { still: true }],
    [[got(atIdentity)], identity!, { context: { form: { accountType: 'INDIVIDUAL', terms: ticks } } }],
    [[got(atBasic)], identified!, { context: { form: { name: '김민수', phoneNumber: '01012345678' } } }],
    [[got(ofBusiness(atBasic))], company!],
    [[got(atId)], mail!],
    [[got(atPassword)], password!, { context: { form: { email } } }],
    [[fails('getSignup', offline)], 'unreached', because(offline)],
    [[fails('getSignup', offline), retry], 'gettingSignup', because(undefined)],
    // The server has a step that needs another screen first
    [[...saving, fails('saveSignupBasic', outOfOrder), got(atIdentity)], identity!, because(outOfOrder)],

    // Kind of account and terms
    [reading, terms!, { context: { form: { accountType: 'INDIVIDUAL', terms: [] } } }],
    [[...reading, tick], terms!, { context: { form: { terms: ticks } } }],
    [agreeing, 'agreeingSignupTerms', { ...busy, calls: ['getSignup', 'agreeSignupTerms'] }],
    [[...agreeing, submitTerms], 'agreeingSignupTerms'],
    [[...agreeing, agreed(atIdentity)], identity!, { context: { progress: atIdentity } }],
    [[...agreeing, fails('agreeSignupTerms', outdated)], terms!, because(outdated)],
    [[...agreeing, fails('agreeSignupTerms', required)], terms!, because(required)],
    [
      [...agreeing, fails('agreeSignupTerms', offline), submitTerms],
      'agreeingSignupTerms',
      because(undefined),
    ],
    // Back and forward again: another type of account preserves the proofs.
    [[got(atBasic), goTo('type'), choose('BUSINESS'), submitTerms, agreed(ofBusiness(atBasic))], identified!],
    [
      [got(atBasic), goTo('type'), choose('BUSINESS'), submitTerms, agreed(ofBusiness(atBasic)), keep],
      company!,
    ],

    // The mobile number
    [typing, identity!, { context: { form: { name: '김민수', phoneNumber: '01012345678' } } }],
    [sending, 'sendingSignupCode', busy],
    [[...sending, request], 'sendingSignupCode'],
    [
      atCode,
      open!,
      { context: { phone: { sentTo: '01012345678', codeSecondsLeft: 180, resendSecondsLeft: 30 } } },
    ],
    [
      [...sending, fails('sendSignupCode', missing)],
      type!,
      { context: { problem: missing, form: { name: '김민수' } } },
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
    [[...sending, fails('sendSignupCode', offline)], identity!, because(offline)],
    [[...atCode, passes(29), request], open!],
    [[...atCode, passes(30), request], 'sendingSignupCode'],
    [[...atCode, passes(30), request, fails('sendSignupCode', offline)], open!, because(offline)],
    [
      [...atCode, passes(30), request, fails('sendSignupCode', tooSoon)],
      open!,
      { context: { phone: { codeSecondsLeft: 150, resendSecondsLeft: 12 } } },
    ],
    [[...atCode, passes(179)], open!],
    [[...atCode, passes(180)], expired!],
    [[...atCode, passes(180), code], expired!],
    [[...atCode, reopen], identity!],
    [[...atCode, reopen, otherPhone, request], 'sendingSignupCode'],
    [[...atCode, goTo('terms'), goTo('identity')], open!],
    ...earlyCode<typeof signupMachine>({
      name: 'phone',
      sending,
      at: 'sendingSignupCode',
      code,
      sent,
      verifying: 'verifyingSignupCode',
      refused: fails('verifySignupCode', codeWrong),
      open: open!,
      unsent: fails('sendSignupCode', offline),
      again: [request],
    }),
    [
      [...sending, code, sent, verified(ofBusiness(atBasic))],
      company!,
      { context: { phone: { early: undefined } } },
    ],
    [verifying, 'verifyingSignupCode', busy],
    [[...verifying, verified(atBasic)], 'savingSignupBasic', { ...busy, context: { progress: atBasic } }],
    [[...verifying, verified(ofBusiness(atBasic))], company!],
    [[...verifying, fails('verifySignupCode', missing)], type!],
    [[...verifying, fails('verifySignupCode', codeWrong)], open!, because(codeWrong)],
    [[...verifying, fails('verifySignupCode', codeExpired)], expired!, because(codeExpired)],
    [
      [...verifying, fails('verifySignupCode', exhausted)],
      expired!,
      { context: { problem: exhausted, phone: { resendSecondsLeft: 900 } } },
    ],
    [[...verifying, fails('verifySignupCode', exhausted), passes(899), request], expired!],
    [[...verifying, fails('verifySignupCode', exhausted), passes(900), request], 'sendingSignupCode'],
    [[got(atBasic), reopen], identity!],
    // A new code invalidates the old proof.
    [[got(atPassword), goTo('identity'), reopen, otherPhone, request, sent, goTo('password')], open!],

    // The company
    [
      businessTyping,
      company!,
      { context: { form: { companyName: '한빛상사', rnno: '1248100998', name: '김민수' } } },
    ],
    [savingBusiness, 'savingSignupBasic', busy],
    [saving, 'savingSignupBasic', busy],
    [[...saving, saved], mail!],
    [[...savingBusiness, fails('saveSignupBasic', offline)], company!, because(offline)],
    [[...saving, fails('saveSignupBasic', offline)], identified!, because(offline)],
    ...elsewhere(saving, 'saveSignupBasic'),
    [[got(atPassword), goTo('identity'), keep, saved], mail!],

    // The mail address
    [mailTyping, mail!, { context: { form: { email } } }],
    [mailing, 'sendingSignupMail', busy],
    [
      atMailCode,
      mailOpen!,
      { context: { mail: { sentTo: email, codeSecondsLeft: 180, resendSecondsLeft: 30 } } },
    ],
    ...elsewhere(mailing, 'sendSignupMail'),
    [[...mailing, fails('sendSignupMail', tooSoon)], mail!, { context: { mail: { resendSecondsLeft: 12 } } }],
    [[...mailing, fails('sendSignupMail', tooSoon), request], mail!],
    [[...mailing, fails('sendSignupMail', tooSoon), otherEmail, request], 'sendingSignupMail'],
    [[...mailing, fails('sendSignupMail', offline)], mail!, because(offline)],
    [[...atMailCode, passes(29), request], mailOpen!],
    [[...atMailCode, passes(30), request], 'sendingSignupMail'],
    [[...atMailCode, passes(30), request, fails('sendSignupMail', offline)], mailOpen!],
    [[...atMailCode, passes(180)], mailExpired!],
    [[...atMailCode, reopenEmail], mail!],
    [[...atMailCode, goTo('identity'), goTo('id')], mailOpen!],
    ...earlyCode<typeof signupMachine>({
      name: 'mail',
      sending: mailing,
      at: 'sendingSignupMail',
      code,
      sent: mailed,
      verifying: 'verifyingSignupMail',
      refused: fails('verifySignupMail', codeWrong),
      open: mailOpen!,
      unsent: fails('sendSignupMail', offline),
      again: [request],
    }),
    [verifyingMail, 'verifyingSignupMail', busy],
    [[...verifyingMail, mailVerified], password!, { context: { progress: atPassword } }],
    ...elsewhere(verifyingMail, 'verifySignupMail'),
    [[...verifyingMail, fails('verifySignupMail', codeWrong)], mailOpen!, because(codeWrong)],
    [[...verifyingMail, fails('verifySignupMail', codeExpired)], mailExpired!],
    [
      [...verifyingMail, fails('verifySignupMail', exhausted)],
      mailExpired!,
      { context: { mail: { resendSecondsLeft: 900 } } },
    ],
    [[got(atPassword), goTo('id')], mailProven!],
    [[got(atPassword), goTo('id'), reopenEmail], mail!],
    [[got(atPassword), goTo('id'), keep], password!],

    // Password, review and the end
    [atReview, reviewing!],
    [completing, 'completingSignup', busy],
    [[...completing, confirm], 'completingSignup', { calls: ['getSignup', 'completeSignup'] }],
    [[...completing, completed], 'completed', { emitted: [{ type: 'signup.completed' }] }],
    ...elsewhere(completing, 'completeSignup'),
    [[...completing, fails('completeSignup', weak)], password!, because(weak)],
    [[...completing, fails('completeSignup', reused)], reviewing!, because(reused)],
    [
      [...completing, fails('completeSignup', offline), confirm],
      'completingSignup',
      { context: { idempotencyKey, problem: undefined } },
    ],

    // Steps by name
    [[...fresh, goTo('terms')], type!],
    [[...fresh, goTo('identity')], type!],
    [[...reading, goTo('identity')], terms!],
    [[got(atIdentity), goTo('id')], identity!],
    [[got(atId), goTo('password')], mail!],
    [[got(atPassword), goTo('basic')], password!],
    [[got(atPassword), goTo('type')], type!],
    [[got(atPassword), goTo('terms')], terms!],
    [[got(atPassword), goTo('identity')], identified!],
    [[got(ofBusiness(atPassword)), goTo('basic')], company!],
    [[...atReview, goTo('id')], mailProven!],
    [[...atReview, goTo('password')], password!],
    [[...atReview, goTo('type'), goTo('password')], password!],
  ],
})

// A wait matters where its code is typed.
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
