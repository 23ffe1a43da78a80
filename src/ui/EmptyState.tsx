import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export type EmptyStateProps = {
  title: string
  description?: ReactNode
  icon?: ReactNode
  /** The next action, as a button or a link. */
  action?: ReactNode
}

/** Shown in place of an empty list. */
export function EmptyState({ title, description, icon, action }: EmptyStateProps) {
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      px="6"
      py={{ base: '12', md: '16' }}
    >
      {icon && (
        <chakra.div
          display="grid"
          placeItems="center"
          boxSize="14"
          mb="4"
          rounded="full"
          bg="bg.muted"
          color="fg.muted"
          fontSize="xl"
          aria-hidden="true"
        >
          {icon}
        </chakra.div>
      )}
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
