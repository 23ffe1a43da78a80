import { icon } from './icon.tsx'

// Apart from the other icons of the shell, which visitors do not load.
export const CalendarIcon = icon(
  'CalendarIcon',
  <>
    <rect x="4" y="5" width="16" height="15.5" rx="2.5" />
    <path d="M4 10h16M8.5 3v4M15.5 3v4" />
  </>,
)
