import type { TFunction } from 'i18next'
import type { KindName, Mistake } from '#domain/subscription/field-kinds.ts'
import { invalidCharacters } from '#src/forms/name-error.ts'

type Length = 'businessNumber' | 'corporateNumber' | 'birthDate' | 'accountNumber' | 'payerNo'
type MistakeText =
  | 'line'
  | 'person'
  | 'email'
  | 'phone'
  | 'mobile'
  | 'zipCode'
  | 'businessNumber'
  | 'birthDate'
  | 'bank'
  | 'payerNo'

/** Returns the error of a field, and how to correct it. */
export function mistakeText(
  t: TFunction<'subscriptionRequest'>,
  mistake: Mistake,
  { kind, label, most, text }: { kind: KindName; label: string; most: number; text: string },
): string {
  switch (mistake) {
    case 'missing':
      return t(kind === 'bank' ? 'mistake.chosenMissing' : 'mistake.missing', { label })
    case 'long':
      return t('mistake.long', { label, most })
    case 'resident':
      return t('mistake.resident')
    case 'length':
      return t(`mistake.length.${kind as Length}`)
    default:
      return t(`mistake.wrong.${kind as MistakeText}`, { characters: invalidCharacters(text) })
  }
}
