import type { useTranslation } from 'react-i18next'
import { waitingSince } from '#domain/waiting.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import '#src/i18n/areas/admin.ts'

type T = ReturnType<typeof useTranslation<'admin'>>['t']

/** How long someone waits by now, such as "3시간". */
export function waitingText(t: T, since: string): string {
  const waited = waitingSince(since, portalClock.now().getTime())
  return waited.unit === 'now' ? t('waiting.now') : t(`waiting.${waited.unit}`, { count: waited.count })
}
