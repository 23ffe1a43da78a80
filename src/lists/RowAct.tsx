import { Stack } from '@chakra-ui/react'
import { Button } from '#src/ui/Button.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = {
  /** The id of the row. */
  id: string
  label: string
  /** The accessible name of the button, which includes the name of the row. */
  name: string
  /** The server's reason why the action is not possible for the row; null if it is possible. */
  refusal: string | null
  busy: boolean
  /** Whether the button belongs to the whole screen. It is then as high as the other buttons next to the heading. */
  isOfScreen?: true
  /** Whether the button is a quiet one: for an action that is rare, or of a row that needs none. */
  isQuiet?: boolean
  onAct: () => void
}

/** The button of a row; if the action is not possible, it is disabled with the reason below. */
export function RowAct({ id, label, name, refusal, busy, isOfScreen, isQuiet = false, onAct }: Props) {
  const why = `why-${id}`
  return (
    <Stack gap="1" align={isOfScreen ? { lg: 'flex-end' } : 'flex-end'}>
      <Button
        variant={isQuiet ? 'ghost' : 'outline'}
        {...(isQuiet && { color: 'fg.muted', fontWeight: 'normal', px: '2' })}
        {...(!isOfScreen && { size: 'sm', minHeight: { base: 'touch', md: '8' }, 'data-row-link': '' })}
        loading={busy}
        aria-disabled={refusal !== null}
        aria-describedby={refusal ? why : undefined}
        aria-label={name}
        onClick={() => refusal === null && onAct()}
      >
        {label}
      </Button>
      {refusal && (
        <Text id={why} size="sm" tone="muted">
          {refusal}
        </Text>
      )}
    </Stack>
  )
}
