import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output, Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { AdminTitle } from '#src/components/screen/AdminTitle.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { useAdminTermsTexts } from './texts.ts'

type Row = Schema<'TermsDocumentItem'>

/** The documents of the portal, each with its edition in force and its next edition. */
export function AdminTerms({ list }: Output<'listTermsDocuments'>) {
  const { t } = useAdminTermsTexts()
  const columns: DataColumn<Row>[] = [
    {
      key: 'document',
      header: t('document'),
      primary: true,
      cell: ({ documentCode }) => (
        <Link to="/admin/terms/detail" search={{ document: documentCode }} data-row-link="">
          {t(`name.${documentCode}`)}
        </Link>
      ),
    },
    {
      key: 'inForce',
      header: t('inForce'),
      numeric: true,
      card: 'line',
      cell: ({ version }) => t('versionOf', { version }),
    },
    {
      key: 'since',
      header: t('since'),
      numeric: true,
      card: 'line',
      cell: ({ effectiveDate }) => formatDate(effectiveDate),
    },
    ...(list.some(({ next }) => next)
      ? [
          {
            key: 'next',
            header: t('next'),
            card: 'line',
            cell: ({ next }: Row) =>
              next && (
                <Badge tone="warning">
                  {t('nextOf', { version: next.version, date: formatDate(next.effectiveDate) })}
                </Badge>
              ),
          } as const,
        ]
      : []),
  ]
  return (
    <Stack gap="4">
      <AdminTitle title={t('title')} />
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={list}
        rowKey={({ documentCode }) => documentCode}
      />
    </Stack>
  )
}
