import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { formatBusinessNumber } from '#domain/korean/business-number.ts'
import { ListSection } from '#src/components/screen/ListSection.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { TwoLines } from '#src/ui/TwoLines.tsx'
import { useUpkeepTexts } from './upkeep-texts.ts'

type Row = Schema<'CompanyCorrection'>

/**
 * The corrections that the staff made to a company, and the companies that were merged into it, newest first.
 */
export function CorrectionList({ list }: { list: readonly Row[] }) {
  const { t } = useUpkeepTexts()
  const changeText = (before: string, after: string) =>
    before === after ? after : t('corrections.change', { before, after })
  const columns: DataColumn<Row>[] = [
    {
      key: 'what',
      header: t('corrections.what'),
      primary: true,
      cell: ({ formerName, companyName, formerRnno, rnno, mergedId }) =>
        mergedId === null ? (
          <TwoLines
            first={changeText(formerName, companyName)}
            second={changeText(formatBusinessNumber(formerRnno), formatBusinessNumber(rnno))}
          />
        ) : (
          <TwoLines
            first={
              <Link to="/admin/company/detail" search={{ companyId: mergedId }}>
                {t('corrections.merged', { name: formerName })}
              </Link>
            }
            second={formatBusinessNumber(formerRnno)}
          />
        ),
    },
    { key: 'reason', header: t('corrections.reason'), card: 'foot', cell: ({ reason }) => reason },
    {
      key: 'by',
      header: t('corrections.by'),
      card: 'line',
      cell: ({ byName }) => byName ?? t('someone'),
    },
    {
      key: 'at',
      header: t('corrections.at'),
      numeric: true,
      card: 'side',
      cell: ({ correctedAt }) => formatDateTime(correctedAt),
    },
  ]
  return (
    <ListSection
      id="corrections"
      title={t('corrections.title')}
      count={list.length}
      none={t('corrections.none')}
      folds
    >
      <DataTable
        caption={t('corrections.title')}
        columns={columns}
        rows={list}
        rowKey={({ correctedAt }) => correctedAt}
      />
    </ListSection>
  )
}
