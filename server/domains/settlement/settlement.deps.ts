import type { OwnMoney } from '#domain/settlement/compare.ts'

/** The charges and refunds by the payment service, as the bills record them. */
export type MoneyOfBills = {
  /**
   * Charges and refunds that were settled between two days in Korea. Those with the given keys of the payment service
   * or order numbers are included whatever the day.
   */
  moved(wanted: {
    from: string
    to: string
    dueUntil: string
    providerKeys: readonly string[]
    orderIds: readonly string[]
  }): Promise<OwnMoney[]>
  /** The bill numbers of the bills with the given ids, by bill id. */
  numbers(billIds: readonly string[]): Promise<Map<string, string>>
}
