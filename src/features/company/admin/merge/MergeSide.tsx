import { Flex } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { formatBusinessNumber } from '#domain/korean/business-number.ts'
import { formatMoney } from '#domain/money.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { useCompanyMergeTexts } from './texts.ts'

type Props = { company: Schema<'MergedCompany'>; isRemaining?: boolean }

/** One of the two companies of a merge, with its facts. */
export function MergeSide({ company, isRemaining = false }: Props) {
  const { t } = useCompanyMergeTexts()
  const { companyId, companyName, rnno, businessState, createdAt, ownerName, peopleCount } = company
  const { services, subscriptionCount, unpaid, appCount } = company
  return (
    <Card aria-labelledby={`side-${companyId}`}>
      <Flex align="center" gap="2" wrap="wrap" mb="2">
        <Heading level={2} size="sm" id={`side-${companyId}`}>
          {companyName}
        </Heading>
        <Badge tone={isRemaining ? 'success' : 'neutral'}>
          {t(isRemaining ? 'side.stays' : 'side.ends')}
        </Badge>
      </Flex>
      <DataList
        columns={1}
        items={[
          { key: 'number', term: t('side.number'), value: formatBusinessNumber(rnno), numeric: true },
          { key: 'state', term: t('side.state'), value: t(`state.${businessState}`) },
          { key: 'since', term: t('side.since'), value: formatDate(createdAt), numeric: true },
          { key: 'owner', term: t('side.owner'), value: ownerName ?? t('side.noOwner') },
          { key: 'people', term: t('side.people'), value: t('side.peopleCount', { count: peopleCount }) },
          {
            key: 'subscriptions',
            term: t('side.subscriptions'),
            value:
              services.length > 0
                ? t('side.running', { count: subscriptionCount, names: services.join(', ') })
                : t('side.count', { count: subscriptionCount }),
          },
          {
            key: 'unpaid',
            term: t('side.unpaid'),
            value:
              unpaid
                .map(({ currency, amount, count }) =>
                  t('side.unpaidBills', { amount: formatMoney(amount, currency), count }),
                )
                .join(', ') || t('side.none'),
          },
          { key: 'apps', term: t('side.apps'), value: t('side.appCount', { count: appCount }) },
        ]}
      />
    </Card>
  )
}
