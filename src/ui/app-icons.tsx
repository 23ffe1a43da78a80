import { chakra } from '@chakra-ui/react'
import { icon } from './icon.tsx'

// One line in brass, for the part that moves or guards.
const Bolt = chakra('path', { base: { stroke: 'accent.solid' } })

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
export const WarehouseIcon = icon(
  'WarehouseIcon',
  <>
    <path d="M3.5 20V9.2L12 4l8.5 5.2V20M7.5 20v-8h9v8" />
    <Bolt d="M7.5 16h9" />
  </>,
)
export const TalkIcon = icon(
  'TalkIcon',
  <>
    <path d="M4 4.5h13V14H9l-5 3.5z" />
    <Bolt d="M20 9v11.5L16 17.5h-5.5" />
  </>,
)
export const CloudIcon = icon(
  'CloudIcon',
  <>
    <path d="M8 18.5H7a4.3 4.3 0 0 1-.4-8.6 5.8 5.8 0 0 1 11.2 1.3A3.7 3.7 0 0 1 17.5 18.5H16" />
    <Bolt d="M12 20.5v-7.2M9.2 15.8l2.8-2.7 2.8 2.7" />
  </>,
)
export const EnvelopeIcon = icon(
  'EnvelopeIcon',
  <>
    <rect x="3.5" y="5" width="17" height="14" rx="2.5" />
    <Bolt d="M4 8l8 5.5L20 8" />
  </>,
)
export const WindowIcon = icon(
  'WindowIcon',
  <>
    <rect x="3.5" y="4.5" width="17" height="15" rx="2.5" />
    <Bolt d="M3.5 9.5h17" />
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
