import { chakra } from '@chakra-ui/react'
import type { Output } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import type { PlanPreview } from '#domain/subscription/plan-change.ts'
import { DataList } from '#src/ui/DataList.tsx'
import { Text } from '#src/ui/Text.tsx'
import { priceText } from '../subscription-text.ts'
import { useSubscriptionTexts } from '../texts.ts'
import { planDueText } from './plan-due-text.ts'
import { useSubscriptionEditTexts } from './texts.ts'

/** The old and the new price of a plan, and the difference for this period; announced when these amounts change. */
export function PlanLines({
  detail: { contractInfo },
  preview,
}: {
  detail: Output<'getSubscriptionDetail'>
  preview: PlanPreview
}) {
  const { t } = useSubscriptionEditTexts()
  const { t: subscription } = useSubscriptionTexts()
  const { currency } = contractInfo
  const { difference, total } = preview
  const rest =
    difference &&
    t('plan.rest', {
      from: formatDate(difference.rest.from),
      to: formatDate(difference.rest.to),
      days: difference.rest.days,
    })
  return (
    <chakra.div role="status" bg="bg.subtle" rounded="lg" p="4">
      <DataList
        columns={1}
        items={[
          { key: 'now', term: t('plan.now'), value: priceText(subscription, contractInfo), numeric: true },
          {
            key: 'next',
            term: t('plan.next'),
            value: priceText(subscription, { ...contractInfo, totalAmount: total }),
            numeric: true,
          },
        ]}
      />
      <Text weight="medium" numeric mt="2">
        {planDueText(t, preview, currency)}
      </Text>
      {rest && (
        <Text size="sm" tone="muted" numeric>
          {rest}
        </Text>
      )}
      <Text size="sm" tone="muted">
        {t('plan.vat')}
      </Text>
    </chakra.div>
  )
}
