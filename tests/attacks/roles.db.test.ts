import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { stateNames } from '#domain/subscription/state-names.ts'
import { billPayments, billReceivers, bills } from '#server/db/schema/bill.ts'
import { companies } from '#server/db/schema/company.ts'
import { subscriptionCancellations, subscriptions } from '#server/db/schema/subscription.ts'
import type { Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { managingCalls } from '#server/testing/managing-calls.ts'
import { serviceInfo, subscriptionAnswers } from '#server/testing/subscription-request.ts'
import { giveCompanyRole } from '#worlds/company.ts'

const ROLE_NEEDED = 6006

describeEngines('a colleague who may only view', (engine) => {
  const { world, calls, putSubscription, putFailedBill } = managingCalls(engine)
  const db = () => engine.database().db
  const inCompany = (one: Person) => ({ ...one, companyId: world.ids.company })
  const call: ReturnType<typeof world.portal>['call'] = (id, input, options) =>
    world.portal().call(id, input, options)

  /** Changes the policy of the company: only owners and billing managers may manage its subscriptions. */
  const restrictToManagers = () =>
    db().update(companies).set({ everybodyMay: false }).where(eq(companies.id, world.ids.company))
  const rowOf = async (id: string) =>
    (await db().select().from(subscriptions).where(eq(subscriptions.id, id)))[0]!
  const codesOf = async (answers: readonly Promise<{ code: number }>[]) =>
    (await Promise.all(answers)).map(({ code }) => code)
  const refusals = (count: number) => Array.from({ length: count }, () => ROLE_NEEDED)

  it('cannot cancel, change or reactivate a subscription with any operation in any state', async () => {
    const one = await world.person()
    const { session } = one
    const scheduled = await calls.modifySubscriptionCancellation(inCompany(one))
    const [used, asked] = [
      await putSubscription(inCompany(one)),
      await putSubscription(inCompany(one), 'REQUESTED'),
    ]
    await restrictToManagers()
    // Estimating a cancellation also issues the bills that are due; no separate request is needed.
    const { data } = await call('estimateSubscriptionWithdrawal', { subscriptionId: used }, { session })
    const ids = [used, asked, scheduled.subscriptionId]
    const before = await Promise.all(ids.map(rowOf))
    const wishes = ids.flatMap((subscriptionId, index) =>
      stateNames.map((subscriptionState) =>
        call(
          'updateSubscriptionStatus',
          { subscriptionId, version: before[index]!.version, subscriptionState },
          { session },
        ),
      ),
    )
    expect(await codesOf(wishes)).toEqual(refusals(wishes.length))
    const cancellationOptions = data.options.map(({ endOption, lastDate, dueAmount }) =>
      call(
        'withdrawSubscription',
        {
          idempotencyKey: randomUUID(),
          subscriptionId: used,
          endOption,
          lastDate,
          dueAmount,
          reasonCode: null,
        },
        { session },
      ),
    )
    expect(cancellationOptions).toHaveLength(2)
    expect(await codesOf(cancellationOptions)).toEqual(refusals(2))
    const others = [
      call('modifySubscriptionCancellation', scheduled, { session }),
      call('modifySubscriptionCancellation', { ...scheduled, change: 'TODAY' }, { session }),
      call('cancelSubscriptionRequest', { subscriptionId: asked }, { session }),
    ]
    expect(await codesOf(others)).toEqual(refusals(3))
    expect(await Promise.all(ids.map(rowOf))).toEqual(before)
    const cancellations = await db().select().from(subscriptionCancellations)
    expect(cancellations.filter(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([])
  })

  it('cannot submit a draft from before the role was removed, and cannot begin another draft', async () => {
    const one = await world.person()
    const { session } = one
    const request = await calls.requestSubscription(inCompany(one))
    await restrictToManagers()
    const agreement = { draftId: request.draftId, serviceInfo, terms: subscriptionAnswers }
    const attempts = [
      call('requestSubscription', request, { session }),
      call('requestSubscription', { ...request, idempotencyKey: randomUUID() }, { session }),
      call('agreeSubscriptionTerms', agreement, { session }),
      call('agreeSubscriptionTerms', { ...agreement, draftId: null }, { session }),
    ]
    expect(await codesOf(attempts)).toEqual(refusals(4))
    const company = eq(subscriptions.companyId, world.ids.company)
    expect(await db().$count(subscriptions, company)).toBe(0)
    const { data } = await call('getSubscriptionDesk', {}, { session })
    expect(data.drafts.map(({ draftId }) => draftId)).toEqual([request.draftId])
  })

  it('gets no answer for an idempotency key that was used before the role was removed', async () => {
    const one = await world.person()
    const { session } = one
    const end = await calls.withdrawSubscription(inCompany(one))
    const trial: Input<'requestTrial'> = { idempotencyKey: randomUUID(), serviceCode: 'SSO' }
    const again = () => [
      call('withdrawSubscription', end, { session }),
      call('requestTrial', trial, { session }),
    ]
    expect(await codesOf(again())).toEqual([200, 200])
    await restrictToManagers()
    const answers = await Promise.all(again())
    expect(answers.map(({ code, data }) => [code, data])).toEqual([
      [ROLE_NEEDED, null],
      [ROLE_NEEDED, null],
    ])
  })

  it('gets no answer for a used idempotency key after leaving the company', async () => {
    const one = await world.person()
    const { memberId } = await world.person()
    await world.giveFactor({ memberId })
    await giveCompanyRole(db(), memberId, 'owner')
    const { session } = one
    const end = await calls.withdrawSubscription(inCompany(one))
    const again = () => call('withdrawSubscription', end, { session })
    expect((await again()).code).toBe(200)
    expect((await call('leaveCompany', {}, { session })).code).toBe(200)
    expect(await again()).toMatchObject({ code: 3001, data: null })
  })

  it('cannot pay a bill with any version, and cannot add a recipient', async () => {
    const one = await world.person()
    const { session } = one
    const subscriptionId = await putSubscription(inCompany(one))
    const billId = await putFailedBill(subscriptionId)
    await restrictToManagers()
    const payments = [1, 2, 3].map((version) => call('payBill', { billId, version }, { session }))
    expect(await codesOf(payments)).toEqual(refusals(3))
    const receivers = ['thief@example.com']
    expect((await call('setBillReceivers', { subscriptionId, receivers }, { session })).code).toBe(
      ROLE_NEEDED,
    )
    expect(await db().select().from(billPayments).where(eq(billPayments.billId, billId))).toEqual([])
    expect(await db().$count(billReceivers, eq(billReceivers.subscriptionId, subscriptionId))).toBe(0)
    const [bill] = await db().select().from(bills).where(eq(bills.id, billId))
    expect(bill).toMatchObject({ billState: 'FAILED', version: 1, chargingSince: null })
  })

  it('gains no further rights from a role in the access area, or by leaving the company', async () => {
    const admin = await world.person({ roles: ['securityAdmin', 'appAdmin', 'approver'] })
    const colleague = await world.person()
    const { memberId } = await world.person()
    await world.giveFactor({ memberId })
    await giveCompanyRole(db(), memberId, 'owner')
    const change = await calls.updateSubscription(inCompany(colleague))
    await restrictToManagers()
    const update = ({ session }: Person) => call('updateSubscription', change, { session })
    expect([(await update(admin)).code, (await update(colleague)).code]).toEqual(refusals(2))
    const { session } = colleague
    expect((await call('leaveCompany', {}, { session })).code).toBe(200)
    expect((await update(colleague)).code).toBe(3001)
    expect((await rowOf(change.subscriptionId)).version).toBe(1)
  })
})
