import type { Input, OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { formatDate, kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import type { Catalogue } from '#domain/plan/catalogue.ts'
import { orderedPlan } from '#domain/subscription/billing.ts'
import { emptyForm, emptySecrets } from '#domain/subscription/empty-form.ts'
import { chosenFields, mistakesOf } from '#domain/subscription/fields.ts'
import { isEditable, orderHeld, planPreview } from '#domain/subscription/plan-change.ts'
import type { PlanDifference } from '#domain/subscription/proration.ts'
import { sealedFields } from '#server/db/sealed-subscription.ts'
import { type Caller, managerOf } from '#server/http/calls/caller.ts'
import { cancelStore } from './cancel.store.ts'
import { priceConsentStore } from './price-consent.store.ts'
import { requireAdmitted } from './request.rules.ts'
import type { SubscriptionDeps } from './subscription.deps.ts'
import { toDetail } from './subscription.rules.ts'
import type { StoredSubscription } from './subscription.store.ts'

type Update = Input<'updateSubscription'>
const emptyToNull = (text: string) => (text === '' ? null : text)
const firstPlan: Schema<'ServiceOrder'> = {
  serviceCode: 'SSO',
  planCode: 'BASIC',
  userCount: 1,
  paymentCycle: 'M',
  currency: 'KRW',
}

/** The operations that change the details of a subscription, if its state allows the change. */
export function editOperations({
  db,
  box,
  clock,
  notices,
  bills,
  catalogue,
}: SubscriptionDeps): Pick<OperationsTagged<'subscription', Caller>, 'updateSubscription'> {
  return {
    async updateSubscription(input, caller) {
      const viewer = managerOf(caller)
      const changed = await db.transaction(async (tx) => {
        const store = cancelStore(tx)
        const held = await store.lock(viewer, input.subscriptionId)
        if (!held) throw problemNamed('subscription.missing')
        if (!isEditable(held.subscriptionState)) throw problemNamed('subscription.fixed')
        if (held.version !== input.version) throw problemNamed('subscription.changed')
        const texts = textsOf(input, held, clock.now())
        // Past periods are billed first, since their use is billed at the old price.
        const row = input.plan ? await bills.bringUpToDate(tx, held) : held
        const plan = input.plan && planOf(catalogue.current(), row, input.plan, clock.now())
        const movedRow = await store.move(row.id, [row.subscriptionState], { ...texts, ...plan?.change })
        if (!movedRow) throw problemNamed('subscription.changed')
        // A consent that was requested concerns the former plan, so the request is withdrawn.
        if (plan) await priceConsentStore(tx).withdraw(row.id, clock.now())
        if (plan?.difference && (plan.difference.due.supply !== 0 || plan.difference.due.vat !== 0))
          await store.adjust(adjustmentOf(movedRow, plan.difference, clock.now()))
        if (plan) {
          const { serviceName, planName, userCount } = movedRow.serviceInfo
          const text = `${serviceName} 구독을 ${planName} 요금제, 사용자 ${userCount}명으로 바꾸었습니다. 다음 청구부터 ${formatMoney(movedRow.totalAmount, movedRow.currency)}(부가세 포함)을 청구합니다.`
          const notice = {
            label: 'service',
            subject: '구독 요금제를 바꾸었습니다',
            text,
            path: `/my/subscription/detail?subscriptionId=${row.id}`,
          } as const
          for (const memberId of new Set([viewer.memberId, row.memberId]))
            await notices.put(tx, { memberId, ...notice })
        }
        return movedRow
      })
      return toDetail(changed, sealedFields(box, changed.id))
    },
  }
}

// The entered texts, each validated by the rules for a request; a phone number that was not entered is unchanged.
// Throws `request.invalid`.
function textsOf(
  { adminInfo: typed, memo }: Update,
  held: StoredSubscription,
  now: Date,
): Partial<Pick<StoredSubscription, 'adminInfo' | 'memo'>> {
  const emptyValues = emptyForm(firstPlan)
  const adminInfo = typed && {
    ...typed,
    phoneNumber: typed.phoneNumber || held.adminInfo.phoneNumber,
  }
  const values = {
    form: { ...emptyValues, adminInfo: adminInfo ?? emptyValues.adminInfo, memo: memo ?? '' },
    secrets: emptySecrets,
  }
  const mistakes = {
    ...(adminInfo && mistakesOf('admin', values, { hasCertificate: true }, now)),
    ...mistakesOf('service', values, { hasCertificate: true }, now),
  }
  if (Object.keys(mistakes).length > 0) throw problemNamed('request.invalid')
  const { form } = chosenFields(values)
  return {
    ...(adminInfo && {
      adminInfo: {
        ...form.adminInfo,
        deptName: emptyToNull(form.adminInfo.deptName),
        telNumber: emptyToNull(form.adminInfo.telNumber),
      },
    }),
    ...(memo !== null && { memo: emptyToNull(form.memo) }),
  }
}

function planOf(
  sold: Catalogue,
  row: StoredSubscription,
  { planCode, userCount, totalAmount, dueAmount }: Schema<'PlanChange'>,
  now: Date,
) {
  const preview = planPreview(
    sold,
    { serviceInfo: row.serviceInfo, contractInfo: row },
    { planCode, userCount },
    now,
  )
  if (!preview) throw problemNamed('plan.unavailable')
  const plan = orderedPlan(sold, { serviceCode: row.serviceInfo.serviceCode, planCode })!
  requireAdmitted(plan, userCount, orderHeld(row))
  const { supply, vat, total, difference } = preview
  if (total !== totalAmount || preview.dueAmount !== dueAmount) throw problemNamed('price.changed')
  const serviceInfo = {
    ...row.serviceInfo,
    planCode,
    planName: plan.planName,
    userCount,
    unitPrice: supply / userCount,
  }
  const change = { serviceInfo, supplyAmount: supply, vatAmount: vat, totalAmount: total, priceRise: null }
  return { change, difference }
}

const adjustmentOf = (
  { id, currency, serviceInfo: { planName, userCount } }: StoredSubscription,
  { rest, due }: PlanDifference,
  now: Date,
) => ({
  subscriptionId: id,
  kind: 'PLAN_CHANGE' as const,
  occurredOn: kstDate(now),
  fromDate: rest.from,
  toDate: rest.to,
  label: `요금제 변경 차액 (${planName} ${userCount}명, ${formatDate(rest.from)}부터)`,
  currency,
  supplyAmount: due.supply,
  vatAmount: due.vat,
})
