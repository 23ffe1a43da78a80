import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { FoldedSummary } from './FoldedSummary.tsx'

type Props = HTMLChakraProps<'details'> & { label: string; labelSize?: 'sm' }

/** A collapsed table below a chart of the same numbers. */
export function FoldedTable({ label, labelSize, children, ...props }: Props) {
  return (
    <chakra.details {...props}>
      <FoldedSummary {...(labelSize && { fontSize: labelSize })}>{label}</FoldedSummary>
      {children}
    </chakra.details>
  )
}
