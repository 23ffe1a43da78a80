import { Stack } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { requestAges } from '#domain/access/ages.ts'
import { lazyDialog } from '#src/components/error/lazy-dialog.tsx'
import { FirstRows } from '#src/lists/FirstRows.tsx'
import { ListKeys } from '#src/lists/ListKeys.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import { MoreFilters } from '#src/lists/MoreFilters.tsx'
import { useFilterChips } from '#src/lists/use-filter-chips.ts'
import { idOf } from '#src/machines/access-queue/held-decisions.ts'
import { isOutcomeUnknown } from '#src/machines/unknown-outcome.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { useApprovalTexts } from '../approval-texts.ts'
import { RiskChoice } from '../RiskChoice.tsx'
import { AppAndType } from './AppAndType.tsx'
import { ApprovalTabs, type SharedFilter } from './ApprovalTabs.tsx'
import { Bars } from './Bars.tsx'
import { ConfirmDecision } from './ConfirmDecision.tsx'
import { DecisionPanel } from './DecisionPanel.tsx'
import { Desk } from './Desk.tsx'
import { QueueChoice } from './QueueChoice.tsx'
import { QueueTable } from './QueueTable.tsx'
import { loadCommentDialog, loadOutcomes, loadQueueBar } from './queue-dialogs.ts'
import { UndoBar } from './UndoBar.tsx'
import { useQueue } from './use-queue.ts'
import { focusPanel, useOpenedRequest } from './use-sheet.ts'

const CommentDialog = lazyDialog(loadCommentDialog, 'CommentDialog')
const Outcomes = lazyDialog(loadOutcomes, 'Outcomes')
const QueueBar = lazyDialog(loadQueueBar, 'QueueBar')
const ADDRESS = '/admin/approval'
const SUCCESS = 200
type Row = Schema<'AdminAccessRequest'>

/** The filters of the queue, all of them in the address: search words, an app, a type of request and an age. */
type QueueSearch = SharedFilter & {
  requestAge?: Schema<'RequestAge'>
  riskLevel?: Schema<'RiskLevel'>
  cursor?: string
}

