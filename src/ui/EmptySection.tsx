import { chakra } from '@chakra-ui/react'
import { EmptyArt } from './EmptyArt.tsx'
import type { EmptyStateProps } from './EmptyState.tsx'

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '3',
    rounded: 'lg',
    '& > div': { flex: '1 1 12rem', minWidth: '0' },
  },
  variants: {
    // Outside of a card, a background of its own shows where the list begins and ends.
    ground: {
      card: {},
      own: { bg: { base: 'bg.panel', lg: 'bg.subtle' }, px: '5', py: '4' },
    },
  },
})

/**
 * The message in place of an empty list that is one section of a page: the drawing next to the text, and the next
 * action below it. `isInCard`: the section is in a card.
 */
export const EmptySection = ({
  title,
  description,
  art = 'nothing',
  action,
  isInCard = false,
}: EmptyStateProps & { isInCard?: boolean }) => (
  <Row ground={isInCard ? 'card' : 'own'}>
    <EmptyArt of={art} size="section" />
    <div>
      <chakra.p fontWeight="semibold">{title}</chakra.p>
      {description && (
        <chakra.p fontSize="sm" color="fg.muted">
          {description}
        </chakra.p>
      )}
      {action && <chakra.div mt="3">{action}</chakra.div>}
    </div>
  </Row>
)
