import { formatMoney } from '#domain/money.ts'
import type { useSettlementTexts } from './texts.ts'

/** An amount in won on one side of a difference, or the word for a side without one. */
export const amount = (t: ReturnType<typeof useSettlementTexts>['t'], won: number | null): string =>
  won === null ? t('none') : formatMoney(won, 'KRW')
