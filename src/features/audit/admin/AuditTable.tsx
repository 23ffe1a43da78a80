import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { auditActionNameOf } from '#domain/audit/audit-actions.ts'
import { subjectKindsOf, UNKNOWN_OUTCOME } from '#domain/audit/audit-subjects.ts'
import { formatDateTime } from '#domain/dates.ts'
import { useSecurityTexts } from '#src/features/abnormal/texts.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { FoldedTable } from '#src/ui/FoldedTable.tsx'
import { OneLine } from '#src/ui/OneLine.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { type FoldedRecord, isSignIn } from './equal-records.ts'

type Row = FoldedRecord

/** One page of audit records. The entry that is open is shown next to the list with all its stored details. */
export function AuditTable({
  rows,
  columns,
  shown,
  onClose,
}: {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  shown: Row | undefined
  onClose: () => void
}) {
  const { t } = useSecurityTexts()
  const { t: common } = useTranslation()
  const subjectText = useSubjectText()
  const nameOf = useActionName()
  const detailItems =
    shown &&
    ([
      ['at', formatDateTime(shown.at)],
      ['kind', t(`audit.kind.${shown.auditKind}`)],
      ['actor', shown.actorName ?? t('audit.system')],
      ['subject', subjectText(shown) || t('audit.none')],
      ['owner', shown.ownerName ?? t('audit.none')],
      ['address', shown.address || t('audit.none')],
    ] as const)
  const textFields = shown && (['action', 'subject', 'hash'] as const).filter((key) => shown[key])
  return (
    <>
      <DataTable caption={t('audit.title')} columns={columns} rows={rows} rowKey={({ auditId }) => auditId} />
      <Dialog
        open={shown !== undefined}
        onClose={onClose}
        title={t('audit.detail', { action: shown ? nameOf(shown) : '' })}
        footer={<Button onClick={onClose}>{common('close')}</Button>}
      >
        {detailItems && (
          <DataList
            columns={1}
            items={detailItems.map(([key, value]) => ({ key, term: t(`audit.field.${key}`), value }))}
          />
        )}
        {shown && shown.steps.length > 1 && (
          <FoldedTable
            label={t(isSignIn(shown) ? 'audit.allSteps' : 'audit.allTimes', { count: shown.steps.length })}
            open={isSignIn(shown)}
          >
            <chakra.ul listStyleType="none" textStyle="tabular">
              {shown.steps.map(({ action, at, auditId }) => (
                <li key={auditId}>
                  {formatDateTime(at)}
                  {isSignIn(shown) && ` ${auditActionNameOf(action)}`}
                </li>
              ))}
            </chakra.ul>
          </FoldedTable>
        )}
        {textFields && (
          <FoldedTable label={t('audit.written.title')}>
            <DataList
              columns={1}
              items={textFields.map((key) => ({
                key,
                term: t(`audit.written.${key}`),
                value: <chakra.span overflowWrap="anywhere">{shown[key]}</chakra.span>,
              }))}
            />
          </FoldedTable>
        )}
      </Dialog>
    </>
  )
}

/** Returns a function that names the action of a row. */
function useActionName() {
  const { t } = useSecurityTexts()
  return (row: Row): string => (isSignIn(row) ? t('audit.signIn') : auditActionNameOf(row.action))
}

/** Returns the text for the subject of a record: the name of the subject, or its kind if it has no name. */
function useSubjectText() {
  const { t } = useSecurityTexts()
  return ({ subject, subjectName }: Row): string =>
    [
      subjectName ?? subjectKindsOf(subject).join(', '),
      subject.endsWith(UNKNOWN_OUTCOME) && t('audit.unknownOutcome'),
    ]
      .filter(Boolean)
      .join(' · ')
}

/** Returns the columns of the table of audit records. The first column opens the details of a record. */
export function useAuditColumns(onOpen: (row: Row) => void): DataColumn<Row>[] {
  const { t } = useSecurityTexts()
  const subjectText = useSubjectText()
  const nameOf = useActionName()
  return [
    {
      key: 'action',
      header: t('audit.field.action'),
      primary: true,
      cell: (row) => (
        <TextLink asChild>
          <button
            type="button"
            data-row-link=""
            aria-label={t('audit.detail', { action: nameOf(row) })}
            onClick={() => onOpen(row)}
          >
            {row.steps.length > 1
              ? t(isSignIn(row) ? 'audit.steps' : 'audit.times', {
                  action: nameOf(row),
                  count: row.steps.length,
                })
              : nameOf(row)}
          </button>
        </TextLink>
      ),
    },
    {
      key: 'subject',
      header: t('audit.field.subject'),
      card: 'line',
      // The steps of a sign-in have a subject each.
      cell: (row) => (!isSignIn(row) && subjectText(row)) || null,
    },
    {
      key: 'kind',
      header: t('audit.field.kind'),
      card: 'side',
      cell: ({ auditKind }) => <Badge>{t(`audit.kind.${auditKind}`)}</Badge>,
    },
    {
      key: 'actor',
      header: t('audit.field.actor'),
      card: 'line',
      cell: ({ actorName }) => <OneLine person>{actorName ?? t('audit.system')}</OneLine>,
    },
    {
      key: 'owner',
      header: t('audit.field.owner'),
      card: 'none',
      cell: ({ ownerName }) => ownerName && <OneLine person>{ownerName}</OneLine>,
    },
    {
      key: 'address',
      header: t('audit.field.address'),
      card: 'none',
      leastRoom: '56rem',
      cell: ({ address }) => address,
    },
    {
      key: 'at',
      header: t('audit.field.at'),
      numeric: true,
      card: 'line',
      cell: ({ at }) => formatDateTime(at),
    },
  ]
}
