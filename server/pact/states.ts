import { eq } from 'drizzle-orm'
import type { ProviderStates } from '#contract/provider-states.ts'
import { DAY_MS } from '#domain/durations.ts'
import { companies } from '#server/db/schema/company.ts'
import { companyRoles } from '#server/db/schema/company-people.ts'
import { sessions } from '#server/db/schema/session.ts'
import { subscriptionLinks } from '#server/db/schema/subscription.ts'
import { linkLifeMs } from '#server/domains/subscription/subscription.rules.ts'
import { memberOrders } from '#server/security/member-orders.ts'
import { hashToken } from '#server/security/tokens.ts'
import { closeAccount } from '#worlds/company-admin.ts'
import { sampleSubscription } from '#worlds/subscription.ts'
import { abnormalWorld } from './abnormal-world.ts'
import { accessWorld } from './access-world.ts'
import { accountWorld } from './account-world.ts'
import { billWorld } from './bill-world.ts'
import { cancelWorld } from './cancel-world.ts'
import { companyWorld } from './company-world.ts'
import { counselWorld } from './counsel-world.ts'
import { depositFeedWorld } from './deposit-feed-world.ts'
import { depositWorld } from './deposit-world.ts'
import { everybodyWorld } from './everybody-world.ts'
import { funnelWorld } from './funnel-world.ts'
import { inquiryWorld } from './inquiry-world.ts'
import { memberWorld } from './member-world.ts'
import { messageWorld } from './message-world.ts'
import { mfaWorld } from './mfa-world.ts'
import { passkeyWorld } from './passkey-world.ts'
import { publicWorld } from './public-world.ts'
import { requestWorld } from './request-world.ts'
import { settlementWorld } from './settlement-world.ts'
import { staffPeopleWorld } from './staff-people-world.ts'
import { staffSubscriptionWorld } from './staff-subscription-world.ts'
import { staffWorld } from './staff-world.ts'
import { trialWorld } from './trial-world.ts'
import { withdrawalWorld } from './withdrawal-world.ts'
import { workWorld } from './work-world.ts'
import {
  colleagueId,
  memberId,
  otherCompany,
  ourCompany,
  type StateBuilder,
  type WorldDeps,
  worldBuilder,
} from './world.ts'

/** The builders of all provider states except the one that the verifier builds itself. */
export type StateBuilders = { [State in Exclude<keyof ProviderStates, 'a call before'>]: StateBuilder<State> }

const numberOf = (index: number) => `S2099-${String(index + 1).padStart(6, '0')}`

/**
 * Returns the builders of every provider state in contract/provider-states.ts. A state replaces the members, sessions
 * and subscriptions with the same ids, addresses, tokens or numbers, and leaves the other data unchanged.
 */
