import { extensionOpensOn } from '#domain/access/terms.ts'
import { daysBetween } from '#domain/dates.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { useAccessTexts } from './texts.ts'

type Props = {
  /** The last day of use and today, YYYY-MM-DD in Korea. */
  end: string
  today: string
}

/** The days for which a permission can still be used; highlighted once it may be extended. */
export function TermLeft({ end, today }: Props) {
  const { t } = useAccessTexts()
  const daysLeft = daysBetween(today, end)
  const isNear = extensionOpensOn(end) <= today
  return (
    <Badge tone={isNear ? 'warning' : 'neutral'}>
      {daysLeft < 0 ? t('term.over') : daysLeft === 0 ? t('term.last') : t('term.left', { days: daysLeft })}
    </Badge>
  )
}
