import { chakra } from '@chakra-ui/react'
import { TimeField } from '#src/forms/TimeField.tsx'
import type { Form } from '#src/forms/use-form.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { fluidColumns } from '#src/ui/fluid-columns.ts'
import { type HoursValues, type Kind, onBusinessDays, type Part, parts } from './hours-values.ts'
import { useOpeningHoursTexts } from './texts.ts'

/** The row of a day; on wide windows, a head with the labels has the same columns. */
export const Day = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    py: '2',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderColor: 'border',
    md: {
      gridTemplateColumns: '8rem repeat(4, minmax(0, 1fr))',
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

type Props = {
  kind: Kind
  /** `business`: one row for the days from Monday to Friday, whose values are equal. */
  day: 'business' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'
  form: Pick<Form<HoursValues>, 'field' | 'check' | 'values' | 'change'>
}

/** The fields of a day: whether it has hours, their beginning and end, and the break. */
export function DayFields({ kind, day, form }: Props) {
  const { t } = useOpeningHoursTexts()
  const name = `${kind}_${day === 'business' ? 'mon' : day}` as const
  const changeAll = (part: 'open' | Part, value: boolean | string) =>
    form.change(onBusinessDays(kind, part, value))
  return (
    <Day role="group" aria-label={t('day.group', { kind: t(`kind.${kind}`), day: t(`day.${day}`) })}>
      <Checkbox
        label={t(`day.${day}`)}
        {...form.check(`${name}_open`)}
        {...(day === 'business' && {
          onChange: ({ target }: { target: { checked: boolean } }) => changeAll('open', target.checked),
        })}
      />
      {form.values[`${name}_open`] && (
        <Times>
          {parts.map((part) => (
            <TimeField
              key={part}
              label={t(`field.${part}`)}
              {...form.field(`${name}_${part}`)}
              {...(day === 'business' && {
                onChange: ({ target }: { target: { value: string } }) => changeAll(part, target.value),
              })}
            />
          ))}
        </Times>
      )}
    </Day>
  )
}
