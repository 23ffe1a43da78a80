import { eq } from 'drizzle-orm'
import type { Output, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { emptySignup } from '#domain/account/empty-signup.ts'
import { accountDrafts } from '#server/db/schema/account.ts'
import { termsCatalogue } from '#server/domains/account/terms/terms.catalogue.ts'
import { hashToken } from '#server/security/tokens.ts'
import { type Browser, browserOf, mailedCode, otherCode, signupAt } from '#server/testing/account-world.ts'
import type { Portal } from '#server/testing/portal.ts'
import type { signupMachine } from '#src/machines/signup/signup.machine.ts'
import {
  type AccountType,
  type SignupContext,
  type SignupProgress,
} from '#src/machines/signup/signup-context.ts'
import { done, fails } from '#src/machines/testing/steps.ts'
import type * as flow from './flow.ts'
import { serverUnreached } from './steps.ts'

type SignupMachine = typeof signupMachine
type Leaf = flow.LeafOf<SignupMachine>
type World = flow.World<SignupMachine, Stranger, StrangerKind>
type Situation = flow.Situation<SignupMachine, Stranger>
/** The calls that need a draft. */
type GuardedOperation =
  | 'sendSignupCode'
  | 'verifySignupCode'
  | 'saveSignupBasic'
  | 'sendSignupMail'
  | 'verifySignupMail'
  | 'completeSignup'
type DraftStep = 'IDENTITY' | 'BASIC' | 'ID' | 'PASSWORD'

export type Stranger = { name: string; phoneNumber: string; email: string }
/** The kinds of mail addresses: not used yet, or already the login id of a member. */
export const strangerKinds = ['stranger', 'member'] as const
export type StrangerKind = (typeof strangerKinds)[number]

export const name = '송나래'
export const company = {
  companyName: '솔바람상회',
  rnno: '9998700017',
  deptName: '총무팀',
  representative: '이지호',
  foundedOn: '2019-03-04',
}
const accountTypes: AccountType[] = ['INDIVIDUAL', 'BUSINESS']
const steps: DraftStep[] = ['IDENTITY', 'BASIC', 'ID', 'PASSWORD']
const sentCode: Output<'sendSignupCode'> = { expiresInSeconds: 180, resendInSeconds: 30 }
const forStranger = { of: ['stranger'] } as const

/**
 * Returns an example of the progress of a sign-up at a step; the server’s answer also contains the data of the
 * person.
 */
function progressAt(step: DraftStep, accountType: AccountType): SignupProgress {
  const isReached = (other: DraftStep) => steps.indexOf(step) >= steps.indexOf(other)
  return {
    ...emptySignup,
    step,
    accountType,
    terms: [{ termsCode: 'SERVICE', version: '1.0', agreedYn: 'Y' }],
    ...(isReached('BASIC') && { name, phoneNumber: '01000001234', phoneVerifiedYn: 'Y' as const }),
    ...(isReached('ID') && accountType === 'BUSINESS' && company),
    ...(isReached('PASSWORD') && { email: 'narae.song@solbaram.example', emailVerifiedYn: 'Y' as const }),
  }
}

// The e-mail address stays verified when the phone number is verified again.
const nextStep = ({ progress }: SignupContext, step: DraftStep): DraftStep =>
  progress.emailVerifiedYn === 'Y' ? 'PASSWORD' : step
const typeOf = ({ progress }: SignupContext) => progress.accountType
const isPhoneCodeGood = ({ phone }: SignupContext) => phone.codeSecondsLeft > 0
const isMailCodeGood = ({ mail }: SignupContext) => mail.codeSecondsLeft > 0
const hasAccountType = (accountType: AccountType) => (context: SignupContext) =>
  typeOf(context) === accountType

// The state in which a call began determines where its failure is shown.
const phoneStates: Leaf[] = ['filling.enteringIdentity', 'filling.enteringCode.open']
const mailStates: Leaf[] = ['filling.enteringEmail', 'filling.enteringMailCode.open']
const statesAfterPhone = (accountType: AccountType): Leaf[] =>
  accountType === 'BUSINESS' ? ['filling.enteringCompany'] : ['savingSignupBasic']
const resumed = {
  IDENTITY: { INDIVIDUAL: 'filling.enteringIdentity', BUSINESS: 'filling.enteringIdentity' },
  BASIC: { INDIVIDUAL: 'filling.identified', BUSINESS: 'filling.enteringCompany' },
  ID: { INDIVIDUAL: 'filling.enteringEmail', BUSINESS: 'filling.enteringEmail' },
  PASSWORD: { INDIVIDUAL: 'filling.choosingPassword', BUSINESS: 'filling.choosingPassword' },
} as const satisfies Record<DraftStep, Record<AccountType, Leaf>>

/** For every outcome of each call of the sign-up, the change of the server’s data that causes this outcome. */
export const worlds = {
  getSignup: {
    done: [
      {
        outcome: done('getSignup', emptySignup),
        leadsTo: ['filling.choosingAccountType'],
        meanwhile: removeDraft,
      },
      ...steps.flatMap((step) =>
        accountTypes.map(
          (accountType): World => ({
            outcome: done('getSignup', progressAt(step, accountType)),
            // A code that was sent before this call may still be valid.
            leadsTo: [
              resumed[step][accountType],
              'filling.enteringCode.open',
              'filling.enteringMailCode.open',
            ],
            where: ({ phone, mail }) => phone.codeSecondsLeft + mail.codeSecondsLeft === 0,
            ...(step === 'PASSWORD' && forStranger),
            meanwhile: (situation) => moveDraftTo(situation, step, accountType),
          }),
        ),
      ),
    ],
    unreached: { outcome: fails('getSignup', serverUnreached), leadsTo: ['unreached'] },
  },
  agreeSignupTerms: {
    done: steps.flatMap((step) =>
      accountTypes.map(
        (accountType): World => ({
          outcome: done('agreeSignupTerms', progressAt(step, accountType)),
          leadsTo: step === 'IDENTITY' ? phoneStates : ['filling.identified'],
          where: ({ form, progress }) =>
            form.accountType === accountType &&
            (progress.step === 'TERMS' ? step === 'IDENTITY' : progress.step === step) &&
            (progress.accountType === null ||
              progress.accountType === accountType ||
              step === 'IDENTITY' ||
              step === 'BASIC'),
        }),
      ),
    ),
    'terms.required': 'The screen sends nothing before every required term it knows of is ticked.',
    'signup.tooMany':
      'The portal of the walks lets its one address begin as many as they need; server and pacts have it.',
    'terms.outdated': {
      outcome: fails('agreeSignupTerms', problemNamed('terms.outdated')),
      leadsTo: ['filling.readingTerms'],
      meanwhile: ({ later }) => Promise.resolve(bringIntoForce(later)),
    },
    unreached: { outcome: fails('agreeSignupTerms', serverUnreached), leadsTo: ['filling.readingTerms'] },
  },
  sendSignupCode: {
    done: { outcome: done('sendSignupCode', sentCode), leadsTo: ['filling.enteringCode.open'] },
    'signup.missing': signupMissing('sendSignupCode'),
    'company.nameReserved': 'the walk types one person, whose name is free',
    // Another tab has already requested a code.
    'code.tooSoon': {
      outcome: fails('sendSignupCode', problemNamed('code.tooSoon', { retryAfterSeconds: 30 })),
      leadsTo: phoneStates,
      meanwhile: sendCodeElsewhere,
    },
    'code.exhausted': {
      outcome: fails('sendSignupCode', problemNamed('code.exhausted', { retryAfterSeconds: 900 })),
      leadsTo: phoneStates,
      meanwhile: guessPhoneCodes,
    },
    'verification.tooMany': {
      outcome: fails('sendSignupCode', problemNamed('verification.tooMany', { retryAfterSeconds: 3600 })),
      leadsTo: phoneStates,
      async meanwhile({ portal, person: { phoneNumber } }) {
        while (
          (await (await signupAt(portal, 'IDENTITY')).call('sendSignupCode', { name, phoneNumber })).code ===
          200
        );
      },
    },
    unreached: { outcome: fails('sendSignupCode', serverUnreached), leadsTo: phoneStates },
  },
  verifySignupCode: {
    done: (['BASIC', 'PASSWORD'] as const).flatMap((step) =>
      accountTypes.map(
        (accountType): World => ({
          outcome: done('verifySignupCode', progressAt(step, accountType)),
          leadsTo: statesAfterPhone(accountType),
          where: (context) =>
            isPhoneCodeGood(context) &&
            typeOf(context) === accountType &&
            nextStep(context, 'BASIC') === step,
        }),
      ),
    ),
    'signup.missing': signupMissing('verifySignupCode'),
    'code.wrong': {
      outcome: fails('verifySignupCode', problemNamed('code.wrong', { remaining: 4 })),
      leadsTo: ['filling.enteringCode.open'],
      where: isPhoneCodeGood,
    },
    // The code has expired for the server only, since the server's clock is ahead of the browser's.
    'code.expired': {
      outcome: fails('verifySignupCode', problemNamed('code.expired')),
      leadsTo: ['filling.enteringCode.expired'],
      meanwhile: ({ portal }) => Promise.resolve(portal.clock.pass(180)),
    },
    'code.exhausted': {
      outcome: fails('verifySignupCode', problemNamed('code.exhausted', { retryAfterSeconds: 900 })),
      leadsTo: ['filling.enteringCode.expired'],
      meanwhile: guessPhoneCodes,
    },
    unreached: {
      outcome: fails('verifySignupCode', serverUnreached),
      leadsTo: ['filling.enteringCode.open', 'filling.enteringCode.expired'],
    },
  },
  saveSignupBasic: {
    done: (['ID', 'PASSWORD'] as const).flatMap((step) =>
      accountTypes.map(
        (accountType): World => ({
          outcome: done('saveSignupBasic', progressAt(step, accountType)),
          leadsTo: step === 'ID' ? mailStates : ['filling.mailProven'],
          where: (context) => typeOf(context) === accountType && nextStep(context, 'ID') === step,
        }),
      ),
    ),
    'signup.missing': signupMissing('saveSignupBasic'),
    'signup.outOfOrder': outOfOrderWorld('saveSignupBasic', sendCodeElsewhere),
    'company.nameReserved': 'the walk types one company, whose name is free',
    unreached: [
      {
        outcome: fails('saveSignupBasic', serverUnreached),
        leadsTo: ['filling.enteringCompany'],
        where: hasAccountType('BUSINESS'),
      },
      // The state after this failure depends on the account type, so the outcome is listed once for each type.
      {
        outcome: fails('saveSignupBasic', serverUnreached),
        leadsTo: ['filling.identified'],
        where: hasAccountType('INDIVIDUAL'),
      },
    ],
  },
  sendSignupMail: {
    done: { outcome: done('sendSignupMail', sentCode), leadsTo: ['filling.enteringMailCode.open'] },
    'signup.missing': signupMissing('sendSignupMail'),
    'signup.outOfOrder': outOfOrderWorld('sendSignupMail', sendCodeElsewhere),
    'code.tooSoon': {
      outcome: fails('sendSignupMail', problemNamed('code.tooSoon', { retryAfterSeconds: 30 })),
      leadsTo: mailStates,
      meanwhile: sendMailElsewhere,
    },
    'code.exhausted': {
      outcome: fails('sendSignupMail', problemNamed('code.exhausted', { retryAfterSeconds: 900 })),
      leadsTo: mailStates,
      meanwhile: guessMailCodes,
    },
    'verification.tooMany': {
      outcome: fails('sendSignupMail', problemNamed('verification.tooMany', { retryAfterSeconds: 3600 })),
      leadsTo: mailStates,
      async meanwhile({ portal, person: { email } }) {
        while ((await (await signupAt(portal, 'ID')).call('sendSignupMail', { email })).code === 200);
      },
    },
    unreached: { outcome: fails('sendSignupMail', serverUnreached), leadsTo: mailStates },
  },
  verifySignupMail: {
    done: accountTypes.map(
      (accountType): World => ({
        outcome: done('verifySignupMail', progressAt('PASSWORD', accountType)),
        leadsTo: ['filling.choosingPassword'],
        where: (context) => isMailCodeGood(context) && typeOf(context) === accountType,
        ...forStranger,
      }),
    ),
    'signup.missing': signupMissing('verifySignupMail'),
    'signup.outOfOrder': outOfOrderWorld('verifySignupMail', sendCodeElsewhere),
    'code.wrong': {
      outcome: fails('verifySignupMail', problemNamed('code.wrong', { remaining: 4 })),
      leadsTo: ['filling.enteringMailCode.open'],
      where: isMailCodeGood,
    },
    'code.expired': {
      outcome: fails('verifySignupMail', problemNamed('code.expired')),
      leadsTo: ['filling.enteringMailCode.expired'],
      meanwhile: ({ portal }) => Promise.resolve(portal.clock.pass(180)),
    },
    'code.exhausted': {
      outcome: fails('verifySignupMail', problemNamed('code.exhausted', { retryAfterSeconds: 900 })),
      leadsTo: ['filling.enteringMailCode.expired'],
      meanwhile: guessMailCodes,
    },
    unreached: {
      outcome: fails('verifySignupMail', serverUnreached),
      leadsTo: ['filling.enteringMailCode.open', 'filling.enteringMailCode.expired'],
    },
  },
  completeSignup: {
    done: { outcome: done('completeSignup', { loginYn: 'Y' }), leadsTo: ['completed'] },
    'signup.missing': signupMissing('completeSignup'),
    'signup.outOfOrder': outOfOrderWorld('completeSignup', sendMailElsewhere),
    'password.weak': {
      outcome: fails('completeSignup', problemNamed('password.weak', { weakness: 'common' })),
      leadsTo: ['filling.choosingPassword'],
    },
    // This sign-up was completed before with another password, and the answer was lost.
    'key.reused': {
      outcome: fails('completeSignup', problemNamed('key.reused')),
      leadsTo: ['filling.reviewing'],
      meanwhile: async ({ portal, cookie, input }) =>
        portal.call(
          'completeSignup',
          { idempotencyKey: input.idempotencyKey as string, password: 'gaeul-haneul-7351' },
          await withDraft(cookie),
        ),
    },
    unreached: { outcome: fails('completeSignup', serverUnreached), leadsTo: ['filling.reviewing'] },
  },
} satisfies flow.Worlds<SignupMachine, Stranger, StrangerKind>

// Returns the `World` in which half an hour has passed on the server, so that the sign-up has expired.
function signupMissing(id: GuardedOperation): World {
  return {
    outcome: fails(id, problemNamed('signup.missing')),
    leadsTo: ['filling.choosingAccountType'],
    meanwhile: ({ portal }) => Promise.resolve(portal.clock.pass(1800)),
  }
}

function outOfOrderWorld(id: GuardedOperation, meanwhile: World['meanwhile']): World {
  return { outcome: fails(id, problemNamed('signup.outOfOrder')), leadsTo: ['gettingSignup'], meanwhile }
}

const withDraft = async (cookie: Situation['cookie']) => ({ cookies: { signup: await cookie('signup') } })
const withToken = (token: string) => eq(accountDrafts.tokenHash, hashToken(token))

/** Removes the draft of the browser, as if it had expired. */
async function removeDraft({ database: { db }, cookie }: Situation): Promise<void> {
  await db.delete(accountDrafts).where(withToken(await cookie('signup')))
}

/** Moves the browser's draft to a step. */
async function moveDraftTo(
  situation: Situation,
  step: DraftStep,
  accountType: Schema<'AccountType'>,
): Promise<void> {
  const {
    portal,
    database: { db },
    person,
    cookie,
  } = situation
  await removeDraft(situation)
  const { cookies } = await signupAt(portal, step, { ...person, accountType })
  await db
    .update(accountDrafts)
    .set({ tokenHash: hashToken(await cookie('signup')) })
    .where(withToken(cookies.signup!))
}

// Requests another code from another tab of the same browser.
async function sendCodeElsewhere({ portal, person: { phoneNumber }, cookie }: Situation): Promise<void> {
  await portal.call('sendSignupCode', { name, phoneNumber }, await withDraft(cookie))
}
async function sendMailElsewhere({ portal, person: { email }, cookie }: Situation): Promise<void> {
  await portal.call('sendSignupMail', { email }, await withDraft(cookie))
}

async function guessPhoneCodes({ portal, person: { phoneNumber } }: Situation): Promise<void> {
  const elsewhere = await signupAt(portal, 'IDENTITY')
  await elsewhere.call('sendSignupCode', { name, phoneNumber })
  await guess(elsewhere, 'verifySignupCode', portal.lastCode())
}
async function guessMailCodes({ portal, person: { email } }: Situation): Promise<void> {
  const elsewhere = await signupAt(portal, 'ID')
  await elsewhere.call('sendSignupMail', { email })
  await guess(elsewhere, 'verifySignupMail', await mailedCode(portal, email))
}
async function guess(
  browser: Browser,
  id: 'verifySignupCode' | 'verifySignupMail',
  right: string,
): Promise<void> {
  for (let tries = 1; tries <= 5; tries += 1) await browser.call(id, { code: otherCode(right) })
}

function bringIntoForce(later: Situation['later']): void {
  const editions = termsCatalogue.SERVICE as (typeof termsCatalogue.SERVICE)[number][]
  editions.push({
    ...editions[0]!,
    version: '1.1',
    title: '서비스 이용약관(개정)',
    effectiveDate: '2026-11-01',
  })
  later(() => editions.pop())
}

/** Creates a draft in a separate browser. */
export const newDraft = (portal: Portal) => signupAt(portal, 'IDENTITY', {}, browserOf(portal))
