import type { OwnMoney } from '#domain/settlement/compare.ts'

/** The money that moved by the payment service, as bills have it. */
export type MoneyOfBills = {
  /**
   * Charges and refunds that were settled from one day in Korea to another, and those of these names whenever they were.
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
