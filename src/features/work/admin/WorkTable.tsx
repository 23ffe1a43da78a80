import { chakra } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { dateInYear, kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { dueOfWork } from '#domain/work/due.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { useSecurityTexts } from '#src/features/abnormal/texts.ts'
import { useApprovalTexts } from '#src/features/access/approval-texts.ts'
import { RiskBadge } from '#src/features/access/RiskBadge.tsx'
import { useAdminTexts } from '#src/lists/texts.ts'
import { useRememberedRows } from '#src/lists/use-remembered-rows.ts'
import { waitedText } from '#src/lists/waiting-text.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { IconTile } from '#src/ui/IconTile.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { workFamilies, workIcons } from './work-icons.ts'
import { itemLinks } from './work-links.tsx'

type Item = Schema<'AdminWorkItem'>

// The widths of the columns before the subject are fixed, so that its link covers the row from its start.
const [WAIT_WIDTH, KIND_WIDTH] = ['3.5rem', '8rem']
// A long subject is truncated in a table; the ring of its focused link stays complete.
const OneLine = chakra('div', {
  base: {
    '@container (width >= 40rem)': { '&& :is(td, th)': { px: '2' } },
    '&& tbody td:first-child': { minWidth: WAIT_WIDTH },
    '&& tbody td:nth-child(2)': { minWidth: KIND_WIDTH },
    '&& tbody th > a': {
      display: { md: 'block' },
      whiteSpace: { md: 'nowrap' },
      textOverflow: 'ellipsis',
      overflowX: 'clip',
      overflowClipMargin: '4px',
      _after: { left: `calc(-${WAIT_WIDTH} - ${KIND_WIDTH})` },
    },
    // On a card a long name is in one line with the kind. This rule must be more specific than the rules of cards.
    '@container (width < 40rem)': {
      '&&&& tbody td:is(:first-child, :nth-child(2))': { minWidth: '0' },
      '&&&& tbody td:nth-child(2)': { py: '1' },
      '&&&& tbody td:has(> [title])': { flex: '1 1 3rem', maxWidth: 'max-content' },
      '&&&& tbody td > [title]': { whiteSpace: 'nowrap !important' },
      // Cards have no column for the deadline, so the waiting time is red once the deadline is over.
      '& [data-wait]': { px: '2', py: '1', rounded: 'md', fontSize: 'xs', bg: 'bg.muted' },
      '& [data-wait=over]': { color: 'danger.fg', bg: 'danger.subtle' },
    },
  },
})

/** The tasks, one per row: waiting time, kind, subject, person, amount, deadline, and the required action. */
export function WorkTable({ items }: { items: readonly Item[] }) {
  const { t } = useAdminTexts()
  useRememberedRows(items)
  const subjectOf = useSubject()
  const hasCompanies = items.some(({ companyName }) => companyName !== null)
  const hasAmounts = items.some(({ amount }) => amount !== null)
  const columns: DataColumn<Item>[] = [
    {
      key: 'wait',
      header: t('home.work.field.wait'),
      card: 'side',
      cell: (item) => (
        <chakra.strong
          whiteSpace="nowrap"
          textStyle="tabular"
          data-wait={dueOf(item).is === 'over' ? 'over' : ''}
        >
          {waitedText(t, item.waitingSince)}
        </chakra.strong>
      ),
    },
    {
      key: 'kind',
      header: t('home.work.field.kind'),
      card: 'line',
      cell: ({ workKind }) => {
        const Icon = workIcons[workKind]
        return (
          <chakra.span display="flex" alignItems="center" gap="2" whiteSpace="nowrap">
            <IconTile size="row" aria-hidden="true" family={workFamilies[workKind]}>
              <Icon />
            </IconTile>
            {t(`home.work.kind.${workKind}`)}
          </chakra.span>
        )
      },
    },
    {
      key: 'subject',
      header: t('home.work.field.subject'),
      primary: true,
      fills: true,
      cell: (item) => itemLinks[item.workKind](subjectOf(item), item),
    },
    {
      key: 'who',
      header: t(hasCompanies ? 'home.work.field.who' : 'home.work.field.person'),
      card: 'line',
      cell: ({ personName, companyName }) => {
        const who = [personName, companyName].filter((name) => name !== null).join(' · ')
        return (
          <chakra.span title={who} display="block" maxWidth={{ md: '9rem' }} truncate>
            {who}
          </chakra.span>
        )
      },
    },
    ...(items.some(({ riskLevel }) => riskLevel !== null)
      ? [
          {
            key: 'risk',
            header: t('home.work.field.risk'),
            card: 'line' as const,
            cell: ({ riskLevel, workKind }: Item) =>
              riskLevel ? (
                <RiskBadge risk={riskLevel} />
              ) : (
                workKind.startsWith('ABNORMAL') && (
                  <Text as="span" size="sm" tone="muted" whiteSpace="nowrap">
                    {t('home.work.noGrants')}
                  </Text>
                )
              ),
          },
        ]
      : []),
    ...(hasAmounts
      ? [
          {
            key: 'amount',
            header: t('home.work.field.amount'),
            card: 'line' as const,
            numeric: true,
            cell: ({ amount, currency }: Item) =>
              amount !== null && currency && formatMoney(amount, currency),
          },
        ]
      : []),
    ...(items.some(hasDeadline)
      ? [
          {
            key: 'due',
            header: t('home.work.field.due'),
            card: 'none' as const,
            cell: (item: Item) => <DueBadge item={item} />,
          },
        ]
      : []),
    {
      key: 'act',
      header: t('home.work.field.act'),
      head: <VisuallyHidden>{t('home.work.field.act')}</VisuallyHidden>,
      card: 'none',
      numeric: true,
      cell: ({ workKind }) => (
        <chakra.span whiteSpace="nowrap" color="brand.fg" fontWeight="semibold">
          {t(`home.work.act.${workKind}`)}
        </chakra.span>
      ),
    },
  ]
  return (
    <OneLine>
      <DataTable
        caption={t('home.work.caption')}
        columns={columns}
        rows={items}
        rowKey={({ workKind, itemId }) => `${workKind}${itemId}`}
      />
    </OneLine>
  )
}

const tones = { over: 'danger', ahead: 'warning' } as const
const dueOf = ({ workKind, waitingSince }: Item) => dueOfWork(workKind, waitingSince, portalClock.now())
const hasDeadline = (item: Item) => dueOf(item).is !== 'none'

/** The deadline of a task, red once it is over and amber before; nothing for a task without a deadline. */
function DueBadge({ item }: { item: Item }) {
  const { t } = useAdminTexts()
  const due = dueOf(item)
  if (due.is === 'none') return null
  return (
    <Badge tone={tones[due.is]}>
      {due.is === 'ahead' && due.days === 0
        ? t('home.work.today')
        : dateInYear(due.date, kstDate(portalClock.now()))}
    </Badge>
  )
}

/**
 * Returns a function that returns the subject of a task as text: the service of a bill, the access and its request,
 * or the abnormal behaviour; only the amount if a task has no other subject.
 */
function useSubject(): (item: Item) => string {
  const { t } = useAdminTexts()
  const { t: access } = useApprovalTexts()
  const { t: security } = useSecurityTexts()
  const detailOf = (detail: NonNullable<Item['workDetail']>): string => {
    switch (detail) {
      case 'APPLY':
      case 'RELEASE':
      case 'EXTEND':
      case 'SUSPEND':
      case 'RESUME':
        return access(`type.${detail}`)
      case 'PHONE':
      case 'VIDEO':
      case 'VISIT':
        return t(`home.method.${detail}`)
      default:
        return security(`abnormal.detector.${detail}`)
    }
  }
  return ({ topic, workDetail, amount, currency }) =>
    [topic, workDetail && !(topic && workDetail === 'EXTERNAL') && detailOf(workDetail)]
      .filter((part) => part)
      .join(' · ') || (amount !== null && currency ? formatMoney(amount, currency) : '')
}
