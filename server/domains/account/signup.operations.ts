import type { Input, OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { emptySignup } from '#domain/account/empty-signup.ts'
import { detailsMistakes, detailsOf } from '#domain/company/details.ts'
import { kstDate } from '#domain/dates.ts'
import { isEmail, normalizeEmail } from '#domain/email.ts'
import { isBusinessNumber } from '#domain/korean/business-number.ts'
import { digitsOf } from '#domain/korean/digits.ts'
import { isPersonName, normalizeName } from '#domain/korean/names.ts'
import { isMobile, normalizePhone } from '#domain/korean/phone.ts'
import { typedLine } from '#domain/typed/typed-text.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { accountExistsMail, signupCodeMail } from '#server/messages/account-mails.ts'
import { codeText } from '#server/messages/texts.ts'
import { nameOperator } from '#server/operator.ts'
import { addressGroup } from '#server/security/address-group.ts'
import { createVerification, type Destination, isUnchangedCode } from '#server/security/verification.ts'
import type { AccountDeps } from './account.deps.ts'
import { hasReached, progressOf, type SignupContent, type Step, signupRule } from './account.rules.ts'
import { memberByEmail } from './account.store.ts'
import { type Draft, draftStore } from './draft.store.ts'
import { completeSignup } from './signup.complete.ts'
import { answersOf } from './signup.terms.ts'
import { currentTerms } from './terms/terms.catalogue.ts'

type SignupOperation =
  | 'listTerms'
  | 'getSignup'
  | 'agreeSignupTerms'
  | 'sendSignupCode'
  | 'verifySignupCode'
  | 'saveSignupBasic'
  | 'sendSignupMail'
  | 'verifySignupMail'
  | 'completeSignup'

const MAX_TEXT_LENGTH = 60
const emptyContent: Omit<SignupContent, 'accountType' | 'terms'> = {
  name: null,
  phoneNumber: null,
  phoneVerified: false,
  basicSaved: false,
  companyName: null,
  rnno: null,
  deptName: null,
  email: null,
  emailVerified: false,
}

/** The operations of a sign-up; the answers are stored on the server until the sign-up is complete. */
export function signupOperations(
  deps: AccountDeps,
): Pick<OperationsTagged<'account', Caller>, SignupOperation> {
  const {
    admitCompanyName,
    admitPersonName,
    clock,
    limits,
    messages,
    mails,
    log,
    site,
    throttle,
    party,
    signupTerms,
  } = deps
  const drafts = draftStore<SignupContent>(deps, 'signup')
  const verification = createVerification(deps)
  const terms = () => currentTerms(clock.now(), signupTerms())
  const progress = ({ content }: Draft<SignupContent>) => progressOf(content, terms())

  /**
   * Returns the caller's draft. Throws `signup.missing` without an unfinished draft, and `signup.outOfOrder` if the
   * draft has not reached the step.
   */
  async function draftOf(caller: Caller, step: Step = 'TERMS'): Promise<Draft<SignupContent>> {
    const draft = await drafts.find(caller.drafts.signup.token)
    if (!draft || draft.memberId !== null) throw problemNamed('signup.missing')
    if (!hasReached(step, draft.content, terms())) throw problemNamed('signup.outOfOrder')
    return draft
  }

  async function changeDraft(
    caller: Caller,
    work: Parameters<typeof drafts.change>[1],
  ): Promise<Draft<SignupContent>> {
    const changedDraft = await drafts.change(caller.drafts.signup.token, work)
    if (!changedDraft) throw problemNamed('signup.missing')
    return changedDraft
  }

  /** Counts a sign-up that begins; throws `signup.tooMany` if the caller's address has reached the limit. */
  async function countSignupStart({ address }: Caller): Promise<void> {
    const { allowed, retryAfterSeconds } = await throttle.reserve(signupRule(limits), addressGroup(address))
    if (!allowed) throw problemNamed('signup.tooMany', { retryAfterSeconds })
  }

  async function deliverCode(caller: Caller, to: string, digits: string): Promise<void> {
    try {
      await messages.sendSms({ to, text: codeText(digits, limits.codeSeconds) })
    } catch (error) {
      log.error({ err: error }, 'a code could not be sent')
      await changeDraft(caller, () => Promise.resolve({ code: null }))
      throw problemNamed('server.unavailable')
    }
  }

  return {
    listTerms: () =>
      Promise.resolve({
        list: terms().map((term) => ({ ...term, body: nameOperator(term.body, party()) })),
      }),

    async getSignup(_, caller) {
      const draft = await drafts.find(caller.drafts.signup.token)
      return draft && draft.memberId === null ? progress(draft) : emptySignup
    },

    async agreeSignupTerms({ accountType, terms: given }, caller) {
      const answers = { accountType, terms: answersOf(given, terms(), clock.now()) }
      const changedDraft = await drafts.change(caller.drafts.signup.token, ({ content }) =>
        Promise.resolve({ content: { ...content, ...answers } }),
      )
      if (changedDraft) return progress(changedDraft)
      await countSignupStart(caller)
      const { token, draft } = await drafts.begin(() =>
        Promise.resolve({ content: { ...emptyContent, ...answers }, code: null }),
      )
      caller.drafts.signup.set(token)
      return progress(draft)
    },

    async sendSignupCode({ name: typedName, phoneNumber: typed }, caller) {
      const [name, phoneNumber] = [normalizeName(typedName), normalizePhone(typed)]
      const draft = await draftOf(caller)
      if (!isPersonName(name) || !isMobile(phoneNumber)) throw problemNamed('request.invalid')
      admitPersonName(name)
      const destination: Destination = { proof: 'signupPhone', to: phoneNumber }
      const refuse = ({ code, content }: Draft<SignupContent>) =>
        verification.refuseTooSoon(code, code?.by === 'phone' && content.phoneNumber === phoneNumber)
      refuse(draft)
      await verification.counted(destination, caller, async () => {
        const { digits, code } = verification.newCode(draft.id, destination)
        await changeDraft(caller, (current) => {
          refuse(current)
          return Promise.resolve({
            content: { ...current.content, name, phoneNumber, phoneVerified: false },
            code,
          })
        })
        await deliverCode(caller, phoneNumber, digits)
      })
      return verification.sent
    },

    async verifySignupCode({ code: digits }, caller) {
      const draft = await draftOf(caller)
      const { content, code } = draft
      const destination =
        content.phoneNumber === null
          ? undefined
          : ({ proof: 'signupPhone', to: content.phoneNumber } as const)
      const codeToVerify = { id: draft.id, code: code?.by === 'phone' ? code : null }
      return verification.guess(codeToVerify, destination, digits, async (right) => {
        let isFirst = false
        const changedDraft = await changeDraft(caller, async (current) => {
          isFirst = isUnchangedCode(right, current.code)
          return isFirst ? { content: { ...current.content, phoneVerified: true }, code: null } : {}
        })
        return isFirst ? progress(changedDraft) : undefined
      })
    },

    async saveSignupBasic(input, caller) {
      const { companyName: typedCompany, rnno: typedNumber, deptName: typedDept } = input
      const draft = await draftOf(caller, 'BASIC')
      const typed = {
        companyName: textOf(typedCompany),
        rnno: typedNumber && digitsOf(typedNumber),
        deptName: textOf(typedDept),
      }
      admitCompanyName(typed.companyName)
      const details = detailsIn(input)
      const isBusiness = draft.content.accountType === 'BUSINESS'
      if (isBusiness && (!typed.companyName || !typed.rnno || !isBusinessNumber(typed.rnno)))
        throw problemNamed('request.invalid')
      if ([typed.companyName, typed.deptName].some((text) => text && text.length > MAX_TEXT_LENGTH))
        throw problemNamed('request.invalid')
      if (detailsMistakes(details, kstDate(clock.now())).length > 0) throw problemNamed('request.invalid')
      const changedDraft = await changeDraft(caller, ({ content }) =>
        // The company that was entered remains stored in case the person returns to a sign-up as a company.
        Promise.resolve({
          content: { ...content, ...(isBusiness && { ...typed, ...details }), basicSaved: true },
        }),
      )
      return progress(changedDraft)
    },

    async sendSignupMail({ email: typed }, caller) {
      const email = normalizeEmail(typed)
      const draft = await draftOf(caller, 'ID')
      if (!isEmail(email)) throw problemNamed('request.invalid')
      const destination: Destination = { proof: 'signupMail', to: email }
      const refuse = ({ code, content }: Draft<SignupContent>) =>
        verification.refuseTooSoon(code, code?.by === 'mail' && content.email === email)
      refuse(draft)
      await verification.counted(destination, caller, () =>
        changeDraft(caller, async (current, tx) => {
          refuse(current)
          const { digits, code } = verification.newCode(current.id, destination)
          const memberWithAddress = await memberByEmail(tx, email)
          await mails.put(
            tx,
            memberWithAddress
              ? accountExistsMail(email, site)
              : signupCodeMail(email, digits, limits.codeSeconds),
          )
          return { content: { ...current.content, email, emailVerified: false }, code }
        }),
      )
      return verification.sent
    },

    async verifySignupMail({ code: digits }, caller) {
      const draft = await draftOf(caller, 'ID')
      const { content, code } = draft
      const destination =
        content.email === null ? undefined : ({ proof: 'signupMail', to: content.email } as const)
      const codeToVerify = { id: draft.id, code: code?.by === 'mail' ? code : null }
      return verification.guess(codeToVerify, destination, digits, async (right) => {
        let isRight = false
        const changedDraft = await changeDraft(caller, async (current, tx) => {
          isRight =
            isUnchangedCode(right, current.code) && (await memberByEmail(tx, destination!.to)) === undefined
          return isRight ? { content: { ...current.content, emailVerified: true }, code: null } : {}
        })
        return isRight ? progress(changedDraft) : undefined
      })
    },

    completeSignup: completeSignup(deps, drafts),
  }
}

const textOf = (typed: string | null) => (typed === null ? null : typedLine(typed) || null)

const detailsIn = ({ representative, foundedOn }: Input<'saveSignupBasic'>) =>
  detailsOf({ representative: representative ?? null, foundedOn: foundedOn ?? null })
