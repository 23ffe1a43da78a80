import { chakra, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { type DepositState, depositStateNames } from '#domain/deposit/states.ts'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { ListKeys } from '#src/lists/ListKeys.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import { useFilterChips } from '#src/lists/use-filter-chips.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { Text } from '#src/ui/Text.tsx'
import { TwoLines } from '#src/ui/TwoLines.tsx'
import { DepositStateBadge } from './DepositStateBadge.tsx'
import { momentText, wonText } from './deposit-text.ts'
import { DepositFeed } from './feed/DepositFeed.tsx'
import { useDepositFeedTexts } from './feed/texts.ts'
import { ImportDeposits } from './ImportDeposits.tsx'
import { useDepositTexts } from './texts.ts'

type Row = Schema<'DepositListItem'>
type Search = { depositState?: DepositState; cursor?: string }
type Props = { page: Schema<'DepositPage'>; feed: PagePart<Schema<'DepositFeed'>>; search: Search }

/** The deposits, the latest first, and the import of further ones. */
export function DepositList({ page, feed, search }: Props) {
  const { t } = useDepositTexts()
  const { t: feedTexts } = useDepositFeedTexts()
  const chips = useFilterChips({
    of: 'depositState',
    current: search.depositState,
    choices: depositStateNames,
    labelOf: (key) => t(`state.${key}`),
  })
  const columns: DataColumn<Row>[] = [
    {
      key: 'payer',
      header: t('field.payer'),
      primary: true,
      cell: ({ depositId, payer }) => (
        <Link to="/admin/deposit/detail" search={{ depositId }} data-row-link="">
          <chakra.span lineClamp={{ md: '2' }} title={payer}>
            {payer || t('field.noPayer')}
          </chakra.span>
        </Link>
      ),
    },
    {
      key: 'moment',
      header: t('field.moment'),
      card: 'line',
      cell: (row) => <chakra.span whiteSpace="nowrap">{momentText(row)}</chakra.span>,
    },
    {
      key: 'state',
      header: t('field.state'),
      card: 'line',
      cell: ({ depositState }) => <DepositStateBadge state={depositState} />,
    },
    {
      key: 'suggested',
      header: t('field.suggested'),
      card: 'foot',
      cell: ({ depositState, suggested }) =>
        suggested ? (
          <TwoLines
            first={suggested.billNo}
            second={<chakra.span lineClamp={{ mdToXl: '2' }}>{suggested.companyName}</chakra.span>}
          />
        ) : (
          (depositState === 'NEW' || depositState === 'PART') && (
            <Text as="span" tone="muted">
              {t('suggestNone')}
            </Text>
          )
        ),
    },
    {
      key: 'left',
      header: t('field.left'),
      numeric: true,
      card: 'none',
      leastRoom: '48rem',
      cell: ({ leftAmount }) => wonText(leftAmount),
    },
    {
      key: 'amount',
      header: t('field.amount'),
      numeric: true,
      card: 'side',
      cell: ({ amount }) => <strong>{wonText(amount)}</strong>,
    },
  ]
  return (
    <Stack gap="3">
      <ListScreen
        title={t('title')}
        address="/admin/deposit"
        search={search}
        page={page}
        actions={
          <>
            <ListKeys />
            <ButtonLink asChild variant="outline" size="sm" minHeight={{ base: 'touch', md: '8' }}>
              <Link to="/admin/deposit" search={search} hash="deposit-import">
                {t('import.title')}
              </Link>
            </ButtonLink>
          </>
        }
        chips={chips}
        above={
          <Part of={feed} name={feedTexts('name')}>
            {(known) => <DepositFeed feed={known} />}
          </Part>
        }
        empty={{ title: t('empty'), description: t('emptyText') }}
        emptyFilter={{ title: t('emptyFilter'), description: t('emptyFilterText') }}
      >
        {(rows) => (
          <DataTable
            caption={t('title')}
            columns={columns}
            rows={rows}
            rowKey={({ depositId }) => depositId}
          />
        )}
      </ListScreen>
      <ImportDeposits />
    </Stack>
  )
}
