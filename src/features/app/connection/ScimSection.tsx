import { Flex, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Output, Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { appOutdated } from '../admin/app-outdated.ts'
import { DriftSection } from './DriftSection.tsx'
import { PushTable } from './PushTable.tsx'
import { ScimForm } from './ScimForm.tsx'
import { useConnectionTexts } from './texts.ts'

const testMachine = submissionMachine('testAppScim')
const retryMachine = submissionMachine('retryAppScim')
const removeMachine = submissionMachine('removeAppScim')

type Props = { app: Schema<'AdminApp'>; info: Schema<'AppScimInfo'> }

/** The SCIM endpoint of an app, with the accounts whose update is waiting or has failed. */
export function ScimSection({ app, info: { scim, pushes, drift } }: Props) {
  const { t } = useConnectionTexts()
  return (
    <Stack gap="3">
      <Stack gap="1">
        <Heading level={3} size="sm">
          {t('scim.title')}
        </Heading>
        <Text tone="muted" size="sm">
          {t('scim.lead')}
        </Text>
      </Stack>
      {scim && <UpdateStatus scim={scim} />}
      {pushes.length > 0 && <PushTable pushes={pushes} />}
      {scim && <EndpointActions app={app} scim={scim} />}
      {scim && <DriftSection app={app} drift={drift} />}
      <ScimForm app={app} scim={scim} />
    </Stack>
  )
}

/** The time of the last update of an account, and the number of accounts that are waiting. */
function UpdateStatus({
  scim: { enabledYn, lastPushAt, accounts, waiting, failed },
}: {
  scim: Schema<'AppScim'>
}) {
  const { t } = useConnectionTexts()
  return (
    <>
      {enabledYn === 'N' && <Notice status="warning">{t('scim.off')}</Notice>}
      <Text numeric>
        {lastPushAt ? t('scim.lastPush', { time: formatDateTime(lastPushAt) }) : t('scim.never')}
      </Text>
      <Text numeric>{t('scim.counts', { accounts, waiting, failed })}</Text>
    </>
  )
}

/** The buttons that check the endpoint, retry the failed updates of accounts, and remove the connection. */
function EndpointActions({
  app: { appId, version, owner, name },
  scim,
}: {
  app: Props['app']
  scim: Schema<'AppScim'>
}) {
  const { t } = useConnectionTexts()
  const [answer, setAnswer] = useState<Output<'testAppScim'>>()
  const testOperation = useOperation(testMachine, { onDone: setAnswer, reload: false, outdated: appOutdated })
  const retryOperation = useOperation(retryMachine, { done: () => t('scim.retried'), outdated: appOutdated })
  const removeOperation = useOperation(removeMachine, {
    done: () => t('scim.removed'),
    outdated: appOutdated,
  })
  const loading = testOperation.busy || retryOperation.busy || removeOperation.busy
  const buttonStyle = { variant: 'outline', size: 'sm', minHeight: 'touch', loading } as const
  return (
    <>
      <ProblemNotice problem={testOperation.problem ?? retryOperation.problem ?? removeOperation.problem} />
      {answer && <Answer answer={answer} />}
      <Flex gap="2" wrap="wrap">
        <Button {...buttonStyle} onClick={() => testOperation.submit({ appId, owner })}>
          {t('scim.test')}
        </Button>
        {scim.failed > 0 && (
          <Button {...buttonStyle} onClick={() => retryOperation.submit({ appId, owner })}>
            {t('scim.retry')}
          </Button>
        )}
        <Button
          {...buttonStyle}
          onClick={() =>
            removeOperation.submit(
              { appId, version, owner },
              {
                header: t('scim.question'),
                message: t('scim.effect', { name }),
                acceptLabel: t('scim.remove'),
                rejectLabel: t('leave'),
                isFinal: true,
              },
            )
          }
        >
          {t('scim.remove')}
        </Button>
      </Flex>
    </>
  )
}

function Answer({ answer: { pushFault, lastStatus } }: { answer: Output<'testAppScim'> }) {
  const { t } = useConnectionTexts()
  if (pushFault === null) return <Notice status="success" role="status" title={t('scim.answers')} />
  const faultText = t(`scim.faults.${pushFault}`, { attributes: '' })
  return (
    <Notice
      status="warning"
      role="status"
      title={lastStatus === null ? faultText : t('scim.withStatus', { text: faultText, status: lastStatus })}
    />
  )
}
