import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { formatDate } from '#domain/dates.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { RowAct } from '#src/lists/RowAct.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { OneLine } from '#src/ui/OneLine.tsx'
import { useApprovalTexts } from '../approval-texts.ts'

type Row = Schema<'AdminDelegation'>
const tones: Record<Row['delegationState'], BadgeTone> = {
  COMING: 'info',
  RUNNING: 'success',
  ENDED: 'neutral',
  CLEARED: 'neutral',
}
const endMachine = submissionMachine('endAdminDelegation')

/** One page of delegations. */
export function DelegationTable({
  rows,
  columns,
  problem,
}: {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  /** The reason why a delegation could not be ended. */
  problem: Problem | undefined
}) {
  const { t } = useApprovalTexts()
  return (
    <Stack gap="4">
      <ProblemNotice problem={problem} />
      <DataTable
        caption={t('delegation.name')}
        columns={columns}
        rows={rows}
        rowKey={({ delegationId }) => delegationId}
      />
    </Stack>
  )
}

/**
 * Returns the columns of delegations. The row of a delegation that has not ended has a button that ends the
 * delegation; if that is not possible, the button is disabled and shows the reason.
 */
export function useDelegationColumns(): { columns: DataColumn<Row>[]; problem: Problem | undefined } {
  const { t } = useApprovalTexts()
  const { problem, busy, submit } = useOperation(endMachine, {
    done: () => t('delegation.ended'),
    outdated: ['adminDelegation.missing', 'adminDelegation.over', 'adminDelegation.forbidden'],
  })

  const end = ({ delegationId, holderName: holder, delegateName: delegate }: Row) =>
    submit(
      { delegationId },
      {
        header: t('delegation.endTitle'),
        message: t('delegation.endEffect', { holder, delegate }),
        acceptLabel: t('delegation.endSubmit'),
        rejectLabel: t('delegation.leave'),
      },
    )
  const columns: DataColumn<Row>[] = [
    {
      key: 'holder',
      header: t('delegation.field.holder'),
      primary: true,
      cell: ({ holderName }) => holderName,
    },
    {
      key: 'delegate',
      card: 'line',
      header: t('delegation.field.delegate'),
      cell: ({ delegateName }) => <OneLine person>{delegateName}</OneLine>,
    },
    {
      key: 'state',
      card: 'side',
      header: t('delegation.field.state'),
      cell: ({ delegationState }) => (
        <Badge tone={tones[delegationState]}>{t(`delegation.state.${delegationState}`)}</Badge>
      ),
    },
    {
      key: 'term',
      card: 'line',
      header: t('delegation.field.term'),
      numeric: true,
      cell: ({ startDate, endDate }) =>
        t('delegation.term', { start: formatDate(startDate), end: formatDate(endDate) }),
    },
    {
      key: 'act',
      card: 'side',
      header: t('delegation.field.act'),
      numeric: true,
      cell: (row) => {
        const { delegationId, holderName: holder, delegateName: delegate, delegationState, refusal } = row
        if (delegationState === 'ENDED' || delegationState === 'CLEARED') return null
        return (
          <RowAct
            id={delegationId}
            label={t('delegation.endAct')}
            name={t('delegation.endOn', { holder, delegate })}
            refusal={refusal}
            busy={busy}
            onAct={() => end(row)}
          />
        )
      },
    },
  ]
  return { columns, problem }
}
