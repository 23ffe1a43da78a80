import type { TFunction } from 'i18next'
import type { Schema } from '#contract/operation.ts'
import { dateInYear, kstDate } from '#domain/dates.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'

type T = TFunction<'approval'>

/**
 * Returns a short form of the effect, for a row next to the panel that shows the full text; a day of this year is
 * written without the year.
 */
export function shortEffectText(
  t: T,
  { request: { approvalType }, possibleYn, previewEndDate }: Schema<'AdminAccessRequest'>,
): string {
  if (possibleYn === 'N') return t('queue.short.impossible')
  const today = kstDate(portalClock.now())
  return t(`queue.short.${approvalType}`, { date: previewEndDate ? dateInYear(previewEndDate, today) : '' })
}

/** Returns the effect that an approval of a request would have now; a day of this year is written without the year. */
export function effectText(
  t: T,
  { request: { approvalType }, possibleYn, previewEndDate, currentEndDate }: Schema<'AdminAccessRequest'>,
): string {
  if (possibleYn === 'N') return t('queue.effect.impossible')
  const today = kstDate(portalClock.now())
  const dayOf = (date: string | null) => (date ? dateInYear(date, today) : '')
  return t(`queue.effect.${approvalType}`, { date: dayOf(previewEndDate), from: dayOf(currentEndDate) })
}
