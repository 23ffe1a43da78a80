import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx'

/** The longest address that mail servers accept (RFC 5321, 4.5.3.1.3, without its brackets). */
const MAX_LENGTH = 254

/**
 * A field for a mail address, which phones neither capitalise nor correct; the browser suggests values only with
 * `autoComplete`.
 */
export const MailField = (props: TextFieldProps) => (
  <TextField
    type="email"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={MAX_LENGTH}
    {...props}
  />
)
