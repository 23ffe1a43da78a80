import { Flex, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { addMonths, kstDate } from '#domain/dates.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { OperationButton } from '#src/forms/OperationButton.tsx'
import { saveTable } from '#src/lists/save-table.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { DownloadIcon } from '#src/ui/icons.tsx'
import { Text } from '#src/ui/Text.tsx'
import { MonthSelect } from '../MonthSelect.tsx'
import { useBillAdminTexts } from './texts.ts'

const bookMachine = submissionMachine('exportBooks')
const books: readonly Schema<'BookKind'>[] = ['BILLS', 'PAYMENTS', 'REFUNDS', 'TAX_INVOICES', 'CASH_RECEIPTS']

/** Saves the billed, paid and refunded amounts of a month for the accountant; by default of the previous month. */
export function BookExport() {
  const { t } = useBillAdminTexts()
  const [period, setPeriod] = useState(() =>
    addMonths(`${kstDate(portalClock.now()).slice(0, 'YYYY-MM'.length)}-01`, -1).slice(0, 'YYYY-MM'.length),
  )
  return (
    <Stack gap="4">
      <Text tone="muted">{t('books.lead')}</Text>
      <MonthSelect isOne label={t('books.month')} value={period} onChange={setPeriod} />
      <Flex gap="3" wrap="wrap">
        {books.map((book) => (
          <OperationButton
            key={book}
            machine={bookMachine}
            input={{ book, period }}
            done={({ rows }) => t('books.done', { count: rows })}
            onDone={saveTable}
            reload={false}
            problemPlace="below"
            variant="outline"
            startIcon={<DownloadIcon />}
          >
            {t(`books.${book}`)}
          </OperationButton>
        ))}
      </Flex>
    </Stack>
  )
}
