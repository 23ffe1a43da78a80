import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import type { DataListItem } from '#src/ui/DataList.tsx'
import type { useCompanyAdminTexts } from './texts.ts'

/** Returns the state of a company's business number at the tax office, with the day of the query. */
export function businessCheckItem(
  t: ReturnType<typeof useCompanyAdminTexts>['t'],
  { businessState, closedOn, checkedAt }: Schema<'BusinessCheck'>,
): DataListItem {
  const state =
    businessState === 'CLOSED' && closedOn !== null
      ? t('businessCheck.closedOn', { date: formatDate(closedOn) })
      : t(`businessCheck.${businessState}`)
  return {
    key: 'businessCheck',
    term: t('businessCheck.title'),
    value:
      checkedAt === null
        ? state
        : `${state} (${t('businessCheck.checkedOn', { date: formatDate(checkedAt) })})`,
  }
}
