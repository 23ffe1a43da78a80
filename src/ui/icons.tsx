import { icon } from './icon.tsx'

export const EyeIcon = icon(
  'EyeIcon',
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="2.75" />
  </>,
)
export const EyeOffIcon = icon(
  'EyeOffIcon',
  <>
    <path d="M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3M6.2 7.3A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.500a9 9 0 0 0 4.6-1.3" />
    <path d="m4 4 16 16" />
  </>,
)
export const ArrowLeftIcon = icon('ArrowLeftIcon', <path d="M20 12H4.500M11 5.5 4.5 12l6.5 6.5" />)
export const CopyIcon = icon(
  'CopyIcon',
  <>
    <rect x="8.5" y="8.5" width="12" height="12" rx="2" />
    <path d="M5.5 15.500h-.5a1.5 1.5 0 0 1-1.5-1.500V5A1.5 1.5 0 0 1 5 3.500h9A1.5 1.5 0 0 1 15.5 5v.5" />
  </>,
)
export const DownloadIcon = icon(
  'DownloadIcon',
  <path d="M12 3.500v12M6.5 10.5 12 16l5.5-5.500M4 20.500h16" />,
)
export const ExternalIcon = icon(
  'ExternalIcon',
  <path d="M14 4h6v6M20 4l-9 9M18 14v4.500a1.5 1.5 0 0 1-1.5 1.500h-11A1.5 1.5 0 0 1 4 18.500v-11A1.5 1.5 0 0 1 5.5 6H10" />,
)
export const MoveIcon = icon(
  'MoveIcon',
  <path d="M12 3v18M3 12h18M9.5 5.5 12 3l2.5 2.500M9.5 18.5 12 21l2.5-2.500M5.5 9.5 3 12l2.5 2.500M18.5 9.5 21 12l-2.5 2.5" />,
)
export const MaximizeIcon = icon(
  'MaximizeIcon',
  <path d="M14 4h6v6M10 20H4v-6M20 4l-6.5 6.500M4 20l6.5-6.5" />,
)
export const RestoreIcon = icon(
  'RestoreIcon',
  <path d="M20 10.500h-6.500V4M4 13.500h6.500V20M13.5 10.5 20 4M10.5 13.5 4 20" />,
)
export const SearchIcon = icon(
  'SearchIcon',
  <>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </>,
)
export const PinIcon = icon('PinIcon', <path d="M9 3.500h6M10 3.500v6L6.5 14h11L14 9.500v-6M12 14v6.500" />)
export const AttachmentIcon = icon(
  'AttachmentIcon',
  <path d="m20 11-8.3 8.300a5 5 0 0 1-7-7L13 4a3.300 3.300 0 0 1 4.700 4.700l-8.300 8.200a1.600 1.600 0 0 1-2.300-2.300L14.500 7" />,
)
export const FeedIcon = icon(
  'FeedIcon',
  <path d="M5 11a8 8 0 0 1 8 8M5 4.500A14.500 14.500 0 0 1 19.500 19M6 18v.01" />,
)
export const ShieldIcon = icon(
  'ShieldIcon',
  <>
    <path d="M12 3 4.5 6v5.500c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.500V6z" />
    <path d="m8.75 12 2.25 2.25 4.25-4.5" />
  </>,
)
export const BellIcon = icon(
  'BellIcon',
  <>
    <path d="M6 10a6 6 0 0 1 12 0c0 4.5 2 6 2 6H4s2-1.5 2-6z" />
    <path d="M10 19.500a2.2 2.2 0 0 0 4 0" />
  </>,
)
