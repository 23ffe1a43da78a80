import { chakra, Stack } from '@chakra-ui/react'
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = {
  /** The id of the part, for links with a fragment. */
  id?: string
  title: string
  lead: string
  open: string
  children: (close: () => void) => ReactNode
}

/**
 * A part of a subscription with a form that is opened on demand: its current values, and the button that opens the
 * form. The form, with the typed values, stays until it closes itself.
 */
export function EditPart({ id, title, lead, open, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const opener = useId()
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) form.current?.focus()
  }, [isOpen])
  const close = useCallback(() => {
    setOpen(false)
    requestAnimationFrame(() => document.getElementById(opener)?.focus())
  }, [opener])
  return (
    <Card>
      <Stack gap="5">
        <Stack gap="1">
          <Heading level={2} size="md" id={id}>
            {title}
          </Heading>
          <Text tone="muted">{lead}</Text>
        </Stack>
        {isOpen ? (
          <chakra.div ref={form} tabIndex={-1} role="group" aria-label={title} outline="none">
            {children(close)}
          </chakra.div>
        ) : (
          <Button id={opener} variant="outline" alignSelf="flex-start" onClick={() => setOpen(true)}>
            {open}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
