import { useState } from 'react'
import { banks } from '#domain/korean/banks.ts'
import { formatBusinessNumber } from '#domain/korean/business-number.ts'
import { formatCorporateNumber } from '#domain/korean/corporate-number.ts'
import { formatPhone } from '#domain/korean/phone.ts'
import { withoutResidentNumbers } from '#domain/korean/resident-number.ts'
import { fieldKinds, type KindName, mistakeIn, warningIn } from '#domain/subscription/field-kinds.ts'
import { type FieldPath, fields, textAt } from '#domain/subscription/fields.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { Select } from '#src/ui/Select.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { mistakeText } from './mistake-text.ts'
import { useRequestForm } from './request-form-context.ts'
import { idOf, useStep } from './step-context.ts'
import { useSubscriptionRequestTexts } from './texts.ts'
import { splitChanges } from './typed-changes.ts'

type Props = { path: FieldPath; hint?: string; autoComplete?: string }

const numericKinds: readonly KindName[] = [
  'zipCode',
  'businessNumber',
  'corporateNumber',
  'birthDate',
  'accountNumber',
  'payerNo',
]
const formatters: Partial<Record<KindName, (text: string) => string>> = {
  phone: formatPhone,
  mobile: formatPhone,
  businessNumber: formatBusinessNumber,
  corporateNumber: formatCorporateNumber,
  payerNo: formatBusinessNumber,
}
// Fields whose valid values can look like resident registration numbers, so that such numbers are not removed from
// these fields.
const residentLookalikes: readonly KindName[] = ['corporateNumber', 'accountNumber']
// The mistakes that are shown while the person types; all others are shown when the field is left.
const immediateMistakes = ['wrong', 'long']

/**
 * One field of the request, with its label, its rule and its error from the table that the form and the server share.
 */
export function RequestField({ path, hint, autoComplete = 'off' }: Props) {
  const { t } = useSubscriptionRequestTexts()
  const { form, secrets, saved: savedValues, change, choose } = useRequestForm()
  const { tried } = useStep()
  const [left, setLeft] = useState(false)
  const [isResident, setResident] = useState(false)
  const [now] = useState(portalClock.now)
  const field = fields.find((each) => each.path === path)!
  const { kind, most } = field
  const saved = savedValues?.[path]
  const optional = field.optional || saved !== undefined
  const text = textAt({ form, secrets }, path)
  const label = t(`field.${path}`)

  const mistake = mistakeIn(kind, text, { most, now, ...(optional && { optional }) })
  const isWhole = fieldKinds[kind].normalize(text).length >= 10
  const isShown =
    mistake &&
    (tried ||
      (left && mistake !== 'missing') ||
      (immediateMistakes.includes(mistake) && (isWhole || mistake === 'long') && numericKinds.includes(kind)))
  const error = isResident
    ? t('mistake.resident')
    : isShown
      ? mistakeText(t, mistake, { kind, label, most, text })
      : undefined
  const warning = !mistake && left ? warningIn(kind, text) : undefined

  const type = (typed: string) => {
    const cleanText = residentLookalikes.includes(kind) ? typed : withoutResidentNumbers(typed)
    setResident(cleanText !== typed)
    change({ [path]: cleanText })
  }
  const clearInvalid = () => {
    setLeft(true)
    const format = formatters[kind]
    const formattedText = format?.(fieldKinds[kind].normalize(text))
    if (!mistake && formattedText !== undefined && formattedText !== text) change({ [path]: formattedText })
  }
  const commonProps = {
    id: idOf(path),
    label,
    labelSuffix: field.optional ? t('optional') : undefined,
    error,
    hint: warning ? t('oddity') : (hint ?? (saved && t('hint.kept', { saved }))),
    onBlur: clearInvalid,
  }
  if (kind === 'bank') {
    const options = [...banks].map(([value, name]) => ({ value, label: name }))
    return (
      <Select
        {...commonProps}
        options={options}
        placeholder={t('payment.bankChoose')}
        value={text}
        onChange={({ target }) => choose(splitChanges(form, { [path]: target.value }).changed)}
      />
    )
  }
  if (kind === 'text')
    return <TextArea {...commonProps} value={text} onChange={({ target }) => type(target.value)} />
  return (
    <TextField
      {...commonProps}
      value={text}
      type={kind === 'email' ? 'email' : kind === 'phone' || kind === 'mobile' ? 'tel' : 'text'}
      inputMode={numericKinds.includes(kind) ? 'numeric' : undefined}
      autoCapitalize={kind === 'email' ? 'none' : undefined}
      spellCheck={false}
      autoComplete={autoComplete}
      onChange={({ target }) => type(target.value)}
    />
  )
}
