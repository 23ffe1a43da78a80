import { icon } from './icon.tsx'

export const ViewsIcon = icon('ViewsIcon', <path d="M7 4h10v16l-5-4-5 4z" />)
export const ColumnsIcon = icon('ColumnsIcon', <path d="M4 5h16v14H4zM9.3 5v14M14.7 5v14" />)
export const KeysIcon = icon(
  'KeysIcon',
  <path d="M3 6.500h18v11H3zM7 10h.01M10.500 10h.01M14 10h.01M17.500 10h.01M8 14h8" />,
)
