import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ByWidth } from './ByWidth.tsx'
import { ChevronDownIcon } from './frame-icons.tsx'

/**
 * Filters that are open on wide windows and folded on phones, so that the first row of the list is in sight, in use or not: the
 * label shows whether they are.
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
