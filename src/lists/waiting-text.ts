import type { TFunction } from 'i18next'
import { waitingSince } from '#domain/waiting.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'

type T = TFunction<'admin'>

/** Returns the time that a person has waited until now, in words; undefined within the first minute. */
function durationText(t: T, since: string): string | undefined {
  const waitedTime = waitingSince(since, portalClock.now().getTime())
  return waitedTime.unit === 'now' ? undefined : t(`waiting.${waitedTime.unit}`, { count: waitedTime.count })
}

/**
 * Returns how long a person has waited until now, such as "3시간", for a column whose heading says that it is a waiting
 * time.
 */
export const waitedText = (t: T, since: string): string => durationText(t, since) ?? t('waiting.now')

/** Returns the result of `waitedText` as a phrase: "3시간 대기 중", or "방금 접수" within the first minute. */
export function waitsText(t: T, since: string): string {
  const time = durationText(t, since)
  return time === undefined ? t('waiting.received') : t('waiting.since', { time })
}
