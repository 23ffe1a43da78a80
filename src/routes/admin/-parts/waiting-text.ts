import type { useTranslation } from 'react-i18next'
import { waitingSince } from '#domain/waiting.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import '#src/i18n/areas/admin.ts'

type T = ReturnType<typeof useTranslation<'admin'>>['t']

const waitedSince = (since: string) => waitingSince(since, portalClock.now().getTime())

/** How long someone has waited by now, such as "3시간", for a column that says so. */
export function waitedText(t: T, since: string): string {
  const waited = waitedSince(since)
  return waited.unit === 'now' ? t('waiting.now') : t(`waiting.${waited.unit}`, { count: waited.count })
}

/** The same in a phrase of its own, such as "3시간째 대기", or "방금 접수" within the first minute. */
export function waitsText(t: T, since: string): string {
  return waitedSince(since).unit === 'now'
    ? t('waiting.received')
    : t('waiting.since', { time: waitedText(t, since) })
}
