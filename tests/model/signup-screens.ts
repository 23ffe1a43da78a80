import { formatDate, formatDuration, weekdayName } from '#domain/dates.ts'
import { formatBusinessNumber } from '#domain/korean/business-number.ts'
import { formatPhone } from '#domain/korean/phone.ts'
import { currentTerms } from '#server/domains/account/terms/terms.catalogue.ts'
import texts from '#src/features/account/signup/texts.json' with { type: 'json' }
import account from '#src/features/account/texts.json' with { type: 'json' }
import choice from '#src/features/terms/choice-texts.json' with { type: 'json' }
import dateTexts from '#src/forms/date-texts.json' with { type: 'json' }
import type { signupMachine } from '#src/machines/signup/signup.machine.ts'
import type { SignupContext, SignupStep } from '#src/machines/signup/signup-context.ts'
import { codeScreen, emailScreen, newPasswordScreen } from './code-screens.ts'
import type { Screens } from './flow.ts'
import { busy, filledField, fillText, linesOf, open, openIf, type Screen, tickedIf } from './screen.ts'
import { addresses } from './signup-history.ts'

const trialTask = texts.done.task.trial

type ShownScreen = Partial<Screen>
type ScreenOptions = { isBusy: boolean; isSending?: boolean }

/**
 * The expected screen of each state. It is written by hand, without `can` and the tags of the machine, so that errors
 * of the machine are detected.
 */
export const screens = {
  gettingSignup: () => ({ heading: '', progress: '', texts: [], problem: [], fields: [], buttons: [] }),
  unreached: ({ problem }) => ({
    heading: texts.title,
    progress: '',
    texts: [],
    problem: linesOf(problem),
    fields: [],
    buttons: [texts.retry],
  }),
  'filling.resuming': 'is left at once',
  'filling.resumingBasic': 'is left at once',
  'filling.choosingAccountType': (context) => type(context),
  'filling.readingTerms': (context) => terms(context, { isBusy: false }),
  agreeingSignupTerms: (context) => terms(context, { isBusy: true }),
  'filling.identity': 'is left at once',
  'filling.proving': 'is left at once',
  'filling.enteringIdentity': (context) => identity(context, { isBusy: false }),
  sendingSignupCode: (context) =>
    context.phone.sentTo === context.form.phoneNumber
      ? phoneCode(context, { isBusy: true, isSending: true })
      : identity(context, { isBusy: true }),
  'filling.enteringCode.open': (context) => phoneCode(context, { isBusy: false }),
  'filling.enteringCode.expired': (context) => phoneCode(context, { isBusy: false }),
  verifyingSignupCode: (context) => phoneCode(context, { isBusy: true }),
  'filling.identified': (context) => identityScreen(context, { isBusy: false }),
  'filling.basic': 'is left at once',
  savingSignupBasic: (context) =>
    context.progress.accountType === 'BUSINESS'
      ? company(context, { isBusy: true })
      : identityScreen(context, { isBusy: true }),
  'filling.enteringCompany': (context) => company(context, { isBusy: false }),
  'filling.id': 'is left at once',
  'filling.provingMail': 'is left at once',
  'filling.enteringEmail': (context) => email(context, { isBusy: false }),
  sendingSignupMail: (context) =>
    context.mail.sentTo === context.form.email
      ? mailCode(context, { isBusy: true, isSending: true })
      : email(context, { isBusy: true }),
  'filling.enteringMailCode.open': (context) => mailCode(context, { isBusy: false }),
  'filling.enteringMailCode.expired': (context) => mailCode(context, { isBusy: false }),
  verifyingSignupMail: (context) => mailCode(context, { isBusy: true }),
  'filling.mailProven': (context) => mailProven(context),
  'filling.choosingPassword': (context) => password(context),
  'filling.reviewing': (context) => review(context, { isBusy: false }),
  completingSignup: (context) => review(context, { isBusy: true }),
  completed: () => ({
    address: '/auth/signup/done',
    heading: texts.done.title,
    problem: [],
    fields: [],
    buttons: [`1 ${trialTask.title} ${trialTask.text}`, texts.done.my, texts.done.plans],
  }),
} satisfies Screens<typeof signupMachine>

export const comparedFields = [
  texts.identity.name,
  texts.identity.phone,
  texts.basic.company,
  texts.basic.rnno,
  `${texts.basic.representative}${texts.basic.optional}`,
  `${texts.basic.foundedOn}${texts.basic.optional}`,
  `${texts.basic.dept}${texts.basic.optional}`,
  account.email.label,
]

