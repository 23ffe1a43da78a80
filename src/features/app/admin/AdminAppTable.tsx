import { Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { TwoLines } from '#src/ui/TwoLines.tsx'
import { UseStateBadge } from '../UseStateBadge.tsx'
import { useAppAdminTexts } from './texts.ts'

type Row = Schema<'AdminAppListItem'>

/** Returns the columns of the list of the company's apps or of the operator's apps. */
export function useAdminAppColumns(scope: Schema<'AppOwner'>): DataColumn<Row>[] {
  const { t } = useAppAdminTexts()
  return [
    {
      key: 'app',
      header: t('field.app'),
      primary: true,
      cell: ({ appId, name, category, owner }) => (
        <TwoLines
          first={
            <Link to="/admin/apps/detail" search={{ appId, owner: scope }} data-row-link="">
              {name}
            </Link>
          }
          second={scope === 'COMPANY' && owner === 'COMPANY' ? `${category} · ${t('owner.own')}` : category}
        />
      ),
    },
    {
      key: 'counts',
      header: t('field.counts'),
      card: 'line',
      onCardsOnly: true,
      cell: ({ grants, waiting, approvers }) =>
        [
          t('counts.grants', { count: grants }),
          t('counts.waiting', { count: waiting }),
          approvers === 0 ? t('nobody') : t('counts.approvers', { count: approvers }),
        ].join(' · '),
    },
    {
      key: 'levels',
      header: t('field.levels'),
      numeric: true,
      card: 'none',
      cell: ({ levels, closedLevels }) =>
        t(closedLevels > 0 ? 'levelsClosed' : 'number', { count: levels, closed: closedLevels }),
    },
    {
      key: 'grants',
      header: t('field.grants'),
      numeric: true,
      card: 'none',
      cell: ({ grants }) => t('persons', { count: grants }),
    },
    {
      key: 'waiting',
      header: t('field.waiting'),
      numeric: true,
      card: 'none',
      cell: ({ waiting }) => t('requests', { count: waiting }),
    },
    {
      key: 'approvers',
      header: t('field.approvers'),
      numeric: true,
      card: 'none',
      cell: ({ approvers }) =>
        approvers === 0 ? <Badge tone="warning">{t('nobody')}</Badge> : t('persons', { count: approvers }),
    },
    {
      key: 'longest',
      header: t('field.longest'),
      numeric: true,
      card: 'none',
      cell: ({ longestTermDays }) => t('days', { count: longestTermDays }),
    },
    {
      key: 'policy',
      header: t('field.policy'),
      card: 'line',
      cell: ({ useState, autoApprovalYn, releaseReviewYn }) => (
        <Flex gap="2" wrap="wrap">
          {useState !== 'A' && <UseStateBadge useState={useState} />}
          {autoApprovalYn === 'Y' && <Badge tone="info">{t('policy.autoShort')}</Badge>}
          {releaseReviewYn === 'Y' && <Badge tone="neutral">{t('policy.releaseShort')}</Badge>}
          {autoApprovalYn === 'N' && releaseReviewYn === 'N' && t('policy.usual')}
        </Flex>
      ),
    },
  ]
}

type Props = { rows: readonly Row[]; columns: readonly DataColumn<Row>[] }

/** One page of apps. */
export function AdminAppTable({ rows, columns }: Props) {
  const { t } = useAppAdminTexts()
  return <DataTable caption={t('name')} columns={columns} rows={rows} rowKey={({ appId }) => appId} />
}
