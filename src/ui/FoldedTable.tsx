import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

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
        fontWeight="medium"
        color="brand.fg"
        {...(labelSize && { fontSize: labelSize })}
      >
        {label}
      </chakra.summary>
      {children}
    </chakra.details>
  )
}
