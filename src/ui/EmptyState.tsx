import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { EmptyArt, type EmptyKind } from './EmptyArt.tsx'

export type EmptyStateProps = {
  title: string
  description?: ReactNode
  /** The kind of the drawing; by default `nothing`. */
  art?: EmptyKind
  /** The next action, as a button or a link. */
  action?: ReactNode
  /** The steps that fill the list, in their order. */
  steps?: readonly string[]
}

const Steps = chakra('ol', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: '6',
    rowGap: '2',
    mt: '6',
    fontSize: 'sm',
    color: 'fg.muted',
    textAlign: 'start',
    listStyleType: 'none',
    counterReset: 'step',
    '& > li': { display: 'flex', alignItems: 'center', gap: '2', counterIncrement: 'step' },
    '& > li::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      boxSize: '6',
      rounded: 'full',
      bg: 'brand.subtle',
      color: 'brand.fg',
      fontWeight: 'semibold',
    },
  },
})

/** The message that is shown in place of an empty list. */
export function EmptyState({ title, description, art = 'nothing', action, steps }: EmptyStateProps) {
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      px="6"
      py={{ base: '8', md: '12' }}
    >
      <EmptyArt of={art} size="page" />
      <chakra.p fontSize="lg" fontWeight="semibold" textWrap="balance">
        {title}
      </chakra.p>
      {description && (
        <chakra.p mt="1" maxWidth="form" color="fg.muted" textWrap="balance">
          {description}
        </chakra.p>
      )}
      {action && <chakra.div mt="6">{action}</chakra.div>}
      {steps && (
        // Without a marker, some screen readers announce a list only with the role.
        <Steps role="list">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
      )}
    </chakra.div>
  )
}
