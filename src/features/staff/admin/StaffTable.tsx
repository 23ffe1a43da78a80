import { Flex, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { formatDate, formatDateTime } from '#domain/dates.ts'
import { staffRoleNames } from '#domain/staff/role-names.ts'
import { useMachines } from '#src/components/context/app-context.ts'
import { confirm } from '#src/components/dialog/confirm.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { RowAct } from '#src/lists/RowAct.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { OneLine } from '#src/ui/OneLine.tsx'
import { ChangeRoles } from './ChangeRoles.tsx'
import { useStaffTexts } from './texts.ts'
import { useStaffChange } from './use-staff-change.ts'

type Row = Schema<'StaffMember'>
const endMachine = submissionMachine('endStaff')
const factorOf = ({ mfaType, passkeyYn }: Row) =>
  passkeyYn === 'N' ? mfaType : mfaType === 'totp' ? 'both' : 'passkey'

/** The staff by name. The button that revokes roles is disabled, with the reason, if that is not possible. */
export function StaffTable({ rows }: { rows: readonly Row[] }) {
  const { t } = useStaffTexts()
  const { dialogs, session } = useMachines()
  const [ended, setEnded] = useState<Row>()
  const [opened, setOpened] = useState<Row>()
  const openedPerson = rows.find(({ memberId }) => memberId === opened?.memberId) ?? opened
  const { problem, busy, submit } = useStaffChange(endMachine, {
    done: () => t('end.done', { name: ended?.name ?? '' }),
    onDone: () => ended?.ownYn === 'Y' && session.send({ type: 'session.refused' }),
  })

  const end = async (row: Row) => {
    const { memberId, name, ownYn } = row
    const isOwn = ownYn === 'Y'
    const isSure = await confirm(dialogs, {
      header: isOwn ? t('end.ownTitle') : t('end.title', { name }),
      message: isOwn ? t('end.ownEffect') : t('end.effect', { name }),
      acceptLabel: t('end.submit'),
      rejectLabel: t('keep'),
      isFinal: true,
    })
    if (!isSure) return
    setEnded(row)
    submit({ memberId })
  }
  const columns: DataColumn<Row>[] = [
    {
      key: 'name',
      header: t('field.name'),
      primary: true,
      cell: ({ name, ownYn }) => (
        <Flex as="span" gap="2" align="center">
          {name} {ownYn === 'Y' && <Badge tone="info">{t('own')}</Badge>}
        </Flex>
      ),
    },
    {
      key: 'email',
      header: t('field.email'),
      card: 'line',
      cell: ({ email }) => <OneLine>{email}</OneLine>,
    },
    {
      key: 'roles',
      header: t('field.roles'),
      card: 'line',
      cell: ({ roles }) => roles.map((role) => staffRoleNames[role]).join(', '),
    },
    {
      key: 'givenAt',
      header: t('field.givenAt'),
      numeric: true,
      card: 'none',
      leastRoom: '70rem',
      cell: ({ givenAt }) => (givenAt === null ? t('unknown') : formatDate(givenAt.slice(0, 10))),
    },
    {
      key: 'lastLogin',
      header: t('field.lastLogin'),
      numeric: true,
      card: 'none',
      leastRoom: '56rem',
      cell: ({ lastLoginAt }) => (lastLoginAt === null ? t('unknown') : formatDateTime(lastLoginAt)),
    },
    {
      key: 'factor',
      header: t('field.factor'),
      card: 'side',
      cell: (row) => (
        <Badge tone={factorOf(row) === 'sms' || factorOf(row) === 'none' ? 'danger' : 'success'}>
          {t(`factor.${factorOf(row)}`)}
        </Badge>
      ),
    },
    {
      key: 'act',
      header: t('field.act'),
      numeric: true,
      card: 'foot',
      cell: (row) => (
        <Flex gap="2" justify={{ base: 'flex-start', md: 'flex-end' }} align="flex-start" wrap="wrap">
          <Button
            variant="outline"
            size="sm"
            minHeight={{ base: 'touch', md: '8' }}
            whiteSpace="nowrap"
            aria-label={t('roles.changeOf', { name: row.name })}
            data-row-link=""
            onClick={() => setOpened(row)}
          >
            {t('roles.change')}
          </Button>
          <RowAct
            id={row.memberId}
            label={t('end.act')}
            name={t('end.on', { name: row.name })}
            refusal={row.refusal}
            busy={busy}
            onAct={() => void end(row)}
          />
        </Flex>
      ),
    },
  ]
  return (
    <Stack gap="4">
      <ProblemNotice problem={problem} />
      <DataTable caption={t('name')} columns={columns} rows={rows} rowKey={({ memberId }) => memberId} />
      {openedPerson && <ChangeRoles person={openedPerson} onClose={() => setOpened(undefined)} />}
    </Stack>
  )
}
