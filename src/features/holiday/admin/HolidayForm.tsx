import { isBlank, typedLine } from '#domain/typed/typed-text.ts'
import { OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Card } from '#src/ui/Card.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useHolidayTexts } from './texts.ts'

const addMachine = submissionMachine('addHoliday')
const MAX_NAME_LENGTH = 30

/** Closes a day, with the name that visitors read. */
export function HolidayForm() {
  const { t } = useHolidayTexts()
  const form = useOperationForm(addMachine, {
    fields: { date: '', name: '' },
    mistakes: ({ date, name }) => ({
      date: date === '' && t('add.wrongDate'),
      name: isBlank(name) && t('add.wrongName'),
    }),
    input: ({ date, name }) => ({ date, name: typedLine(name) }),
    done: () => t('add.done'),
    outdated: ['holiday.known'],
  })
  return (
    <Card aria-label={t('add.title')} role="region" maxWidth="calc({sizes.form} + {spacing.12})">
      <OperationForm form={form} submit={t('add.submit')}>
        <TextField type="date" label={t('add.date')} hint={t('add.dateHint')} {...form.field('date')} />
        <TextField
          label={t('add.name')}
          hint={t('add.nameHint')}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          {...form.field('name')}
        />
      </OperationForm>
    </Card>
  )
}