function screenAt(step: SignupStep, { progress, form }: SignupContext): Pick<Screen, 'address' | 'progress'> {
  const isBusiness = (progress.accountType ?? form.accountType) === 'BUSINESS'
  const steps = Object.keys(addresses).filter((each) => isBusiness || each !== 'basic')
  return {
    address: addresses[step],
    // The type of account determines the number of steps.
    progress:
      step === 'type'
        ? ''
        : fillText(texts.progress, { count: steps.length, current: steps.indexOf(step) + 1 }),
  }
}

const continueButton = ({ isBusy }: ScreenOptions, label = texts.next) => [
  openIf(!isBusy)(texts.previous),
  isBusy ? busy(label) : label,
]

function type(context: SignupContext): ShownScreen {
  const { form, progress, problem } = context
  const hasBegun = progress.step !== 'TERMS' && !problem
  return {
    ...screenAt('type', context),
    heading: texts.type.title,
    texts: [
      texts.type.lead,
      ...(hasBegun ? [texts.type.begun] : []),
      `${texts.type.haveAccount} ${texts.type.login}`,
    ],
    problem: linesOf(problem),
    fields: (['INDIVIDUAL', 'BUSINESS'] as const).map((each) =>
      tickedIf(form.accountType === each)(`${texts.type[each]} ${texts.type[`${each}Text`]}`),
    ),
    buttons: [...(hasBegun ? [texts.type.goOn] : []), texts.type.login, texts.next],
  }
}

function terms(context: SignupContext, how: ScreenOptions): ShownScreen {
  const { form, problem } = context
  const all = currentTerms(new Date('2026-12-01')).map(({ termsCode, version, title, requiredYn }) => ({
    title,
    isRequired: requiredYn === 'Y',
    label: `${requiredYn === 'Y' ? choice.required : choice.optional} ${title}`,
    isAgreed: form.terms.some(
      (answer) => answer.termsCode === termsCode && answer.version === version && answer.agreedYn === 'Y',
    ),
  }))
  // After a problem with an outdated edition, missing consents are marked as after a submission.
  const missing = problem?.is('terms.outdated')
    ? all.filter(({ isRequired, isAgreed }) => isRequired && !isAgreed)
    : []
  return {
    ...screenAt('terms', context),
    heading: texts.terms.title,
    texts: [texts.terms.lead, texts.terms.allHint, ...missing.map(() => texts.terms.missing)],
    problem: linesOf(problem),
    fields: [
      tickedIf(all.every(({ isAgreed }) => isAgreed))(choice.all),
      ...all.map(({ label, isAgreed }) => tickedIf(isAgreed)(label)),
    ],
    buttons: [
      ...all.map(({ title }) => fillText(choice.showOf, { title })),
      ...continueButton(how, texts.terms.submit),
    ],
  }
}

function identity(context: SignupContext, { isBusy }: ScreenOptions): ShownScreen {
  const { form, phone, problem } = context
  const waitSeconds = !isBusy && phone.sentTo === form.phoneNumber ? phone.resendSecondsLeft : 0
  const wait = waitSeconds > 0 ? [fillText(account.waitFor, { duration: formatDuration(waitSeconds) })] : []
  const { title, lead, name, phoneHint, submit } = texts.identity
  return {
    ...screenAt('identity', context),
    heading: title,
    texts: [lead, phoneHint, ...(problem ? [] : wait)],
    problem: problem ? [...linesOf(problem), ...wait] : [],
    fields: [filledField(name, form.name), filledField(texts.identity.phone, form.phoneNumber)],
    buttons: [openIf(!isBusy)(texts.previous), isBusy ? busy(submit) : openIf(waitSeconds === 0)(submit)],
  }
}

function phoneCode(context: SignupContext, { isBusy, isSending }: ScreenOptions): ShownScreen {
  const { phone: code, problem } = context
  const { codeTitle, sent, reopen } = texts.identity
  const lead = fillText(sent, { destination: formatPhone(code.sentTo) })
  return {
    ...screenAt('identity', context),
    heading: codeTitle,
    ...codeScreen({ code, isBusy, isSending, problem, lead, reopen }),
  }
}

function identityScreen(context: SignupContext, how: ScreenOptions): ShownScreen {
  const {
    progress: { name, phoneNumber },
    problem,
  } = context
  return {
    ...screenAt('identity', context),
    heading: texts.identity.provenTitle,
    texts: [],
    problem: linesOf(problem),
    facts: [`${texts.identity.name} ${name}`, `${texts.identity.phone} ${formatPhone(phoneNumber ?? '')}`],
    buttons: [openIf(!how.isBusy)(texts.identity.reopen), ...continueButton(how)],
  }
}

