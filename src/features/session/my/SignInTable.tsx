import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { useMySessionTexts } from './texts.ts'

type Row = Schema<'SignIn'>

type Props = { rows: Row[]; onNotMe: (row: Row) => void }

/** The latest login attempts. A member can report a successful login that was made by another person. */
export function SignInTable({ rows, onNotMe }: Props) {
  const { t } = useMySessionTexts()
  const columns: DataColumn<Row>[] = [
    { key: 'triedAt', header: t('triedAt'), primary: true, cell: ({ triedAt }) => formatDateTime(triedAt) },
    {
      key: 'result',
      card: 'side',
      header: t('result'),
      cell: ({ result }) => (
        <Badge tone={result === 'LOGGED_IN' ? 'success' : 'warning'}>{t(`results.${result}`)}</Badge>
      ),
    },
    { key: 'device', card: 'line', header: t('device'), cell: ({ device }) => device || t('unknownDevice') },
    { key: 'place', card: 'line', header: t('place'), cell: ({ address }) => address || '–' },
    {
      key: 'notMe',
      card: 'line',
      header: t('check'),
      cell: (row) => (row.result === 'LOGGED_IN' ? <NotMe row={row} onNotMe={onNotMe} /> : '–'),
    },
  ]
  return <DataTable caption={t('tries')} columns={columns} rows={rows} rowKey={({ signInId }) => signInId} />
}

function NotMe({ row, onNotMe }: { row: Row; onNotMe: Props['onNotMe'] }) {
  const { t } = useMySessionTexts()
  const label = t('notMeLabel', {
    time: formatDateTime(row.triedAt),
    device: row.device || t('unknownDevice'),
  })
  return (
    <Button
      variant="ghost"
      size="sm"
      px="0"
      minHeight="6"
      textDecoration="underline"
      aria-label={label}
      onClick={() => onNotMe(row)}
    >
      {t('notMe')}
    </Button>
  )
}
