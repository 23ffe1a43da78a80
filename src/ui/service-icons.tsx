import { icon } from './icon.tsx'

// The icons of the services: small, since the first page renders them.
export const DoorIcon = icon('DoorIcon', <path d="M6 20.5V3.5h12v17M3.5 20.5h17M14.5 12v.01" />)
export const TwoStepsIcon = icon(
  'TwoStepsIcon',
  <>
    <rect x="7" y="2.8" width="10" height="18.4" rx="2.5" />
    <path d="M9.8 11.5l1.7 1.7 3-3.2M11 18h2" />
  </>,
)
export const TermIcon = icon(
  'TermIcon',
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5l3.5 2" />
  </>,
)
export const WaveIcon = icon('WaveIcon', <path d="M3 12h4l2.5-7 5 14 2.5-7h4" />)
export const LedgerIcon = icon('LedgerIcon', <path d="M6 3.5h9l4 4v13H6zM14.5 3.5v4.5H19M9 12h7M9 16h7" />)
