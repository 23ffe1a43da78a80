import { Flex } from '@chakra-ui/react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isCalendarDate } from '#domain/dates.ts'
import '#src/i18n/areas/security.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/TextField.tsx'

export type Period = { fromDate?: string | undefined; toDate?: string | undefined }

/** The first and the last day of what is listed. */
export function PeriodForm({
  period: { fromDate, toDate },
  onChange,
}: {
  period: Period
  onChange: (period: Period) => void
}) {
  const { t } = useTranslation('security')
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const read = (name: string) => {
      const value = said.get(name)
      return typeof value === 'string' && isCalendarDate(value) ? value : undefined
    }
    onChange({ fromDate: read('fromDate'), toDate: read('toDate') })
  }
  return (
    <form onSubmit={apply} noValidate>
      <Flex gap="2" align="center" wrap="wrap">
        <TextField
          key={`from-${fromDate ?? ''}`}
          type="date"
          name="fromDate"
          label={t('audit.from')}
          labelHidden
          defaultValue={fromDate}
        />
        <span aria-hidden="true">~</span>
        <TextField
          key={`to-${toDate ?? ''}`}
          type="date"
          name="toDate"
          label={t('audit.to')}
          labelHidden
          defaultValue={toDate}
        />
        <Button type="submit" variant="outline">
          {t('audit.apply')}
        </Button>
      </Flex>
    </form>
  )
}
