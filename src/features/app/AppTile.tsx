import type { Schema } from '#contract/operation.ts'
import { IconTile, TileDrawing, type TileSize } from '#src/ui/IconTile.tsx'

const families = {
  WINDOW: 'slate',
  ENVELOPE: 'blue',
  SIGNATURE: 'brass',
  TALK: 'blue',
  CAMERA: 'blue',
  FOLDER: 'blue',
  PERSON_CARD: 'brass',
  COIN: 'brass',
  ATTENDANCE: 'teal',
  CUSTOMER: 'rose',
  CHART: 'rose',
  SHOP: 'rose',
  WAREHOUSE: 'teal',
  TRUCK: 'teal',
  CODE: 'violet',
  PIPELINE: 'violet',
  CLOUD: 'slate',
  DATABASE: 'slate',
  GLOBE: 'slate',
} as const satisfies Record<Schema<'AppIcon'>, string>

const knownFamilies: Readonly<Record<string, (typeof families)[Schema<'AppIcon'>]>> = families

/** The icons for an app, in the order in which the form offers them. */
export const appIcons = Object.keys(families) as Schema<'AppIcon'>[]

/** The icon of an app; an unknown icon is shown as a window. Decorative, since the app's name is shown next to it. */
export function AppTile({ icon = 'WINDOW', size }: { icon?: string | undefined; size?: TileSize }) {
  return (
    <IconTile aria-hidden="true" family={knownFamilies[icon] ?? 'slate'} size={size}>
      <TileDrawing of={knownFamilies[icon] ? icon : 'WINDOW'} />
    </IconTile>
  )
}
