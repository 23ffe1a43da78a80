import type { AdminPage } from '#domain/admin/pages.ts'
import { CalendarIcon } from '#src/ui/calendar-icon.tsx'
import { ShieldIcon } from '#src/ui/icons.tsx'
import {
  BalanceIcon,
  BillIcon,
  BrandIcon,
  BuildingIcon,
  ChatIcon,
  CheckedIcon,
  ClockIcon,
  DepositIcon,
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
  SwapIcon,
  TodayIcon,
} from '#src/ui/shell-icons.tsx'
import type { MemberSection } from './sections.ts'

export const memberIcons = {
  home: HomeIcon,
  subscriptions: LayersIcon,
  bills: BillIcon,
  permissions: KeyIcon,
  all: GridIcon,
} as const satisfies Record<MemberSection, unknown>

export const adminIcons = {
  '/admin/subscription': LayersIcon,
  '/admin/company': BuildingIcon,
  '/admin/inquiry': ChatIcon,
  '/admin/bill': BillIcon,
  '/admin/deposit': DepositIcon,
  '/admin/settlement': BalanceIcon,
  '/admin/counsel': CalendarIcon,
  '/admin/catalogue': PriceIcon,
  '/admin/notice': MegaphoneIcon,
  '/admin/terms': ScrollIcon,
  '/admin/staff': ShieldIcon,
  '/admin/brand': BrandIcon,
  '/admin/rules': TodayIcon,
  '/admin/holiday': CalendarIcon,
  '/admin/connections': SwapIcon,
  '/admin/hours': ClockIcon,
  '/admin/site': RecordIcon,
  '/admin/review': CheckedIcon,
  '/admin/approval': KeyIcon,
  '/admin/member': PeopleIcon,
  '/admin/apps': GridIcon,
  '/admin/delegation': SwapIcon,
  '/admin/abnormal': PulseIcon,
  '/admin/audit': RecordIcon,
} as const satisfies Record<AdminPage, typeof ShieldIcon>
