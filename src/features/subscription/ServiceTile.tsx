import type { Service } from '#domain/plan/catalogue.ts'
import { IconTile } from '#src/ui/IconTile.tsx'
import { DoorIcon, LedgerIcon, TermIcon, TwoStepsIcon, WaveIcon } from '#src/ui/service-icons.tsx'

const icons = {
  DOOR: { Icon: DoorIcon, family: 'blue' },
  TWO_STEPS: { Icon: TwoStepsIcon, family: 'teal' },
  TERM: { Icon: TermIcon, family: 'violet' },
  WAVE: { Icon: WaveIcon, family: 'rose' },
  LEDGER: { Icon: LedgerIcon, family: 'brass' },
} as const satisfies Record<Service['icon'], object>

/** The icon of a service. Its name is shown next to it. */
export function ServiceTile({ icon }: Pick<Service, 'icon'>) {
  const { Icon, family } = icons[icon]
  return (
    <IconTile family={family}>
      <Icon />
    </IconTile>
  )
}
