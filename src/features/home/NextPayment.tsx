import { chakra } from '@chakra-ui/react'
import { daysBetween, formatDate, kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { useBillTexts } from '#src/features/bill/texts.ts'
import { CalendarIcon } from '#src/ui/calendar-icon.tsx'
import { IconTile } from '#src/ui/IconTile.tsx'
import { Phrases } from '#src/ui/Phrases.tsx'
import type { HomeParts } from './load-home.ts'
import { useMyTexts } from './texts.ts'

type Props = { nextBill: NonNullable<HomeParts['bills']['nextBill']> }

/** The amount of the next payment after the credit is deducted. */
export const nextAmount = ({ nextBill }: Props) =>
  formatMoney(nextBill.totalAmount - nextBill.creditAmount, nextBill.currency)

/** The day, the amount and the method of the next payment, in one row. */
export function NextPayment({ nextBill }: Props) {
  const { t } = useMyTexts()
  const { t: bill } = useBillTexts()
  const days = daysBetween(kstDate(portalClock.now()), nextBill.billDate)
  return (
    <chakra.div display="grid" gridTemplateColumns="auto minmax(0, 1fr)" alignItems="center" columnGap="3">
      <IconTile size="row" aria-hidden="true">
        <CalendarIcon />
      </IconTile>
      <chakra.div minWidth="0" lineHeight="short">
        <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="3">
          <chakra.h3 fontWeight="semibold" textStyle="tabular">
            {t('payment.nextOn', { date: formatDate(nextBill.billDate) })}
          </chakra.h3>
          <chakra.b fontWeight="semibold" textStyle="tabular">
            {nextAmount({ nextBill })}
          </chakra.b>
        </chakra.div>
        <chakra.div fontSize="sm" color="fg.muted" textStyle="tabular">
          <Phrases
            items={[
              days > 0 ? t('payment.in', { days }) : t('payment.today'),
              bill(`method.${nextBill.paymentMethodCode}`),
              nextBill.creditAmount > 0 &&
                t('payment.credit', { amount: formatMoney(nextBill.creditAmount, nextBill.currency) }),
            ]}
          />
        </chakra.div>
      </chakra.div>
    </chakra.div>
  )
}
