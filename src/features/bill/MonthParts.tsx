import { chakra } from '@chakra-ui/react'
import { type Currency, formatMoney } from '#domain/money.ts'
import { PartsBar } from '#src/ui/chart/PartsBar.tsx'
import { useBillTexts } from './texts.ts'

const parts = ['paid', 'late', 'waiting'] as const
const tones = { paid: 'soft', late: 'late', waiting: 'open' } as const

type Props = Record<(typeof parts)[number], number> & { currency: Currency }

/** The paid, the late and the waiting part of the amount billed in a month as a bar, in won or cents. */
export function MonthParts({ currency, ...amounts }: Props) {
  const { t } = useBillTexts()
  return (
    <chakra.div mt="3">
      <PartsBar
        parts={parts
          .filter((key) => amounts[key] > 0)
          .map((key) => ({
            key,
            name: t(`chart.${key}`),
            tone: tones[key],
            value: amounts[key],
            text: formatMoney(amounts[key], currency),
          }))}
      />
    </chakra.div>
  )
}
