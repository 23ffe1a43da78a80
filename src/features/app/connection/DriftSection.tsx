import { Flex, Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { appOutdated } from '../admin/app-outdated.ts'
import { useConnectionTexts } from './texts.ts'

type Drift = Schema<'AppDrift'>
type Entry = Schema<'AppDriftEntry'>
type Props = { app: Schema<'AdminApp'>; drift: Drift | null }

const compareMachine = submissionMachine('compareAppScim')
const decideMachine = submissionMachine('decideAppDrift')
const tones = {
  WAITING: 'info',
  CLEAN: 'success',
  SHOWN: 'warning',
  HELD: 'warning',
  APPROVED: 'info',
  CORRECTED: 'success',
  DROPPED: 'info',
  FAILED: 'danger',
} as const

/** The last comparison of an app's accounts with the permissions: the differences, and how they are corrected. */
export function DriftSection({ app: { appId, version, owner, name }, drift }: Props) {
  const { t } = useConnectionTexts()
  const compareOperation = useOperation(compareMachine, {
    done: () => t('drift.begun'),
    outdated: appOutdated,
  })
  const decideOperation = useOperation(decideMachine, {
    done: () => t('drift.decided'),
    outdated: appOutdated,
  })
  const loading = compareOperation.busy || decideOperation.busy
  const buttonStyle = { variant: 'outline', size: 'sm', minHeight: 'touch', loading } as const
  const isOpen = drift?.driftState === 'SHOWN' || drift?.driftState === 'HELD'
  return (
    <Stack gap="2" py="3">
      <Heading level={4} size="sm">
        {t('drift.title')}
      </Heading>
      {drift ? <ComparisonStatus drift={drift} /> : <Text tone="muted">{t('drift.none')}</Text>}
      {drift && drift.entries.length > 0 && <Entries drift={drift} />}
      <ProblemNotice problem={compareOperation.problem ?? decideOperation.problem} />
      <Flex gap="2" wrap="wrap">
        {isOpen && (
          <>
            <Button
              {...buttonStyle}
              onClick={() =>
                decideOperation.submit(
                  { appId, version, owner, driftId: drift.driftId, driftDecision: 'APPROVE' },
                  {
                    header: t('drift.question'),
                    message: t('drift.effect', { name, count: drift.differences, removals: drift.removals }),
                    acceptLabel: t('drift.approve'),
                    rejectLabel: t('leave'),
                  },
                )
              }
            >
              {t('drift.approve')}
            </Button>
            <Button
              {...buttonStyle}
              onClick={() =>
                decideOperation.submit({
                  appId,
                  version,
                  owner,
                  driftId: drift.driftId,
                  driftDecision: 'DROP',
                })
              }
            >
              {t('drift.drop')}
            </Button>
          </>
        )}
        <Button {...buttonStyle} onClick={() => compareOperation.submit({ appId, owner })}>
          {t('drift.compare')}
        </Button>
      </Flex>
    </Stack>
  )
}

/** The state of the comparison: its time, or the time at which the portal corrects the differences. */
function ComparisonStatus({ drift }: { drift: Drift }) {
  const { t } = useConnectionTexts()
  const { driftState, startedAt, comparedAt, correctAt, accounts, differences, removals, pushFault } = drift
  const statusTime = formatDateTime(correctAt ?? comparedAt ?? startedAt)
  const faultText = pushFault === null ? '' : t(`scim.faults.${pushFault}`, { attributes: '' })
  return (
    <>
      <Notice
        status={tones[driftState]}
        title={t(`drift.states.${driftState}`, { time: statusTime, fault: faultText })}
      />
      {comparedAt !== null && (
        <Text numeric>
          {t('drift.counts', { time: formatDateTime(comparedAt), accounts, differences, removals })}
        </Text>
      )}
    </>
  )
}

function Entries({ drift: { entries, differences } }: { drift: Drift }) {
  const { t } = useConnectionTexts()
  const columns: DataColumn<Entry>[] = [
    {
      key: 'person',
      header: t('scim.person'),
      primary: true,
      cell: ({ memberName, remoteId }) => memberName ?? t('drift.unknown', { id: remoteId ?? '' }),
    },
    {
      key: 'kind',
      header: t('drift.kind'),
      card: 'line',
      cell: ({ driftKind }) => t(`drift.kinds.${driftKind}`),
    },
    {
      key: 'about',
      header: t('drift.about'),
      card: 'line',
      cell: ({ levelName, attributes }) => levelName ?? attributes.join(', '),
    },
  ]
  return (
    <Stack gap="1">
      <DataTable
        foldsBelow="30rem"
        caption={t('drift.entries')}
        columns={columns}
        rows={entries}
        // The index is a valid key: the order of the rows does not change within one response.
        rowKey={(entry) => String(entries.indexOf(entry))}
      />
      {differences > entries.length && (
        <Text tone="muted" size="sm">
          {t('drift.more', { count: differences - entries.length })}
        </Text>
      )}
    </Stack>
  )
}
