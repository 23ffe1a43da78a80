import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { spinnerStroke } from './constants.ts'

export type SpinnerProps = Omit<HTMLChakraProps<'svg'>, 'children'>

/**
 * A spinner, hidden from screen readers; the content around it names the awaited action. Its size is set by
 * `boxSize`.
 */
export function Spinner(props: SpinnerProps) {
  return (
    <chakra.svg
      viewBox="0 0 48 48"
      boxSize="1.25em"
      fill="none"
      stroke="currentColor"
      animation="spin 0.9s linear infinite"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      <circle cx="24" cy="24" r="20" strokeWidth={spinnerStroke} opacity="0.2" />
      <path d="M44 24A20 20 0 0 0 24 4" strokeWidth={spinnerStroke} strokeLinecap="round" />
    </chakra.svg>
  )
}
