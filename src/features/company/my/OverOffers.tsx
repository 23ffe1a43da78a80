import { chakra, Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { Breakable } from '#src/ui/Breakable.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { FoldedSummary } from '#src/ui/FoldedSummary.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useCompanyTexts } from './texts.ts'

type Offer = Schema<'CompanyOffer'>

const tones: Partial<Record<Offer['offerState'], BadgeTone>> = { ACCEPTED: 'success' }

/** The latest ended offers, collapsed. */
export function EndedOffers({ offers }: { offers: readonly Offer[] }) {
  const { t } = useCompanyTexts()
  if (offers.length === 0) return null
  const columns: DataColumn<Offer>[] = [
    {
      key: 'who',
      header: t('over.who'),
      primary: true,
      cell: ({ name, email }) => <Breakable>{name ?? email ?? t('over.nobody')}</Breakable>,
    },
    {
      key: 'kind',
      header: t('over.kind'),
      card: 'line',
      cell: ({ offerKind }) => t(`kind.${offerKind}`),
    },
    {
      key: 'state',
      header: t('over.state'),
      card: 'side',
      cell: ({ offerState }) => (
        <Badge tone={tones[offerState] ?? 'neutral'}>{t(`state.${offerState}`)}</Badge>
      ),
    },
    {
      key: 'at',
      header: t('over.at'),
      numeric: true,
      card: 'line',
      cell: ({ closedAt }) => closedAt && formatDate(closedAt),
    },
  ]
  return (
    <chakra.details>
      <FoldedSummary>{t('over.title')}</FoldedSummary>
      <Stack gap="3" mt="1">
        <Text size="sm" tone="muted">
          {t('over.lead', { count: offers.length })}
        </Text>
        <DataTable
          foldsBelow="30rem"
          caption={t('over.title')}
          columns={columns}
          rows={offers}
          rowKey={({ offerId }) => offerId}
        />
      </Stack>
    </chakra.details>
  )
}
