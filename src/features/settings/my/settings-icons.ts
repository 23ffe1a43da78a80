import { CalendarIcon } from '#src/ui/calendar-icon.tsx'
import { BellIcon, SearchIcon, ShieldIcon } from '#src/ui/icons.tsx'
import {
  BillIcon,
  ChatIcon,
  KeyIcon,
  LayersIcon,
  MegaphoneIcon,
  PeopleIcon,
  ScrollIcon,
  UserIcon,
} from '#src/ui/shell-icons.tsx'
import type { settingsEntries } from './settings-entries.ts'

export type SettingsPage = (typeof settingsEntries)[number]['pages'][number]['key']

/** The icons of the settings pages; pages of the menu have the same icon there. */
export const settingsIcons: Record<SettingsPage, typeof BillIcon> = {
  member: UserIcon,
  notification: BellIcon,
  terms: ScrollIcon,
  company: PeopleIcon,
  profile: BillIcon,
  mfa: ShieldIcon,
  session: KeyIcon,
  inquiry: ChatIcon,
  counsel: CalendarIcon,
  notice: MegaphoneIcon,
  support: SearchIcon,
  service: LayersIcon,
}
