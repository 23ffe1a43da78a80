import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { hoursInWords } from '#domain/counsel/hours-in-words.ts'
import { kstDate } from '#domain/dates.ts'
import { closedDayFor } from '#server/holidays/closed-day.ts'
import type { HolidayKeeper } from '#server/holidays/holiday-keeper.ts'
import type { HoursKeeper } from '#server/holidays/hours-keeper.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { nameOperator, type Operator, type Party } from '#server/operator.ts'
import type { PaymentGateway } from '#server/payments/gateway.ts'
import type { SiteKeeper } from '#server/site/site-keeper.ts'
import { editionOn } from '#server/terms/editions.ts'
import type { TermsLibrary } from '#server/terms/terms-library.ts'
import { type BillRulesDeps, billRulesOperations } from './bill-rules.operations.ts'
import { type BrandDeps, brandOperations } from './brand.operations.ts'
import { type ConnectionsDeps, connectionOperations } from './connections.operations.ts'
import { holidayOperations } from './holidays.operations.ts'
import { openingHoursOperations } from './opening-hours.operations.ts'
import { siteTextsOperations } from './site-texts.operations.ts'

const [codes, currencies] = [['G', 'C', 'A'] as const, ['KRW', 'USD'] as const]

/** The payment methods that a payment service charges automatically. */
export const chargedBy = ({ accepts }: Pick<PaymentGateway, 'accepts'>): Schema<'ChargedMethod'>[] =>
  codes.flatMap((paymentMethodCode) =>
    currencies
      .filter((currency) => accepts(paymentMethodCode, currency))
      .map((currency) => ({ paymentMethodCode, currency })),
  )

/**
 * The operations that return the privacy policy, and the facts about the operator of the portal with the payment
 * methods that the portal charges automatically.
 */
export function siteOperations({
  operator,
  party,
  library,
  gateway,
  connections,
  ...deps
}: {
  operator: Operator
  party: () => Party
  library: Pick<TermsLibrary, 'editionsOf'>
  gateway: Pick<PaymentGateway, 'accepts'>
  holidays: HolidayKeeper
  connections: Pick<ConnectionsDeps, 'connected' | 'templates'>
  hours: HoursKeeper
  siteTexts: SiteKeeper
} & BrandDeps &
  BillRulesDeps): OperationsTagged<'site', Caller> {
  const site = { ...operator, chargedMethods: chargedBy(gateway) }
  return {
    ...brandOperations(deps),
    ...billRulesOperations(deps),
    ...holidayOperations(deps),
    ...connectionOperations({ db: deps.db, ...connections }),
    ...openingHoursOperations(deps),
    ...siteTextsOperations(deps),

    async getOperator() {
      const { brandName, supportHours, legalFooter } = deps.brand.current()
      const [today, hours] = [kstDate(deps.clock.now()), deps.hours.current()]
      return {
        ...site,
        brandName,
        supportHours,
        legalFooter,
        closedDay: closedDayFor(today, deps.holidays.current(), hours),
        openingHours: hoursInWords(hours),
      }
    },

    async getPrivacyPolicy() {
      const policy = editionOn(library.editionsOf('POLICY'), kstDate(deps.clock.now()))
      const { title, version, effectiveDate, body } = policy
      return { title, version, effectiveDate, body: nameOperator(body, party()) }
    },
  }
}
