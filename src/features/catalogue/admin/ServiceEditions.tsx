import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { TwoLines } from '#src/ui/TwoLines.tsx'
import { useAdminCatalogueTexts } from './texts.ts'

type Row = Schema<'ServiceEdition'>

const tones = {
  SCHEDULED: 'warning',
  IN_FORCE: 'success',
  FORMER: 'neutral',
  WITHDRAWN: 'neutral',
  WAITING: 'warning',
  DECLINED: 'neutral',
} as const

/** All editions of a service, the newest first. */
export function ServiceEditions({ editions }: { editions: readonly Row[] }) {
  const { t } = useAdminCatalogueTexts()
  const columns: DataColumn<Row>[] = [
    {
      key: 'edition',
      header: t('field.edition'),
      primary: true,
      cell: ({ version }) => (version === 0 ? t('field.built') : t('field.number', { version })),
    },
    {
      key: 'state',
      header: t('field.state'),
      cell: ({ editionState }) => <Badge tone={tones[editionState]}>{t(`state.${editionState}`)}</Badge>,
    },
    {
      key: 'fromDate',
      header: t('field.fromDate'),
      cell: ({ fromDate }) => (fromDate === null ? t('field.fromBeginning') : formatDate(fromDate)),
    },
    { key: 'sale', header: t('field.sale'), cell: ({ saleYn }) => t(`field.sale${saleYn}`) },
    {
      key: 'by',
      header: t('field.by'),
      cell: ({ changedAt, byName }) =>
        changedAt === null ? t('field.none') : (byName ?? t('field.bySomeone')),
    },
    {
      key: 'decider',
      header: t('field.decider'),
      cell: ({ deciderName, decisionReason }) =>
        decisionReason === null ? (
          (deciderName ?? t('field.none'))
        ) : (
          <TwoLines first={deciderName ?? t('field.none')} second={decisionReason} />
        ),
    },
  ]
  return (
    <DataTable
      caption={t('editions')}
      columns={columns}
      rows={editions}
      rowKey={({ version }) => String(version)}
    />
  )
}
