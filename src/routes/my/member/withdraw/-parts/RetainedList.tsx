import { chakra } from '@chakra-ui/react'
import '#src/i18n/areas/withdrawal.ts'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { Text } from '#src/ui/Text.tsx'

const MONTHS_OF_A_YEAR = 12

/** What law has kept, by which law and for how long. */
export function RetainedList({ kept }: { kept: Schema<'KeptRecord'>[] }) {
  const { t } = useTranslation('withdrawal')
  const period = (months: number) =>
    months % MONTHS_OF_A_YEAR === 0
      ? t('kept.years', { count: months / MONTHS_OF_A_YEAR })
      : t('kept.months', { count: months })
  if (kept.length === 0) return <Text tone="muted">{t('notice.nothingKept')}</Text>
  return (
    <chakra.ul listStyleType="none" display="grid" gap="3">
      {kept.map(({ keptType, months, count }) => (
        <chakra.li key={keptType} display="flex" justifyContent="space-between" alignItems="baseline" gap="4">
          <div>
            <Text>
              {t(`kept.${keptType}`)}{' '}
              <Text as="span" tone="muted" numeric>
                {t('kept.count', { count })}
              </Text>
            </Text>
            <Text size="sm" tone="muted">
              {t(`kept.law.${keptType}`)}
            </Text>
          </div>
          <Text weight="medium" numeric flexShrink="0">
            {period(months)}
          </Text>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
