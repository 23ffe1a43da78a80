import { adminPages } from '#domain/admin/pages.ts'
import { adminIcons } from '#src/components/layout/section-icons.ts'
import { CalendarIcon } from '#src/ui/calendar-icon.tsx'
import { MonitorIcon } from '#src/ui/frame-icons.tsx'
import { BellIcon, ShieldIcon } from '#src/ui/icons.tsx'
import {
  BillIcon,
  BuildingIcon,
  ChatIcon,
  GridIcon,
  HomeIcon,
  KeyIcon,
  LayersIcon,
  MegaphoneIcon,
  PeopleIcon,
  PriceIcon,
  PulseIcon,
  RecordIcon,
  ScrollIcon,
  TodayIcon,
  UserIcon,
} from '#src/ui/shell-icons.tsx'
import type { HitKind } from './search-entry.ts'
import type { SearchLine } from './search-sections.ts'

type Family = 'blue' | 'brass' | 'violet' | 'teal' | 'slate'

const hits = {
  SUBSCRIPTION: [LayersIcon, 'blue'],
  BILL: [BillIcon, 'slate'],
  INQUIRY: [ChatIcon, 'teal'],
  COUNSEL: [CalendarIcon, 'teal'],
  GRANT: [KeyIcon, 'violet'],
  ACCESS_REQUEST: [RecordIcon, 'violet'],
  APP: [GridIcon, 'violet'],
  NOTICE: [MegaphoneIcon, 'brass'],
  BOARD_POST: [MegaphoneIcon, 'brass'],
  MEMBER: [PeopleIcon, 'teal'],
  COMPANY: [BuildingIcon, 'brass'],
  ABNORMAL_EVENT: [PulseIcon, 'slate'],
} as const satisfies Record<HitKind, readonly [unknown, Family]>

/** The icons of the members' pages, by the beginning of their address; the first that fits counts. */
const pages = [
  ['/admin/notice/write', MegaphoneIcon],
  ...(Object.keys(adminPages) as (keyof typeof adminPages)[]).map(
    (page) => [page, adminIcons[page]] as const,
  ),
  ['/admin', TodayIcon],
  ['/my/subscription', LayersIcon],
  ['/subscription', LayersIcon],
  ['/trial', LayersIcon],
  ['/my/bill', BillIcon],
  ['/apps', KeyIcon],
  ['/inquiry/counsel', CalendarIcon],
  ['/my/counsel', CalendarIcon],
  ['/inquiry', ChatIcon],
  ['/my/inquiry', ChatIcon],
  ['/my/company', BuildingIcon],
  ['/my/settings/profile', BuildingIcon],
  ['/my/member/edit#password', ShieldIcon],
  ['/my/mfa', ShieldIcon],
  ['/my/session', MonitorIcon],
  ['/my/member', UserIcon],
  ['/my/terms', ScrollIcon],
  ['/my/notification', BellIcon],
  ['/my/settings', GridIcon],
  ['/notice', MegaphoneIcon],
  ['/support', ChatIcon],
  ['/service/plan', PriceIcon],
  ['/my', HomeIcon],
] as const

/** Returns the icon of a line, and the tint of its tile. */
export function iconOf(line: SearchLine): { Icon: typeof HomeIcon; family: Family } {
  if (line.kind === 'ACTION') return { Icon: MonitorIcon, family: 'slate' }
  if (line.kind === 'TASK' || line.kind === 'PAGE') {
    const Icon = pages.find(([beginning]) => line.href.startsWith(beginning))?.[1] ?? RecordIcon
    return { Icon, family: line.kind === 'TASK' ? 'blue' : 'slate' }
  }
  const [Icon, family] = hits[line.kind] ?? [RecordIcon, 'slate']
  return { Icon, family }
}
