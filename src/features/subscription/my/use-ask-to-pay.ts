import type { Output, Schema } from '#contract/operation.ts'
import { formatMoney } from '#domain/money.ts'
import { useMachines } from '#src/components/context/app-context.ts'
import { confirm } from '#src/components/dialog/confirm.ts'
import { useIsCharged } from '../use-charged.ts'
import { useSubscriptionEditTexts } from './texts.ts'

/** The sums of a subscription's bills, by currency. */
export type Billed = readonly Pick<Schema<'BillSum'>, 'currency' | 'unpaidCount' | 'unpaidAmount'>[]

/**
 * Asks to confirm that the unpaid sum is charged to a new payment method today; returns whether to continue. Does not
 * ask if there is no unpaid sum, or if the method is not charged automatically.
 */
export function useConfirmPayment(
  { subscriptionInfo, serviceInfo, contractInfo: { currency } }: Output<'getSubscriptionDetail'>,
  billed: Billed | undefined,
): (code: Schema<'PaymentMethodCode'> | null) => Promise<boolean> {
  const { t } = useSubscriptionEditTexts()
  const dialogs = useMachines().dialogs
  const isCharged = useIsCharged(currency)
  return async (code) => {
    if (subscriptionInfo.subscriptionState === 'REQUESTED' || !isCharged(code)) return true
    const unpaidSum = billed?.find((sum) => sum.currency === currency)
    if (billed && !unpaidSum?.unpaidCount) return true
    const name = `${serviceInfo.serviceName} ${serviceInfo.planName}`
    return confirm(dialogs, {
      header: t('payment.ask.title'),
      message: unpaidSum
        ? t('payment.ask.text', {
            name,
            count: unpaidSum.unpaidCount,
            amount: formatMoney(unpaidSum.unpaidAmount, currency),
          })
        : t('payment.ask.unknown', { name }),
      acceptLabel: t('payment.ask.accept'),
      isFinal: true,
    })
  }
}
