import type { TFunction } from 'i18next'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'

type T = TFunction<'approval'>

/** A short form of the effect, for a row next to the panel with the full text. */
export function shortEffectText(
  t: T,
  { request: { approvalType }, possibleYn, previewEndDate }: Schema<'AdminAccessRequest'>,
): string {
  if (possibleYn === 'N') return t('queue.short.impossible')
  return t(`queue.short.${approvalType}`, { date: previewEndDate ? formatDate(previewEndDate) : '' })
}

/** The effect that an approval of a request would have now. */
export function effectText(
  t: T,
  { request: { approvalType }, possibleYn, previewEndDate, currentEndDate }: Schema<'AdminAccessRequest'>,
): string {
  if (possibleYn === 'N') return t('queue.effect.impossible')
  const date = previewEndDate ? formatDate(previewEndDate) : ''
  return t(`queue.effect.${approvalType}`, { date, from: currentEndDate ? formatDate(currentEndDate) : '' })
}
