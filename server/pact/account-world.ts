import { randomUUID } from 'node:crypto'
import { eq, inArray, or } from 'drizzle-orm'
import type { ProviderStates } from '#contract/provider-states.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { createOnce } from '#server/db/once.ts'
import { accountDrafts } from '#server/db/schema/account.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency.ts'
import { members } from '#server/db/schema/member.ts'
import { throttles } from '#server/db/schema/throttle.ts'
import { type ResetContent, type SignupContent, signupRule } from '#server/domains/account/account.rules.ts'
import { currentTerms } from '#server/domains/account/terms/terms.catalogue.ts'
import { unknownVisitor } from '#server/http/calls/caller.ts'
import { addressGroup } from '#server/security/address-group.ts'
import { hashSmsCode } from '#server/security/codes.ts'
import { type GuessRule, throttleKey } from '#server/security/throttle.ts'
import { hashToken } from '#server/security/tokens.ts'
import { type SentCode, verificationRules } from '#server/security/verification.ts'
import { type WorldDeps, worldBuilder } from './world.ts'

type AccountState =
  | 'the terms in force'
  | 'an address that began many sign-ups'
  | 'a sign-up'
  | 'a sign-up that waits for a code'
  | 'a sign-up of someone who had many codes'
  | 'a finished sign-up'
  | 'a member who has forgotten the password'
  | 'a password reset that waits for a code'
  | 'a verified password reset'
  | 'a mail address that had many codes'
type Builders = { [State in AccountState]: (params: ProviderStates[State]) => Promise<void> }
type Rule = keyof ReturnType<typeof verificationRules>
type SignupAnswers = { phoneNumber: string; email: string; step: ProviderStates['a sign-up']['step'] }
type Code = { by: SentCode['by']; to: string; code: string; ageSeconds: number }

const halfHourMs = 30 * MINUTE_MS
const steps = ['IDENTITY', 'BASIC', 'ID', 'PASSWORD']
const peers = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].map(addressGroup)

