import { Flex, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { RiskBadge } from '#src/features/access/RiskBadge.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { TwoLines } from '#src/ui/TwoLines.tsx'
import { UseStateBadge } from '../UseStateBadge.tsx'
import { AddLevel } from './AddLevel.tsx'
import { EditLevel } from './EditLevel.tsx'
import { scopeOf } from './scope-of.ts'
import { useAppAdminTexts } from './texts.ts'
import { UseStateActs } from './UseStateActs.tsx'
import { useAppChange } from './use-app-change.ts'

type Level = Schema<'AdminAppLevel'>
const switchMachine = submissionMachine('switchAccessLevel')

/**
 * The levels that members can request in an app. Closing, locking or reopening a level asks for a confirmation that
 * shows the effect.
 */
export function LevelSection({ app }: { app: Schema<'AdminApp'> }) {
  const { t } = useAppAdminTexts()
  const [adding, setAdding] = useState(false)
  const [editing, setEditing] = useState<string>()
  const editedLevel = app.levels.find(({ levelId }) => levelId === editing)
  const { problem, busy, submit } = useAppChange(switchMachine, { done: t('use.done') })

  const columns: DataColumn<Level>[] = [
    {
      key: 'level',
      header: t('level.name'),
      primary: true,
      cell: ({ name, description }) => <TwoLines first={name} second={description} />,
    },
    {
      key: 'state',
      header: t('level.state'),
      card: 'line',
      cell: ({ useState: state, adminYn, ownYn }) => (
        <Flex gap="2" wrap={{ base: 'wrap', lg: 'nowrap' }}>
          <UseStateBadge useState={state} />
          {adminYn === 'Y' && <Badge tone="warning">{t('level.admin')}</Badge>}
          {ownYn === 'Y' && (
            <Badge tone="info">{t(scopeOf(app) === 'OPERATOR' ? 'level.ownOffered' : 'level.own')}</Badge>
          )}
        </Flex>
      ),
    },
    {
      key: 'risk',
      header: t('level.risk'),
      card: 'side',
      cell: ({ riskLevel }) => <RiskBadge risk={riskLevel} />,
    },
    {
      key: 'longest',
      header: t('field.longest'),
      card: 'none',
      leastRoom: '56rem',
      numeric: true,
      cell: ({ longestTermDays }) =>
        longestTermDays === null
          ? t('level.asApp')
          : t('days', { count: Math.min(longestTermDays, app.longestTermDays) }),
    },
    {
      key: 'grants',
      header: t('field.grants'),
      card: 'line',
      named: true,
      leastRoom: '70rem',
      numeric: true,
      cell: ({ grants }) => t('persons', { count: grants }),
    },
    {
      key: 'waiting',
      header: t('field.waiting'),
      card: 'none',
      leastRoom: '70rem',
      numeric: true,
      cell: ({ waiting }) => t('requests', { count: waiting }),
    },
    {
      key: 'act',
      header: t('act'),
      numeric: true,
      card: 'foot',
      cell: ({ levelId, name, useState: state, grants, waiting }) => (
        <Flex gap="2" justify="flex-end" wrap={{ base: 'wrap', md: 'nowrap' }}>
          <Button
            variant="outline"
            size="sm"
            minHeight={{ base: 'touch', md: '8' }}
            aria-label={t('level.editOn', { name })}
            onClick={() => setEditing(levelId)}
          >
            {t('level.editAct')}
          </Button>
          {scopeOf(app) === 'COMPANY' && (
            <UseStateActs
              name={t('use.ofLevel', { name })}
              useState={state}
              numbers={{ grants, waiting }}
              busy={busy}
              onTurn={(to) => submit({ appId: app.appId, version: app.version, levelId, useState: to })}
            />
          )}
        </Flex>
      ),
    },
  ]
  return (
    <Card aria-labelledby="levels">
      <Stack gap="4">
        <Flex justify="space-between" align="center" gap="3" wrap="wrap">
          <Heading level={2} size="md" id="levels">
            {t('level.title')}
          </Heading>
          <Button variant="outline" size="sm" minHeight="touch" onClick={() => setAdding(true)}>
            {t('level.add')}
          </Button>
        </Flex>
        <ProblemNotice problem={problem} />
        <DataTable
          foldsBelow="30rem"
          caption={t('level.caption')}
          columns={columns}
          rows={app.levels}
          rowKey={({ levelId }) => levelId}
        />
      </Stack>
      {adding && <AddLevel app={app} onClose={() => setAdding(false)} />}
      {editedLevel && (
        <EditLevel
          key={editedLevel.levelId}
          app={app}
          level={editedLevel}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Card>
  )
}
