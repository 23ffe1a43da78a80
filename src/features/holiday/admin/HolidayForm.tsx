import { Grid } from '@chakra-ui/react'
import { isCalendarDate } from '#domain/dates.ts'
import { isBlank, typedLine } from '#domain/typed/typed-text.ts'
import { DateField } from '#src/forms/DateField.tsx'
import { OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useHolidayTexts } from './texts.ts'

const addHolidayMachine = submissionMachine('addHoliday')
const MAX_NAME_LENGTH = 30

/** The form that adds a holiday, with the name that visitors see. */
export function HolidayForm() {
  const { t } = useHolidayTexts()
  const form = useOperationForm(addHolidayMachine, {
    fields: { date: '', name: '' },
    mistakes: ({ date, name }) => ({
      date: !isCalendarDate(date) && t('add.wrongDate'),
      name: isBlank(name) && t('add.wrongName'),
    }),
    input: ({ date, name }) => ({ date, name: typedLine(name) }),
    done: () => t('add.done'),
    outdated: ['holiday.known'],
  })
  return (
    <Card aria-labelledby="add-holiday">
      <OperationForm form={form} submit={t('add.submit')}>
        <Heading level={2} size="md" id="add-holiday">
          {t('add.title')}
        </Heading>
        <Grid templateColumns="repeat(auto-fit, minmax(min(14rem, 100%), 1fr))" gap="4">
          <DateField label={t('add.date')} hint={t('add.dateHint')} {...form.field('date')} />
          <TextField
            label={t('add.name')}
            hint={t('add.nameHint')}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            {...form.field('name')}
          />
        </Grid>
      </OperationForm>
    </Card>
  )
}
