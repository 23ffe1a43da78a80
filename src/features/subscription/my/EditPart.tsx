import { chakra } from '@chakra-ui/react'
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

/** The parts of a subscription as the rows of one card. */
export const EditParts = chakra(Card, {
  base: {
    '& > * + *': { borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'border', mt: '4', pt: '4' },
    '&:empty': { display: 'none' },
  },
})

const Row = chakra('section', {
  base: {
    display: 'grid',
    columnGap: '4',
    rowGap: '1',
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '10rem minmax(0, 1fr) auto' },
    gridTemplateAreas: { base: '"title open" "lead open"', md: '"title lead open"' },
  },
})

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
    <div>
      <Row>
        <Heading level={2} size="sm" id={id} gridArea="title">
          {title}
        </Heading>
        <Text gridArea="lead" overflowWrap="anywhere">
          {lead}
        </Text>
        {!isOpen && (
          <Button
            id={opener}
            gridArea="open"
            variant="soft"
            size="sm"
            minHeight="touch"
            aria-label={open}
            onClick={() => setOpen(true)}
          >
            {/* The row names what is changed, so the button shows only the last word of its name. */}
            {open.slice(open.lastIndexOf(' ') + 1)}
          </Button>
        )}
      </Row>
      {isOpen && (
        <chakra.div
          ref={form}
          tabIndex={-1}
          role="group"
          aria-label={title}
          outline="none"
          mt="4"
          maxWidth="form"
          css={{ '& input': { maxWidth: '30rem' } }}
        >
          {children(close)}
        </chakra.div>
      )}
    </div>
  )
}
