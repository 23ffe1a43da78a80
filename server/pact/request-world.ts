import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { ProviderStates } from '#contract/provider-states.ts'
import { DAY_MS } from '#domain/durations.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency.ts'
import { registeredCards, subscriptionDrafts } from '#server/db/schema/subscription.ts'
import { throttles } from '#server/db/schema/throttle.ts'
import { uploads } from '#server/db/schema/upload.ts'
import { registeredCardPurpose } from '#server/domains/subscription/card.store.ts'
import { type DraftContent, draftStore } from '#server/domains/subscription/draft.store.ts'
import { searchRule } from '#server/domains/subscription/request.rules.ts'
import { currentSubscriptionTerms } from '#server/domains/subscription/terms/subscription-terms.catalogue.ts'
import type { IssuedCard } from '#server/payments/gateway.ts'
import { SIMULATED_COMPANY } from '#server/payments/simulated-card.ts'
import { simulatedKey } from '#server/payments/simulator.ts'
import { throttleKey } from '#server/security/throttle.ts'
import { hashToken, newToken } from '#server/security/tokens.ts'
import { requestOf } from '#server/testing/subscription-request.ts'
import { sampleSubscription } from '#worlds/subscription.ts'
import { memberId, ourCompany, type WorldDeps, type worldBuilder } from './world.ts'

type RequestState =
  | 'a draft of a subscription'
  | 'a draft with profiles'
  | 'a card window'
  | 'a member with as many drafts as may be'
  | 'a member who may search for addresses'
  | 'a member who searched for many addresses'
type Builders = { [State in RequestState]: (params: ProviderStates[State]) => Promise<void> }

type PutCard = { id: string; customerKey: string; isRegistered: boolean }
type Draft = { draftId: string; fileId: string; agreed: 'now' | 'before' }

const MAX_OPEN = 5

/** Returns builders of the provider states about members who request a subscription. */
export function requestWorld(deps: WorldDeps, world: ReturnType<typeof worldBuilder>): Builders {
  const { db, clock, keyedHash, limits } = deps
  const drafts = draftStore(deps)
  const rule = searchRule(limits)
  const key = throttleKey(keyedHash, rule, memberId)

  async function storeMember(session: string, passwordChecked = false): Promise<void> {
    await world.putMember()
    await world.putSession(session, 'member', { passwordChecked, verifiedAgain: true })
    await db.delete(throttles).where(eq(throttles.key, key))
    await db.delete(idempotencyKeys)
  }

  function contentOf(agreed: 'now' | 'before', fileId: string): DraftContent {
    const terms = currentSubscriptionTerms(clock.now()).map(({ termsCode, version, requiredYn }) => ({
      termsCode,
      version: agreed === 'now' ? version : '0.1',
      agreed: requiredYn === 'Y',
      at: clock.now().toISOString(),
    }))
    const { form } = requestOf({
      draftId: '',
      paymentMethodCode: 'C',
      form: { accountTypeDetail: 'SOLE_PROPRIETOR' },
    })
    return {
      terms,
      form,
      rnImgViewInfo: { fileId, fileName: '사업자등록증.pdf', contentType: 'application/pdf', size: 184_320 },
      ddlImgViewInfo: null,
    }
  }

  async function putDraft({ draftId, fileId, agreed }: Draft): Promise<void> {
    await db.delete(subscriptionDrafts).where(eq(subscriptionDrafts.id, draftId))
    await drafts.begin(memberId, contentOf(agreed, fileId), draftId)
    await db.delete(uploads).where(inArray(uploads.idHash, [hashToken(fileId)]))
    const file = { fileName: '사업자등록증.pdf', contentType: 'application/pdf', size: 184_320 } as const
    await db.insert(uploads).values({
      idHash: hashToken(fileId),
      fileKey: newToken(),
      purpose: 'subscription',
      ...file,
      createdAt: clock.now(),
    })
  }

  async function putCard({ id, customerKey, isRegistered }: PutCard): Promise<void> {
    await db.delete(registeredCards)
    const card: IssuedCard = {
      billingKey: simulatedKey('1234'),
      cardInfo: SIMULATED_COMPANY,
      lastFour: '1234',
      cardExpiration: '11/99',
    }
    const cardBox = isRegistered ? deps.box.seal(JSON.stringify(card), registeredCardPurpose(id)) : null
    const expiresAt = new Date(clock.now().getTime() + DAY_MS)
    await db.insert(registeredCards).values({ id, memberId, customerKey, cardBox, expiresAt })
  }

  return {
    'a draft of a subscription': async ({ session, usedKey, cardId, ...draft }) => {
      await storeMember(session)
      if (cardId !== undefined) await putCard({ id: cardId, customerKey: randomUUID(), isRegistered: true })
      await putDraft(draft)
      if (usedKey !== undefined) await world.useKey('requestSubscription', usedKey)
    },

    'a card window': async ({ session, customerKey }) => {
      await storeMember(session)
      await putCard({ id: randomUUID(), customerKey, isRegistered: false })
    },

    'a draft with profiles': async ({ session, subscriptionId, cardExpiration, cardId, ...draft }) => {
      await storeMember(session, true)
      if (cardId !== undefined) await putCard({ id: cardId, customerKey: randomUUID(), isRegistered: true })
      await putDraft(draft)
      const ids = { id: subscriptionId, subscriptionNo: 'S2026-000117', companyId: ourCompany.id, memberId }
      const sample = sampleSubscription({ ...ids, paymentMethodCode: 'C', now: clock.now() })
      const paymentCard = { ...sample.payment.paymentCard!, cardExpiration }
      await world.putSubscriptions({ ...sample, payment: { ...sample.payment, paymentCard } })
    },

    'a member with as many drafts as may be': async ({ session }) => {
      await storeMember(session)
      for (let count = 0; count < MAX_OPEN; count += 1)
        await drafts.begin(memberId, contentOf('now', newToken()), randomUUID())
    },

    'a member who may search for addresses': ({ session }) => storeMember(session),

    'a member who searched for many addresses': async ({ session }) => {
      await storeMember(session)
      await db.insert(throttles).values({
        key,
        count: rule.tries,
        windowEndsAt: new Date(clock.now().getTime() + rule.windowSeconds * 1000),
      })
    },
  }
}
