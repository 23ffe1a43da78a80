import { chakra } from '@chakra-ui/react'
import { icon } from './icon.tsx'

/** The brass line of an icon. It draws the part that moves or guards, such as a bolt. */
const Bolt = chakra('path', { base: { stroke: 'accent.solid' } })

// Icons of apps that the first page shows; the page contains these icons itself. The icons of all apps are in
// tile-icons.svg.
export const CodeIcon = icon(
  'CodeIcon',
  <>
    <path d="M8 7.5L3.5 12 8 16.5M16 7.5l4.5 4.5-4.5 4.5" />
    <Bolt d="M13.5 5l-3 14" />
  </>,
)
export const PersonCardIcon = icon(
  'PersonCardIcon',
  <>
    <rect x="4" y="3.5" width="16" height="17" rx="2.5" />
    <circle cx="12" cy="10" r="2.5" />
    <Bolt d="M8 17c.6-1.9 2-2.8 4-2.8s3.4.9 4 2.8" />
  </>,
)
export const DatabaseIcon = icon(
  'DatabaseIcon',
  <>
    <path d="M4.5 6c0-1.7 3.4-3 7.5-3s7.5 1.3 7.5 3-3.4 3-7.5 3-7.5-1.3-7.5-3z" />
    <path d="M4.5 6v12c0 1.7 3.4 3 7.5 3s7.5-1.3 7.5-3V6" />
    <Bolt d="M4.5 12c0 1.7 3.4 3 7.5 3s7.5-1.3 7.5-3" />
  </>,
)
export const CoinIcon = icon(
  'CoinIcon',
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M8 9l1.9 6.5L12 9.5l2.1 6L16 9" />
    <Bolt d="M6.8 12.2h10.4" />
  </>,
)
