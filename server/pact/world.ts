import { randomUUID } from 'node:crypto'
import { eq, inArray, or } from 'drizzle-orm'
import type { OperationId, Schema } from '#contract/operation.ts'
import type { ProviderStates, ProviderStateValues } from '#contract/provider-states.ts'
import type { Clock } from '#domain/clock.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import type { AuditSeals } from '#server/audit/audit-seals.ts'
import type { Limits } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import { createOnce, type KeyHolder } from '#server/db/once.ts'
import { bills } from '#server/db/schema/bill.ts'
import { companies } from '#server/db/schema/company.ts'
import { members } from '#server/db/schema/member.ts'
import { mfaChallenges } from '#server/db/schema/mfa.ts'
import { notifications } from '#server/db/schema/notification.ts'
import { sessions, signIns } from '#server/db/schema/session.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { throttles } from '#server/db/schema/throttle.ts'
import { type PlainSubscription, toSubscriptionRow } from '#server/db/sealed-subscription.ts'
import { guessRules, sessionEnd } from '#server/domains/session/session.rules.ts'
import type { NoticeContent } from '#server/messages/notices.ts'
import { boundTo, type CodeUse, hashSmsCode } from '#server/security/codes.ts'
import type { KeyedHash } from '#server/security/keyed-hash.ts'
import { noticePurpose } from '#server/security/message-purposes.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import { throttleKey } from '#server/security/throttle.ts'
import { hashToken } from '#server/security/tokens.ts'
import type { SiteKeeper } from '#server/site/site-keeper.ts'
import { giveRole, insertFactors, insertMember, insertRecoveryCodes, insertSession } from '#worlds/member.ts'

export type WorldDeps = {
  db: Db
  clock: Clock
  box: SecretBox
  keyedHash: KeyedHash
  seals: AuditSeals
  limits: Limits
  hash: (password: string) => Promise<string>
  /** The origin of the site. */
  site: string
  /** The texts of the site in the memory of the server. */
  siteTexts: Pick<SiteKeeper, 'refresh'>
}

/** Builds one provider state, and returns the values for its requests. */
export type StateBuilder<State extends keyof ProviderStates> = (
  params: ProviderStates[State],
) => Promise<State extends keyof ProviderStateValues ? ProviderStateValues[State] : void>

/**
 * The id of a second company, with the business number of the staff's company; its subscription names a person that
 * provider states replace.
 */
const twinCompanyId = 'b06e3d94-1c8f-4a57-9e20-7f4d5c81a362'
export const ourCompany = {
  id: '0f4a1d6e-52c3-4b8e-9d17-3a6c80e2b591',
  name: '솔바람상회 주식회사',
  rnno: '9998700017',
}
export const otherCompany = {
  id: '7c92e05b-18fa-4d36-b2a4-e61d93f7c048',
  name: '주식회사 이웃집',
  rnno: '9998700017',
}
export const memberId = '2d8b5f3a-6e01-4c97-8f42-b7d5a9c1e360'
export const colleagueId = 'e5a7c2d1-903b-4f68-a1c5-48f06b2d9e73'

type Account = { email?: string; password?: string; mfaType?: Schema<'MfaType'> }

