import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { appOutdated } from '../admin/app-outdated.ts'
import { CopyLine } from './CopyLine.tsx'
import { DeliveryTable } from './DeliveryTable.tsx'
import { useConnectionTexts } from './texts.ts'

const setMachine = submissionMachine('setAppWebhook')
const removeMachine = submissionMachine('removeAppWebhook')
const MAX_URL_LENGTH = 300

type Props = { app: Schema<'AdminApp'>; info: Schema<'AppWebhookInfo'> }

/** The webhook of an app and its deliveries. A new secret is shown once. */
export function WebhookSection({ app, info: { webhook, deliveries } }: Props) {
  const { t } = useConnectionTexts()
  const [secret, setSecret] = useState<string>()
  const { appId, version, owner, name } = app
  const form = useOperationForm(setMachine, {
    fields: { webhookUrl: webhook?.webhookUrl ?? '' },
    mistakes: ({ webhookUrl }) => ({ webhookUrl: isBlank(webhookUrl) && t('webhook.urlMissing') }),
    input: ({ webhookUrl }) => ({ appId, version, owner, webhookUrl: typedText(webhookUrl) }),
    onDone: ({ webhookSecret }) => setSecret(webhookSecret),
    outdated: appOutdated,
    worthAQuestion: false,
  })
  const removeOperation = useOperation(removeMachine, {
    done: () => t('webhook.removed'),
    outdated: appOutdated,
  })
  return (
    <Stack gap="3">
      <Stack gap="1">
        <Heading level={3} size="sm">
          {t('webhook.title')}
        </Heading>
        <Text tone="muted" size="sm">
          {t('webhook.lead')}
        </Text>
      </Stack>
      {webhook?.disabledAt && <Notice status="warning">{t('webhook.disabled')}</Notice>}
      <OperationForm form={form} maxWidth="form" submit={t(webhook ? 'webhook.change' : 'webhook.set')}>
        <TextField
          label={t('webhook.url')}
          hint={t('webhook.urlHint')}
          type="url"
          autoComplete="off"
          maxLength={MAX_URL_LENGTH}
          {...form.field('webhookUrl')}
        />
      </OperationForm>
      {secret !== undefined && webhook && (
        <Notice status="success" role="status" title={t('webhook.done')}>
          <CopyLine name={t('webhook.secret')} value={secret} />
          {t('webhook.once')}
        </Notice>
      )}
      {webhook && (
        <>
          <ProblemNotice problem={removeOperation.problem} />
          <Button
            variant="outline"
            size="sm"
            minHeight="touch"
            alignSelf="flex-start"
            loading={removeOperation.busy}
            onClick={() =>
              removeOperation.submit(
                { appId, version, owner },
                {
                  header: t('webhook.question'),
                  message: t('webhook.effect', { name }),
                  acceptLabel: t('webhook.remove'),
                  rejectLabel: t('leave'),
                  isFinal: true,
                },
              )
            }
          >
            {t('webhook.remove')}
          </Button>
          <DeliveryTable app={app} deliveries={deliveries} />
        </>
      )}
    </Stack>
  )
}