function company(context: SignupContext, how: ScreenOptions): ShownScreen {
  const {
    form: { companyName, rnno, deptName, representative, foundedOn },
    problem,
  } = context
  const { title, lead, rnnoHint, detailsHint, foundedOnHint, dept, optional } = texts.basic
  return {
    ...screenAt('basic', context),
    heading: title,
    texts: [lead, rnnoHint, detailsHint, foundedOnHint],
    problem: linesOf(problem),
    fields: [
      filledField(texts.basic.company, companyName),
      filledField(texts.basic.rnno, rnno),
      filledField(`${texts.basic.representative}${optional}`, representative),
      filledField(
        `${texts.basic.foundedOn}${optional}`,
        foundedOn && `${formatDate(foundedOn)} (${weekdayName(foundedOn)})`,
      ),
      filledField(`${dept}${optional}`, deptName),
    ],
    buttons: [openIf(!how.isBusy)(dateTexts.open), ...continueButton(how)],
  }
}

function email(context: SignupContext, { isBusy }: ScreenOptions): ShownScreen {
  const {
    form: { email: typed },
    mail,
    problem,
  } = context
  const waitSeconds = !isBusy && mail.sentTo === typed ? mail.resendSecondsLeft : 0
  const { title, lead } = texts.id
  return {
    ...screenAt('id', context),
    heading: title,
    ...emailScreen({ isBusy, problem, lead, email: typed, waitSeconds, previous: true }),
  }
}

function mailCode(context: SignupContext, { isBusy, isSending }: ScreenOptions): ShownScreen {
  const { mail: code, problem } = context
  const { codeTitle, sent, note, reopen } = texts.id
  return {
    ...screenAt('id', context),
    heading: codeTitle,
    ...codeScreen({
      code,
      isBusy,
      isSending,
      problem,
      lead: fillText(sent, { email: code.sentTo }),
      note,
      reopen,
    }),
  }
}

function mailProven(context: SignupContext): ShownScreen {
  const { progress, problem } = context
  return {
    ...screenAt('id', context),
    heading: texts.id.provenTitle,
    texts: [],
    problem: linesOf(problem),
    facts: [`${texts.id.email} ${progress.email}`],
    buttons: [open(texts.id.reopen), ...continueButton({ isBusy: false })],
  }
}

function password(context: SignupContext): ShownScreen {
  return {
    ...screenAt('password', context),
    heading: texts.password.title,
    ...newPasswordScreen({ isBusy: false, problem: context.problem, submit: texts.next, previous: true }),
  }
}

function review(context: SignupContext, how: ScreenOptions): ShownScreen {
  const { progress, problem } = context
  const { type, required, agreed, declined, changeOf, submit } = texts.review
  const isBusiness = progress.accountType === 'BUSINESS'
  const groups = ['type', 'identity', ...(isBusiness ? ['basic'] : []), 'id', 'terms'] as const
  const isReused = problem?.is('key.reused') ?? false
  return {
    ...screenAt('review', context),
    heading: texts.review.title,
    texts: [texts.review.lead],
    problem: [...linesOf(problem), ...(isReused ? [texts.review.login] : [])],
    facts: [
      `${type} ${texts.type[isBusiness ? 'BUSINESS' : 'INDIVIDUAL']}`,
      `${texts.identity.name} ${progress.name}`,
      `${texts.identity.phone} ${formatPhone(progress.phoneNumber ?? '')}`,
      ...(isBusiness
        ? [
            `${texts.basic.company} ${progress.companyName}`,
            `${texts.basic.rnno} ${formatBusinessNumber(progress.rnno ?? '')}`,
            `${texts.basic.representative} ${progress.representative}`,
            `${texts.basic.foundedOn} ${formatDate(progress.foundedOn ?? '')}`,
            `${texts.basic.dept} ${progress.deptName}`,
          ]
        : []),
      `${texts.id.email} ${progress.email}`,
      `${required} ${agreed}`,
      `${texts.review.MARKETING} ${declined}`,
      `${texts.review.MARKETING_NIGHT} ${declined}`,
    ],
    fields: [],
    buttons: [
      ...groups.map((step) =>
        openIf(!how.isBusy)(fillText(changeOf, { step: texts.step[step as keyof typeof texts.step] })),
      ),
      ...(isReused ? [texts.review.login] : []),
      ...continueButton(how, submit),
    ],
  }
}
