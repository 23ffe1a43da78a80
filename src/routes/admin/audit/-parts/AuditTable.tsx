import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { auditActionNameOf } from '#domain/audit/audit-actions.ts'
import { formatDateTime } from '#domain/dates.ts'
import '#src/i18n/areas/security.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { TwoLines } from '#src/ui/TwoLines.tsx'

type Row = Schema<'AuditRecord'>

/** One page of the record; everything that is kept of one opens alongside it. */
export function AuditTable({ rows }: { rows: Row[] }) {
  const { t } = useTranslation('security')
  const { t: common } = useTranslation()
  const [shown, setShown] = useState<Row>()
  const columns: DataColumn<Row>[] = [
    {
      key: 'action',
      header: t('audit.field.action'),
      primary: true,
      cell: ({ action, subject }) => <TwoLines first={auditActionNameOf(action)} second={subject} />,
    },
    {
      key: 'kind',
      header: t('audit.field.kind'),
      cell: ({ auditKind }) => <Badge>{t(`audit.kind.${auditKind}`)}</Badge>,
    },
    { key: 'actor', header: t('audit.field.actor'), cell: ({ actorName }) => actorName ?? t('audit.system') },
    { key: 'owner', header: t('audit.field.owner'), cell: ({ ownerName }) => ownerName ?? t('audit.none') },
    { key: 'address', header: t('audit.field.address'), cell: ({ address }) => address || t('audit.none') },
    { key: 'at', header: t('audit.field.at'), numeric: true, cell: ({ at }) => formatDateTime(at) },
    {
      key: 'open',
      header: t('audit.open'),
      cell: (row) => (
        <Button
          variant="ghost"
          size="sm"
          minHeight="touch"
          whiteSpace="nowrap"
          aria-label={t('audit.detail', { action: auditActionNameOf(row.action) })}
          onClick={() => setShown(row)}
        >
          {t('audit.open')}
        </Button>
      ),
    },
  ]
  const detail =
    shown &&
    ([
      ['at', formatDateTime(shown.at)],
      ['kind', t(`audit.kind.${shown.auditKind}`)],
      ['actor', shown.actorName ?? t('audit.system')],
      ['action', auditActionNameOf(shown.action)],
      ['code', shown.action],
      ['subject', shown.subject || t('audit.none')],
      ['owner', shown.ownerName ?? t('audit.none')],
      ['address', shown.address || t('audit.none')],
      ['hash', shown.hash ?? t('audit.none')],
    ] as const)
  return (
    <>
      <DataTable
        caption={t('audit.title')}
        columns={columns}
        rows={rows}
        rowKey={({ auditId }) => auditId}
        dense
      />
      <Dialog
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={t('audit.detail', { action: shown ? auditActionNameOf(shown.action) : '' })}
        footer={<Button onClick={() => setShown(undefined)}>{common('close')}</Button>}
      >
        {detail && (
          <DataList
            columns={1}
            items={detail.map(([key, value]) => ({
              key,
              term: t(`audit.field.${key}`),
              value: <chakra.span overflowWrap="anywhere">{value}</chakra.span>,
            }))}
          />
        )}
      </Dialog>
    </>
  )
}
