import type { Schema } from '#contract/operation.ts'
import { koreanMonth } from '#domain/dates.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import { Phrases } from '#src/ui/Phrases.tsx'
import { Text } from '#src/ui/Text.tsx'
import { changeOfFullMonth } from './full-months.ts'
import { monthMoney } from './month-money.ts'
import { monthNumber } from './month-names.ts'
import { useBillTexts } from './texts.ts'

type Props = {
  months: readonly Schema<'BillMonth'>[]
  currency: Currency
  today: string
  isComparedElsewhere: boolean
}

const nameOf = (period: string) => koreanMonth(monthNumber(period))

/** The last full month compared with the month before it, and the amount of the current month until today. */
export function MonthsSentence({ months, currency, today, isComparedElsewhere }: Props) {
  const { t } = useBillTexts()
  const change = isComparedElsewhere ? undefined : changeOfFullMonth(months, currency, today)
  const now = months.find((month) => today.startsWith(month.period) && month.currency === currency)
  const billedAmount = now ? monthMoney(now).asked : 0
  return (
    <Text size="sm" tone="muted" numeric mb="2" _empty={{ display: 'none' }}>
      {(change || billedAmount > 0) && (
        <Phrases
          items={[
            change &&
              t(change.more === 0 ? 'chart.same' : change.more > 0 ? 'chart.more' : 'chart.less', {
                month: nameOf(change.month),
                previous: nameOf(change.previous),
                amount: formatMoney(Math.abs(change.more), currency),
              }),
            now &&
              billedAmount > 0 &&
              t('chart.soFar', { month: nameOf(now.period), amount: formatMoney(billedAmount, currency) }),
          ]}
        />
      )}
    </Text>
  )
}
