import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { ProviderStates } from '#contract/provider-states.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import { DAY_MS } from '#domain/durations.ts'
import { createOnce } from '#server/db/once.ts'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { apps } from '#server/db/schema/app.ts'
import { bills } from '#server/db/schema/bill.ts'
import { counsels } from '#server/db/schema/counsel.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency.ts'
import { members } from '#server/db/schema/member.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { throttles } from '#server/db/schema/throttle.ts'
import { withdrawalProofs } from '#server/db/schema/withdrawal.ts'
import { guessRules } from '#server/domains/session/session.rules.ts'
import { proofEnd } from '#server/domains/withdrawal/withdrawal.rules.ts'
import { throttleKey } from '#server/security/throttle.ts'
import { hashToken } from '#server/security/tokens.ts'
import { sampleSubscription } from './sample-subscription.ts'
import { memberId, ours, type WorldDeps, worldBuilder } from './world.ts'

type WithdrawalState =
  | 'a member who may leave'
  | 'a member who may not leave yet'
  | 'a member who has shown who they are'
  | 'a withdrawal that waits for the second factor'
type Builders = { [State in WithdrawalState]: (params: ProviderStates[State]) => Promise<void> }

const email = 'narae.song@solbaram.example'
const counselNo = 'C2097-000001'

/** Worlds of members who want to leave. */
export function withdrawalWorld(deps: WorldDeps): Builders {
  const { db, clock, box, keyedHash, limits } = deps
  const rules = guessRules(limits)
  const world = worldBuilder(deps)

  async function putLeaver(session: string, password?: string): Promise<string> {
    await world.putMember(password === undefined ? {} : { password })
    await world.putSignIn('LOGGED_IN')
    const now = clock.now()
    const person = { memberId, name: '송나래', email, phoneNumber: '01000001234', memo: '' }
    await db.delete(counsels).where(eq(counsels.counselNo, counselNo))
    await db.insert(counsels).values({
      id: randomUUID(),
      counselNo,
      counselState: 'BOOKED',
      counselMethod: 'PHONE',
      startAt: new Date(now.getTime() + 3 * DAY_MS),
      privacyAgreedAt: now,
      createdAt: now,
      ...person,
    })
    await db.delete(idempotencyKeys)
    return world.putSession(session, 'member', { passwordChecked: true })
  }

  async function putProof(sessionId: string, proofKey: string | null): Promise<void> {
    const keyHash = proofKey === null ? null : hashToken(proofKey)
    if (keyHash !== null) await db.delete(withdrawalProofs).where(eq(withdrawalProofs.keyHash, keyHash))
    await db.insert(withdrawalProofs).values({ sessionId, keyHash, expiresAt: proofEnd(clock.now()) })
  }

  /** An app that our member alone administers, and a level of another one that administers it, while a colleague stays. */
  async function putLastApps(): Promise<void> {
    const [colleague, colleagueId] = ['jiho.lee@solbaram.example', randomUUID()]
    await db.delete(members).where(eq(members.email, colleague))
    await db.delete(apps).where(inArray(apps.code, ['LAST-ADMIN', 'LAST-LEVEL']))
    await db.insert(members).values({
      id: colleagueId,
      companyId: ours.id,
      email: colleague,
      name: '이지호',
      phoneNumber: '01000005678',
      passwordHash: '',
      mfaType: 'none',
      createdAt: clock.now(),
    })
    const app = {
      category: '경영 지원',
      description: '전표와 결산을 처리합니다.',
      devices: ['WINDOW' as const],
      longestTermDays: 90,
    }
    const [appId, otherId, levelId] = [randomUUID(), randomUUID(), randomUUID()]
    await db.insert(apps).values([
      { ...app, id: appId, code: 'LAST-ADMIN', name: '재무 회계' },
      { ...app, id: otherId, code: 'LAST-LEVEL', name: '전자 결재' },
    ])
    await db.insert(memberRoles).values([
      { id: randomUUID(), memberId, role: 'appAdmin', appId },
      { id: randomUUID(), memberId: colleagueId, role: 'appAdmin', appId: otherId },
    ])
    const level = { id: levelId, appId: otherId, name: '관리', description: '앱을 관리합니다.', position: 0 }
    await db.insert(accessLevels).values({ ...level, administers: true })
    const now = clock.now()
    await db.insert(accessGrants).values({
      id: randomUUID(),
      memberId,
      levelId,
      startAt: now,
      endDate: addDays(kstDate(now), 60),
      noticedDays: 1,
      useStatus: 'NORMAL',
    })
  }

  return {
    'a member who may leave': async ({ session, password, wrongTries }) => {
      await putLeaver(session, password)
      await world.putGuesses('password', email, wrongTries)
    },

    'a member who may not leave yet': async ({ session, proofKey }) => {
      await putProof(await putLeaver(session), proofKey)
      const id = randomUUID()
      await world.putSubscriptions(
        sampleSubscription({
          id,
          memberId,
          companyId: ours.id,
          subscriptionNo: 'S2097-000001',
          now: clock.now(),
        }),
      )
      await db.insert(bills).values({
        id: randomUUID(),
        billNo: `B-${id}`,
        subscriptionId: id,
        period: '2026-10',
        billState: 'LATE',
        currency: 'KRW',
        supplyAmount: 225_000,
        vatAmount: 22_500,
        totalAmount: 247_500,
        billDate: '2026-10-25',
        dueDate: '2026-11-10',
      })
      await putLastApps()
    },

    'a member who has shown who they are': async ({ session, proofKey, usedKey }) => {
      await putProof(await putLeaver(session), proofKey)
      if (usedKey === undefined) return
      const asked = {
        idempotencyKey: usedKey,
        proof: hashToken(proofKey),
        reasonCode: 'OTHER',
        text: '다른 이유',
      }
      await createOnce({ db, box, clock })('completeWithdrawal', {}, asked, () =>
        Promise.resolve({ withdrawnAt: '2026-11-21T12:00:00+09:00', kept: [] }),
      )
    },

    'a withdrawal that waits for the second factor': async ({ session, password, recoveryCode, ...rest }) => {
      const { wrongTries, sent } = rest
      const sessionId = await putLeaver(session, password)
      await world.putFactors('sms')
      await world.putRecoveryCode(recoveryCode)
      await putProof(sessionId, null)
      await db.delete(throttles).where(inArray(throttles.key, [throttleKey(keyedHash, rules.code, memberId)]))
      await world.putGuesses('code', memberId, wrongTries)
      if (sent) await world.putChallenge(sessionId, sent)
    },
  }
}
