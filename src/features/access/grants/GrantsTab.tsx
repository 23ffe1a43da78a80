import { chakra, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output, Schema } from '#contract/operation.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FoldedSummary } from '#src/ui/FoldedSummary.tsx'
import { useAccessTexts } from '../texts.ts'
import { GrantRow } from './GrantRow.tsx'

/** A member's current and past permissions. */
export function GrantsTab({ grants: { today, list } }: { grants: Output<'listAccessGrants'> }) {
  const { t } = useAccessTexts()
  // The number of the tab counts only permissions that have not ended.
  const isOver = ({ useStatus }: (typeof list)[number]) => useStatus === 'EXPIRE'
  const isOpen = ({ openRequestId, actions }: (typeof list)[number]) =>
    openRequestId !== null ||
    actions.some(({ approvalType, reason }) => approvalType === 'EXTEND' && reason === null)
  const endedGrants = list
    .filter(isOver)
    .toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)))
  const currentGrants = list.filter((grant) => !isOver(grant))
  return (
    <Stack gap="4">
      {currentGrants.length === 0 ? (
        <Card padding="none">
          <EmptyState
            art="permission"
            title={t('mine.empty')}
            description={t('mine.emptyText')}
            action={
              <ButtonLink asChild>
                <Link to="/apps" search={{ view: 'CATALOGUE' }}>
                  {t('mine.toApps')}
                </Link>
              </ButtonLink>
            }
          />
        </Card>
      ) : (
        <Rows label={t('mine.list')} grants={currentGrants} today={today} />
      )}
      {endedGrants.length > 0 && (
        // The list of ended permissions is open by default if one of them can be renewed or has a waiting renewal.
        <details open={endedGrants.some(isOpen)}>
          <FoldedSummary>{t('mine.ended', { count: endedGrants.length })}</FoldedSummary>
          <Rows grants={endedGrants} today={today} />
        </details>
      )}
    </Stack>
  )
}

type RowsProps = { label?: string; grants: readonly Schema<'AccessGrant'>[]; today: string }

const Rows = ({ label, grants, today }: RowsProps) => (
  <chakra.div containerType="inline-size">
    <chakra.ul aria-label={label} rounded="xl" bg="bg.panel">
      {grants.map((grant) => (
        <GrantRow key={grant.grantId} grant={grant} today={today} />
      ))}
    </chakra.ul>
  </chakra.div>
)
