import { Flex, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { useMachines } from '#src/components/context/app-context.ts'
import { confirm } from '#src/components/dialog/confirm.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { AddManager } from './AddManager.tsx'
import { useAppAdminTexts } from './texts.ts'
import { useAppChange } from './use-app-change.ts'

type Manager = Schema<'AppManager'>
const removeMachine = submissionMachine('removeAppManager')

/**
 * The approvers and administrators of an app. The reason why roles cannot be revoked is shown once for all
 * affected members.
 */
export function ManagerSection({ app }: { app: Schema<'AdminApp'> }) {
  const { t } = useAppAdminTexts()
  const dialogs = useMachines().dialogs
  const [adding, setAdding] = useState(false)
  const { problem, busy, submit } = useAppChange(removeMachine, { done: t('manager.removed') })

  const remove = async ({ managerId, name, managerRole }: Manager) => {
    const role = t(`manager.role.${managerRole}`)
    const isSure = await confirm(dialogs, {
      header: t('manager.removeTitle'),
      message: t('manager.removeEffect', { name, app: app.name, role }),
      acceptLabel: t('manager.removeSubmit'),
      rejectLabel: t('leave'),
    })
    if (isSure) submit({ appId: app.appId, version: app.version, managerId })
  }
  const refusals = refusalsOf(app.managers)
  const columns: DataColumn<Manager>[] = [
    {
      key: 'who',
      header: t('manager.who'),
      primary: true,
      cell: ({ name, ownYn }) => (ownYn === 'Y' ? t('manager.me', { name }) : name),
    },
    {
      key: 'role',
      header: t('manager.roleLabel'),
      cell: ({ managerRole }) => (
        <Badge tone={managerRole === 'APP_ADMIN' ? 'info' : 'success'}>
          {t(`manager.role.${managerRole}`)}
        </Badge>
      ),
    },
    {
      key: 'scope',
      header: t('manager.scope'),
      cell: ({ companyYn }) => t(companyYn === 'Y' ? 'manager.company' : 'manager.app'),
    },
    {
      key: 'act',
      header: t('act'),
      numeric: true,
      cell: (manager) => {
        const { name, managerRole, refusal } = manager
        if (refusal !== null) return null
        return (
          <Button
            variant="outline"
            size="sm"
            minHeight={{ base: 'touch', md: '8' }}
            loading={busy}
            aria-label={t('manager.removeOn', { name, role: t(`manager.role.${managerRole}`) })}
            onClick={() => void remove(manager)}
          >
            {t('manager.remove')}
          </Button>
        )
      },
    },
  ]
  return (
    <Card aria-labelledby="managers">
      <Stack gap="4">
        <Flex justify="space-between" align="center" gap="3" wrap="wrap">
          <Heading level={2} size="md" id="managers">
            {t('manager.title')}
          </Heading>
          <Button variant="outline" size="sm" minHeight="touch" onClick={() => setAdding(true)}>
            {t('manager.add')}
          </Button>
        </Flex>
        <ProblemNotice problem={problem} />
        {refusals.map(([refusal, names]) => (
          <Text key={refusal} size="sm" tone="muted">
            {t('manager.refused', { names: names.join(', '), refusal })}
          </Text>
        ))}
        <DataTable
          foldsBelow="30rem"
          caption={t('manager.caption')}
          columns={columns}
          rows={app.managers}
          rowKey={({ managerId }) => managerId}
        />
      </Stack>
      {adding && <AddManager app={app} onClose={() => setAdding(false)} />}
    </Card>
  )
}

/** Returns each reason why a role cannot be revoked, with the names of the members it applies to. */
function refusalsOf(managers: readonly Manager[]): [refusal: string, names: string[]][] {
  const reasons = new Map<string, string[]>()
  for (const { refusal, name } of managers)
    if (refusal !== null) reasons.set(refusal, [...(reasons.get(refusal) ?? []), name])
  return [...reasons]
}
