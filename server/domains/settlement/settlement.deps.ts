import type { OwnMoney } from '#domain/settlement/compare.ts'

/** The charges and refunds by the payment service, as the bills record them. */
export type MoneyOfBills = {
  /**
   * Charges and refunds that were settled from one day in Korea to another, and those with these keys of the payment
   * service or order numbers, whenever they were settled.
   */
  moved(wanted: {
    from: string
    to: string
    dueUntil: string
    providerKeys: readonly string[]
    orderIds: readonly string[]
  }): Promise<OwnMoney[]>
  /** The numbers of bills, by their ids. */
  numbers(billIds: readonly string[]): Promise<Map<string, string>>
}
