import type { Input, OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { emptyForm } from '#domain/subscription/empty-form.ts'
import { chosenFields, type FormValues, mistakesOf } from '#domain/subscription/fields.ts'
import { isPaymentReplaceable } from '#domain/subscription/plan-change.ts'
import { sealedFields } from '#server/db/sealed-subscription.ts'
import { type Caller, managerOf } from '#server/http/calls/caller.ts'
import { subscriptionNotices } from '#server/messages/subscription-notices.ts'
import { cancelStore } from './cancel.store.ts'
import { cardNamed } from './card.store.ts'
import { namedProfiles } from './profile.operations.ts'
import { requirePaymentConsent, typedNumbers } from './request.rules.ts'
import { paymentOf } from './requested-subscription.ts'
import type { SubscriptionDeps } from './subscription.deps.ts'
import { toDetail } from './subscription.rules.ts'

const anyPlan: Schema<'ServiceOrder'> = {
  serviceCode: 'SSO',
  planCode: 'BASIC',
  userCount: 1,
  paymentCycle: 'M',
  currency: 'KRW',
}

/** Replacing the payment method of a subscription. */
export function paymentOperations(
  deps: SubscriptionDeps,
): Pick<OperationsTagged<'subscription', Caller>, 'changeSubscriptionPayment'> {
  const { db, box, notices, clock, bills } = deps
  const profiles = namedProfiles(deps)
  return {
    async changeSubscriptionPayment(input, caller) {
      const viewer = managerOf(caller)
      const { paymentProfileId } = input
      const enteredPayment = paymentProfileId ? undefined : typedPayment(input, clock.now())
      const changed = await db.transaction(async (tx) => {
        const store = cancelStore(tx)
        const row = await store.lock(viewer, input.subscriptionId)
        if (!row) throw problemNamed('subscription.missing')
        const isOwing = (await store.accounts(row)).unpaidCount > 0
        if (!isPaymentReplaceable(row.subscriptionState, isOwing)) throw problemNamed('subscription.fixed')
        if (row.version !== input.version) throw problemNamed('subscription.changed')
        const storedPayment = enteredPayment
          ? undefined
          : await profiles.payment(tx, paymentProfileId!, viewer)
        requirePaymentConsent(input, storedPayment?.paymentMethodCode ?? input.paymentMethodCode)
        const payment =
          storedPayment ??
          paymentOf(
            enteredPayment!,
            await cardNamed({ db: tx, box, clock }, viewer.memberId, enteredPayment!.form),
          )
        const movedRow = await store.move(row.id, [row.subscriptionState], {
          payment: sealedFields(box, row.id).sealPayment(payment),
        })
        if (!movedRow) throw problemNamed('subscription.changed')
        if (!(await bills.followPayment(tx, movedRow))) throw problemNamed('payment.underWay')
        // If a colleague changes the payment method, the requester of the subscription is notified as well.
        for (const memberId of new Set([viewer.memberId, row.memberId]))
          await notices.put(tx, { memberId, ...subscriptionNotices.paymentChanged(movedRow) })
        return movedRow
      })
      return toDetail(changed, sealedFields(box, changed.id))
    },
  }
}

/** The entered payment method, normalized and validated by the rules for a request. Throws `request.invalid`. */
function typedPayment(input: Input<'changeSubscriptionPayment'>, now: Date): FormValues {
  const { paymentMethodCode, paymentGiro, paymentCard, paymentAccount, secrets } = input
  const values = {
    form: { ...emptyForm(anyPlan), paymentMethodCode, paymentGiro, paymentCard, paymentAccount },
    secrets: typedNumbers(secrets),
  }
  if (Object.keys(mistakesOf('payment', values, { hasCertificate: true }, now)).length > 0)
    throw problemNamed('request.invalid')
  return chosenFields(values)
}
