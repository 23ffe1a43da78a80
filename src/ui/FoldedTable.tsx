import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { ChevronDownIcon } from './frame-icons.tsx'

type Props = HTMLChakraProps<'details'> & { label: string; labelSize?: 'sm' }

/** A collapsed table below a chart of the same numbers. */
export function FoldedTable({ label, labelSize, children, ...props }: Props) {
  return (
    <chakra.details {...props}>
      <chakra.summary
        cursor="pointer"
        minHeight="touch"
        display="flex"
        alignItems="center"
        gap="1"
        fontWeight="medium"
        color="brand.fg"
        {...(labelSize && { fontSize: labelSize })}
      >
        {label}
        <ChevronDownIcon css={{ 'details[open] > summary > &': { rotate: '180deg' } }} />
      </chakra.summary>
      {children}
    </chakra.details>
  )
}
