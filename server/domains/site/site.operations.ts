import type { OperationsTagged, Schema } from '#contract/operation.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import type { Operator, Processor } from '#server/operator.ts'
import type { PaymentGateway } from '#server/payments/gateway.ts'
import { type BrandDeps, brandOperations } from './brand.operations.ts'
import { privacyPolicy } from './privacy-policy.ts'

const [codes, currencies] = [['G', 'C', 'A'] as const, ['KRW', 'USD'] as const]

/** The payment methods that a payment service charges automatically. */
export const chargedBy = ({ accepts }: Pick<PaymentGateway, 'accepts'>): Schema<'ChargedMethod'>[] =>
  codes.flatMap((paymentMethodCode) =>
    currencies
      .filter((currency) => accepts(paymentMethodCode, currency))
      .map((currency) => ({ paymentMethodCode, currency })),
  )

/** The operator of the portal, the payment methods it charges automatically, and the privacy policy. */
export function siteOperations({
  operator,
  processors,
  gateway,
  ...deps
}: {
  operator: Operator
  processors: readonly Processor[]
  gateway: Pick<PaymentGateway, 'accepts'>
} & BrandDeps): OperationsTagged<'site', Caller> {
  const policy = privacyPolicy(operator, processors)
  const site = { ...operator, chargedMethods: chargedBy(gateway) }
  return {
    ...brandOperations(deps),

    async getOperator() {
      const { brandName, supportHours, legalFooter } = deps.brand.current()
      return { ...site, brandName, supportHours, legalFooter }
    },

    getPrivacyPolicy: () => Promise.resolve(policy),
  }
}
