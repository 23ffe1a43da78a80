import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export type IconProps = Omit<HTMLChakraProps<'svg'>, 'children'>

// Decorative by design: the text beside an icon, or the button around it, carries the name.
const icon = (displayName: string, paths: ReactNode) => {
  const Icon = (props: IconProps) => (
    <chakra.svg
      viewBox="0 0 24 24"
      boxSize="1.25em"
      flexShrink="0"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
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

export const CheckIcon = icon('CheckIcon', <path d="m5 12.5 4.5 4.5L19 7.5" />)
export const CloseIcon = icon('CloseIcon', <path d="M6 6l12 12M18 6 6 18" />)
export const InfoIcon = icon('InfoIcon', <><circle cx="12" cy="12" r="9" /><path d="M12 11v5M12 7.75v.01" /></>)
export const SuccessIcon = icon('SuccessIcon', <><circle cx="12" cy="12" r="9" /><path d="m8 12.5 2.75 2.75L16 9.75" /></>)
export const WarningIcon = icon('WarningIcon', <><path d="M12 3.75 2.75 19.5h18.5z" /><path d="M12 10v4.25M12 16.9v.01" /></>)
export const DangerIcon = icon('DangerIcon', <><circle cx="12" cy="12" r="9" /><path d="M12 7.5v5.25M12 16.2v.01" /></>)
export const EyeIcon = icon('EyeIcon', <><path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" /><circle cx="12" cy="12" r="2.75" /></>)
export const EyeOffIcon = icon('EyeOffIcon', <><path d="M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3M6.2 7.3A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.500a9 9 0 0 0 4.6-1.3" /><path d="m4 4 16 16" /></>)
export const MenuIcon = icon('MenuIcon', <path d="M4 6.500h16M4 12h16M4 17.500h16" />)
export const ChevronRightIcon = icon('ChevronRightIcon', <path d="m9.5 6 6 6-6 6" />)
export const ChevronDownIcon = icon('ChevronDownIcon', <path d="m6 9.5 6 6 6-6" />)
export const ArrowLeftIcon = icon('ArrowLeftIcon', <path d="M20 12H4.500M11 5.5 4.5 12l6.5 6.5" />)
export const SunIcon = icon('SunIcon', <><circle cx="12" cy="12" r="4" /><path d="M12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M5.3 18.700l1.4-1.400M17.3 6.700l1.4-1.4" /></>)
export const MoonIcon = icon('MoonIcon', <path d="M20.5 14.200A8.5 8.5 0 1 1 9.8 3.500a6.75 6.75 0 0 0 10.7 10.700z" />)
export const MonitorIcon = icon('MonitorIcon', <><rect x="3" y="4" width="18" height="12.5" rx="2" /><path d="M8.5 20.500h7M12 16.500v4" /></>)
export const CopyIcon = icon('CopyIcon', <><rect x="8.5" y="8.5" width="12" height="12" rx="2" /><path d="M5.5 15.500h-.5a1.5 1.5 0 0 1-1.5-1.500V5A1.5 1.5 0 0 1 5 3.500h9A1.5 1.5 0 0 1 15.5 5v.5" /></>)
export const DownloadIcon = icon('DownloadIcon', <path d="M12 3.500v12M6.5 10.5 12 16l5.5-5.500M4 20.500h16" />)
export const ShieldIcon = icon('ShieldIcon', <><path d="M12 3 4.5 6v5.500c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.500V6z" /><path d="m8.75 12 2.25 2.25 4.25-4.5" /></>)
export const ExternalIcon = icon('ExternalIcon', <path d="M14 4h6v6M20 4l-9 9M18 14v4.500a1.5 1.5 0 0 1-1.5 1.500h-11A1.5 1.5 0 0 1 4 18.500v-11A1.5 1.5 0 0 1 5.5 6H10" />)
export const MoveIcon = icon('MoveIcon', <path d="M12 3v18M3 12h18M9.5 5.5 12 3l2.5 2.500M9.5 18.5 12 21l2.5-2.500M5.5 9.5 3 12l2.5 2.500M18.5 9.5 21 12l-2.5 2.5" />)
export const MaximizeIcon = icon('MaximizeIcon', <path d="M14 4h6v6M10 20H4v-6M20 4l-6.5 6.500M4 20l6.5-6.5" />)
export const RestoreIcon = icon('RestoreIcon', <path d="M20 10.500h-6.500V4M4 13.500h6.500V20M13.5 10.5 20 4M10.5 13.5 4 20" />)
export const SearchIcon = icon('SearchIcon', <><circle cx="10.5" cy="10.5" r="6.5" /><path d="m15.5 15.5 5 5" /></>)
export const PinIcon = icon('PinIcon', <path d="M9 3.500h6M10 3.500v6L6.5 14h11L14 9.500v-6M12 14v6.500" />)
export const AttachmentIcon = icon('AttachmentIcon', <path d="m20 11-8.3 8.300a5 5 0 0 1-7-7L13 4a3.300 3.300 0 0 1 4.700 4.700l-8.300 8.200a1.600 1.600 0 0 1-2.300-2.300L14.500 7" />)
export const FeedIcon = icon('FeedIcon', <path d="M5 11a8 8 0 0 1 8 8M5 4.500A14.500 14.500 0 0 1 19.500 19M6 18v.01" />)
