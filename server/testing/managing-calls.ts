import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/operation.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import { DAY_MS } from '#domain/durations.ts'
import { registeredCards } from '#server/db/schema/subscription.ts'
import { simulatedAuthKey } from '#server/payments/simulated-card.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { insertBill } from '#worlds/bill.ts'
import {
  insertPriceConsent,
  insertSubscription,
  sampleSubscription,
  type WantedSubscription,
} from '#worlds/subscription.ts'
import { accessWorld, type Person } from './access-world.ts'
import type { TestEngine } from './engines.ts'
import { samplePdf } from './sample-files.ts'
import { paidBy, price, requestOf, serviceInfo, subscriptionAnswers } from './subscription-request.ts'

/** The person for whom a call is made: a member with a session, and their company. */
type Holder = Pick<Person, 'memberId' | 'session'> & { companyId: string | null }
type ManagingCalls = ReturnType<typeof managingCallsIn>['calls']
export type ManagingOperation = keyof ManagingCalls

/**
 * Returns the operations that request, change, pay or end a subscription, each with a function that prepares its data
 * and returns a valid body.
 */
export function managingCalls(engine: TestEngine) {
  const world = accessWorld(engine)
  return { world, ...managingCallsIn(engine, world) }
}

/** Like `managingCalls`, with existing test data. */
export function managingCallsIn(engine: TestEngine, world: Pick<ReturnType<typeof accessWorld>, 'portal'>) {
  const db = () => engine.database().db

  async function putSubscription(
    { memberId, companyId }: Holder,
    subscriptionState: WantedSubscription['subscriptionState'] = 'ACTIVE',
  ): Promise<string> {
    const { clock, config } = world.portal()
    const box = createSecretBox(config.encryptionKeys)
    const wanted = { companyId, memberId, subscriptionState, now: clock.now() }
    return (await insertSubscription(db(), box, wanted)).id
  }

  async function putFailedBill(subscriptionId: string): Promise<string> {
    const today = kstDate(world.portal().clock.now())
    const { id } = await insertBill(db(), {
      subscriptionId,
      billState: 'FAILED',
      failure: 'INSUFFICIENT_FUNDS',
      paymentMethodCode: 'C',
      periodFrom: today,
      periodTo: addDays(today, 29),
      billDate: today,
      dueDate: addDays(today, 7),
    })
    return id
  }

  async function endOf(
    holder: Holder,
    subscriptionId: string,
    endOption: 'TODAY' | 'PERIOD_END',
  ): Promise<Input<'withdrawSubscription'>> {
    const { session } = holder
    const { data } = await world
      .portal()
      .call('estimateSubscriptionWithdrawal', { subscriptionId }, { session })
    const { lastDate, dueAmount } = data.options.find((option) => option.endOption === endOption)!
    return { idempotencyKey: randomUUID(), subscriptionId, endOption, lastDate, dueAmount, reasonCode: null }
  }

  const agreement = { draftId: null, serviceInfo, terms: subscriptionAnswers }
  const calls = {
    agreeSubscriptionTerms: async (_holder: Holder): Promise<Input<'agreeSubscriptionTerms'>> => agreement,

    async requestSubscription({ session }: Holder): Promise<Input<'requestSubscription'>> {
      const { call } = world.portal()
      const file = new File([new Uint8Array(samplePdf)], '사업자등록증.pdf')
      const { data: draft } = await call('agreeSubscriptionTerms', agreement, { session })
      const { data: paper } = await call('uploadFile', { purpose: 'subscription', file }, { session })
      return requestOf({ draftId: draft.draftId, paymentMethodCode: 'A', rnFileId: paper.fileId })
    },

    openCardWindow: async (_holder: Holder): Promise<Input<'openCardWindow'>> => ({}),

    async registerCard({ memberId }: Holder): Promise<Input<'registerCard'>> {
      const [id, customerKey] = [randomUUID(), randomUUID()]
      const expiresAt = new Date(world.portal().clock.now().getTime() + DAY_MS)
      await db().insert(registeredCards).values({ id, memberId, customerKey, expiresAt })
      return { customerKey, authKey: simulatedAuthKey({ lastFour: '1234', cardExpiration: '11/29' }) }
    },

    cancelSubscriptionRequest: async (holder: Holder): Promise<Input<'cancelSubscriptionRequest'>> => ({
      subscriptionId: await putSubscription(holder, 'REQUESTED'),
    }),

    updateSubscriptionStatus: async (holder: Holder): Promise<Input<'updateSubscriptionStatus'>> => ({
      subscriptionId: await putSubscription(holder, 'REQUESTED'),
      version: 1,
      subscriptionState: 'CANCELED',
    }),

    withdrawSubscription: async (holder: Holder): Promise<Input<'withdrawSubscription'>> =>
      endOf(holder, await putSubscription(holder), 'TODAY'),

    async answerPriceConsent({ memberId, companyId }: Holder): Promise<Input<'answerPriceConsent'>> {
      const { clock, config } = world.portal()
      const now = clock.now()
      const wanted = { companyId, memberId, now }
      const plain = await insertSubscription(db(), createSecretBox(config.encryptionKeys), wanted)
      const rise = { risesOn: addDays(kstDate(now), 20), askedAt: now, supplyAmount: 275_000 }
      return { consentId: await insertPriceConsent(db(), plain, rise), version: 1, answer: 'AGREE' }
    },

    async modifySubscriptionCancellation(holder: Holder): Promise<Input<'modifySubscriptionCancellation'>> {
      const subscriptionId = await putSubscription(holder)
      const wish = await endOf(holder, subscriptionId, 'PERIOD_END')
      const { session } = holder
      await world.portal().call('withdrawSubscription', wish, { session })
      return {
        idempotencyKey: randomUUID(),
        subscriptionId,
        change: 'WITHDRAW',
        lastDate: null,
        dueAmount: null,
      }
    },

    updateSubscription: async (holder: Holder): Promise<Input<'updateSubscription'>> => ({
      subscriptionId: await putSubscription(holder),
      version: 1,
      adminInfo: null,
      memo: '야간에는 연락하지 말아 주세요.',
      plan: null,
    }),

    reviseSubscriptionRequest: async (holder: Holder): Promise<Input<'reviseSubscriptionRequest'>> => ({
      subscriptionId: await putSubscription(holder, 'REQUESTED'),
      version: 1,
      companyInfo: null,
      subscriberInfo: null,
      secNo: null,
      serviceInfo,
      totalAmount: price.totalAmount,
    }),

    changeSubscriptionPayment: async (holder: Holder): Promise<Input<'changeSubscriptionPayment'>> => ({
      subscriptionId: await putSubscription(holder),
      version: 1,
      ...paidBy('A'),
    }),

    requestTrial: async (_holder: Holder): Promise<Input<'requestTrial'>> => ({
      idempotencyKey: randomUUID(),
      serviceCode: 'SSO',
    }),

    payBill: async (holder: Holder): Promise<Input<'payBill'>> => ({
      billId: await putFailedBill(await putSubscription(holder)),
      version: 1,
    }),

    exportBills: async (holder: Holder): Promise<Input<'exportBills'>> => ({
      subscriptionId: await putSubscription(holder),
    }),

    createSubscriptionLink: async (holder: Holder): Promise<Input<'createSubscriptionLink'>> => ({
      subscriptionId: await putSubscription(holder),
    }),

    setBillReceivers: async (holder: Holder): Promise<Input<'setBillReceivers'>> => ({
      subscriptionId: await putSubscription(holder),
      receivers: ['finance@solbaram.example'],
    }),

    setCashReceiptNumber: async ({ memberId, companyId }: Holder): Promise<Input<'setCashReceiptNumber'>> => {
      const { clock, config } = world.portal()
      const [now, box] = [clock.now(), createSecretBox(config.encryptionKeys)]
      const wanted = { companyId, memberId, paymentMethodCode: 'G' as const, now }
      const { companyInfo } = sampleSubscription(wanted)
      const { id: subscriptionId } = await insertSubscription(db(), box, wanted, {
        companyInfo: { ...companyInfo, rnno: '' },
      })
      const [billDate, dueDate] = [kstDate(now), addDays(kstDate(now), 7)]
      const openBill = {
        subscriptionId,
        billState: 'OPEN',
        paymentMethodCode: 'G',
        billDate,
        dueDate,
      } as const
      return { billId: (await insertBill(db(), openBill)).id, usage: 'DEDUCTION', number: '010-1234-5678' }
    },
  }
  return { calls, putSubscription, putFailedBill }
}
