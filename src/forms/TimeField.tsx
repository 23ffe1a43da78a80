import { typedTime } from '#domain/typed/typed-time.ts'
import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx'
import { useDateTexts } from './date-texts.ts'
import { useTypedText } from './use-typed-text.ts'

type Props = Omit<TextFieldProps, 'value' | 'onChange' | 'type'> & {
  /** HH:mm, or a text in which no time was found. */
  value: string
  /** Called with the time as HH:mm, or with the typed text if there is none in it. */
  onChange: (event: { target: { value: string } }) => void
}

/** A typed time of day. It is completed when the field is left, since 103 may be the beginning of 1030. */
export function TimeField({ value, onChange, onBlur, onKeyDown, ...field }: Props) {
  const { t } = useDateTexts()
  const { typed, handlers } = useTypedText({ value, parse: typedTime, onChange, onBlur, onKeyDown })
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('time')}
      {...field}
      value={typed ?? value}
      {...handlers}
    />
  )
}
