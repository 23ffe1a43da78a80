import { eq, inArray } from 'drizzle-orm'
import type { ProviderStates } from '#contract/provider-states.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import { DAY_MS } from '#domain/durations.ts'
import { createOnce } from '#server/db/once.ts'
import { apps } from '#server/db/schema/app.ts'
import { counsels } from '#server/db/schema/counsel.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency.ts'
import { members } from '#server/db/schema/member.ts'
import { throttles } from '#server/db/schema/throttle.ts'
import { withdrawalProofs } from '#server/db/schema/withdrawal.ts'
import { guessRules } from '#server/domains/session/session.rules.ts'
import { proofEnd } from '#server/domains/withdrawal/withdrawal.rules.ts'
import { throttleKey } from '#server/security/throttle.ts'
import { hashToken } from '#server/security/tokens.ts'
import { insertApp, insertGrant, insertLevel } from '#worlds/access.ts'
import { insertBill } from '#worlds/bill.ts'
import { insertCounsel, slotStart } from '#worlds/counsel.ts'
import { giveRole, insertColleague } from '#worlds/member.ts'
import { sampleSubscription } from '#worlds/subscription.ts'
import { memberId, ourCompany, type WorldDeps, worldBuilder } from './world.ts'

type WithdrawalState =
  | 'a member who may leave'
  | 'a member who may not leave yet'
  | 'a member who has shown who they are'
  | 'a withdrawal that waits for the second factor'
type Builders = { [State in WithdrawalState]: (params: ProviderStates[State]) => Promise<void> }

const email = 'narae.song@solbaram.example'
const counselNo = 'C2097-000001'

/** Returns builders of the provider states about members who want to leave. */
export function withdrawalWorld(deps: WorldDeps): Builders {
  const { db, clock, box, keyedHash, limits } = deps
  const rules = guessRules(limits)
  const world = worldBuilder(deps)

  async function putLeaver(session: string, password?: string): Promise<string> {
    await world.putMember(password === undefined ? {} : { password })
    await world.putSignIn('LOGGED_IN')
    const now = clock.now()
    await db.delete(counsels).where(eq(counsels.counselNo, counselNo))
    const startAt = slotStart(new Date(now.getTime() + 3 * DAY_MS))
    await insertCounsel(db, { counselNo, memberId, startAt, createdAt: now, memo: '' })
    await db.delete(idempotencyKeys)
    return world.putSession(session, 'member', { passwordChecked: true })
  }

  async function putProof(sessionId: string, proofKey: string | null): Promise<void> {
    const keyHash = proofKey === null ? null : hashToken(proofKey)
    if (keyHash !== null) await db.delete(withdrawalProofs).where(eq(withdrawalProofs.keyHash, keyHash))
    await db.insert(withdrawalProofs).values({ sessionId, keyHash, expiresAt: proofEnd(clock.now()) })
  }

  /**
   * Stores two apps: one whose only admin is the member of the pacts, and one that a colleague uses as well, but where
   * only the member of the pacts has the level for administrators.
   */
  async function putLastApps(): Promise<void> {
    const colleague = 'jiho.lee@solbaram.example'
    await db.delete(members).where(eq(members.email, colleague))
    await db.delete(apps).where(inArray(apps.code, ['LAST-ADMIN', 'LAST-LEVEL']))
    const now = clock.now()
    const { id: colleagueId } = await insertColleague(db, {
      companyId: ourCompany.id,
      email: colleague,
      createdAt: now,
    })
    const appId = await insertApp(db, { code: 'LAST-ADMIN' })
    const otherId = await insertApp(db, { code: 'LAST-LEVEL', name: '전자 결재' })
    await giveRole(db, memberId, 'appAdmin', appId)
    await giveRole(db, colleagueId, 'appAdmin', otherId)
    const levelId = await insertLevel(db, { appId: otherId, administers: true })
    const endDate = addDays(kstDate(now), 60)
    await insertGrant(db, { memberId, levelId, startAt: now, endDate, noticedDays: 1 })
  }

  return {
    'a member who may leave': async ({ session, password, wrongTries }) => {
      await putLeaver(session, password)
      await world.putGuesses('password', email, wrongTries)
    },

    'a member who may not leave yet': async ({ session, proofKey }) => {
      await putProof(await putLeaver(session), proofKey)
      const subscription = sampleSubscription({
        memberId,
        companyId: ourCompany.id,
        subscriptionNo: 'S2097-000001',
        now: clock.now(),
      })
      await world.putSubscriptions(subscription)
      await insertBill(db, {
        subscriptionId: subscription.id,
        billNo: `B-${subscription.id}`,
        billState: 'LATE',
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
      if (sent) await world.putChallenge(sessionId, { ...sent, use: 'LEAVING' })
    },
  }
}
