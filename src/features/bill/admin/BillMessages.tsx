import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { useMessageKindTexts } from '#src/features/notification/message-kind-texts.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { TwoLines } from '#src/ui/TwoLines.tsx'
import { useBillAdminTexts } from './texts.ts'

const tones: Record<Schema<'PhoneMessage'>['phoneState'], BadgeTone> = {
  WAITING: 'info',
  HANDED: 'info',
  TALK: 'success',
  SMS: 'success',
  FAILED: 'danger',
}

/**
 * The messages about a bill to mobile numbers, each with the channel by which it arrived; renders nothing if there
 * are none.
 */
export function BillMessages({ list }: { list: Schema<'PhoneMessage'>[] }) {
  const { t } = useBillAdminTexts()
  const { t: kinds } = useMessageKindTexts()
  if (list.length === 0) return null
  return (
    <Stack gap="3">
      <Heading level={2} size="md">
        {t('messages.title')}
      </Heading>
      <DataTable
        foldsBelow="30rem"
        caption={t('messages.title')}
        rows={list}
        rowKey={({ phoneMessageId }) => phoneMessageId}
        columns={[
          {
            key: 'kind',
            header: t('messages.kind'),
            primary: true,
            cell: ({ kind, memberName }) => (
              <TwoLines first={kinds(`kind.${kind}`)} second={t('messages.to', { name: memberName })} />
            ),
          },
          {
            key: 'state',
            header: t('messages.state'),
            cell: ({ phoneState }) => (
              <Badge tone={tones[phoneState]}>{t(`messages.states.${phoneState}`)}</Badge>
            ),
          },
          {
            key: 'time',
            header: t('messages.time'),
            cell: ({ createdAt, endedAt }) => formatDateTime(endedAt ?? createdAt),
          },
        ]}
      />
    </Stack>
  )
}
