import { chakra, Grid, Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDate, weekdayName } from '#domain/dates.ts'
import { AdminTitle } from '#src/components/screen/AdminTitle.tsx'
import { OperationButton } from '#src/forms/OperationButton.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { EmptySection } from '#src/ui/EmptySection.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { HolidayForm } from './HolidayForm.tsx'
import { useHolidayTexts } from './texts.ts'

const removeMachine = submissionMachine('removeHoliday')
type Row = Schema<'OwnHoliday'>

/**
 * The days on which the operator is closed: those that the staff added, each with a button that removes it, and the
 * public holidays.
 */
export function AdminHolidays({ own, public: others }: Schema<'Holidays'>) {
  const { t } = useHolidayTexts()
  const dateColumn = <Each extends { date: string }>(): DataColumn<Each> => ({
    key: 'date',
    header: t('date'),
    primary: true,
    cell: ({ date }) => (
      <chakra.span whiteSpace="nowrap">
        {t('day', { date: formatDate(date), weekday: weekdayName(date) })}
      </chakra.span>
    ),
  })
  const columns: DataColumn<Row>[] = [
    dateColumn(),
    { key: 'name', header: t('name'), card: 'line', fills: true, cell: ({ name }) => name },
    {
      key: 'booked',
      header: t('booked'),
      card: 'line',
      named: true,
      numeric: true,
      cell: ({ bookedCount: count }) => t('count', { count }),
    },
    { key: 'by', header: t('by'), card: 'line', cell: ({ byName }) => byName ?? t('byGone') },
    {
      key: 'act',
      header: t('act'),
      numeric: true,
      card: 'foot',
      cell: ({ date, name }) => (
        <OperationButton
          machine={removeMachine}
          input={{ date }}
          variant="outline"
          size="sm"
          aria-label={t('remove.of', { date: formatDate(date), name })}
          done={() => t('remove.done')}
          outdated={['holiday.missing']}
          question={{
            header: t('remove.question'),
            message: t('remove.effect', { date: formatDate(date), name }),
            acceptLabel: t('remove.act'),
            rejectLabel: t('remove.keep'),
          }}
        >
          {t('remove.act')}
        </OperationButton>
      ),
    },
  ]
  return (
    <Stack gap="6">
      <AdminTitle title={t('title')} lead={t('lead')} />
      <Grid
        gap="6"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 24rem)' }}
      >
        <Stack gap="6" minWidth="0">
          <HolidayForm />
          <Stack as="section" gap="3">
            <Heading level={2} size="md">
              {t('own')}
            </Heading>
            {own.length > 0 ? (
              <DataTable caption={t('own')} columns={columns} rows={own} rowKey={(row) => row.date} />
            ) : (
              <EmptySection art="holiday" title={t('none')} description={t('noneText')} />
            )}
          </Stack>
        </Stack>
        <Stack as="section" gap="3">
          <Heading level={2} size="md">
            {t('public')}
          </Heading>
          <DataTable
            foldsBelow="20rem"
            caption={t('public')}
            columns={[
              dateColumn(),
              { key: 'name', header: t('name'), card: 'line', fills: true, cell: ({ name }) => name },
            ]}
            rows={others}
            rowKey={(row) => row.date}
          />
        </Stack>
      </Grid>
    </Stack>
  )
}
