import type { Output, Schema } from '#contract/operation.ts'
import { formatMoney } from '#domain/money.ts'
import { useMachines } from '#src/components/context/app-context.ts'
import { confirm } from '#src/components/dialog/confirm.ts'
import { useCharged } from '../use-charged.ts'
import { useSubscriptionEditTexts } from './texts.ts'

/** The sums of a subscription's bills, by currency. */
export type Billed = readonly Pick<Schema<'BillSum'>, 'currency' | 'unpaidCount' | 'unpaidAmount'>[]

/**
 * Confirms that a new payment method pays the unpaid sum today; returns whether to continue. Asks nothing without an unpaid
 * sum or an automatic charge.
 */
export function useConfirmPayment(
  { subscriptionInfo, serviceInfo, contractInfo: { currency } }: Output<'getSubscriptionDetail'>,
  billed: Billed | undefined,
): (code: Schema<'PaymentMethodCode'> | null) => Promise<boolean> {
  const { t } = useSubscriptionEditTexts()
  const dialogs = useMachines().dialogs
  const isCharged = useCharged(currency)
  return async (code) => {
    if (subscriptionInfo.subscriptionState === 'REQUESTED' || !isCharged(code)) return true
    const unpaid = billed?.find((sum) => sum.currency === currency)
    if (billed && !unpaid?.unpaidCount) return true
    const name = `${serviceInfo.serviceName} ${serviceInfo.planName}`
    return confirm(dialogs, {
      header: t('payment.ask.title'),
      message: unpaid
        ? t('payment.ask.text', {
            name,
            count: unpaid.unpaidCount,
            amount: formatMoney(unpaid.unpaidAmount, currency),
          })
        : t('payment.ask.unknown', { name }),
      acceptLabel: t('payment.ask.accept'),
      isFinal: true,
    })
  }
}
