import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { staffRoleNames } from '#domain/staff/role-names.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { useStaffTexts } from './texts.ts'
import { useStaffChange } from './use-staff-change.ts'

type Row = Schema<'StaffInvitation'>
const takeBackMachine = submissionMachine('takeBackStaffInvitation')

/** The invitations that no one has accepted, each with its expiry. */
export function InvitationTable({ rows }: { rows: readonly Row[] }) {
  const { t } = useStaffTexts()
  const [email, setEmail] = useState('')
  const { problem, busy, submit } = useStaffChange(takeBackMachine, {
    done: () => t('invitations.takenBack', { email }),
  })
  const columns: DataColumn<Row>[] = [
    { key: 'email', header: t('invitations.email'), primary: true, cell: ({ email }) => email },
    {
      key: 'by',
      header: t('invitations.by'),
      card: 'line',
      cell: ({ byName }) => byName ?? t('invitations.command'),
    },
    {
      key: 'roles',
      header: t('field.roles'),
      card: 'line',
      cell: ({ roles }) => roles.map((role) => staffRoleNames[role]).join(', '),
    },
    {
      key: 'until',
      header: t('invitations.until'),
      numeric: true,
      card: 'line',
      cell: ({ expiresAt, overYn }) =>
        overYn === 'Y' ? <Badge tone="neutral">{t('invitations.over')}</Badge> : formatDateTime(expiresAt),
    },
    {
      key: 'act',
      header: t('invitations.act'),
      numeric: true,
      card: 'foot',
      cell: ({ invitationId, email }) => (
        <Button
          variant="outline"
          size="sm"
          minHeight={{ base: 'touch', md: '8' }}
          loading={busy}
          aria-label={t('invitations.takeBackOf', { email })}
          data-row-link=""
          onClick={() => {
            setEmail(email)
            submit({ invitationId })
          }}
        >
          {t('invitations.takeBack')}
        </Button>
      ),
    },
  ]
  return (
    <Stack gap="4">
      <ProblemNotice problem={problem} />
      <DataTable
        caption={t('invitations.title')}
        columns={columns}
        rows={rows}
        rowKey={({ invitationId }) => invitationId}
      />
    </Stack>
  )
}
