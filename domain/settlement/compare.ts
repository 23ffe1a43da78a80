/** The kind of a card transaction: a charge or a refund. */
export type MoneyKind = 'CHARGE' | 'REFUND'
/**
 * A charge or a refund that the portal has stored; `isDone` is false if it failed or has no outcome yet. Amounts are
 * above zero, in won.
 */
export type OwnMoney = {
  id: string
  moneyKind: MoneyKind
  billId: string
  /** The payment key of the charge at the service; null for a charge that did not succeed in the portal. */
  providerKey: string | null
  orderId: string
  amount: number
  isDone: boolean
  /**
   * The day in Korea on which the charge or refund was completed; if it has no outcome yet, the day on which it
   * began.
   */
  movedOn: string
  /**
   * The first day in Korea under which the service may list the charge or refund: days may pass between a call and
   * its outcome, and a refund that was made directly at the service may have happened on any day since its charge.
   */
  beganOn: string
  /** Whether the service must already have listed the charge or refund. */
  isDue: boolean
}
/** A line of the service's list of settlements. */
export type SettledMoney = {
  moneyKind: MoneyKind
  providerKey: string
  /** The service's key of this charge or refund, unique in its list. */
  transactionKey: string
  orderId: string
  amount: number
  /** The fee of the service and the payout, in won; their sum is the amount. */
  fee: number
  payout: number
  /** The day in Korea under which the service lists the charge or refund. */
  soldOn: string
}
export type DifferenceKind = 'MISSING_HERE' | 'MISSING_THERE' | 'AMOUNT' | 'STATE' | 'FEE'
export type Difference = {
  differenceKind: DifferenceKind
  moneyKind: MoneyKind
  /** The key of the charge or refund at the service; if the service has none, its id in the portal. */
  transactionKey: string
  providerKey: string
  orderId: string
  billId: string | null
  ownAmount: number | null
  serviceAmount: number | null
  movedOn: string
}

/**
 * The differences between the portal and the list of settlements, each charge and refund listed once. Refunds of one
 * charge are matched by their amounts first, since portal and service have no common key for a refund.
 */
export function differencesOf(ours: readonly OwnMoney[], listed: readonly SettledMoney[]): Difference[] {
  const remainingLines = [...listed]
  const takeLine = (fits: (line: SettledMoney) => boolean): SettledMoney | undefined => {
    const at = remainingLines.findIndex(fits)
    return at < 0 ? undefined : remainingLines.splice(at, 1)[0]
  }
  const isSameCharge = (own: OwnMoney) => (line: SettledMoney) =>
    line.moneyKind === own.moneyKind &&
    (own.providerKey === null ? line.orderId === own.orderId : line.providerKey === own.providerKey)

  // Among equal refunds of a charge, those that the list must already contain are matched first.
  const completedMoney = ours
    .filter(({ isDone }) => isDone)
    .toSorted((one, other) => Number(other.isDue) - Number(one.isDue))
  const foundDifferences: Difference[] = []
  const unmatchedMoney = completedMoney.filter((own) => {
    const line = takeLine((each) => isSameCharge(own)(each) && each.amount === own.amount)
    if (line && line.fee + line.payout !== line.amount)
      foundDifferences.push({ ...toDifference('FEE', own, line), serviceAmount: line.fee + line.payout })
    return !line
  })
  for (const own of unmatchedMoney) {
    // A refund of the portal is not matched with a refund that the service lists for a later day.
    const line = takeLine(
      (each) => isSameCharge(own)(each) && (own.moneyKind === 'CHARGE' || own.movedOn >= each.soldOn),
    )
    if (line) foundDifferences.push(toDifference('AMOUNT', own, line))
    else if (own.isDue) foundDifferences.push(toDifference('MISSING_THERE', own, undefined))
  }
  const states = ours
    .filter(({ isDone }) => !isDone)
    .flatMap((own): Difference[] => {
      const other = takeLine(isSameCharge(own))
      return other ? [toDifference('STATE', own, other)] : []
    })
  return [
    ...foundDifferences,
    ...states,
    ...remainingLines.map((line) => ({
      ...toDifference('MISSING_HERE', undefined, line),
      billId: billOf(ours, line),
    })),
  ]
}

/**
 * The first day under which the service may list the charges and refunds that its list lacks; undefined if it lacks
 * none.
 */
export const missingSince = (ours: readonly OwnMoney[], found: readonly Difference[]): string | undefined =>
  found
    .filter(({ differenceKind }) => differenceKind === 'MISSING_THERE')
    .map(({ transactionKey }) => ours.find(({ id }) => id === transactionKey)!.beganOn)
    .sort()
    .at(0)

function toDifference(
  differenceKind: DifferenceKind,
  own: OwnMoney | undefined,
  line: SettledMoney | undefined,
): Difference {
  return {
    differenceKind,
    moneyKind: (own ?? line)!.moneyKind,
    transactionKey: line?.transactionKey ?? own!.id,
    providerKey: line?.providerKey ?? own?.providerKey ?? '',
    orderId: (line ?? own)!.orderId,
    billId: own?.billId ?? null,
    ownAmount: own?.amount ?? null,
    serviceAmount: line?.amount ?? null,
    movedOn: line?.soldOn ?? own!.movedOn,
  }
}

/** The bill of a charge in the service's list; null if the portal does not know the charge. */
const billOf = (ours: readonly OwnMoney[], { providerKey, orderId }: SettledMoney): string | null =>
  ours.find((own) => own.providerKey === providerKey || own.orderId === orderId)?.billId ?? null
