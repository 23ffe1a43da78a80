import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { DangerIcon } from './frame-icons.tsx'

const Root = chakra('p', {
  base: {
    display: 'flex',
    gap: '1',
    mt: '2',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: 'short',
    color: 'danger.fg',
  },
})

/** The error of one control; the control references its id in aria-describedby. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Root id={id}>
      <DangerIcon mt="0.1em" />
      <span>{children}</span>
    </Root>
  )
}
