import { Stack } from '@chakra-ui/react'
import { type TermBasis, termChoicesFor } from '#domain/access/term-choices.ts'
import { formatDate, isCalendarDate } from '#domain/dates.ts'
import { DateField } from '#src/forms/DateField.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { useAccessTexts } from '../texts.ts'
import { BY_DATE, type RequestFormValues } from './wish.ts'

type Props = {
  legend: string
  basis: TermBasis
  dates: { first: string; last: string } | undefined
  today: string
  wish: RequestFormValues
  setWish: (wish: RequestFormValues) => void
  busy: boolean
  tried: boolean
}

/**
 * The field for the term: a choice of terms in days, weeks or months, each with its last day, or a typed last day.
 */
export function TermField({ legend, basis, dates, today, wish, setWish, busy, tried }: Props) {
  const { t } = useAccessTexts()
  const range = dates && { min: formatDate(dates.first), max: formatDate(dates.last) }
  const options = termChoicesFor(basis, today).map(({ cycle, count, termDays, endDate }) => ({
    value: String(termDays),
    label: t(`form.cycle.${cycle}`, { count }),
    description: t('form.until', { date: formatDate(endDate) }),
    disabled: busy,
  }))
  const isDateWrong =
    dates !== undefined && !(isCalendarDate(wish.date) && wish.date >= dates.first && wish.date <= dates.last)
  return (
    <Stack gap="4">
      <RadioCards
        legend={legend}
        isShort
        options={[
          ...options,
          ...(range ? [{ value: BY_DATE, label: t('form.byDate'), disabled: busy }] : []),
        ]}
        value={wish.term || null}
        onValueChange={(term) => setWish({ ...wish, term })}
        error={tried && wish.term === '' && t('form.termMissing')}
      />
      {wish.term === BY_DATE && range && (
        <DateField
          label={t('form.date')}
          hint={t('form.dateHint', range)}
          min={dates?.first}
          max={dates?.last}
          value={wish.date}
          readOnly={busy}
          onChange={({ target }) => setWish({ ...wish, date: target.value })}
          error={tried && isDateWrong && t('form.dateWrong', range)}
        />
      )}
    </Stack>
  )
}