/** The requests that wait for the viewer's decision, the oldest first. */
export function ApprovalQueue({
  page,
  search,
}: {
  page: Schema<'AdminAccessRequestPage'>
  search: QueueSearch
}) {
  const { t } = useApprovalTexts()
  const { openedRow, isColumn, isSheet, hasPanel, open, close } = useOpenedRequest(page.list)
  const router = useRouter()
  const [drafts] = useState(() => new Map<string, string>())
  const queue = useQueue(page.list, hasPanel ? openedRow : undefined)
  const openRequest = (row: Row) => {
    open(row)
    queue.noteOpened(row)
  }
  const startDecision = (wished: Schema<'AccessDecision'>, rows?: Row[]) => {
    const unopenedRequest = queue.beginDecision(wished, rows)
    if (!unopenedRequest) return
    toaster.show({ message: t('queue.openFirst', { name: unopenedRequest.request.requesterName }) })
    if (!hasPanel) {
      void router.navigate({ to: '/apps/request', search: { requestId: idOf(unopenedRequest) } })
      return
    }
    openRequest(unopenedRequest)
    focusPanel()
  }
  const { snapshot, chosen, asked, outcomes } = queue
  const { problem, decision, held, sent } = snapshot.context
  const { cursor: _, ...filter } = search
  const { appId, approvalType, riskLevel } = filter
  const show = (more: QueueSearch) => void router.navigate({ to: ADDRESS, search: { ...filter, ...more } })
  const emptyState = { art: 'done', title: t('queue.empty'), description: t('queue.emptyText') } as const
  const keys = [
    { key: 'x', name: t('queue.keys.choose'), press: queue.toggleFocused },
    { key: '*', name: t('queue.keys.all'), press: queue.chooseAll },
    { key: 'o', name: t('queue.keys.open'), press: queue.open },
    { key: 'a', name: t('queue.keys.approve'), press: () => startDecision('APPROVE') },
    { key: 'r', name: t('queue.keys.reject'), press: () => startDecision('REJECT') },
    { key: 'z', name: t('queue.keys.undo'), press: queue.undo },
    { key: 'c', name: t('queue.keys.comment'), press: queue.comment },
  ]
  const bars = (
    <Bars data-bottom-bar="">
      {chosen.length > 0 && (
        <QueueBar
          count={chosen.length}
          areAllChosen={queue.areAllChosen}
          onAll={queue.chooseAll}
          onApprove={() => startDecision('APPROVE')}
          onReject={() => startDecision('REJECT')}
          onComment={queue.comment}
        />
      )}
      <UndoBar held={held} isSending={snapshot.hasTag('busy')} onUndo={queue.undo} />
    </Bars>
  )
  const chips = useFilterChips({
    of: 'requestAge',
    current: search.requestAge,
    choices: requestAges,
    labelOf: (key) => t(`age.${key}`),
    all: t('queue.allAges'),
    countOf: (key) => (key === 'ALL' ? page.waiting : page.ages[key]),
    label: t('queue.filterAge'),
  })
  return (
    <>
      <Desk data-with-panel={openedRow ? '' : undefined}>
        <ListScreen
          title={t('queue.title')}
          address={ADDRESS}
          search={search}
          page={page}
          tabs={<ApprovalTabs current="waiting" filter={search} />}
          actions={
            <>
              <ListKeys more={keys} />
              <QueueChoice queue={queue} />
            </>
          }
          above={
            (problem || outcomes.some(isReportedInPage)) && (
              <Stack gap="3">
                {problem && (
                  <Notice status="danger" role="alert">
                    <p>
                      {isOutcomeUnknown(problem)
                        ? t('outcome.unknown')
                        : `${problem.message} ${t('outcome.refused')}`}
                    </p>
                  </Notice>
                )}
                {outcomes.some(isReportedInPage) && (
                  <Outcomes
                    outcomes={outcomes}
                    asked={sent}
                    again={queue.again.length}
                    onRetry={queue.chooseAgain}
                    onClose={queue.closeOutcomes}
                  />
                )}
              </Stack>
            )
          }
          searchLabel={t('queue.search')}
          filters={
            <MoreFilters filters={{ appId, approvalType, riskLevel }}>
              <AppAndType apps={page.apps} filter={search} onChange={show} />
              <RiskChoice riskLevel={riskLevel} onChoose={(chosen) => show({ riskLevel: chosen })} />
            </MoreFilters>
          }
          chips={chips}
          empty={emptyState}
          emptyFilter={
            page.waiting > 0
              ? { title: t('queue.emptyFilter'), description: t('queue.emptyFilterText') }
              : emptyState
          }
        >
          {(rows) => (
            <Stack gap="3" minWidth="0">
              <FirstRows most={20} count={rows.length}>
                <QueueTable
                  rows={rows}
                  opened={openedRow}
                  heldOn={queue.heldOn}
                  isChoosing={queue.choosing.isChoosing}
                  isChosen={queue.isChosen}
                  onChoose={queue.choose}
                  hasPanel={hasPanel}
                  onRead={(row) => {
                    openRequest(row)
                    if (isSheet) focusPanel()
                  }}
                  onOpen={isColumn || (isSheet && openedRow) ? open : undefined}
                  secondsOn={queue.secondsOn}
                  undoOn={queue.undoOn}
                  onDecide={(row, wished) => {
                    // A decision that can be undone needs no confirmation; a decision that needs a reason has a
                    // dialog.
                    if (wished === 'APPROVE') queue.decide(row, wished)
                    else startDecision(wished, [row])
                  }}
                />
              </FirstRows>
              {bars}
            </Stack>
          )}
        </ListScreen>
        {openedRow && (
          <DecisionPanel
            row={openedRow}
            rows={page.list}
            // On a later page only the rows of that page are counted, since their position in the whole list is
            // unknown.
            total={search.cursor ? page.list.length : page.total}
            onOpen={openRequest}
            isSeen={hasPanel}
            onClose={close}
            drafts={drafts}
            held={queue.heldOn(openedRow)}
            onDecide={(wished, comment) => queue.decide(openedRow, wished, comment)}
            onUndo={queue.undoOn(openedRow)}
          />
        )}
      </Desk>
      {page.list.length === 0 && bars}
      {asked.length > 0 && (
        <ConfirmDecision
          decision={decision}
          rows={asked}
          leftOut={queue.leftOut}
          onConfirm={queue.confirm}
          onLeave={queue.leave}
          finalFocus={queue.finalFocus}
        />
      )}
      {queue.commented && (
        <CommentDialog
          request={queue.commented.request}
          onClose={queue.endComment}
          onMissing={queue.endComment}
        />
      )}
    </>
  )
}

/** A success is shown as a toast; any other result stays on the page until the viewer closes it. */
const isReportedInPage = ({ code, closeReason }: Schema<'AccessOutcome'>) =>
  code !== SUCCESS || closeReason === 'INELIGIBLE'
