import { randomInt, randomUUID } from 'node:crypto'
import type { Input, OperationId, Schema } from '#contract/operation.ts'
import { currentTerms } from '#server/domains/account/terms/terms.catalogue.ts'
import type { Mail } from '#server/messages/messages.ts'
import { emailOf } from '#worlds/member.ts'
import { type CallOptions } from './call-request.ts'
import { type Answer, type Portal } from './portal.ts'

export const newPassword = 'dalbit-norae-4718'
const declinedTerms = new Set(['MARKETING', 'MARKETING_NIGHT'])

/** Returns answers to all terms: required terms are accepted, others are declined. */
export const requiredTermsAgreed = (portal: Portal): Schema<'TermsAnswer'>[] =>
  currentTerms(portal.clock.now()).map(({ termsCode, version }) => ({
    termsCode,
    version,
    agreedYn: declinedTerms.has(termsCode) ? 'N' : 'Y',
  }))

// The phone number and the mail address share no part with the tests' passwords. Otherwise the server would
// refuse such a password, since it contains personal data.
export const newPhone = () => `010${String(randomInt(10 ** 4)).padStart(4, '0')}${randomInt(5000, 10_000)}`
export const newEmail = () => emailOf(randomUUID())

/** Creates a browser that stores the cookies of its answers. */
export function browserOf(portal: Portal, options: CallOptions = {}) {
  const cookies: Record<string, string> = {}
  return {
    cookies,
    async call<Id extends OperationId>(id: Id, input: Input<Id>): Promise<Answer<Id>> {
      const answer = await portal.call(id, input, { ...options, cookies })
      Object.assign(cookies, answer.cookies)
      return answer
    },
  }
}
export type Browser = ReturnType<typeof browserOf>

/** Delivers the queued mails, and returns the last mail to an address. */
export async function mailTo(portal: Portal, email: string): Promise<Mail | undefined> {
  // The first delivery may have begun before the mail was queued.
  await portal.deliverMails()
  await portal.deliverMails()
  return portal.sentMails.findLast(({ to }) => to === email)
}

/** Returns the code in the last mail to an address; empty if there is none. */
export const mailedCode = async (portal: Portal, email: string): Promise<string> =>
  /\d{6}/.exec((await mailTo(portal, email))?.text ?? '')?.[0] ?? ''

type AccountFacts = { email?: string; phoneNumber?: string; accountType?: Schema<'AccountType'> }
const stepOrder = ['IDENTITY', 'BASIC', 'ID', 'PASSWORD'] as const

/** Takes a sign-up in a browser to a step, and returns the browser. */
export async function signupAt(
  portal: Portal,
  step: (typeof stepOrder)[number],
  wanted: AccountFacts = {},
  browser = browserOf(portal),
): Promise<Browser> {
  const { email = newEmail(), phoneNumber = newPhone(), accountType = 'INDIVIDUAL' } = wanted
  const company =
    accountType === 'BUSINESS'
      ? { companyName: '솔바람상회', rnno: '999-87-00017', deptName: '총무팀' }
      : { companyName: null, rnno: null, deptName: null }
  const at = stepOrder.indexOf(step)
  await browser.call('agreeSignupTerms', { accountType, terms: requiredTermsAgreed(portal) })
  if (at >= 1) {
    await browser.call('sendSignupCode', { name: '송나래', phoneNumber })
    await browser.call('verifySignupCode', { code: portal.lastCode() })
  }
  if (at >= 2) await browser.call('saveSignupBasic', company)
  if (at >= 3) {
    await browser.call('sendSignupMail', { email })
    await browser.call('verifySignupMail', { code: await mailedCode(portal, email) })
  }
  return browser
}

/** Returns a code that differs from the given code. */
export const otherCode = (code: string) => (code === '000000' ? '000001' : '000000')
