import { CalendarIcon } from '#src/ui/calendar-icon.tsx'
import { ChevronRightIcon, MonitorIcon } from '#src/ui/frame-icons.tsx'
import {
  BillIcon,
  ChatIcon,
  GridIcon,
  HomeIcon,
  KeyIcon,
  LayersIcon,
  MegaphoneIcon,
  PeopleIcon,
  PulseIcon,
  RecordIcon,
} from '#src/ui/shell-icons.tsx'
import type { SearchLine } from './search-sections.ts'

/** The icon of each kind of line. */
export const kindIcons = {
  PAGE: ChevronRightIcon,
  ACTION: MonitorIcon,
  SUBSCRIPTION: LayersIcon,
  BILL: BillIcon,
  INQUIRY: ChatIcon,
  COUNSEL: CalendarIcon,
  GRANT: KeyIcon,
  ACCESS_REQUEST: RecordIcon,
  APP: GridIcon,
  NOTICE: MegaphoneIcon,
  BOARD_POST: MegaphoneIcon,
  MEMBER: PeopleIcon,
  COMPANY: HomeIcon,
  ABNORMAL_EVENT: PulseIcon,
} as const satisfies Record<SearchLine['kind'], unknown>
