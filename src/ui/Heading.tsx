import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { Ref } from 'react'

export type HeadingProps = Omit<HTMLChakraProps<'h2'>, 'as' | 'asChild'> & {
  /** The level of the heading in the outline of the page. */
  level: 1 | 2 | 3 | 4
  /** The visual size; by default that of the level. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  ref?: Ref<HTMLHeadingElement>
}

const Root = chakra('h2', {
  base: { color: 'fg' },
  variants: {
    size: {
      sm: { fontSize: 'md' },
      md: { fontSize: 'lg' },
      lg: { fontSize: { base: 'xl', md: '2xl' } },
      xl: { fontSize: { base: '2xl', md: '3xl' } },
    },
  },
})

const sizes = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } as const

/**
 * A heading. The first heading of a page needs `tabIndex={-1}`, so that it can get the focus after a route change.
 */
export function Heading({ level, size = sizes[level], ...props }: HeadingProps) {
  return <Root as={`h${level}`} size={size} {...props} />
}
