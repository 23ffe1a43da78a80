import type { Schema } from '#contract/operation.ts'
import {
  CloudIcon,
  CodeIcon,
  EnvelopeIcon,
  PersonCardIcon,
  TalkIcon,
  WarehouseIcon,
  WindowIcon,
} from '#src/ui/app-icons.tsx'
import { IconTile } from '#src/ui/IconTile.tsx'

const icons: Readonly<Record<Schema<'AppIcon'>, typeof CodeIcon>> = {
  WINDOW: WindowIcon,
  ENVELOPE: EnvelopeIcon,
  TALK: TalkIcon,
  PERSON_CARD: PersonCardIcon,
  WAREHOUSE: WarehouseIcon,
  CODE: CodeIcon,
  CLOUD: CloudIcon,
}

const families: Readonly<Record<Schema<'AppIcon'>, 'slate' | 'blue' | 'rose' | 'brass' | 'teal' | 'violet'>> =
  {
    WINDOW: 'slate',
    ENVELOPE: 'blue',
    TALK: 'rose',
    PERSON_CARD: 'brass',
    WAREHOUSE: 'teal',
    CODE: 'violet',
    CLOUD: 'slate',
  }

/** The icons that an app may have, in the order in which they are offered. */
export const appIcons = Object.keys(icons) as Schema<'AppIcon'>[]

/** The icon of an app; a window for one that is unknown. The app's name is shown next to it. */
export function AppTile({ icon = 'WINDOW', boxSize }: { icon?: string | undefined; boxSize?: '9' }) {
  const Icon = icons[icon as Schema<'AppIcon'>] ?? WindowIcon
  return (
    <IconTile
      aria-hidden="true"
      fontSize={boxSize ? undefined : 'lg'}
      boxSize={boxSize}
      family={families[icon as Schema<'AppIcon'>] ?? 'slate'}
    >
      <Icon />
    </IconTile>
  )
}
