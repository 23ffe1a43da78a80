import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/operation.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import { bills } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { toSubscriptionRow } from '#server/db/sealed-subscription.ts'
import { sampleSubscription } from '#server/pact/sample-subscription.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { accessWorld, type Person } from './access-world.ts'
import type { TestEngine } from './engines.ts'
import { samplePdf } from './sample-files.ts'
import { paidBy, price, requestOf, serviceInfo, subscriptionAnswers } from './subscription-request.ts'

/** In whose name something is done: a member with a session, and their company. */
type Holder = Pick<Person, 'memberId' | 'session'> & { companyId: string | null }
type ManagingCalls = ReturnType<typeof managingCallsIn>['calls']
export type Managing = keyof ManagingCalls

type State = NonNullable<Parameters<typeof sampleSubscription>[0]['subscriptionState']>

/** The operations that request, change, pay or end, each with what it needs to come true: it puts that there and gives the body. */
export function managingCalls(engine: TestEngine) {
  const world = accessWorld(engine)
  return { world, ...managingCallsIn(engine, world) }
}

/** The same in an existing world. */
export function managingCallsIn(engine: TestEngine, world: Pick<ReturnType<typeof accessWorld>, 'portal'>) {
  const db = () => engine.database().db
  let numbered = 0

  async function putSubscription(
    { memberId, companyId }: Holder,
    subscriptionState: State = 'ACTIVE',
  ): Promise<string> {
    numbered += 1
    const { clock, config } = world.portal()
    const plain = sampleSubscription({
      id: randomUUID(),
      subscriptionNo: `S2026-${String(800_000 + numbered)}`,
      companyId,
      memberId,
      subscriptionState,
      now: clock.now(),
    })
    await db()
      .insert(subscriptions)
      .values(toSubscriptionRow(createSecretBox(config.encryptionKeys), plain))
    return plain.id
  }

  async function putFailedBill(subscriptionId: string): Promise<string> {
    const id = randomUUID()
    const today = kstDate(world.portal().clock.now())
    await db()
      .insert(bills)
      .values({
        id,
        billNo: `B2026-${String(800_000 + numbered)}`,
        subscriptionId,
        billState: 'FAILED',
        failure: 'INSUFFICIENT_FUNDS',
        currency: 'KRW',
        supplyAmount: 225_000,
        vatAmount: 22_500,
        totalAmount: 247_500,
        paymentMethodCode: 'C',
        period: today.slice(0, 'YYYY-MM'.length),
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
      return requestOf({ draftId: draft.draftId, paymentMethodCode: 'C', rnFileId: paper.fileId })
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
  }
  return { calls, putSubscription, putFailedBill }
}
