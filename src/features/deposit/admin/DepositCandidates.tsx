import { Stack } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { RowAct } from '#src/lists/RowAct.tsx'
import { SearchForm } from '#src/lists/SearchForm.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { EmptySection } from '#src/ui/EmptySection.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { billColumns } from './bill-columns.tsx'
import { wonText } from './deposit-text.ts'
import { useDepositTexts } from './texts.ts'
import { useConfirmDeposit } from './use-confirm-deposit.ts'

type Row = Schema<'DepositCandidate'>

/** The bills that a deposit may have paid, each with the button that confirms it. */
export function DepositCandidates({
  deposit,
  search,
}: {
  deposit: Schema<'Deposit'>
  search: string | undefined
}) {
  const { t } = useDepositTexts()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { depositId, version, candidates, companions, leftAmount } = deposit
  const { problem, busy, confirm } = useConfirmDeposit()
  const selectedCompanions = companions.filter((other) => chosen.includes(other.depositId))
  const sum = selectedCompanions.reduce((total, other) => total + other.leftAmount, leftAmount)

  const confirmMatch = (row: Row) => confirm([deposit, ...selectedCompanions], row)
  const fullMatches = candidates.filter(({ nameYn, amountYn }) => nameYn === 'Y' && amountYn === 'Y')
  const isUndecided = fullMatches.length > 0 && fullMatches.every(({ suggestedYn }) => suggestedYn === 'N')
  return (
    <Card aria-labelledby="candidates">
      <Stack gap="4">
        <Stack gap="1">
          <Heading level={2} size="md" id="candidates">
            {t('candidates.title')}
          </Heading>
          <Text tone="muted">{t('candidates.lead')}</Text>
        </Stack>
        {companions.length > 0 && (
          <fieldset>
            <Stack gap="1">
              <Text as="legend" weight="semibold">
                {t('together.title')}
              </Text>
              <Text tone="muted" size="sm">
                {t('together.lead')}
              </Text>
              {companions.map((other) => (
                <Checkbox
                  key={other.depositId}
                  label={t('together.choose', {
                    date: formatDate(other.depositedOn),
                    amount: wonText(other.leftAmount),
                  })}
                  checked={chosen.includes(other.depositId)}
                  onChange={({ target }) =>
                    setChosen((before) =>
                      target.checked
                        ? [...before, other.depositId]
                        : before.filter((id) => id !== other.depositId),
                    )
                  }
                />
              ))}
              {selectedCompanions.length > 0 && (
                <Text numeric>{t('together.sum', { amount: wonText(sum) })}</Text>
              )}
            </Stack>
          </fieldset>
        )}
        <SearchForm
          action="/admin/deposit/detail"
          label={t('candidates.search')}
          submit={t('candidates.submit')}
          value={search}
          hidden={{ depositId }}
          onSearch={(words) =>
            void navigate({ to: '/admin/deposit/detail', search: { depositId, search: words } })
          }
        />
        {isUndecided && <Notice status="warning">{t('candidates.several')}</Notice>}
        <ProblemNotice problem={problem} />
        <CandidateTable rows={candidates} busy={busy} onConfirm={confirmMatch} key={version} />
      </Stack>
    </Card>
  )
}

function CandidateTable({
  rows,
  busy,
  onConfirm,
}: {
  rows: readonly Row[]
  busy: boolean
  onConfirm: (row: Row) => void
}) {
  const { t } = useDepositTexts()
  if (rows.length === 0)
    return (
      <EmptySection
        isInCard
        art="search"
        title={t('candidates.empty')}
        description={t('candidates.emptyText')}
      />
    )
  const columns: DataColumn<Row>[] = [
    ...billColumns(t),
    {
      key: 'dueDate',
      header: t('field.dueDate'),
      card: 'none',
      leastRoom: '48rem',
      cell: ({ dueDate }) => formatDate(dueDate),
    },
    {
      key: 'fit',
      header: t('field.fit'),
      card: 'line',
      cell: (row) => <FitBadge {...row} />,
    },
    {
      key: 'amount',
      header: t('field.billed'),
      numeric: true,
      card: 'side',
      cell: ({ totalAmount }) => <strong>{wonText(totalAmount)}</strong>,
    },
    {
      key: 'act',
      header: t('field.act'),
      numeric: true,
      card: 'foot',
      cell: (row) => (
        <RowAct
          id={row.billId}
          label={t('candidates.confirm')}
          name={t('candidates.confirmOf', { number: row.billNo })}
          refusal={row.ownYn === 'Y' ? t('candidates.ownText') : null}
          busy={busy}
          onAct={() => onConfirm(row)}
        />
      ),
    },
  ]
  return (
    <DataTable
      caption={t('candidates.title')}
      columns={columns}
      rows={rows}
      rowKey={({ billId }) => billId}
    />
  )
}

function FitBadge({ nameYn, amountYn, suggestedYn }: Pick<Row, 'nameYn' | 'amountYn' | 'suggestedYn'>) {
  const { t } = useDepositTexts()
  const isBoth = nameYn === 'Y' && amountYn === 'Y'
  const fit = isBoth ? 'both' : nameYn === 'Y' ? 'name' : amountYn === 'Y' ? 'amount' : 'none'
  return (
    <Badge tone={suggestedYn === 'Y' ? 'success' : isBoth ? 'warning' : 'neutral'}>{t(`fit.${fit}`)}</Badge>
  )
}