export function stateBuilders(deps: WorldDeps): StateBuilders {
  const { db, clock, limits } = deps
  const world = worldBuilder(deps)
  const bill = billWorld(deps, world)

  async function confirmedMember(session: string) {
    await world.putMember()
    await world.putSession(session, 'member', { passwordChecked: true })
  }

  return {
    'a visitor': async () => {},

    'a member who only looks': async () => {
      await db.delete(companyRoles).where(eq(companyRoles.memberId, memberId))
      await db.update(companies).set({ everybodyMay: false }).where(eq(companies.id, ourCompany.id))
    },

    'a session without a fresh proof': async ({ session }) => {
      await db
        .update(sessions)
        .set({ verifiedAgainAt: null })
        .where(eq(sessions.tokenHash, hashToken(session)))
    },

    ...publicWorld(deps),
    ...everybodyWorld(deps),
    ...staffWorld(deps, world),
    ...staffPeopleWorld(deps, world),
    ...staffSubscriptionWorld(deps, world),

    ...counselWorld(deps, world),

    ...inquiryWorld(deps, world),

    ...accountWorld(deps),

    ...passkeyWorld(deps, world),

    ...mfaWorld(deps, world),
    ...bill,
    ...messageWorld(deps, bill['a bill for the staff']),
    ...depositWorld(deps, bill['a bill for the staff']),
    ...depositFeedWorld(deps, world),
    ...settlementWorld(deps, world),
    ...withdrawalWorld(deps),
    ...accessWorld(deps, world),
    ...abnormalWorld(deps, world),
    ...requestWorld(deps, world),
    ...cancelWorld(deps, world),
    ...trialWorld(deps, world),
    ...memberWorld(deps),
    ...companyWorld(deps, world),
    ...workWorld(deps, world),
    ...funnelWorld(deps, world),

    'a member with an account': async ({ email, password, mfaType }) => {
      await world.putMember({ email, password, mfaType })
      if (mfaType !== 'none') await world.putFactors(mfaType)
    },

    'a member who has to reset their password': async ({ email, password }) => {
      await world.putMember({ email, password })
      await memberOrders(db).give(memberId, 'PASSWORD_RESET', clock.now())
    },

    'a member whose account is closed': async ({ email, password }) => {
      await world.putMember({ email, password })
      await closeAccount(db, { memberId, closedAt: clock.now() })
    },

    'a paused login': async ({ email, password }) => {
      await world.putMember({ email, password })
      await world.putGuesses('password', email, limits.loginTries)
    },

    'a member at the second factor': async ({ session, recoveryCode }) => {
      await world.putMember()
      await world.putFactors('sms', 'totp')
      await world.putRecoveryCode(recoveryCode)
      await world.putSession(session, 'pending')
    },

    'a code was sent': async ({ session, challengeId, code, ageSeconds, wrongTries }) => {
      await world.putMember()
      await world.putFactors('sms')
      const sessionId = await world.putSession(session, 'pending')
      await world.putChallenge(sessionId, { challengeId, code, ageSeconds })
      await world.putGuesses('code', memberId, wrongTries)
    },

    'a member at the second factor without the app': async ({ session }) => {
      await world.putMember()
      await world.putFactors('sms')
      await world.putSession(session, 'pending')
    },

    'a logged-in member': async ({ session, passwordCheckYn, password, verifiedYn }) => {
      await world.putMember({ password })
      const checked = {
        passwordChecked: passwordCheckYn === 'Y',
        verifiedAgain: (verifiedYn ?? passwordCheckYn) === 'Y',
      }
      await world.putSession(session, 'member', checked)
    },

    'a member at two places': async ({ session, otherSessionId }) => {
      await confirmedMember(session)
      await world.putOtherSession(otherSessionId)
      await world.putSignIn('PASSWORD_WRONG')
    },

    'a member with notifications': async ({ session, notifications }) => {
      await confirmedMember(session)
      await world.putNotifications(notifications)
    },

    'a paused password check': async ({ session, password, passwordCheckYn }) => {
      const { email } = await world.putMember({ password })
      await world.putSession(session, 'member', { passwordChecked: passwordCheckYn === 'Y' })
      await world.putGuesses('password', email, limits.loginTries)
    },

    'an ended session': async ({ session }) => {
      await world.putMember()
      await world.putSession(session, 'member', { passwordChecked: true, ended: true })
    },

    'a member with subscriptions': async ({ session, subscriptions }) => {
      await confirmedMember(session)
      await world.putSubscriptions(
        ...subscriptions.map(({ subscriptionId, subscriptionState, serviceName }, index) => {
          const sample = sampleSubscription({
            id: subscriptionId,
            subscriptionNo: numberOf(index),
            companyId: ourCompany.id,
            memberId,
            subscriptionState,
            now: clock.now(),
            minutesAgo: index,
          })
          const { serviceInfo } = sample
          return {
            ...sample,
            serviceInfo: { ...serviceInfo, serviceName: serviceName ?? serviceInfo.serviceName },
          }
        }),
      )
    },

    'a subscription': async ({ session, subscriptionId, paymentMethodCode }) => {
      await confirmedMember(session)
      const ids = { id: subscriptionId, subscriptionNo: numberOf(0), companyId: ourCompany.id, memberId }
      await world.putSubscriptions(sampleSubscription({ ...ids, paymentMethodCode, now: clock.now() }))
    },

    'a subscription with a link': async ({ session, subscriptionId, linkId, fullYn }) => {
      await confirmedMember(session)
      const ids = { id: subscriptionId, subscriptionNo: numberOf(0), companyId: ourCompany.id, memberId }
      await world.putSubscriptions(sampleSubscription({ ...ids, now: clock.now() }))
      const linkCount = fullYn === 'Y' ? limits.linksPerSubscription : 1
      await db.insert(subscriptionLinks).values(
        Array.from({ length: linkCount }, (_, index) => ({
          keyHash: hashToken(`${index}`),
          ...(index === 0 && { id: linkId }),
          subscriptionId,
          memberId,
          createdAt: clock.now(),
          expiresAt: new Date(clock.now().getTime() + linkLifeMs),
        })),
      )
    },

    "another company's subscription": async ({ session, subscriptionId }) => {
      await confirmedMember(session)
      const ids = {
        id: subscriptionId,
        subscriptionNo: numberOf(0),
        companyId: otherCompany.id,
        memberId: colleagueId,
      }
      await world.putSubscriptions(sampleSubscription({ ...ids, now: clock.now() }))
    },

    'a subscription link': async ({ subscriptionNo, viewKey, ageDays }) => {
      await world.putMember()
      const createdAt = new Date(clock.now().getTime() - ageDays * DAY_MS)
      const id = 'b94e7a10-3d5c-4f82-96e1-0c7d2a8f5b63'
      await world.putSubscriptions(
        sampleSubscription({ id, subscriptionNo, companyId: ourCompany.id, memberId, now: createdAt }),
      )
      await db.insert(subscriptionLinks).values({
        keyHash: hashToken(viewKey),
        subscriptionId: id,
        memberId,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + linkLifeMs),
      })
    },
  }
}
