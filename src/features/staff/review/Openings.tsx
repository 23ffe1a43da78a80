import { chakra, Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { EmptySection } from '#src/ui/EmptySection.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { useReviewTexts } from './texts.ts'

type Row = Schema<'ReviewedOpening'> & { byId: string; name: string | null }

/** The companies and members that the staff opened in a month, with the reasons, newest first. */
export function Openings({ people }: { people: readonly Schema<'ReviewedPerson'>[] }) {
  const { t } = useReviewTexts()
  const rows: Row[] = people
    .flatMap(({ memberId, name, openings = [] }) =>
      openings.map((opening) => ({ ...opening, byId: memberId, name })),
    )
    .toSorted((one, other) => other.openedAt.localeCompare(one.openedAt))
  const columns: DataColumn<Row>[] = [
    {
      key: 'company',
      header: t('opening.company'),
      primary: true,
      cell: ({ companyName, memberId, memberName }) =>
        memberId === undefined
          ? (companyName ?? t('opening.gone'))
          : memberName
            ? t('opening.member', { name: memberName })
            : t('opening.goneMember'),
    },
    { key: 'name', header: t('field.name'), card: 'line', cell: ({ name }) => name ?? t('gone') },
    {
      key: 'reason',
      header: t('opening.reason'),
      card: 'foot',
      cell: ({ reason }) => (
        <chakra.span display="block" minWidth={{ md: '8rem' }}>
          {reason}
        </chakra.span>
      ),
    },
    {
      key: 'at',
      header: t('opening.at'),
      numeric: true,
      card: 'side',
      cell: ({ openedAt }) => formatDateTime(openedAt),
    },
  ]
  return (
    <Stack gap="3">
      <Heading level={2} size="md">
        {t('opening.title')}
      </Heading>
      {rows.length === 0 ? (
        <EmptySection art="person" title={t('opening.empty')} description={t('opening.emptyText')} />
      ) : (
        <DataTable
          caption={t('opening.title')}
          columns={columns}
          rows={rows}
          rowKey={({ byId, openedAt, memberId }) => `${byId} ${openedAt} ${memberId}`}
        />
      )}
    </Stack>
  )
}
