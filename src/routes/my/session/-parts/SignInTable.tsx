import '#src/i18n/areas/mySession.ts'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { Badge } from '#src/ui/Badge.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { DataTable } from '#src/ui/DataTable.tsx'

type Row = Schema<'SignIn'>

/** The last tries to log in. */
export function SignInTable({ rows }: { rows: Row[] }) {
  const { t } = useTranslation('mySession')
  const columns: DataColumn<Row>[] = [
    { key: 'triedAt', header: t('triedAt'), primary: true, cell: ({ triedAt }) => formatDateTime(triedAt) },
    { key: 'result', header: t('result'), cell: ({ result }) => <Badge tone={result === 'LOGGED_IN' ? 'success' : 'warning'}>{t(`results.${result}`)}</Badge> },
    { key: 'device', header: t('device'), cell: ({ device }) => device || t('unknownDevice') },
    { key: 'place', header: t('place'), cell: ({ address }) => address || '–' },
  ]
  return <DataTable caption={t('tries')} columns={columns} rows={rows} rowKey={({ signInId }) => signInId} dense />
}
