import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { weekInWords } from '#domain/counsel/hours-in-words.ts'
import { countBookedOutside, slotTimes, weekdays } from '#domain/counsel/opening-hours.ts'
import { Card } from '#src/ui/Card.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { faultsOf, type HoursValues, hoursOf, kinds } from './hours-values.ts'
import { useOpeningHoursTexts } from './texts.ts'

type Props = { values: HoursValues; booked: readonly Schema<'BookedTime'>[] }

/**
 * A preview of the typed hours: their text for visitors, the number of slots in a week, and the number of
 * reservations outside of these hours.
 */
export function HoursPreview({ values, booked }: Props) {
  const { t } = useOpeningHoursTexts()
  const isWrong = faultsOf(values).length > 0
  const hours = hoursOf(values)
  const slots = weekdays.reduce((sum, weekday) => sum + slotTimes(hours.counsel[weekday]).length, 0)
  return (
    <Card aria-labelledby="hours-preview" position={{ xl: 'sticky' }} top={{ xl: '4' }}>
      <Stack gap="4">
        <Heading level={2} size="md" id="hours-preview">
          {t('preview.title')}
        </Heading>
        {isWrong && (
          <Text tone="muted" size="sm">
            {t('preview.wrong')}
          </Text>
        )}
        {!isWrong &&
          kinds.map((kind) => {
            const weekText = weekInWords(hours[kind])
            return (
              <Stack key={kind} gap="1">
                <Heading level={3} size="sm">
                  {t(`kind.${kind}`)}
                </Heading>
                <Text>{weekText.line}</Text>
                <Text tone="muted" size="sm">
                  {t('preview.closed', { days: weekText.closed })}
                </Text>
              </Stack>
            )
          })}
        {!isWrong && (
          <DataList
            items={[
              {
                key: 'slots',
                term: t('preview.slots'),
                value: t('preview.slotCount', { count: slots }),
                numeric: true,
              },
              {
                key: 'outside',
                term: t('preview.outside'),
                value: t('preview.outsideCount', { count: countBookedOutside(hours.counsel, booked) }),
                numeric: true,
              },
            ]}
          />
        )}
      </Stack>
    </Card>
  )
}
