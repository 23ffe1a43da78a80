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
}

/** The message that is shown in place of an empty list. */
export function EmptyState({ title, description, art = 'nothing', action }: EmptyStateProps) {
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
    </chakra.div>
  )
}
