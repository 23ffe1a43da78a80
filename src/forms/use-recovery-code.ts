import { typedText } from '#domain/typed/typed-text.ts'
import { useForm } from './use-form.ts'

const SHORTEST = 8

/**
 * Returns the state of a form for one recovery code: its props are those of `useForm`; `missing` is the error for a
 * code that is too short.
 */
export function useRecoveryCode(order: {
  missing: string
  busy: boolean
  focused?: boolean
  onCode: (recoveryCode: string) => void
}) {
  const { missing, onCode, ...rest } = order
  const form = useForm({
    ...rest,
    fields: { recoveryCode: '' },
    mistakes: ({ recoveryCode }) => ({ recoveryCode: typedText(recoveryCode).length < SHORTEST && missing }),
    onSubmit: ({ recoveryCode }) => onCode(typedText(recoveryCode)),
  })
  return {
    ...form,
    /** The props of the field for the code. */
    codeField: {
      autoComplete: 'off',
      autoCapitalize: 'characters',
      spellCheck: false,
      maxLength: 40,
      ...form.field('recoveryCode'),
    },
  }
}
