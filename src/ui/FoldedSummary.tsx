import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { ChevronDownIcon } from './frame-icons.tsx'

/** The heading that opens and closes a folded part of a page: the first child of a `<details>`. */
export function FoldedSummary({ children, ...props }: HTMLChakraProps<'summary'>) {
  return (
    <chakra.summary
      cursor="pointer"
      minHeight="touch"
      width="fit-content"
      display="flex"
      alignItems="center"
      gap="1"
      fontWeight="medium"
      color="brand.fg"
      rounded="md"
      {...props}
    >
      {children}
      <ChevronDownIcon css={{ 'details[open] > summary > &': { rotate: '180deg' } }} />
    </chakra.summary>
  )
}
