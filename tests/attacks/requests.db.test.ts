import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { companies } from '#server/db/schema/company.ts'
import { members } from '#server/db/schema/member.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { trials } from '#server/db/schema/trial.ts'
import type { Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { samplePdf } from '#server/testing/sample-files.ts'
import { requestOf, serviceInfo, subscriptionAnswers } from '#server/testing/subscription-request.ts'
import { type AttackWorld, attackWorld } from './attack-world.ts'

type Ask = Input<'requestSubscription'>
/**
 * A company with a first subscription paid by card, and the input of a request that uses the profile of that card.
 */
type RequestWorld = AttackWorld & { one: Person; profileId: string; asking: (who?: Person) => Promise<Ask> }
type Attack = (world: RequestWorld) => Promise<void>

const CARD = '4330123412341234'
const TEN_MINUTES = 10 * 60
const noPapers = { rnImgViewInfo: null, ddlImgViewInfo: null }

const attacks: Record<string, Attack> = {
  async 'a draft becomes only one request, even if it is submitted several times at once with the same profile'({
    one,
    asking,
    call,
    atOnce,
    successCount,
    db,
  }) {
    const input = await asking()
    const requestOnce = () => call('requestSubscription', { ...input, idempotencyKey: randomUUID() }, one)
    expect(successCount(await atOnce(8, requestOnce))).toBe(1)
    expect(await db().$count(subscriptions, eq(subscriptions.memberId, one.memberId))).toBe(2)
  },

  async 'a member who left a company cannot use its payment method by the id of the profile'({
    one,
    profileId,
    asking,
    call,
    otherCompany,
    db,
  }) {
    const input = await asking()
    const companyId = await otherCompany()
    await db().update(members).set({ companyId }).where(eq(members.id, one.memberId))
    expect((await call('listSubscriptionProfiles', {}, one)).body).not.toContain(profileId)
    expect((await call('requestSubscription', input, one)).code).toBe(3107)
    await db().update(members).set({ companyId: null }).where(eq(members.id, one.memberId))
    expect((await call('requestSubscription', { ...input, idempotencyKey: randomUUID() }, one)).code).toBe(
      3107,
    )
  },

  async 'the payment method that a colleague uses as a person is not offered to the company'({
    one,
    profileId,
    asking,
    call,
    person,
    db,
  }) {
    const colleague = await person()
    const subscriberInfo = sql`${subscriptions.subscriberInfo} || '{"accountTypeDetail":"PERSON"}'::jsonb`
    await db().update(subscriptions).set({ subscriberInfo }).where(eq(subscriptions.id, profileId))
    expect((await call('listSubscriptionProfiles', {}, colleague)).body).not.toContain(profileId)
    expect((await call('requestSubscription', await asking(colleague), colleague)).code).toBe(3107)
    expect((await call('requestSubscription', await asking(one), one)).code).toBe(200)
  },

  async 'an expired password check allows no use of profiles, even in a session that was used all the time'({
    portal,
    one,
    asking,
    call,
    db,
  }) {
    const input = await asking()
    for (let tens = 0; tens < 6; tens += 1) {
      portal().clock.pass(TEN_MINUTES)
      expect((await call('getSubscriptionDraft', { draftId: input.draftId }, one)).code).toBe(200)
    }
    expect((await call('listSubscriptionProfiles', {}, one)).code).toBe(1225)
    expect((await call('requestSubscription', input, one)).code).toBe(2201)
    expect(await db().$count(subscriptions, eq(subscriptions.memberId, one.memberId))).toBe(1)
  },

  async 'a draft with the profile of another company reveals nothing of that profile'({
    profileId,
    asking,
    call,
    person,
    otherCompany,
  }) {
    const stranger = await person({ companyId: await otherCompany() })
    const { draftId, form } = await asking(stranger)
    const profileIds = { companyProfileId: profileId, paymentProfileId: profileId }
    const paymentCard = form.paymentCard && { ...form.paymentCard, cardNumber: '**** **** **** 7777' }
    const formWithoutCompany = {
      ...form,
      paymentCard,
      companyInfo: { ...form.companyInfo, companyName: '', rnno: '' },
    }
    const saved = await call(
      'saveSubscriptionDraft',
      { draftId, form: formWithoutCompany, ...noPapers, ...profileIds },
      stranger,
    )
    const got = await call('getSubscriptionDraft', { draftId }, stranger)
    for (const { body } of [saved, got])
      for (const secret of ['별빛나루', CARD, '1234', '1248100998']) expect(body).not.toContain(secret)
  },

  async 'a draft can be read and used only by its author, not by a colleague'({
    one,
    asking,
    call,
    person,
    refused,
  }) {
    const { draftId, form, ...rest } = await asking(one)
    const colleague = await person()
    refused(await call('getSubscriptionDraft', { draftId }, colleague))
    refused(await call('saveSubscriptionDraft', { draftId, form, ...noPapers }, colleague))
    refused(await call('requestSubscription', { draftId, form, ...rest }, colleague))
    refused(
      await call('agreeSubscriptionTerms', { draftId, serviceInfo, terms: subscriptionAnswers }, colleague),
    )
  },

  async 'masked numbers of a profile are not accepted as numbers'({ one, asking, call, refused, db }) {
    const { data } = await call('listSubscriptionProfiles', {}, one)
    const { corporateNo } = data.companies[0]!.companyInfo
    expect(corporateNo).toContain('*')
    const input = await asking()
    input.form.companyInfo.corporateNo = corporateNo!
    refused(await call('requestSubscription', { ...input, companyProfileId: null }, one))
    const secrets = { ...input.secrets, accountInfo: '********3456', payerNo: '12********' }
    refused(await call('requestSubscription', { ...input, secrets, paymentProfileId: null }, one))
    expect(await db().$count(subscriptions, eq(subscriptions.memberId, one.memberId))).toBe(1)
  },

  async 'a request with a profile is refused if its price or plan was not shown before'({
    one,
    asking,
    call,
    refused,
  }) {
    const input = await asking()
    for (const totalAmount of [0, 1, input.totalAmount - 1])
      refused(await call('requestSubscription', { ...input, totalAmount }, one))
    const form = { ...input.form, serviceInfo: { ...serviceInfo, userCount: 500 } }
    refused(await call('requestSubscription', { ...input, form }, one))
  },

  async 'colleagues who request a trial of the same service at the same time get one trial'({
    ids,
    call,
    person,
    successCount,
    db,
  }) {
    const people = await Promise.all([person(), person(), person()])
    const wish = (who: Person) =>
      call('requestTrial', { idempotencyKey: randomUUID(), serviceCode: 'SSO' }, who)
    expect(successCount(await Promise.all(people.map(wish)))).toBe(1)
    expect(await db().$count(trials, eq(trials.companyId, ids.company))).toBe(1)
  },

  async 'the idempotency key of another member’s request returns nothing of that request'({
    one,
    call,
    person,
    otherCompany,
  }) {
    const trialInput = { idempotencyKey: randomUUID(), serviceCode: 'SSO' as const }
    const mine = await call('requestTrial', trialInput, one)
    const stranger = await person({ companyId: await otherCompany() })
    const other = await call('requestTrial', trialInput, stranger)
    expect([mine.code, other.code]).toEqual([200, 200])
    expect(other.data.trialId).not.toBe(mine.data.trialId)
  },
}

describeEngines('an attacker with requests of a company', (engine) => {
  const world = attackWorld(engine)
  let one: Person
  let profileId: string

  async function createAsk(who = one): Promise<Ask> {
    const terms = { draftId: null, serviceInfo, terms: subscriptionAnswers }
    const { data } = await world.call('agreeSubscriptionTerms', terms, who)
    const file = new File([new Uint8Array(samplePdf)], '사업자등록증.pdf')
    const { data: paper } = await world.call('uploadFile', { purpose: 'subscription', file }, who)
    const input = requestOf({ draftId: data.draftId, paymentMethodCode: 'A', rnFileId: paper.fileId })
    return profileId === '' ? input : { ...input, paymentProfileId: profileId }
  }

  beforeEach(async () => {
    profileId = ''
    await world.db().update(companies).set({ rnno: '1248100998' }).where(eq(companies.id, world.ids.company))
    one = await world.person()
    const { data } = await world.call('requestSubscription', await createAsk(), one)
    await world
      .db()
      .update(subscriptions)
      .set({ subscriptionState: 'ACTIVE' })
      .where(eq(subscriptions.id, data.subscriptionId))
    profileId = data.subscriptionId
  })

  it.each(Object.entries(attacks))('%s', (_, attempt) =>
    attempt({ ...world, one, profileId, asking: createAsk }),
  )
})
