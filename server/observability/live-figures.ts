import type { ClockWatch } from '#server/clock-watch.ts'
import type { Database } from '#server/db/client.ts'
import type { TransferSlots } from '#server/http/protection/transfer-slots.ts'
import type { MailQueue } from '#server/messages/mail-queue.ts'
import type { PhoneQueue } from '#server/messages/phone/phone-queue.ts'
import type { Metrics } from './metrics.ts'

/**
 * Metrics that are read on request: the pool, the mails and messages to phones of all nodes, the file slots, the
 * clock.
 */
export function showLiveFigures(
  metrics: Metrics,
  {
    database: { pool, aside },
    mails,
    phones,
    uploadSlots,
    downloadSlots,
    clockWatch,
  }: {
    database: Database
    mails: MailQueue
    phones: Pick<PhoneQueue, 'waiting'>
    uploadSlots: TransferSlots
    downloadSlots: TransferSlots
    clockWatch: ClockWatch
  },
): void {
  metrics.gauge('portal_pool_connections', 'Connections to the database of this node', 'state', () => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
  }))
  metrics.gauge('portal_pool_limit', 'Connections this node may open', undefined, () => ({
    '': pool.options.max,
  }))
  metrics.gauge('portal_pool_waiting', 'Calls that wait for a connection', undefined, () => ({
    '': pool.waitingCount,
  }))
  metrics.gauge('portal_mails_waiting', 'Mails that wait, of all nodes', undefined, async () => ({
    '': (await mails.waiting(aside.db)).waiting,
  }))
  metrics.gauge(
    'portal_mails_oldest_seconds',
    'How long the mail has waited that waits longest, of all nodes',
    undefined,
    async () => {
      // With a wrong clock every mail would seem to have waited for weeks, or not at all.
      if (!(await clockWatch.isRight())) throw new Error('The clock of this node is wrong.')
      return { '': (await mails.waiting(aside.db)).oldestSeconds }
    },
  )
  metrics.gauge(
    'portal_phone_messages_waiting',
    'Messages to phones that are not handed over, of all nodes',
    undefined,
    async () => ({ '': (await phones.waiting(aside.db)).waiting }),
  )
  metrics.gauge(
    'portal_phone_messages_oldest_seconds',
    'How long the message to a phone has waited by day that waits longest, of all nodes; 0 at night',
    undefined,
    async () => {
      if (!(await clockWatch.isRight())) throw new Error('The clock of this node is wrong.')
      return { '': (await phones.waiting(aside.db)).oldestSeconds }
    },
  )
  metrics.gauge(
    'portal_clock_skew_seconds',
    'By how much the clock of this node is ahead of the database’s',
    undefined,
    async () => ({ '': await clockWatch.skewSeconds() }),
  )
  metrics.gauge('portal_uploads', 'Uploads of this node', 'state', () => {
    const { taken, waiting } = uploadSlots.count()
    return { reading: taken, waiting }
  })
  metrics.gauge('portal_downloads', 'Downloads of this node', 'state', () => {
    const { taken, waiting } = downloadSlots.count()
    return { sending: taken, waiting }
  })
}
