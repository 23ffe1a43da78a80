import { Flex, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { appOutdated } from '../admin/app-outdated.ts'
import { CopyLine } from './CopyLine.tsx'
import { LoginForm } from './LoginForm.tsx'
import { SettingList } from './SettingList.tsx'
import { useConnectionTexts } from './texts.ts'

const rotateMachine = submissionMachine('rotateAppClientSecret')
const removeMachine = submissionMachine('removeAppClient')

type Props = { app: Schema<'AdminApp'>; connection: Schema<'AppConnection'> }

/** The login to an app by OpenID Connect. A new secret is shown once. */
export function LoginSection({ app, connection: { client, issuerUrl, discoveryUrl } }: Props) {
  const { t } = useConnectionTexts()
  const [secret, setSecret] = useState<string | null>(null)
  const { appId } = app
  const settings = [
    { key: 'discovery', term: t('login.settings.discoveryUrl'), value: discoveryUrl },
    { key: 'issuer', term: t('login.settings.issuerUrl'), value: issuerUrl },
    { key: 'client', term: t('login.settings.clientId'), value: appId },
  ]
  return (
    <Stack gap="3">
      <Stack gap="1">
        <Heading level={3} size="sm">
          {t('login.title')}
        </Heading>
        <Text tone="muted" size="sm">
          {t('login.lead')}
        </Text>
      </Stack>
      {client && (
        <>
          <Text numeric>
            {client.lastLoginAt
              ? t('login.lastLogin', { time: formatDateTime(client.lastLoginAt) })
              : t('login.never')}
          </Text>
          <SettingList title={t('login.settings.title')} level={4} settings={settings} />
        </>
      )}
      <LoginForm app={app} client={client} onSecret={setSecret} />
      {secret !== null && client && (
        <Notice status="success" role="status" title={t('login.made')}>
          <CopyLine name={t('login.secret')} value={secret} />
          {t('login.once')}
        </Notice>
      )}
      {client && <LoginActions app={app} client={client} onSecret={setSecret} />}
    </Stack>
  )
}

type ActsProps = {
  app: Schema<'AdminApp'>
  client: Schema<'AppClient'>
  onSecret: (secret: string | null) => void
}

/** The buttons that replace the client secret and remove the login with OpenID Connect. */
function LoginActions({ app: { appId, version, owner, name }, client, onSecret }: ActsProps) {
  const { t } = useConnectionTexts()
  const rotateOperation = useOperation(rotateMachine, {
    onDone: ({ clientSecret }) => onSecret(clientSecret),
    outdated: appOutdated,
  })
  const removeOperation = useOperation(removeMachine, {
    done: () => t('login.removed'),
    outdated: appOutdated,
  })
  const isBusy = rotateOperation.busy || removeOperation.busy
  const buttonStyle = { variant: 'outline', size: 'sm', minHeight: 'touch', loading: isBusy } as const
  return (
    <>
      <ProblemNotice problem={rotateOperation.problem ?? removeOperation.problem} />
      <Flex gap="2" wrap="wrap">
        {client.clientKind === 'SECRET' && (
          <Button
            {...buttonStyle}
            onClick={() =>
              rotateOperation.submit(
                { appId, version, owner },
                {
                  header: t('login.rotateQuestion'),
                  message: t('login.rotateEffect', { name }),
                  acceptLabel: t('login.rotate'),
                  rejectLabel: t('leave'),
                },
              )
            }
          >
            {t('login.rotate')}
          </Button>
        )}
        <Button
          {...buttonStyle}
          onClick={() =>
            removeOperation.submit(
              { appId, version, owner },
              {
                header: t('login.question'),
                message: t('login.effect', { name }),
                acceptLabel: t('login.remove'),
                rejectLabel: t('leave'),
                isFinal: true,
              },
            )
          }
        >
          {t('login.remove')}
        </Button>
      </Flex>
    </>
  )
}
