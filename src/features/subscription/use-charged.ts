import { getRouteApi } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'

const root = getRouteApi('__root__')

/**
 * Returns a function that reports whether a payment method is charged automatically in a currency. If the charged
 * methods could not be loaded, a card and an account count as charged automatically, so that no one is charged
 * although the screen says otherwise.
 */
export function useIsCharged(
  currency: Schema<'Currency'>,
): (code: Schema<'PaymentMethodCode'> | null) => boolean {
  const operator = root.useLoaderData()
  return (code) =>
    operator
      ? operator.chargedMethods.some((one) => one.paymentMethodCode === code && one.currency === currency)
      : code !== 'G'
}
