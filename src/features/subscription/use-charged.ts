import { getRouteApi } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'

const root = getRouteApi('__root__')

/**
 * Whether a payment method is charged by itself in a currency. Where it could not be asked for, a card and an account are said to
 * be: nobody is charged who was told otherwise.
 */
export function useCharged(
  currency: Schema<'Currency'>,
): (code: Schema<'PaymentMethodCode'> | null) => boolean {
  const operator = root.useLoaderData()
  return (code) =>
    operator
      ? operator.chargedMethods.some((one) => one.paymentMethodCode === code && one.currency === currency)
      : code !== 'G'
}
