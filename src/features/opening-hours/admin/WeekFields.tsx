import { chakra, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Form } from '#src/forms/use-form.ts'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Day, DayFields } from './DayFields.tsx'
import { areBusinessDaysEqual, businessDays, type HoursValues, type Kind, parts } from './hours-values.ts'
import { useOpeningHoursTexts } from './texts.ts'

type Props = {
  kind: Kind
  form: Pick<Form<HoursValues>, 'field' | 'check' | 'values' | 'change' | 'conflict'>
  /** Copies the hours of Monday to the other business days. */
  onCopy: () => void
}

/**
 * The fields of a week. The days from Monday to Friday are one row while their values are equal, unless the reader
 * wants a row for each day. Only equal days become one row, so no value is lost.
 */
export function WeekFields({ kind, form, onCopy }: Props) {
  const { t } = useOpeningHoursTexts()
  const id = `hours-${kind}`
  const areEqual = areBusinessDaysEqual(form.values, kind)
  const [isApart, setApart] = useState(!areEqual)
  // Rows that became different stay apart when they are equal again, so that no field disappears during typing. In a
  // conflict, each day shows what another person saved for it.
  if (!isApart && (!areEqual || form.conflict)) setApart(true)
  const action = !isApart
    ? { name: 'apart' as const, run: () => setApart(true) }
    : areEqual && !form.conflict
      ? { name: 'together' as const, run: () => setApart(false) }
      : form.values[`${kind}_mon_open`]
        ? { name: 'copy' as const, run: onCopy }
        : undefined
  return (
    <Stack as="section" gap="2" aria-labelledby={id}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
        <Heading level={2} size="md" id={id}>
          {t(`kind.${kind}`)}
        </Heading>
        {action && (
          <Button
            variant="outline"
            size="sm"
            minHeight="touch"
            aria-label={t(`${action.name}Of`, { kind: t(`kind.${kind}`) })}
            onClick={action.run}
          >
            {t(action.name)}
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
        {([...(isApart ? businessDays : (['business'] as const)), 'sat', 'sun'] as const).map((day) => (
          <DayFields key={day} kind={kind} day={day} form={form} />
        ))}
      </div>
    </Stack>
  )
}
