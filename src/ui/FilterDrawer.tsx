import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ByWidth } from './ByWidth.tsx'
import { ChevronDownIcon } from './frame-icons.tsx'

/**
 * Filters that stand open at a desk and are folded on phones, so that the first row of the list is in sight, used or not: the
 * label says whether they are.
 */
export function FilterDrawer({ label, children }: { label: string; children: ReactNode }) {
  const folded = () => (
    <chakra.details>
      <chakra.summary
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        minHeight="touch"
        px="4"
        rounded="lg"
        bg="bg.muted"
        fontWeight="medium"
        cursor="pointer"
        listStyleType="none"
      >
        {label}
        <ChevronDownIcon />
      </chakra.summary>
      <chakra.div pt="3" display="grid" gap="3">
        {children}
      </chakra.div>
    </chakra.details>
  )
  return <ByWidth narrow={folded} wide={() => children} />
}
