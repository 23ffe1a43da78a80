import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Text } from '#src/ui/Text.tsx'

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: { base: 'calc({sizes.tabBar} + env(safe-area-inset-bottom))', lg: '0' },
    zIndex: 'sticky',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
    py: '3',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderColor: 'border',
  },
})

/**
 * The button of a long form with a sentence about what it would change, at the bottom edge of the window while any
 * part of the form is visible.
 */
export const SaveBar = ({ note, children }: { note: ReactNode; children: ReactNode }) => (
  <Bar data-bottom-bar="">
    <Text size="sm" numeric flex="1 1 12rem" lineClamp="3">
      {note}
    </Text>
    {children}
  </Bar>
)
