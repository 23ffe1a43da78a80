import { icon } from './icon.tsx'

// The icons of the layout around every page and of the first page; they load with the layout.
export const CheckIcon = icon('CheckIcon', <path d="m5 12.5 4.5 4.5L19 7.5" />)
export const CloseIcon = icon('CloseIcon', <path d="M6 6l12 12M18 6 6 18" />)
export const InfoIcon = icon(
  'InfoIcon',
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5M12 7.75v.01" />
  </>,
)
export const SuccessIcon = icon(
  'SuccessIcon',
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="m8 12.5 2.75 2.75L16 9.75" />
  </>,
)
export const WarningIcon = icon(
  'WarningIcon',
  <>
    <path d="M12 3.75 2.75 19.5h18.5z" />
    <path d="M12 10v4.25M12 16.9v.01" />
  </>,
)
export const DangerIcon = icon(
  'DangerIcon',
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5.25M12 16.2v.01" />
  </>,
)
export const MenuIcon = icon('MenuIcon', <path d="M4 6.500h16M4 12h16M4 17.500h16" />)
export const ChevronRightIcon = icon('ChevronRightIcon', <path d="m9.5 6 6 6-6 6" />)
export const ChevronDownIcon = icon('ChevronDownIcon', <path d="m6 9.5 6 6 6-6" />)
export const SunIcon = icon(
  'SunIcon',
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M5.3 18.700l1.4-1.400M17.3 6.700l1.4-1.4" />
  </>,
)
export const MoonIcon = icon(
  'MoonIcon',
  <path d="M20.5 14.200A8.5 8.5 0 1 1 9.8 3.500a6.75 6.75 0 0 0 10.7 10.700z" />,
)
export const MonitorIcon = icon(
  'MonitorIcon',
  <>
    <rect x="3" y="4" width="18" height="12.5" rx="2" />
    <path d="M8.5 20.500h7M12 16.500v4" />
  </>,
)
