import { Stack } from '@chakra-ui/react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { type Compared, ComparedValue } from '#src/ui/Field.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = {
  id: string
  title: string
  hint: string
  hintId?: string
  /** The values that another person saved. */
  compared: Compared | undefined
  /**
   * The button that adds a row: its text, whether the maximum is reached, and the function that adds a row and
   * returns its key.
   */
  add: { label: string; isFull: boolean; row: () => string }
  addRef: RefObject<HTMLButtonElement | null>
  busy: boolean
  children: ReactNode
}

/** A part of a form with rows of fields, to which rows are added. The focus moves to the first field of a new row. */
export function RowsSection({ id, title, hint, hintId, compared, add, addRef, busy, children }: Props) {
  const rowsRef = useRef<HTMLDivElement>(null)
  const [newKey, focusNew] = useState<string>()
  useEffect(() => {
    const groups = rowsRef.current?.querySelectorAll('[role=group]') ?? []
    if (newKey !== undefined) groups[groups.length - 1]?.querySelector('input')?.focus()
  }, [newKey])
  return (
    <Stack as="section" gap="2" aria-labelledby={id}>
      <Heading level={2} size="sm" id={id}>
        {title}
      </Heading>
      <Text size="sm" tone="muted" id={hintId}>
        {hint}
      </Text>
      <div ref={rowsRef}>{children}</div>
      <ComparedValue compared={compared} />
      <Button
        ref={addRef}
        variant="outline"
        size="sm"
        minHeight="touch"
        alignSelf="flex-start"
        disabled={busy}
        aria-disabled={add.isFull}
        onClick={() => !add.isFull && focusNew(add.row())}
      >
        {add.label}
      </Button>
    </Stack>
  )
}
