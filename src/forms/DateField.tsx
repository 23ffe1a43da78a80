import { type FocusEvent, useState } from 'react'
import { formatDate, isCalendarDate, weekdayName } from '#domain/dates.ts'
import { typedDate } from '#domain/typed/typed-date.ts'
import { isBlank } from '#domain/typed/typed-text.ts'
import { lazyDialog } from '#src/components/error/lazy-dialog.tsx'
import { CalendarIcon } from '#src/ui/calendar-icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx'
import { useDateTexts } from './date-texts.ts'
import { loadDateDialog } from './load-date-dialog.ts'
import { useTypedText } from './use-typed-text.ts'

const DateDialog = lazyDialog(loadDateDialog, 'DateDialog')

type Props = Omit<TextFieldProps, 'value' | 'onChange' | 'min' | 'max' | 'type' | 'rightSlot'> & {
  /** The day as YYYY-MM-DD, or the typed text if it is not a day. */
  value: string
  /** The first and the last day that the calendar offers. */
  min?: string | undefined
  max?: string | undefined
  /** Called with the day as YYYY-MM-DD, or with the typed text if it is not a day. */
  onChange: (event: { target: { value: string } }) => void
  /** Called after `onChange` with a day from the calendar. */
  onPick?: (day: string) => void
}

/**
 * A field for a day, typed or picked from a calendar. A text that is not a day stays in the field, with an error that
 * explains the format.
 */
export function DateField({ value, min, max, onChange, onPick, onBlur, onKeyDown, error, ...field }: Props) {
  const { t } = useDateTexts()
  const { typed, clear, handlers } = useTypedText({ value, parse: valueOf, onChange, onBlur, onKeyDown })
  const [isOpen, setOpen] = useState(false)
  const isWrong = typed === undefined && value !== '' && !isCalendarDate(value)
  const close = () => setOpen(false)
  const pick = (day: string) => {
    clear()
    close()
    onChange({ target: { value: day } })
    onPick?.(day)
  }
  return (
    <>
      <TextField
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('placeholder')}
        {...field}
        value={typed ?? shownDay(value)}
        error={error || (isWrong && t('wrong'))}
        {...handlers}
        // Selects the day, so that typing replaces it.
        onFocus={({ target }: FocusEvent<HTMLInputElement>) => target.select()}
        rightSlot={
          <IconButton
            label={t('open')}
            icon={<CalendarIcon />}
            color="fg.muted"
            disabled={field.readOnly || field.disabled}
            onClick={() => setOpen(true)}
          />
        }
      />
      {isOpen && (
        <DateDialog
          title={field.label}
          day={isCalendarDate(value) ? value : undefined}
          {...{ min, max }}
          onPick={pick}
          onClose={close}
          onMissing={close}
        />
      )}
    </>
  )
}

const valueOf = (text: string): string => typedDate(text) ?? (isBlank(text) ? '' : text)

/** Returns the day as "2026.11.30 (월)", or the text itself if it is not a day. */
const shownDay = (value: string): string =>
  isCalendarDate(value) ? `${formatDate(value)} (${weekdayName(value)})` : value