/** Returns the building blocks of provider states. Each first removes the data that an earlier state left. */
export function worldBuilder({ db, clock, box, keyedHash, limits, hash }: WorldDeps) {
  const rules = guessRules(limits)
  const hashes = new Map<string, Promise<string>>()
  const hashOnce = (password: string) => {
    const hashOfPassword = hashes.get(password) ?? hash(password)
    hashes.set(password, hashOfPassword)
    return hashOfPassword
  }

  async function removeSubscriptions(where: Parameters<typeof subscriptionsWhere>[0]) {
    const rows = await db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(subscriptionsWhere(where))
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return
    await db.delete(bills).where(inArray(bills.subscriptionId, ids))
    await db.delete(subscriptions).where(inArray(subscriptions.id, ids))
  }

  return {
    /** Stores a member of `ourCompany` with an account, and resets the counts of failed attempts. */
    async putMember({
      email = 'narae.song@solbaram.example',
      password = randomUUID(),
      mfaType = 'sms',
    }: Account = {}) {
      await removeSubscriptions({ companyIds: [ourCompany.id, otherCompany.id, twinCompanyId] })
      const now = clock.now()
      await db
        .delete(members)
        .where(
          or(
            inArray(members.id, [memberId, colleagueId]),
            inArray(members.companyId, [ourCompany.id, otherCompany.id]),
            eq(members.email, email),
          ),
        )
      await db.delete(companies).where(inArray(companies.id, [ourCompany.id, otherCompany.id]))
      await db
        .insert(companies)
        .values([ourCompany, otherCompany].map((company) => ({ ...company, createdAt: now })))
      const person = { passwordHash: await hashOnce(password), mfaType, createdAt: now, deptName: '총무팀' }
      await insertMember(db, {
        ...person,
        id: memberId,
        companyId: ourCompany.id,
        email,
        subEmail: 'narae@pyeonji.example',
      })
      await insertMember(db, {
        ...person,
        id: colleagueId,
        companyId: otherCompany.id,
        email: 'iut@iutjip.example',
        name: '이우주',
        phoneNumber: '01000005678',
      })
      const keys = [
        throttleKey(keyedHash, rules.password, email),
        ...[rules.code, rules.send, rules.enrolment].map((rule) => throttleKey(keyedHash, rule, memberId)),
      ]
      await db.delete(throttles).where(inArray(throttles.key, keys))
      return { email, passwordHash: person.passwordHash }
    },

    /** Stores the member of the pacts as a member of the staff. */
    async putStaff() {
      await this.putMember({ mfaType: 'totp' })
      await giveRole(db, memberId, 'staff')
    },

    putFactors: (...factors: Schema<'CodeFactor'>[]) =>
      insertFactors(db, box, { id: memberId, createdAt: clock.now() }, factors),

    putRecoveryCode: (code: string) => insertRecoveryCodes(db, keyedHash, memberId, [code]),

    /**
     * Stores an idempotency key that a caller (by default the member of the pacts) has already used for an operation
     * with another body.
     */
    async useKey(
      operation: OperationId,
      idempotencyKey: string,
      caller: KeyHolder = { member: { memberId } },
    ) {
      await createOnce({ db, box, clock })(operation, caller, { idempotencyKey }, async () => ({}))
    },

    /** Stores a session of the member of the pacts under `token`. */
    async putSession(
      token: string,
      stage: 'pending' | 'member',
      more: { passwordChecked?: boolean; ended?: boolean; verifiedAgain?: boolean } = {},
    ) {
      const now = clock.now()
      await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
      return insertSession(db, {
        token,
        memberId,
        stage,
        createdAt: now,
        endsAt: sessionEnd(stage, now, limits),
        endedAt: more.ended ? now : null,
        passwordCheckedAt: more.passwordChecked ? now : null,
        verifiedAgainAt: (more.verifiedAgain ?? more.passwordChecked) ? now : null,
      })
    },

    /** Stores another session of the member of the pacts, under a token that no browser has. */
    async putOtherSession(id: string) {
      const now = clock.now()
      const from = { device: 'Safari · iOS', address: '198.51.100.*' }
      await db.delete(sessions).where(eq(sessions.id, id))
      await insertSession(db, {
        id,
        memberId,
        createdAt: now,
        endsAt: sessionEnd('member', now, limits),
        ...from,
      })
    },

    /** Stores a login attempt as the member of the pacts, made a moment ago. */
    async putSignIn(result: Schema<'SignIn'>['result']) {
      const from = { device: 'Safari · iOS', address: '198.51.100.*' }
      await db.insert(signIns).values({ id: randomUUID(), memberId, result, triedAt: clock.now(), ...from })
    },

    /** Stores the notifications of the member of the pacts, a minute apart, the latest first. */
    async putNotifications(stored: ProviderStates['a member with notifications']['notifications']) {
      const content = {
        subject: '비밀번호가 바뀌었습니다',
        text: '방금 비밀번호를 재설정했습니다.',
      } satisfies NoticeContent
      await db.delete(notifications).where(
        inArray(
          notifications.id,
          stored.map(({ notificationId }) => notificationId),
        ),
      )
      await db.insert(notifications).values(
        stored.map(({ notificationId: id, announcementType: label, readYn }, index) => {
          const createdAt = new Date(clock.now().getTime() - index * MINUTE_MS)
          const contentBox = box.seal(JSON.stringify(content), noticePurpose(id))
          return {
            id,
            memberId,
            label,
            contentBox,
            path: '/my/session',
            createdAt,
            readAt: readYn === 'Y' ? createdAt : null,
          }
        }),
      )
    },

    /** Stores a code that was sent by text message a number of seconds ago. */
    async putChallenge(
      sessionId: string,
      {
        challengeId,
        code,
        ageSeconds,
        use = 'ENTRY',
      }: { challengeId: string; code: string; ageSeconds: number; use?: CodeUse },
    ) {
      const createdAt = new Date(clock.now().getTime() - ageSeconds * 1000)
      await db.insert(mfaChallenges).values({
        id: challengeId,
        sessionId,
        mfaType: 'sms',
        codeHash: hashSmsCode(keyedHash, boundTo(challengeId, use), code),
        createdAt,
        expiresAt: new Date(createdAt.getTime() + limits.codeSeconds * 1000),
      })
    },

    /** Stores a number of failed attempts for a rule, the last one just now. */
    async putGuesses(rule: 'password' | 'code' | 'enrolment', subject: string, count: number) {
      if (count === 0) return
      const windowEndsAt = new Date(clock.now().getTime() + rules[rule].windowSeconds * 1000)
      await db
        .insert(throttles)
        .values({ key: throttleKey(keyedHash, rules[rule], subject), count, windowEndsAt })
    },

    async putSubscriptions(...plain: PlainSubscription[]) {
      await removeSubscriptions({
        ids: plain.map(({ id }) => id),
        numbers: plain.map(({ subscriptionNo }) => subscriptionNo),
      })
      if (plain.length > 0)
        await db
          .insert(subscriptions)
          .values(plain.map((subscription) => toSubscriptionRow(box, subscription)))
    },
  }
}

function subscriptionsWhere({
  companyIds = [],
  ids = [],
  numbers = [],
}: {
  companyIds?: string[]
  ids?: string[]
  numbers?: string[]
}) {
  return or(
    inArray(subscriptions.companyId, companyIds),
    inArray(subscriptions.id, ids),
    inArray(subscriptions.subscriptionNo, numbers),
  )
}
