import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId, useState } from 'react'
import { ChevronDownIcon } from './frame-icons.tsx'

const Opener = chakra('button', {
  base: {
    display: 'flex',
    md: { display: 'none' },
    alignItems: 'center',
    justifyContent: 'space-between',
    width: 'full',
    minHeight: 'touch',
    px: '4',
    rounded: 'lg',
    bg: 'bg.muted',
    fontWeight: 'medium',
    cursor: 'pointer',
    '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
  },
})

/**
 * Filters that are expanded on wide windows and collapsed on phones, so that the first row of the list is
 * visible; the label shows whether any are active.
 */
export function FilterDrawer({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <chakra.div data-drawer="" md={{ display: 'contents' }}>
      <Opener type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {label}
        <ChevronDownIcon />
      </Opener>
      <chakra.div id={id} display={isOpen ? 'grid' : 'none'} gap="3" pt="3" md={{ display: 'contents' }}>
        {children}
      </chakra.div>
    </chakra.div>
  )
}
