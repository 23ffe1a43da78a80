import { icon } from './icon.tsx'

// The icons of the menus of members and admins. They load with those menus.
export const HomeIcon = icon(
  'HomeIcon',
  <path d="M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4.5v-6h-5v6H5a1 1 0 0 1-1-1z" />,
)
export const LayersIcon = icon(
  'LayersIcon',
  <path d="M12 3.5l8.5 4.5-8.5 4.5L3.5 8zM3.5 12.2l8.5 4.5 8.5-4.5M3.5 16.2l8.5 4.3 8.5-4.3" />,
)
export const BillIcon = icon('BillIcon', <path d="M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8.5h6M9 12.5h6" />)
export const DepositIcon = icon('DepositIcon', <path d="M12 3.5v10M8 9.5l4 4 4-4M4 14v5.5h16V14" />)
export const BuildingIcon = icon(
  'BuildingIcon',
  <path d="M5 20.5v-17h9v17M14 9h5.5v11.5M3 20.5h18M8 7.5h3M8 11.5h3M8 15.5h3" />,
)
export const BalanceIcon = icon('BalanceIcon', <path d="M5 8.5h14M5 13.5h14M9 18l6-14" />)
export const KeyIcon = icon(
  'KeyIcon',
  <>
    <circle cx="8" cy="15.5" r="4.5" />
    <path d="M11.3 12.2L20 3.5M16.5 7l3 3M14 9.5l2 2" />
  </>,
)
export const GridIcon = icon(
  'GridIcon',
  <>
    <rect x="4" y="4" width="6.5" height="6.5" rx="1.8" />
    <rect x="13.5" y="4" width="6.5" height="6.5" rx="1.8" />
    <rect x="4" y="13.5" width="6.5" height="6.5" rx="1.8" />
    <rect x="13.5" y="13.5" width="6.5" height="6.5" rx="1.8" />
  </>,
)
export const ChatIcon = icon('ChatIcon', <path d="M4 5h16v11.5H9.5L4 20.5z" />)
export const MegaphoneIcon = icon(
  'MegaphoneIcon',
  <path d="M4 10v4h3l9 4.5v-13L7 10zM19 9.5v5M8 14.5l1 5h2.5" />,
)
export const SwapIcon = icon(
  'SwapIcon',
  <path d="M4 8.5h15M15.5 5L19 8.5 15.5 12M20 15.5H5M8.5 12L5 15.5 8.5 19" />,
)
export const TodayIcon = icon('TodayIcon', <path d="M4 6h2M4 12h2M4 18h2M10 6h10M10 12h10M10 18h10" />)
export const ClockIcon = icon(
  'ClockIcon',
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5l3.5 2.5" />
  </>,
)
export const PulseIcon = icon('PulseIcon', <path d="M3 12h4l2.5-7 5 14 2.5-7h4" />)
export const PeopleIcon = icon(
  'PeopleIcon',
  <>
    <circle cx="9" cy="8.5" r="3.2" />
    <path d="M3 19.5c.5-3.2 2.8-5 6-5s5.5 1.8 6 5M16 5.6a3.2 3.2 0 0 1 0 5.8M17.5 14.8c2 .7 3.2 2.3 3.5 4.7" />
  </>,
)
export const BrandIcon = icon(
  'BrandIcon',
  <>
    <path d="M4 4h7l9 9-7 7-9-9z" />
    <circle cx="8.5" cy="8.5" r="1.2" />
  </>,
)
export const RecordIcon = icon('RecordIcon', <path d="M6 3.5h9l4 4v13H6zM14.5 3.5v4.5H19M9 12h7M9 16h7" />)
export const UserIcon = icon(
  'UserIcon',
  <>
    <circle cx="12" cy="8" r="3.8" />
    <path d="M4.5 20.5c.8-4 3.6-6 7.5-6s6.7 2 7.5 6" />
  </>,
)
export const PriceIcon = icon('PriceIcon', <path d="M4 7.5l8-4 8 4v9l-8 4-8-4v-9zM4 7.5l8 4 8-4M12 11.5v9" />)
export const ScrollIcon = icon('ScrollIcon', <path d="M6 3.5h9l3 3V20.5H6zM9 9h6M9 12.5h6M9 16h3.5" />)
export const CheckedIcon = icon(
  'CheckedIcon',
  <path d="M8 4.5H5.5v16h13v-16H16M8.5 3.5h7v3h-7zM8.5 13.5l2.4 2.4 4.6-5" />,
)
