import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export type IconProps = Omit<HTMLChakraProps<'svg'>, 'children'>

/**
 * Creates an icon from paths in a square of 24. Decorative by design: the text next to it, or the button around it,
 * has the name.
 */
export const icon = (displayName: string, paths: ReactNode) => {
  const Icon = (props: IconProps) => (
    <chakra.svg
      viewBox="0 0 24 24"
      boxSize="1.25em"
      flexShrink="0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      {paths}
    </chakra.svg>
  )
  Icon.displayName = displayName
  return Icon
}
