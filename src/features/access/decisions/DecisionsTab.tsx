import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import { BigNumber } from '#src/ui/BigNumber.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Delegation } from '../delegation/Delegation.tsx'
import { RequestTable } from '../requests/RequestTable.tsx'
import { useAccessTexts } from '../texts.ts'
import { useHasQueue } from '../use-has-queue.ts'

type Props = {
  decisions: PagePart<Output<'listAccessDecisions'>>
  delegation: PagePart<Output<'getAccessDelegation'>>
  cursor: string | undefined
}

const tab = 'APPROVAL'

/**
 * How many requests wait for the member's decision, with the way to the queue of the admin area, and the delegations. Those who cannot
 * open that queue yet decide from a list here.
 */
export function DecisionsTab({ decisions, delegation, cursor }: Props) {
  const { t } = useAccessTexts()
  const hasQueue = useHasQueue()
  return (
    <Stack gap="5">
      <Part of={decisions} name={t('decisions.caption')}>
        {(page) => (hasQueue ? <ToQueue count={page.total} /> : <Decisions page={page} cursor={cursor} />)}
      </Part>
      <Part of={delegation} name={t('delegation.title')}>
        {(known) => <Delegation delegation={known} />}
      </Part>
    </Stack>
  )
}

function ToQueue({ count }: { count: number }) {
  const { t } = useAccessTexts()
  return (
    <Card display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4">
      <div>
        <BigNumber size="lg">{t('decisions.count', { count })}</BigNumber>
        <Text size="sm" tone="muted">
          {t(count > 0 ? 'decisions.waits' : 'decisions.emptyText')}
        </Text>
      </div>
      <ButtonLink asChild>
        <Link to="/admin/approval">{t('decisions.open')}</Link>
      </ButtonLink>
    </Card>
  )
}

function Decisions({ page, cursor }: { page: Output<'listAccessDecisions'>; cursor: string | undefined }) {
  const { t } = useAccessTexts()
  return (
    <ListScreen
      address="/apps"
      search={{ tab, cursor }}
      page={page}
      hasToolbar={false}
      all={{ tab }}
      empty={{ title: t('decisions.empty'), description: t('decisions.emptyText') }}
    >
      {(rows) => <RequestTable rows={rows} caption={t('decisions.caption')} others />}
    </ListScreen>
  )
}
