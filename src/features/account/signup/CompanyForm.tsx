import { type Details, detailsMistakes } from '#domain/company/details.ts'
import { kstDate } from '#domain/dates.ts'
import { isBusinessNumber } from '#domain/korean/business-number.ts'
import { digitsOf } from '#domain/korean/digits.ts'
import { MAX_NAME } from '#domain/korean/names.ts'
import { lettersIn } from '#domain/letters.ts'
import { isBlank } from '#domain/typed/typed-text.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { DateField } from '#src/forms/DateField.tsx'
import { StepForm } from '#src/forms/StepForm.tsx'
import { useForm } from '#src/forms/use-form.ts'
import { TextField } from '#src/ui/TextField.tsx'
import { useSignup } from './signup-flow-context.ts'
import { useSignupTexts } from './texts.ts'

// The server's limit in characters. The fields accept three times as much, since pasted Hangul may be decomposed into
// three letters per syllable.
const MAX_TEXT_LENGTH = 60

/** The company of a business account. */
export function CompanyForm() {
  const { t } = useSignupTexts()
  const { snapshot, send } = useSignup()
  const {
    form: { companyName, rnno, deptName, representative, foundedOn },
    problem,
  } = snapshot.context
  const tooLong = (text: string) =>
    lettersIn(text) > MAX_TEXT_LENGTH && t('basic.tooLong', { most: MAX_TEXT_LENGTH })
  const today = kstDate(portalClock.now())
  const errorsOf = (typed: Details) => detailsMistakes(typed, today)
  const form = useForm({
    fields: { companyName, rnno, deptName, representative, foundedOn },
    mistakes: (typed) => ({
      companyName: isBlank(typed.companyName) ? t('basic.companyMissing') : tooLong(typed.companyName),
      rnno: isBlank(typed.rnno)
        ? t('basic.rnnoMissing')
        : !isBusinessNumber(digitsOf(typed.rnno)) && t('basic.rnnoWrong'),
      deptName: tooLong(typed.deptName),
      representative: errorsOf(typed).includes('representative') && t('basic.representativeWrong'),
      foundedOn: errorsOf(typed).includes('foundedOn') && t('basic.foundedOnWrong'),
    }),
    busy: snapshot.hasTag('busy'),
    onChange: (changes) => send({ type: 'company.changed', ...changes }),
    onSubmit: () => send({ type: 'company.submitted' }),
  })
  return (
    <StepForm
      form={{ ...form, problem }}
      title={t('basic.title')}
      lead={t('basic.lead')}
      previous={{
        label: t('previous'),
        onClick: () => send({ type: 'step.requested', step: 'identity' }),
      }}
      submit={t('next')}
    >
      <TextField
        label={t('basic.company')}
        name="organization"
        autoComplete="organization"
        maxLength={3 * MAX_TEXT_LENGTH}
        {...form.field('companyName')}
      />
      <TextField
        label={t('basic.rnno')}
        hint={t('basic.rnnoHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        {...form.field('rnno')}
      />
      <TextField
        label={t('basic.representative')}
        labelSuffix={t('basic.optional')}
        hint={t('basic.detailsHint')}
        autoComplete="off"
        maxLength={3 * MAX_NAME}
        {...form.field('representative')}
      />
      <DateField
        label={t('basic.foundedOn')}
        labelSuffix={t('basic.optional')}
        hint={t('basic.foundedOnHint')}
        max={today}
        {...form.field('foundedOn')}
      />
      <TextField
        label={t('basic.dept')}
        labelSuffix={t('basic.optional')}
        autoComplete="off"
        maxLength={3 * MAX_TEXT_LENGTH}
        {...form.field('deptName')}
      />
    </StepForm>
  )
}
