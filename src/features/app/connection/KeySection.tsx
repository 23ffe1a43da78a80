import { Flex, Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { EmptySection } from '#src/ui/EmptySection.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { appOutdated } from '../admin/app-outdated.ts'
import { CopyLine } from './CopyLine.tsx'
import { useConnectionTexts } from './texts.ts'

type Key = Schema<'AppKey'>
const MAX_KEYS = 2
const issueMachine = submissionMachine('issueAppKey')
const revokeMachine = submissionMachine('revokeAppKey')

/**
 * The valid keys of an app. A new key is shown once. There may be two keys at a time, so that a key can be replaced
 * without an interruption.
 */
export function KeySection({ app, keys }: { app: Schema<'AdminApp'>; keys: readonly Key[] }) {
  const { t } = useConnectionTexts()
  const { appId, version, owner, name } = app
  const issueOperation = useOperation(issueMachine, { outdated: appOutdated })
  const revokeOperation = useOperation(revokeMachine, { done: () => t('key.revoked'), outdated: appOutdated })
  const isFull = keys.length >= MAX_KEYS
  const isShown = issueOperation.output && keys.some(({ keyId }) => keyId === issueOperation.output?.keyId)
  const isBusy = issueOperation.busy || revokeOperation.busy

  const columns: DataColumn<Key>[] = [
    {
      key: 'key',
      header: t('key.name'),
      primary: true,
      cell: ({ keyHint }) => t('key.hint', { hint: keyHint }),
    },
    {
      key: 'createdAt',
      header: t('key.createdAt'),
      numeric: true,
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
    {
      key: 'lastUsedAt',
      header: t('key.lastUsedAt'),
      numeric: true,
      cell: ({ lastUsedAt }) => (lastUsedAt ? formatDateTime(lastUsedAt) : t('key.unused')),
    },
    {
      key: 'act',
      header: t('key.act'),
      numeric: true,
      cell: ({ keyId, keyHint }) => (
        <Button
          variant="outline"
          size="sm"
          minHeight={{ base: 'touch', md: '8' }}
          aria-label={t('key.revokeOn', { hint: keyHint })}
          loading={isBusy}
          onClick={() =>
            revokeOperation.submit(
              { appId, version, owner, keyId },
              {
                header: t('key.question'),
                message: t('key.effect', { name, hint: keyHint }),
                acceptLabel: t('key.revokeSubmit'),
                rejectLabel: t('leave'),
                isFinal: true,
              },
            )
          }
        >
          {t('key.revoke')}
        </Button>
      ),
    },
  ]
  return (
    <Stack gap="3">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Heading level={3} size="sm">
          {t('key.title')}
        </Heading>
        {!isFull && (
          <Button
            variant="outline"
            size="sm"
            minHeight="touch"
            loading={isBusy}
            onClick={() => issueOperation.submit({ appId, version, owner })}
          >
            {t('key.issue')}
          </Button>
        )}
      </Flex>
      <ProblemNotice problem={issueOperation.problem ?? revokeOperation.problem} />
      {issueOperation.output && isShown && (
        <Notice status="success" role="status" title={t('key.issued')}>
          <CopyLine name={t('key.name')} value={issueOperation.output.apiKey} />
          {t('key.once')}
        </Notice>
      )}
      {keys.length === 0 ? (
        <EmptySection isInCard art="permission" title={t('key.none')} description={t('key.noneText')} />
      ) : (
        <>
          <Text tone="muted" size="sm">
            {t(isFull ? 'key.full' : 'key.rotate')}
          </Text>
          <DataTable
            foldsBelow="30rem"
            caption={t('key.caption')}
            columns={columns}
            rows={keys}
            rowKey={({ keyId }) => keyId}
          />
        </>
      )}
    </Stack>
  )
}