/** Returns builders of the provider states about visitors who sign up or reset their password. */
export function accountWorld(deps: WorldDeps): Builders {
  const { db, clock, box, keyedHash, limits } = deps
  const rules = verificationRules(limits)
  const beginRule = signupRule(limits)
  const world = worldBuilder(deps)

  /**
   * Removes the account of a mail address, the counted attempts for this address and a phone number, and the stored
   * answers of earlier calls.
   */
  async function removeAccountData(email: string, phoneNumber = ''): Promise<void> {
    const subjects = [email, phoneNumber, ...peers]
    const keys = Object.values(rules).flatMap((rule) =>
      subjects.map((subject) => throttleKey(keyedHash, rule, subject)),
    )
    await db.delete(throttles).where(inArray(throttles.key, keys))
    await db.delete(members).where(eq(members.email, email))
    await db.delete(idempotencyKeys)
  }

  async function putCounts(rule: Rule, subject: string, count: number): Promise<void> {
    if (count > 0) await putCount(rules[rule], subject, count)
  }

  async function putCount(rule: GuessRule, subject: string, count: number): Promise<void> {
    const windowEndsAt = new Date(clock.now().getTime() + rule.windowSeconds * 1000)
    await db.insert(throttles).values({ key: throttleKey(keyedHash, rule, subject), count, windowEndsAt })
  }

  async function removeStartedDrafts(): Promise<void> {
    const keys = peers.map((peer) => throttleKey(keyedHash, beginRule, peer))
    await db.delete(throttles).where(inArray(throttles.key, keys))
  }

  // The reference server's terms are part of its release, so there is nothing to build.
  function holdTerms({ terms }: ProviderStates['the terms in force']): void {
    const currentVersions = currentTerms(clock.now()).map(
      ({ termsCode, version }) => `${termsCode} ${version}`,
    )
    const wantedVersions = terms.map(({ termsCode, version }) => `${termsCode} ${version}`)
    if (currentVersions.join() !== wantedVersions.join())
      throw new Error(`The terms in force are ${currentVersions.join()}, not ${wantedVersions.join()}.`)
  }

  async function putDraft(
    kind: 'signup' | 'reset',
    token: string,
    content: SignupContent | ResetContent,
    sent?: Code,
    memberId?: string,
  ) {
    const id = randomUUID()
    const now = clock.now()
    const code = sent && {
      codeFor: sent.by,
      codeHash: hashSmsCode(keyedHash, `${id}:${sent.to}`, sent.code),
      codeSentAt: new Date(now.getTime() - sent.ageSeconds * 1000),
    }
    await db
      .delete(accountDrafts)
      .where(or(eq(accountDrafts.tokenHash, hashToken(token)), eq(accountDrafts.id, id)))
    await db.insert(accountDrafts).values({
      id,
      kind,
      tokenHash: hashToken(token),
      contentBox: box.seal(JSON.stringify(content), `draft:${kind}:${id}`),
      ...code,
      createdAt: now,
      expiresAt: new Date(now.getTime() + halfHourMs),
      memberId,
    })
  }

  function contentAt({ step, phoneNumber, email }: SignupAnswers): SignupContent {
    const hasPassed = (other: string) => steps.indexOf(step) >= steps.indexOf(other)
    const now = clock.now()
    return {
      accountType: 'INDIVIDUAL',
      terms: currentTerms(now).map(({ termsCode, version, requiredYn }) => ({
        termsCode,
        version,
        agreed: requiredYn === 'Y',
        at: now.toISOString(),
      })),
      name: '송나래',
      phoneNumber,
      phoneVerified: hasPassed('BASIC'),
      basicSaved: hasPassed('ID'),
      companyName: null,
      rnno: null,
      deptName: null,
      email,
      emailVerified: hasPassed('PASSWORD'),
    }
  }

  /** Stores a member, and returns the fields of a password reset that depend on the member. */
  async function passwordResetOf(email: string): Promise<Pick<ResetContent, 'email' | 'member'>> {
    await member(email)
    const [row] = await db.select().from(members).where(eq(members.email, email))
    return { email, member: { id: row!.id, passwordMark: hashToken(row!.passwordHash) } }
  }

  async function member(email: string): Promise<void> {
    await removeAccountData(email)
    await world.putMember({ email })
  }

  return {
    'the terms in force': async (params) => {
      holdTerms(params)
      await removeStartedDrafts()
    },

    'an address that began many sign-ups': async (params) => {
      holdTerms(params)
      await removeStartedDrafts()
      for (const peer of new Set(peers)) await putCount(beginRule, peer, beginRule.tries)
    },

    'a sign-up': async ({ signup, ...answers }) => {
      await removeAccountData(answers.email, answers.phoneNumber)
      await putDraft('signup', signup, contentAt(answers))
    },

    'a sign-up that waits for a code': async ({ signup, code, ageSeconds, wrongTries, ...answers }) => {
      await removeAccountData(answers.email, answers.phoneNumber)
      const byPhone = answers.step === 'IDENTITY'
      const to = byPhone ? answers.phoneNumber : answers.email
      await putDraft('signup', signup, contentAt(answers), {
        by: byPhone ? 'phone' : 'mail',
        to,
        code,
        ageSeconds,
      })
      await putCounts(byPhone ? 'signupPhone' : 'signupMail', to, wrongTries)
    },

    'a sign-up of someone who had many codes': async ({ signup, ...answers }) => {
      await removeAccountData(answers.email, answers.phoneNumber)
      await putDraft('signup', signup, contentAt(answers))
      await putCounts('sendToPhone', answers.phoneNumber, rules.sendToPhone.tries)
      await putCounts('sendToMail', answers.email, rules.sendToMail.tries)
    },

    'a finished sign-up': async ({ signup, idempotencyKey, password, ...answers }) => {
      await removeAccountData(answers.email, answers.phoneNumber)
      await world.putMember({ email: answers.email, password })
      const [row] = await db.select({ id: members.id }).from(members).where(eq(members.email, answers.email))
      await putDraft('signup', signup, contentAt({ ...answers, step: 'PASSWORD' }), undefined, row!.id)
      const signupInput = {
        idempotencyKey,
        draft: hashToken(signup),
        password: keyedHash('signup-password', password),
      }
      await createOnce({ db, box, clock })('completeSignup', unknownVisitor, signupInput, () =>
        Promise.resolve({ memberId: row!.id }),
      )
    },

    'a member who has forgotten the password': ({ email }) => member(email),

    'a password reset that waits for a code': async ({ reset, email, code, ageSeconds, wrongTries }) => {
      const newReset = await passwordResetOf(email)
      await putDraft(
        'reset',
        reset,
        { ...newReset, verifiedAt: null },
        { by: 'mail', to: email, code, ageSeconds },
      )
      await putCounts('resetMail', email, wrongTries)
    },

    'a verified password reset': async ({ reset, email }) => {
      const newReset = await passwordResetOf(email)
      await putDraft('reset', reset, { ...newReset, verifiedAt: clock.now().toISOString() })
    },

    'a mail address that had many codes': async ({ email }) => {
      await member(email)
      await putCounts('sendToMail', email, rules.sendToMail.tries)
    },
  }
}
