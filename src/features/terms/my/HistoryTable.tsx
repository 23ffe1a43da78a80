import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useMemberTermsTexts } from '../member-texts.ts'

type Row = Schema<'TermsConsent'>

/** All consents, each with the edition to which the member agreed. */
export function HistoryTable({ rows }: { rows: Row[] }) {
  const { t } = useMemberTermsTexts()
  const columns: DataColumn<Row>[] = [
    {
      key: 'term',
      header: t('term'),
      primary: true,
      cell: ({ title, termsCode, version }) => (
        <TextLink asChild>
          <Link to="/my/terms" search={{ read: termsCode, version }} resetScroll={false}>
            {title}
          </Link>
        </TextLink>
      ),
    },
    { key: 'version', card: 'line', header: t('version'), cell: ({ version }) => version },
    {
      key: 'answer',
      card: 'side',
      header: t('answer'),
      cell: ({ agreedYn }) => (
        <Badge tone={agreedYn === 'Y' ? 'success' : 'neutral'}>
          {t(agreedYn === 'Y' ? 'agreed' : 'declined')}
        </Badge>
      ),
    },
    {
      key: 'answeredAt',
      card: 'line',
      header: t('answeredAt'),
      cell: ({ answeredAt }) => formatDateTime(answeredAt),
      numeric: true,
    },
  ]
  return (
    <DataTable
      caption={t('history')}
      columns={columns}
      rows={rows}
      rowKey={({ termsCode, answeredAt }) => `${termsCode} ${answeredAt}`}
    />
  )
}
