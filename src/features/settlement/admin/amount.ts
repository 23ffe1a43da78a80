import { formatMoney } from '#domain/money.ts'
import type { useSettlementTexts } from './texts.ts'

/** Formats the amount in won on one side of a difference; returns a word instead if that side has no amount. */
export const amountText = (t: ReturnType<typeof useSettlementTexts>['t'], won: number | null): string =>
  won === null ? t('none') : formatMoney(won, 'KRW')
