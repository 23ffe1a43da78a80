import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import type { Fact } from '#src/components/screen/ObjectHead.tsx'
import type { useCompanyAdminTexts } from './texts.ts'

/** Returns the state of a company's business number at the tax office, with the day of the query. */
export function businessCheckFact(
  t: ReturnType<typeof useCompanyAdminTexts>['t'],
  { businessState, closedOn, checkedAt }: Schema<'BusinessCheck'>,
): Fact {
  return {
    key: 'businessCheck',
    term: t('businessCheck.title'),
    value:
      businessState === 'CLOSED' && closedOn !== null
        ? t('businessCheck.closedOn', { date: formatDate(closedOn) })
        : t(`businessCheck.${businessState}`),
    remark: checkedAt === null ? undefined : t('businessCheck.checkedOn', { date: formatDate(checkedAt) }),
  }
}
