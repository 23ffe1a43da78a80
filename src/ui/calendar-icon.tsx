import { icon } from './icon.tsx'

// This icon is in a separate file from the shell's other icons, since visitors do not load it.
export const CalendarIcon = icon(
  'CalendarIcon',
  <>
    <rect x="4" y="5" width="16" height="15.5" rx="2.5" />
    <path d="M4 10h16M8.5 3v4M15.5 3v4" />
  </>,
)
