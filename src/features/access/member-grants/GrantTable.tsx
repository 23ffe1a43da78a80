import { Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { AppTile } from '#src/features/app/AppTile.tsx'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { OneLine } from '#src/ui/OneLine.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Tiled } from '#src/ui/Tiled.tsx'
import { TwoLines } from '#src/ui/TwoLines.tsx'
import { useApprovalTexts } from '../approval-texts.ts'
import { RiskBadge } from '../RiskBadge.tsx'
import { type GrantAct, grantActs, grantStateOf, mayAct } from './grant-acts.ts'

type Row = Schema<'AdminAccessGrant'>
const tones: Record<ReturnType<typeof grantStateOf>, BadgeTone> = {
  NORMAL: 'success',
  PAUSE: 'warning',
  SECURITY: 'danger',
  TERM: 'neutral',
  RELEASED: 'neutral',
  REVOKED: 'neutral',
}

/** One page of permissions. */
export function GrantTable({
  rows,
  columns,
  caption,
  ended = [],
}: {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  /** The accessible name of the table; by default the name of the list. */
  caption?: string
  /** Ended permissions, which follow in the same columns under a title of their own. */
  ended?: readonly Row[]
}) {
  const { t } = useApprovalTexts()
  return (
    <DataTable
      caption={caption ?? t('member.name')}
      columns={columns}
      rows={rows}
      rowKey={({ grantId }) => grantId}
      further={
        rows.length > 0 && ended.length > 0
          ? { title: `${t('person.endedGrants')} ${ended.length}`, rows: ended }
          : undefined
      }
    />
  )
}

/**
 * Returns the columns of permissions. The list of one person has no column for the person, and begins with the app.
 */
export function useGrantColumns({
  onAct,
  isOfPerson = false,
}: {
  onAct: (act: GrantAct, row: Row) => void
  isOfPerson?: boolean
}): DataColumn<Row>[] {
  const { t } = useApprovalTexts()
  const who: DataColumn<Row> = {
    key: 'who',
    header: t('member.field.who'),
    primary: true,
    cell: ({ memberId, memberName }) => (
      <Link to="/admin/member/detail" search={{ memberId }} data-row-link="">
        {memberName}
      </Link>
    ),
  }
  const appColumn: DataColumn<Row> = {
    key: 'what',
    header: t('member.field.what'),
    ...(isOfPerson ? { primary: true } : { card: 'row' }),
    cell: ({ appName, levelName, icon }) => (
      <Tiled>
        <AppTile icon={icon} size="row" />
        {isOfPerson ? (
          // The name and the level are in one line, since the name of a card shows no second line.
          <span>
            <strong>{appName}</strong>{' '}
            <Text as="span" tone="muted" weight="normal">
              {levelName}
            </Text>
          </span>
        ) : (
          <TwoLines first={appName} second={levelName} />
        )}
      </Tiled>
    ),
  }
  const departmentColumn: DataColumn<Row> = {
    key: 'dept',
    header: t('member.field.dept'),
    card: 'none',
    leastRoom: '70rem',
    cell: ({ deptName }) => deptName && <OneLine>{deptName}</OneLine>,
  }
  return [
    ...(isOfPerson ? [appColumn] : [who, departmentColumn, appColumn]),
    {
      key: 'risk',
      header: t('queue.field.risk'),
      card: isOfPerson ? 'line' : 'side',
      cell: ({ riskLevel }) => <RiskBadge risk={riskLevel} />,
    },
    {
      key: 'state',
      header: t('member.field.state'),
      card: 'side',
      cell: (row) => (
        <Badge tone={tones[grantStateOf(row)]}>{t(`member.grantState.${grantStateOf(row)}`)}</Badge>
      ),
    },
    {
      key: 'term',
      header: t('member.field.term'),
      numeric: true,
      card: 'line',
      named: true,
      cell: ({ endDate }) => formatDate(endDate),
    },
    {
      key: 'act',
      header: t('member.field.act'),
      numeric: true,
      // On a card the actions are at the end of the line of the term.
      card: 'end',
      cell: (row) => {
        const { memberName: name, appName: app, levelName: level } = row
        const possibleActs = grantActs.filter((act) => mayAct(act, row))
        if (possibleActs.length === 0) return null
        return (
          <Flex gap="2" justify="flex-end" mt={{ base: '1', md: '0' }}>
            {possibleActs.map((act, index) => (
              <Button
                key={act}
                variant="outline"
                size="sm"
                minHeight={{ base: 'touch', md: '8' }}
                aria-label={t(`member.actOn.${act}`, { row: t('member.row', { name, app, level }) })}
                {...(isOfPerson && index === 0 && { 'data-row-link': '' })}
                onClick={() => onAct(act, row)}
              >
                {t(`member.act.${act}`)}
              </Button>
            ))}
          </Flex>
        )
      },
    },
  ]
}
