import type { ComponentProps } from 'react'
import type { NotificationSubject } from '#domain/notification/subjects.ts'
import { CalendarIcon } from '#src/ui/calendar-icon.tsx'
import type { IconTile } from '#src/ui/IconTile.tsx'
import { ShieldIcon } from '#src/ui/icons.tsx'
import {
  BillIcon,
  ChatIcon,
  CheckedIcon,
  KeyIcon,
  LayersIcon,
  MegaphoneIcon,
  UserIcon,
} from '#src/ui/shell-icons.tsx'

type SubjectIcon = { Icon: typeof BillIcon; family: NonNullable<ComponentProps<typeof IconTile>['family']> }

/** The icon and the tint of each subject; the icons are those of the menu. */
export const subjects: Record<NotificationSubject, SubjectIcon> = {
  bill: { Icon: BillIcon, family: 'brass' },
  subscription: { Icon: LayersIcon, family: 'blue' },
  permission: { Icon: KeyIcon, family: 'violet' },
  inquiry: { Icon: ChatIcon, family: 'teal' },
  counsel: { Icon: CalendarIcon, family: 'teal' },
  security: { Icon: ShieldIcon, family: 'red' },
  account: { Icon: UserIcon, family: 'slate' },
  admin: { Icon: CheckedIcon, family: 'slate' },
  notice: { Icon: MegaphoneIcon, family: 'slate' },
}
