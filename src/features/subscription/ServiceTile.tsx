import type { Service } from '#domain/plan/catalogue.ts'
import { IconTile, TileDrawing, type TileSize } from '#src/ui/IconTile.tsx'

const families = {
  DOOR: 'blue',
  TWO_STEPS: 'teal',
  TERM: 'violet',
  WAVE: 'rose',
  LEDGER: 'brass',
} as const satisfies Record<Service['icon'], string>

const knownFamilies: Readonly<Record<string, (typeof families)[Service['icon']]>> = families

/** The tint of a service's icon; for an unknown icon, the tint of the shield. */
export const familyOf = (icon: string) => knownFamilies[icon] ?? 'slate'

/** The icon of a service, next to its name; a shield for an unknown service. */
export function ServiceTile({ icon, size }: { icon: string; size?: TileSize }) {
  return (
    <IconTile family={familyOf(icon)} size={size}>
      <TileDrawing of={knownFamilies[icon] ? icon : 'SHIELD'} />
    </IconTile>
  )
}
