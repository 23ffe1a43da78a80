import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TwoLines } from '#src/ui/TwoLines.tsx'
import { useAdminCatalogueTexts } from './texts.ts'

type Row = Schema<'ServicePriceConsent'>

const tones = {
  ASKED: 'warning',
  REMINDED: 'warning',
  AGREED: 'success',
  REFUSED: 'danger',
  RAISED: 'success',
  ENDED: 'neutral',
  WITHDRAWN: 'neutral',
} as const

/**
 * The consents and refusals of running subscriptions to the raised prices of a service; renders nothing if no
 * subscription needs a consent.
 */
export function PriceConsents({ list, ...counts }: Schema<'ServicePriceConsents'>) {
  const { t } = useAdminCatalogueTexts()
  if (list.length === 0) return null
  const columns: DataColumn<Row>[] = [
    {
      key: 'subscription',
      header: t('consent.subscription'),
      primary: true,
      cell: ({ subscriptionId, subscriptionNo, planName }) => (
        <TwoLines
          first={
            <Link to="/admin/subscription/detail" search={{ subscriptionId }} data-row-link="">
              {subscriptionNo}
            </Link>
          }
          second={planName}
        />
      ),
    },
    { key: 'company', header: t('consent.company'), cell: ({ companyName }) => companyName },
    {
      key: 'state',
      header: t('stateName'),
      cell: ({ consentState }) => (
        <Badge tone={tones[consentState]}>{t(`consent.state.${consentState}`)}</Badge>
      ),
    },
    {
      key: 'before',
      header: t('price.before'),
      numeric: true,
      cell: ({ amountBefore, currency }) => formatMoney(amountBefore, currency),
    },
    {
      key: 'after',
      header: t('price.after'),
      numeric: true,
      cell: ({ amountAfter, currency }) => formatMoney(amountAfter, currency),
    },
    { key: 'day', header: t('consent.day'), numeric: true, cell: ({ risesOn }) => formatDate(risesOn) },
  ]
  return (
    <Stack as="section" gap="3">
      <Heading level={2} size="md">
        {t('consent.title')}
      </Heading>
      <Text tone="muted" size="sm">
        {t('consent.counts', counts)}
      </Text>
      <DataTable
        caption={t('consent.title')}
        columns={columns}
        rows={list}
        rowKey={({ consentId }) => consentId}
      />
    </Stack>
  )
}
