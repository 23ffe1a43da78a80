import { Stack } from '@chakra-ui/react'
import '#src/i18n/areas/access.ts'
import { useTranslation } from 'react-i18next'
import type { Output } from '#contract/operation.ts'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Delegation } from '../delegation/Delegation.tsx'
import { RequestPager } from '../requests/RequestPager.tsx'
import { RequestTable } from '../requests/RequestTable.tsx'

type Props = {
  page: Output<'listAccessDecisions'>
  delegation: Output<'getAccessDelegation'>
  paged: boolean
}

/** What waits for the member's decision, and who decides in whose place. */
export function DecisionsTab({ page: { list, total, nextCursor }, delegation, paged }: Props) {
  const { t } = useTranslation('access')
  return (
    <Stack gap="5">
      {list.length > 0 ? (
        <>
          <Text size="sm" tone="muted" numeric role="status">
            {t('decisions.total', { count: total })}
          </Text>
          <RequestTable rows={list} caption={t('decisions.caption')} others />
        </>
      ) : (
        <Card padding="none">
          <EmptyState title={t('decisions.empty')} description={t('decisions.emptyText')} />
        </Card>
      )}
      <RequestPager search={{ tab: 'APPROVAL' }} paged={paged} nextCursor={nextCursor} />
      <Delegation delegation={delegation} />
    </Stack>
  )
}
