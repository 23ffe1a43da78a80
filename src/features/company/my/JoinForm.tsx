import { formatBusinessNumber, isBusinessNumber } from '#domain/korean/business-number.ts'
import { digitsOf } from '#domain/korean/digits.ts'
import { OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { TextField } from '#src/ui/TextField.tsx'
import { useCompanyTexts } from './texts.ts'
import { useCompanyChange } from './use-company-order.ts'

const askMachine = submissionMachine('askToJoinCompany')
const fields = { rnno: '' }
const DIGITS = 10
const MAX_TYPED = 40

/** Finds a company by its business number and requests to join it. */
export function JoinForm() {
  const { t } = useCompanyTexts()
  const form = useOperationForm(askMachine, {
    ...useCompanyChange(),
    done: () => t('join.done'),
    fields,
    mistakes: ({ rnno }) => ({
      rnno:
        digitsOf(rnno) === ''
          ? t('join.rnnoMissing')
          : !isBusinessNumber(digitsOf(rnno)) && t('join.rnnoWrong'),
    }),
    input: ({ rnno }, idempotencyKey) => ({ idempotencyKey, rnno: digitsOf(rnno) }),
    worthAQuestion: false,
    draft: { name: 'company-join', stored: [], remembered: ['rnno'] },
  })
  const digits = digitsOf(form.values.rnno)
  const field = form.field('rnno')
  return (
    <OperationForm
      form={form}
      gap="4"
      maxWidth="form"
      submit={t('join.submit')}
      button={{ alignSelf: { md: 'flex-start' } }}
    >
      <TextField
        label={t('join.rnno')}
        hint={t('join.rnnoHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_TYPED}
        {...field}
        onBlur={() => isBusinessNumber(digits) && form.change({ rnno: formatBusinessNumber(digits) })}
        error={digits.length >= DIGITS ? form.mistakes.rnno : field.error}
      />
    </OperationForm>
  )
}
