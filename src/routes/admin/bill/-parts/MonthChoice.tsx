import { Flex } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '#src/i18n/areas/billAdmin.ts'
import { MonthSelect } from '#src/components/bill/MonthSelect.tsx'
import { Button } from '#src/ui/Button.tsx'

/** Asks for a month; an empty one stands for all. */
export function MonthChoice({
  period,
  onChoose,
}: {
  period: string | undefined
  onChoose: (period: string | undefined) => void
}) {
  const { t } = useTranslation('billAdmin')
  const [month, setMonth] = useState(period ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChoose(month || undefined)
  }
  return (
    <form onSubmit={submit}>
      <Flex gap="3" align="flex-end">
        <MonthSelect value={month} onChange={setMonth} />
        <Button type="submit" variant="outline">
          {t('apply')}
        </Button>
      </Flex>
    </form>
  )
}
