import { chakra, Stack } from '@chakra-ui/react'
import { weekdays } from '#domain/counsel/opening-hours.ts'
import { TimeField } from '#src/forms/TimeField.tsx'
import type { Form } from '#src/forms/use-form.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { fluidColumns } from '#src/ui/fluid-columns.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { type HoursValues, type Kind, parts } from './hours-values.ts'
import { useOpeningHoursTexts } from './texts.ts'

type Props = {
  kind: Kind
  form: Pick<Form<HoursValues>, 'field' | 'check' | 'values'>
  /** Copies the hours of Monday to the other business days. */
  onCopy: () => void
}

/** The fields of a week: for each day whether it has hours, their beginning and end, and the break. */
export function WeekFields({ kind, form, onCopy }: Props) {
  const { t } = useOpeningHoursTexts()
  const id = `hours-${kind}`
  return (
    <Stack as="section" gap="2" aria-labelledby={id}>
      <Heading level={2} size="md" id={id}>
        {t(`kind.${kind}`)}
      </Heading>
      <Text tone="muted" size="sm">
        {t(`kind.${kind}Hint`)}
      </Text>
      {weekdays.map((weekday) => {
        const name = `${kind}_${weekday}` as const
        return (
          <Stack
            key={weekday}
            gap="2"
            py="2"
            borderTopWidth="1px"
            borderColor="border"
            role="group"
            aria-label={t('day.group', { kind: t(`kind.${kind}`), day: t(`day.${weekday}`) })}
          >
            <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
              <Checkbox label={t(`day.${weekday}`)} {...form.check(`${name}_open`)} />
              {weekday === 'mon' && form.values[`${name}_open`] && (
                <Button
                  variant="outline"
                  size="sm"
                  minHeight="touch"
                  aria-label={t('copyOf', { kind: t(`kind.${kind}`) })}
                  onClick={onCopy}
                >
                  {t('copy')}
                </Button>
              )}
            </chakra.div>
            {form.values[`${name}_open`] && (
              <chakra.div
                display="grid"
                gap="3"
                gridTemplateColumns={{ base: fluidColumns(2, '8rem'), md: fluidColumns(4, '8rem') }}
              >
                {parts.map((part) => (
                  <TimeField key={part} label={t(`field.${part}`)} {...form.field(`${name}_${part}`)} />
                ))}
              </chakra.div>
            )}
          </Stack>
        )
      })}
    </Stack>
  )
}
