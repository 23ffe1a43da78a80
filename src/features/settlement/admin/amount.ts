import { formatMoney } from '#domain/money.ts'
import type { useSettlementTexts } from './texts.ts'

/** An amount in won on one side of a difference; a word in place of the amount if that side has none. */
export const amountText = (t: ReturnType<typeof useSettlementTexts>['t'], won: number | null): string =>
  won === null ? t('none') : formatMoney(won, 'KRW')
