import { chakra, Flex, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { isAdminPathOpen } from '#domain/admin/pages.ts'
import { formatDateTime } from '#domain/dates.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { AppTile } from '#src/features/app/AppTile.tsx'
import { useHasKeys } from '#src/lists/use-has-keys.ts'
import { ChevronRightIcon, CloseIcon } from '#src/ui/frame-icons.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Key } from '#src/ui/Key.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { useApprovalTexts } from '../approval-texts.ts'
import { BriefFailed } from '../BriefFailed.tsx'
import { useAccessBriefTexts } from '../brief-texts.ts'
import { DecisionFactList } from './BriefFacts.tsx'
import { PanelAnswers } from './PanelAnswers.tsx'
import { useDecisionFacts } from './use-brief.ts'
import { PANEL } from './use-sheet.ts'

/**
 * The height of the bar above the panel and of the edges of the sheet, subtracted so that both buttons are on the
 * first screen.
 */
const HEIGHT_ABOVE_PANEL = '4.25rem'

/** A column next to the list, to the edges of the page's sheet. */
const NEXT_TO_LIST = {
  borderStartWidth: '1px',
  me: { lg: '-8' },
  mb: { lg: '-8' },
  position: 'sticky',
  top: '4',
  height: `calc(100dvh - ${HEIGHT_ABOVE_PANEL})`,
  display: { base: 'none', xl: 'flex' },
} as const

/** A sheet over the right part of the list; the rest of the list remains usable next to the sheet. */
const OVER_LIST = {
  borderWidth: '1px',
  rounded: 'lg',
  shadow: 'card',
  position: 'fixed',
  insetBlock: '2',
  right: '2',
  width: '25rem',
  zIndex: 'modal',
  display: 'flex',
  overflow: 'hidden',
  animation: 'slideLeft {durations.enter} ease-out',
} as const

type Row = Schema<'AdminAccessRequest'>
type Decision = Schema<'AccessDecision'>
type Props = {
  row: Row
  /** The requests of the list that the panel goes through. */
  rows: readonly Row[]
  /** The number of requests that match the filter, including those that the list does not show yet. */
  total: number
  onOpen: (row: Row) => void
  /** False while the width is unknown (server rendering): styles then show the panel if the window is wide enough. */
  isSeen: boolean
  /** Closes the panel; only a sheet over the list can be closed. */
  onClose?: (() => void) | undefined
  /** The decision on this request that is not sent yet. */
  held: Decision | undefined
  /** The comments that were typed and not sent, by request. */
  drafts: Map<string, string>
  onDecide: (decision: Decision, comment: string) => void
  /** Undoes the decision, as long as that is possible. */
  onUndo: (() => void) | undefined
}

/** One request next to the queue: the facts for its decision, and both answers. */
export function DecisionPanel({
  row,
  rows,
  total,
  onOpen,
  isSeen,
  onClose,
  held,
  drafts,
  onDecide,
  onUndo,
}: Props) {
  const { t } = useApprovalTexts()
  const { requestId, version, appName, levelName, approvalType, requestedAt } = row.request
  const { brief, retry } = useDecisionFacts(requestId, version, isSeen)
  return (
    <chakra.aside
      aria-label={t('panel.label')}
      bg="bg.panel"
      borderColor="border"
      flexDirection="column"
      minWidth="0"
      {...(onClose ? OVER_LIST : NEXT_TO_LIST)}
    >
      <Stack
        id={PANEL}
        gap="4"
        px="5"
        py="3"
        flex="1"
        overflowY="auto"
        tabIndex={0}
        role="group"
        aria-label={t('panel.label')}
      >
        <Neighbours row={row} rows={rows} total={total} onOpen={onOpen} onClose={onClose} />
        <Flex gap="3" align="center">
          <AppTile icon={row.request.icon} />
          <chakra.div minWidth="0">
            <Heading level={2} size="md">
              {`${appName} ${levelName}`}
            </Heading>
            <Requester row={row} memberId={brief === 'failed' ? undefined : brief?.memberId} />
            <Text size="sm" tone="muted" numeric>
              {t('panel.requestedAt', { type: t(`type.${approvalType}`), date: formatDateTime(requestedAt) })}
            </Text>
          </chakra.div>
        </Flex>
        <DecisionFactList
          row={row}
          brief={brief === 'failed' ? undefined : brief}
          isLoading={brief === undefined}
        />
        {brief === undefined && <VisuallyHidden role="status">{t('panel.loading')}</VisuallyHidden>}
        {brief === 'failed' && <BriefFailed onRetry={retry} />}
      </Stack>
      <PanelAnswers
        key={requestId}
        row={row}
        held={held}
        drafts={drafts}
        onDecide={onDecide}
        onUndo={onUndo}
      />
    </chakra.aside>
  )
}

/** The name and department of the requester; the name is a link if the viewer may open the person. */
function Requester({ row, memberId }: { row: Row; memberId: string | undefined }) {
  const { t } = useAccessBriefTexts()
  const { requesterName } = row.request
  const mayOpen = isAdminPathOpen('/admin/member', useSession().info)
  return (
    <Text weight="medium">
      {mayOpen && memberId !== undefined ? (
        <TextLink asChild>
          <Link to="/admin/member/detail" search={{ memberId }}>
            {requesterName}
          </Link>
        </TextLink>
      ) : (
        requesterName
      )}{' '}
      <Text as="span" tone="muted" weight="normal">
        {row.deptName ?? t('noDept')}
      </Text>
    </Text>
  )
}

/** The position of the request in the list, with the buttons for the previous and the next one, and for closing. */
function Neighbours({
  row,
  rows,
  total,
  onOpen,
  onClose,
}: Pick<Props, 'row' | 'rows' | 'total' | 'onOpen' | 'onClose'>) {
  const { t } = useApprovalTexts()
  const index = rows.indexOf(row)
  const openRow = (to: Row | undefined) => (to ? () => onOpen(to) : undefined)
  const [before, after] = [openRow(rows[index - 1]), openRow(rows[index + 1])]
  const hasKeys = useHasKeys()
  return (
    <Flex align="center" justify="space-between" my="-2" me="-3">
      <Text size="sm" tone="muted" numeric>
        {t('panel.position', { index: index + 1, count: total })}
      </Text>
      <Flex align="center">
        <TextLink asChild fontSize="sm" me="2">
          <Link to="/apps/request" search={{ requestId: row.request.requestId }}>
            {t('panel.page')}
          </Link>
        </TextLink>
        {hasKeys && (
          <Key onButton aria-hidden="true">
            K
          </Key>
        )}
        <IconButton
          label={t('panel.before')}
          icon={<ChevronRightIcon transform="rotate(-90deg)" />}
          disabled={!before}
          onClick={before}
        />
        {hasKeys && (
          <Key onButton aria-hidden="true">
            J
          </Key>
        )}
        <IconButton
          label={t('panel.after')}
          icon={<ChevronRightIcon transform="rotate(90deg)" />}
          disabled={!after}
          onClick={after}
        />
        {onClose && <IconButton label={t('panel.close')} icon={<CloseIcon />} onClick={onClose} />}
      </Flex>
    </Flex>
  )
}
