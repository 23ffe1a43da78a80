import { Flex, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import '#src/i18n/areas/approval.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useWiderThan } from '#src/ui/use-media-query.ts'
import { AdminPager } from '../../-parts/AdminPager.tsx'
import { AdminTitle } from '../../-parts/AdminTitle.tsx'
import { ListKeys } from '../../-parts/ListKeys.tsx'
import { CommentDialog } from './CommentDialog.tsx'
import { ConfirmDecision } from './ConfirmDecision.tsx'
import { Outcomes } from './Outcomes.tsx'
import { QueueBar } from './QueueBar.tsx'
import { QueueFilters, type QueueSearch } from './QueueFilters.tsx'
import { QueueTable } from './QueueTable.tsx'
import { useQueue } from './use-queue.ts'

const ADDRESS = '/admin/approval'

/** What waits for the decision of the person who looks at it, who waits longest first. */
export function ApprovalQueue({
  page,
  search,
}: {
  page: Schema<'AdminAccessRequestPage'>
  search: QueueSearch
}) {
  const { t } = useTranslation('approval')
  const wide = useWiderThan('md')
  const queue = useQueue(page.list)
  const { snapshot, busy, chosen, asked, outcomes } = queue
  const { problem, decision } = snapshot.context
  const { cursor, ...filter } = search
  const keys = [
    { key: 'x', name: t('queue.keys.choose'), press: queue.toggleFocused },
    { key: '*', name: t('queue.keys.all'), press: queue.chooseAll },
    { key: 'o', name: t('queue.keys.open'), press: queue.open },
    { key: 'a', name: t('queue.keys.approve'), press: () => queue.begin('APPROVE') },
    { key: 'r', name: t('queue.keys.reject'), press: () => queue.begin('REJECT') },
    { key: 'c', name: t('queue.keys.comment'), press: queue.comment },
  ]
  return (
    <Stack gap="3">
      <AdminTitle title={t('queue.title')} lead={t('queue.lead')} />
      <QueueFilters page={page} search={search} />
      {snapshot.matches('choosing') && problem && (
        <Notice status="danger" role="alert">
          <p>{t('outcome.unknown')}</p>
        </Notice>
      )}
      {outcomes.length > 0 && (
        <Outcomes
          outcomes={outcomes}
          asked={asked}
          again={queue.again.length}
          onRetry={() => queue.begin(decision, queue.again)}
          onClose={queue.closeOutcomes}
        />
      )}
      <Flex justify="space-between" align="center" minHeight={{ base: 'touch', md: '8' }}>
        <Text size="sm" tone="muted" numeric role="status">
          {t('queue.total', { count: page.total })}
        </Text>
        {!wide && page.list.length > 0 && chosen.length === 0 && (
          <Button variant="ghost" size="sm" minHeight="touch" onClick={queue.chooseAll}>
            {t('queue.chooseAll')}
          </Button>
        )}
        <ListKeys more={keys} />
      </Flex>
      {page.list.length === 0 ? (
        <Card padding="none">
          <NothingWaits filtered={page.waiting > 0} />
        </Card>
      ) : (
        <>
          <QueueTable
            rows={page.list}
            isChosen={queue.isChosen}
            onToggle={queue.toggle}
            onDecide={(row, wished) => queue.begin(wished, [row])}
          />
          {(wide || chosen.length > 0) && (
            <QueueBar
              count={chosen.length}
              busy={busy}
              areAllChosen={queue.areAllChosen}
              onAll={queue.chooseAll}
              onApprove={() => queue.begin('APPROVE')}
              onReject={() => queue.begin('REJECT')}
              onComment={queue.comment}
            />
          )}
        </>
      )}
      <AdminPager to={ADDRESS} filter={filter} cursor={cursor} nextCursor={page.nextCursor} />
      {(snapshot.matches('confirming') || busy) && (
        <ConfirmDecision
          decision={decision}
          rows={asked}
          busy={busy}
          problem={problem}
          onConfirm={queue.confirm}
          onLeave={queue.leave}
        />
      )}
      {queue.commented && <CommentDialog request={queue.commented.request} onClose={queue.endComment} />}
    </Stack>
  )
}

function NothingWaits({ filtered }: { filtered: boolean }) {
  const { t } = useTranslation('approval')
  if (!filtered) return <EmptyState title={t('queue.empty')} description={t('queue.emptyText')} />
  const all = (
    <ButtonLink asChild variant="outline">
      <Link to={ADDRESS}>{t('queue.showAll')}</Link>
    </ButtonLink>
  )
  return <EmptyState title={t('queue.emptyFilter')} description={t('queue.emptyFilterText')} action={all} />
}
