import { chakra } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { periodInWords, retention } from '#domain/account/retention.ts'
import { Text } from '#src/ui/Text.tsx'
import { useWithdrawalTexts } from './texts.ts'

/** The records that are retained by law, with the law and the period. */
export function RetainedList({ records }: { records: Schema<'KeptRecord'>[] }) {
  const { t } = useWithdrawalTexts()
  if (records.length === 0) return <Text tone="muted">{t('notice.nothingKept')}</Text>
  return (
    <chakra.ul listStyleType="none" display="grid" gap="3">
      {records.map(({ keptType, months, count }) => (
        <chakra.li
          key={keptType}
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          alignItems="baseline"
          columnGap="4"
        >
          <chakra.div flex="1 1 12rem" minWidth="0">
            <Text>
              {retention[keptType].records}{' '}
              <Text as="span" tone="muted" numeric>
                {t('kept.count', { count })}
              </Text>
            </Text>
            <Text size="sm" tone="muted">
              {retention[keptType].shortLaw}
            </Text>
          </chakra.div>
          <Text weight="medium" numeric flexShrink="0">
            {periodInWords(months)}
          </Text>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
