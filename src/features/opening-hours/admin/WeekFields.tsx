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

const Day = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    py: '2',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderColor: 'border',
    md: {
      gridTemplateColumns: '6rem repeat(4, minmax(0, 1fr))',
      columnGap: '3',
      alignItems: 'start',
      py: '1',
      '&[aria-hidden]': { borderTopWidth: '0' },
    },
  },
})
const Times = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: fluidColumns(2, '8rem'),
    md: { display: 'contents', '& label': { srOnly: true } },
  },
})

/** The fields of a week: for each day whether it has hours, their beginning and end, and the break. */
export function WeekFields({ kind, form, onCopy }: Props) {
  const { t } = useOpeningHoursTexts()
  const id = `hours-${kind}`
  return (
    <Stack as="section" gap="2" aria-labelledby={id}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
        <Heading level={2} size="md" id={id}>
          {t(`kind.${kind}`)}
        </Heading>
        {form.values[`${kind}_mon_open`] && (
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
      <Text tone="muted" size="sm">
        {t(`kind.${kind}Hint`)}
      </Text>
      <div>
        {/* The labels of each day's fields are hidden visually where this row shows them once. */}
        <Day aria-hidden="true" hideBelow="md">
          <span />
          {parts.map((part) => (
            <chakra.span key={part} fontSize="sm" color="fg.muted">
              {t(`field.${part}`)}
            </chakra.span>
          ))}
        </Day>
        {weekdays.map((weekday) => {
          const name = `${kind}_${weekday}` as const
          return (
            <Day
              key={weekday}
              role="group"
              aria-label={t('day.group', { kind: t(`kind.${kind}`), day: t(`day.${weekday}`) })}
            >
              <Checkbox label={t(`day.${weekday}`)} {...form.check(`${name}_open`)} />
              {form.values[`${name}_open`] && (
                <Times>
                  {parts.map((part) => (
                    <TimeField key={part} label={t(`field.${part}`)} {...form.field(`${name}_${part}`)} />
                  ))}
                </Times>
              )}
            </Day>
          )
        })}
      </div>
    </Stack>
  )
}
