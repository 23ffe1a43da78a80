/** Money that a card paid or got back. */
export type MoneyKind = 'CHARGE' | 'REFUND'
/** A charge or a refund as the portal has it; `isDone` unless it failed or has no outcome yet. Amounts are above zero, in won. */
export type OwnMoney = {
  id: string
  moneyKind: MoneyKind
  billId: string
  /** The name of the charge at the service; null for one that the portal has without success. */
  providerKey: string | null
  orderId: string
  amount: number
  isDone: boolean
  /** The day in Korea on which it was settled, or began. */
  movedOn: string
  /**
   * The first day in Korea under which the service may list it: days may pass between a call and its outcome, and money that
   * was given back at the service itself may have gone on any day since its charge.
   */
  beganOn: string
  /** Whether the service must have listed it by now. */
  isDue: boolean
}
/** A line of the service's list of settlements. */
export type SettledMoney = {
  moneyKind: MoneyKind
  providerKey: string
  /** The service's name of this movement, unique in its list. */
  transactionKey: string
  orderId: string
  amount: number
  /** The fee of the service and the payout, in won; together the amount. */
  fee: number
  payout: number
  /** The day in Korea by which it is settled. */
  soldOn: string
}
export type DifferenceKind = 'MISSING_HERE' | 'MISSING_THERE' | 'AMOUNT' | 'STATE' | 'FEE'
export type Difference = {
  differenceKind: DifferenceKind
  moneyKind: MoneyKind
  /** The movement at the service, or where it has none, in the portal. */
  transactionKey: string
  providerKey: string
  orderId: string
  billId: string | null
  ownAmount: number | null
  serviceAmount: number | null
  movedOn: string
}

/**
 * The differences of the portal and the list of settlements, each charge and refund named once. Refunds of one charge are
 * paired by their amounts first, since they have no name in common.
 */
export function differencesOf(ours: readonly OwnMoney[], listed: readonly SettledMoney[]): Difference[] {
  const left = [...listed]
  const take = (fits: (line: SettledMoney) => boolean): SettledMoney | undefined => {
    const at = left.findIndex(fits)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const isSameCharge = (own: OwnMoney) => (line: SettledMoney) =>
    line.moneyKind === own.moneyKind &&
    (own.providerKey === null ? line.orderId === own.orderId : line.providerKey === own.providerKey)

  // Of equal refunds of a charge those that must be listed come first.
  const done = ours
    .filter(({ isDone }) => isDone)
    .toSorted((one, other) => Number(other.isDue) - Number(one.isDue))
  const found: Difference[] = []
  const unmatched = done.filter((own) => {
    const line = take((each) => isSameCharge(own)(each) && each.amount === own.amount)
    if (line && line.fee + line.payout !== line.amount)
      found.push({ ...differ('FEE', own, line), serviceAmount: line.fee + line.payout })
    return !line
  })
  for (const own of unmatched) {
    // A refund is not another one that went back after it.
    const line = take(
      (each) => isSameCharge(own)(each) && (own.moneyKind === 'CHARGE' || own.movedOn >= each.soldOn),
    )
    if (line) found.push(differ('AMOUNT', own, line))
    else if (own.isDue) found.push(differ('MISSING_THERE', own, undefined))
  }
  const states = ours
    .filter(({ isDone }) => !isDone)
    .flatMap((own): Difference[] => {
      const other = take(isSameCharge(own))
      return other ? [differ('STATE', own, other)] : []
    })
  return [
    ...found,
    ...states,
    ...left.map((line) => ({ ...differ('MISSING_HERE', undefined, line), billId: billOf(ours, line) })),
  ]
}

/** The first day under which the service may list what it seems to lack; undefined if it lacks nothing. */
export const missingSince = (ours: readonly OwnMoney[], found: readonly Difference[]): string | undefined =>
  found
    .filter(({ differenceKind }) => differenceKind === 'MISSING_THERE')
    .map(({ transactionKey }) => ours.find(({ id }) => id === transactionKey)!.beganOn)
    .sort()
    .at(0)

function differ(
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

/** The bill of a charge that the service names, as far as the portal knows it. */
const billOf = (ours: readonly OwnMoney[], { providerKey, orderId }: SettledMoney): string | null =>
  ours.find((own) => own.providerKey === providerKey || own.orderId === orderId)?.billId ?? null
