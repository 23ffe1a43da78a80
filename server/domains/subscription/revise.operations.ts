import type { Input, OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { emptyForm, emptySecrets } from '#domain/subscription/empty-form.ts'
import { chosenFields, type FormStep, mistakesOf } from '#domain/subscription/fields.ts'
import { isRevisable, orderHeld } from '#domain/subscription/plan-change.ts'
import { sealedFields } from '#server/db/sealed-subscription.ts'
import { type Caller, managerOf } from '#server/http/calls/caller.ts'
import { cancelStore } from './cancel.store.ts'
import { orderToday } from './request.rules.ts'
import { companyOf, orderedOf, subscriberOf } from './requested-subscription.ts'
import type { SubscriptionDeps } from './subscription.deps.ts'
import { toDetail } from './subscription.rules.ts'
import type { StoredSubscription } from './subscription.store.ts'

type Revision = Input<'reviseSubscriptionRequest'>

const anyPlan: Schema<'ServiceOrder'> = {
  serviceCode: 'SSO',
  planCode: 'BASIC',
  userCount: 1,
  paymentCycle: 'M',
  currency: 'KRW',
}

/** Changing a request until it is decided; a decision on an earlier version is refused as outdated. */
export function reviseOperations({
  db,
  box,
  clock,
  catalogue,
}: SubscriptionDeps): Pick<OperationsTagged<'subscription', Caller>, 'reviseSubscriptionRequest'> {
  /**
   * The entered sections, each validated by the rules for a request; a number that was not entered is unchanged.
   * Throws `request.invalid`.
   */
  function peopleOf(
    row: StoredSubscription,
    { companyInfo, subscriberInfo: typed, secNo }: Revision,
    now: Date,
  ) {
    const subscriberInfo = typed && {
      ...typed,
      phoneNumber: typed.phoneNumber || row.subscriberInfo.phoneNumber,
    }
    const { accountTypeDetail } = row.subscriberInfo
    const isPerson = accountTypeDetail === 'PERSON'
    const emptyValues = emptyForm(anyPlan)
    const form = {
      ...emptyValues,
      accountTypeDetail,
      companyInfo: companyInfo ?? emptyValues.companyInfo,
      subscriberInfo: subscriberInfo ?? emptyValues.subscriberInfo,
    }
    const values = { form, secrets: { ...emptySecrets, secNo: secNo ?? '' } }
    const steps: FormStep[] = [
      ...(companyInfo ? ['company' as const] : []),
      ...(subscriberInfo ? ['subscriber' as const] : []),
    ]
    const isWrong = steps.some(
      (step) => Object.keys(mistakesOf(step, values, { hasCertificate: true }, now)).length > 0,
    )
    if (isWrong || (isPerson && companyInfo)) throw problemNamed('request.invalid')
    const selectedFields = chosenFields(values)
    const { secNo: birthDate, ...subscriber } = subscriberOf(selectedFields)
    return {
      ...((isPerson ? subscriberInfo : companyInfo) && { companyInfo: companyOf(selectedFields.form) }),
      ...(subscriberInfo && {
        subscriberInfo: { ...subscriber, secNoBox: sealedFields(box, row.id).sealSecNo(birthDate) },
      }),
    }
  }

  /** The order, at the price that the member saw. Throws `plan.unavailable`, `users.tooMany` and `price.changed`. */
  function orderOf(row: StoredSubscription, { serviceInfo, totalAmount }: Revision, now: Date) {
    if (!serviceInfo) return {}
    const soldCatalogue = catalogue.current()
    const held = orderHeld(row, serviceInfo.serviceCode)
    const quotedPrice = orderToday(soldCatalogue, serviceInfo, now, held)
    if (quotedPrice.totalAmount !== totalAmount) throw problemNamed('price.changed')
    return orderedOf(quotedPrice, soldCatalogue)
  }

  return {
    async reviseSubscriptionRequest(input, caller) {
      const viewer = managerOf(caller)
      const now = clock.now()
      const changed = await db.transaction(async (tx) => {
        const store = cancelStore(tx)
        const row = await store.lock(viewer, input.subscriptionId)
        if (!row) throw problemNamed('subscription.missing')
        if (!isRevisable(row.subscriptionState)) throw problemNamed('subscription.fixed')
        if (row.version !== input.version) throw problemNamed('subscription.changed')
        const movedRow = await store.move(row.id, [row.subscriptionState], {
          ...peopleOf(row, input, now),
          ...orderOf(row, input, now),
        })
        if (!movedRow) throw problemNamed('subscription.changed')
        return movedRow
      })
      return toDetail(changed, sealedFields(box, changed.id))
    },
  }
}
