import type { TFunction } from 'i18next'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'

type T = TFunction<'approval'>

/** The same in a word or two, for a row next to the panel that says it. */
export function shortEffectText(
  t: T,
  { request: { approvalType }, possibleYn, previewEndDate }: Schema<'AdminAccessRequest'>,
): string {
  if (possibleYn === 'N') return t('queue.short.impossible')
  return t(`queue.short.${approvalType}`, { date: previewEndDate ? formatDate(previewEndDate) : '' })
}

/** What an approval of a request would do now. */
export function effectText(
  t: T,
  { request: { approvalType }, possibleYn, previewEndDate, currentEndDate }: Schema<'AdminAccessRequest'>,
): string {
  if (possibleYn === 'N') return t('queue.effect.impossible')
  const date = previewEndDate ? formatDate(previewEndDate) : ''
  return t(`queue.effect.${approvalType}`, { date, from: currentEndDate ? formatDate(currentEndDate) : '' })
}
