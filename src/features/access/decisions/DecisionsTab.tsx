import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
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
 * The requests that wait for the member's decision, and the delegations. Members who may open the admin area also see
 * a link to its queue.
 */
export function DecisionsTab({ decisions, delegation, cursor }: Props) {
  const { t } = useAccessTexts()
  return (
    <Stack gap="5">
      <Part of={decisions} name={t('decisions.caption')}>
        {(page) => <Decisions page={page} cursor={cursor} />}
      </Part>
      <Part of={delegation} name={t('delegation.title')}>
        {(known) => <Delegation delegation={known} />}
      </Part>
    </Stack>
  )
}

function Decisions({ page, cursor }: { page: Output<'listAccessDecisions'>; cursor: string | undefined }) {
  const { t } = useAccessTexts()
  const hasQueue = useHasQueue()
  return (
    <ListScreen
      address="/apps"
      search={{ tab, cursor }}
      page={page}
      hasToolbar={false}
      actions={
        hasQueue &&
        page.total > 0 && (
          <ButtonLink asChild variant="soft" size="sm" minHeight="touch">
            <Link to="/admin/approval">{t('decisions.open')}</Link>
          </ButtonLink>
        )
      }
      all={{ tab }}
      empty={{ art: 'permission', title: t('decisions.empty'), description: t('decisions.emptyText') }}
    >
      {(rows) => <RequestTable rows={rows} caption={t('decisions.caption')} others />}
    </ListScreen>
  )
}
