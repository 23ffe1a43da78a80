import { chakra, Flex, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { type DepositState, depositStateNames } from '#domain/deposit/states.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { ListKeys } from '#src/lists/ListKeys.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import { useFilterChips } from '#src/lists/use-filter-chips.ts'
import { useRememberedRows } from '#src/lists/use-remembered-rows.ts'
import { Button } from '#src/ui/Button.tsx'
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
import { useConfirmDeposit } from './use-confirm-deposit.ts'

type Row = Schema<'DepositListItem'>
type Search = { depositState?: DepositState; cursor?: string }
type Props = { page: Schema<'DepositPage'>; feed: PagePart<Schema<'DepositFeed'>>; search: Search }

/** The deposits, the latest first, and the import of further ones. */
export function DepositList({ page, feed, search }: Props) {
  useRememberedRows(page.list)
  const { t } = useDepositTexts()
  const { t: feedTexts } = useDepositFeedTexts()
  const { problem, busy, confirm } = useConfirmDeposit()
  const chips = useFilterChips({
    of: 'depositState',
    current: search.depositState,
    choices: depositStateNames,
    labelOf: (key) => t(`state.${key}`),
    counts: page.counts,
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
      cell: (row) =>
        row.suggested ? (
          <Suggestion bill={row.suggested} busy={busy} onConfirm={(bill) => confirm([row], bill)} />
        ) : (
          (row.depositState === 'NEW' || row.depositState === 'PART') && (
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
          <>
            <Part of={feed} name={feedTexts('name')}>
              {(known) => <DepositFeed feed={known} />}
            </Part>
            <ProblemNotice problem={problem} />
          </>
        }
        empty={{ art: 'bill', title: t('empty'), description: t('emptyText') }}
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

function Suggestion({
  bill,
  busy,
  onConfirm,
}: {
  bill: Schema<'DepositBill'>
  busy: boolean
  onConfirm: (bill: Schema<'DepositBill'>) => void
}) {
  const { t } = useDepositTexts()
  return (
    <Flex
      align="center"
      justify="space-between"
      columnGap="3"
      rowGap="1"
      wrap={{ base: 'wrap', md: 'nowrap' }}
    >
      <TwoLines
        first={bill.billNo}
        second={<chakra.span lineClamp={{ mdToXl: '2' }}>{bill.companyName}</chakra.span>}
      />
      {bill.ownYn === 'N' && (
        <Button
          variant="soft"
          size="sm"
          minHeight={{ base: 'touch', md: '8' }}
          disabled={busy}
          aria-label={t('candidates.confirmOf', { number: bill.billNo })}
          onClick={() => onConfirm(bill)}
        >
          {t('candidates.confirm')}
        </Button>
      )}
    </Flex>
  )
}
