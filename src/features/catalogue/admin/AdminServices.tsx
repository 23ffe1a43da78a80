import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output, Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { AdminTitle } from '#src/components/screen/AdminTitle.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { TwoLines } from '#src/ui/TwoLines.tsx'
import { useAdminCatalogueTexts } from './texts.ts'

type Row = Schema<'AdminServiceItem'>

const tones = { SOLD: 'success', COMING: 'warning', ENDED: 'neutral' } as const

/** The services of the portal, each with its lowest price and its scheduled edition. */
export function AdminServices({ list }: Output<'listAdminServices'>) {
  const { t } = useAdminCatalogueTexts()
  const nextOf = ({ next, waitingYn }: Row) => {
    if (waitingYn === 'Y') return <Badge tone="warning">{t('waitingApproval')}</Badge>
    if (!next) return null
    const date = formatDate(next.fromDate)
    return (
      <Badge tone="warning">{next.saleYn === 'Y' ? t('nextFrom', { date }) : t('endsFrom', { date })}</Badge>
    )
  }
  const columns: DataColumn<Row>[] = [
    {
      key: 'service',
      header: t('service'),
      primary: true,
      cell: ({ serviceCode, serviceName }) => (
        <Link to="/admin/catalogue/detail" search={{ serviceCode }} data-row-link="">
          {serviceName}
        </Link>
      ),
    },
    { key: 'code', header: t('code'), card: 'line', cell: ({ serviceCode }) => serviceCode },
    {
      key: 'state',
      header: t('stateName'),
      card: 'side',
      cell: ({ serviceState }) => (
        <Badge tone={tones[serviceState]}>{t(`serviceState.${serviceState}`)}</Badge>
      ),
    },
    {
      key: 'plans',
      header: t('planCount'),
      card: 'line',
      named: true,
      numeric: true,
      cell: ({ planCount }) => t('plans', { count: planCount }),
    },
    {
      key: 'price',
      header: t('lowestPrice'),
      card: 'line',
      numeric: true,
      cell: ({ lowestPrice }) => t('from', { price: formatMoney(lowestPrice, 'KRW') }),
    },
    {
      key: 'running',
      header: t('running'),
      card: 'line',
      named: true,
      numeric: true,
      cell: ({ runningCount }) => t('runningCount', { count: runningCount }),
    },
    {
      key: 'monthly',
      header: t('monthly'),
      card: 'line',
      named: true,
      numeric: true,
      cell: ({ monthlyAmounts }) => (
        <TwoLines
          first={
            <strong>
              {monthlyAmounts[0] ? formatMoney(monthlyAmounts[0].amount, monthlyAmounts[0].currency) : '-'}
            </strong>
          }
          second={monthlyAmounts[1] ? formatMoney(monthlyAmounts[1].amount, monthlyAmounts[1].currency) : ''}
        />
      ),
    },
    ...(list.some(({ next, waitingYn }) => next || waitingYn === 'Y')
      ? [{ key: 'next', header: t('next'), card: 'line', cell: nextOf } as const]
      : []),
  ]
  const add = (label: string) => (
    <ButtonLink asChild>
      <Link to="/admin/catalogue/write">{label}</Link>
    </ButtonLink>
  )
  return (
    <Stack gap="4">
      <AdminTitle title={t('title')}>{list.length > 0 && add(t('add'))}</AdminTitle>
      {list.length > 0 ? (
        <DataTable
          caption={t('title')}
          columns={columns}
          rows={list}
          rowKey={({ serviceCode }) => serviceCode}
        />
      ) : (
        <EmptyState
          art="subscription"
          title={t('empty')}
          description={t('emptyText')}
          action={add(t('addFirst'))}
        />
      )}
    </Stack>
  )
}
