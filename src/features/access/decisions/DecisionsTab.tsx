import { Stack } from '@chakra-ui/react'
import type { Output } from '#contract/operation.ts'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Delegation } from '../delegation/Delegation.tsx'
import { RequestPager } from '../requests/RequestPager.tsx'
import { RequestTable } from '../requests/RequestTable.tsx'
import { useAccessTexts } from '../texts.ts'

type Props = {
  decisions: PagePart<Output<'listAccessDecisions'>>
  delegation: PagePart<Output<'getAccessDelegation'>>
  paged: boolean
}

/** The requests that wait for the member's decision, and the delegations. */
export function DecisionsTab({ decisions, delegation, paged }: Props) {
  const { t } = useAccessTexts()
  return (
    <Stack gap="5">
      <Part of={decisions} name={t('decisions.caption')}>
        {(page) => <Decisions page={page} paged={paged} />}
      </Part>
      <Part of={delegation} name={t('delegation.title')}>
        {(known) => <Delegation delegation={known} />}
      </Part>
    </Stack>
  )
}

function Decisions({
  page: { list, total, nextCursor },
  paged,
}: {
  page: Output<'listAccessDecisions'>
  paged: boolean
}) {
  const { t } = useAccessTexts()
  return (
    <>
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
    </>
  )
}
