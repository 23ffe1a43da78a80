import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { EmptySection } from '#src/ui/EmptySection.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { appOutdated } from '../admin/app-outdated.ts'
import { useConnectionTexts } from './texts.ts'

type Delivery = Schema<'AppDelivery'>
type Props = { app: Pick<Schema<'AdminApp'>, 'appId' | 'owner'>; deliveries: readonly Delivery[] }

const replayMachine = submissionMachine('replayAppDelivery')
const tones = { WAITING: 'info', DELIVERED: 'success', FAILED: 'danger' } as const

/** The latest deliveries to an app; a delivery that succeeded or failed can be sent again. */
export function DeliveryTable({ app: { appId, owner }, deliveries }: Props) {
  const { t } = useConnectionTexts()
  const { problem, busy, submit } = useOperation(replayMachine, {
    done: () => t('delivery.replayed'),
    outdated: appOutdated,
  })
  const columns: DataColumn<Delivery>[] = [
    {
      key: 'event',
      header: t('delivery.event'),
      primary: true,
      cell: ({ webhookEvent }) => t(`delivery.events.${webhookEvent}`),
    },
    {
      key: 'at',
      header: t('delivery.at'),
      numeric: true,
      card: 'line',
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
    {
      key: 'state',
      header: t('delivery.state'),
      card: 'side',
      cell: ({ deliveryState }) => (
        <Badge tone={tones[deliveryState]}>{t(`delivery.states.${deliveryState}`)}</Badge>
      ),
    },
    {
      key: 'tries',
      header: t('delivery.tries'),
      numeric: true,
      card: 'line',
      named: true,
      cell: ({ tries }) => t('delivery.times', { count: tries }),
    },
    {
      key: 'status',
      header: t('delivery.status'),
      numeric: true,
      card: 'line',
      cell: ({ lastStatus }) => lastStatus ?? t('delivery.noAnswer'),
    },
    {
      key: 'act',
      header: t('delivery.act'),
      numeric: true,
      card: 'foot',
      cell: ({ deliveryId, deliveryState, webhookEvent, createdAt }) =>
        deliveryState !== 'WAITING' && (
          <Button
            variant="outline"
            size="sm"
            minHeight={{ base: 'touch', md: '8' }}
            loading={busy}
            aria-label={t('delivery.replayOn', {
              time: formatDateTime(createdAt),
              name: t(`delivery.events.${webhookEvent}`),
            })}
            onClick={() => submit({ appId, owner, deliveryId })}
          >
            {t('delivery.replay')}
          </Button>
        ),
    },
  ]
  return (
    <Stack gap="2">
      <Heading level={4} size="sm">
        {t('delivery.title')}
      </Heading>
      <ProblemNotice problem={problem} />
      {deliveries.length === 0 ? (
        <EmptySection
          isInCard
          art="notification"
          title={t('delivery.none')}
          description={t('delivery.noneText')}
        />
      ) : (
        <DataTable
          foldsBelow="30rem"
          caption={t('delivery.title')}
          columns={columns}
          rows={deliveries}
          rowKey={({ deliveryId }) => deliveryId}
        />
      )}
    </Stack>
  )
}
