import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { useAdminTermsTexts } from './texts.ts'

type Row = Schema<'TermsEdition'>

const tones = { SCHEDULED: 'warning', IN_FORCE: 'success', FORMER: 'neutral', WITHDRAWN: 'neutral' } as const

/** All editions of a document; each links to its text. */
export function EditionTable({
  documentCode,
  editions,
}: {
  documentCode: Schema<'TermsDocumentCode'>
  editions: readonly Row[]
}) {
  const { t } = useAdminTermsTexts()
  const authorOf = ({ createdAt, byName }: Row) =>
    createdAt === null ? t('field.builtIn') : (byName ?? t('field.someone'))
  const columns: DataColumn<Row>[] = [
    {
      key: 'version',
      header: t('field.version'),
      primary: true,
      cell: ({ version }) => (
        <Link
          to="/admin/terms/detail"
          search={{ document: documentCode, version }}
          resetScroll={false}
          data-row-link=""
        >
          {t('versionOf', { version })}
        </Link>
      ),
    },
    {
      key: 'state',
      header: t('field.state'),
      cell: ({ editionState }) => <Badge tone={tones[editionState]}>{t(`state.${editionState}`)}</Badge>,
    },
    {
      key: 'effectiveDate',
      header: t('field.effectiveDate'),
      cell: ({ effectiveDate }) => formatDate(effectiveDate),
    },
    {
      key: 'agreeAgain',
      header: t('field.agreeAgain'),
      cell: ({ agreeAgainYn }) => t(`field.agreeAgain${agreeAgainYn}`),
    },
    { key: 'by', header: t('field.by'), cell: authorOf },
  ]
  return (
    <DataTable caption={t('editions')} columns={columns} rows={editions} rowKey={({ version }) => version} />
  )
}
