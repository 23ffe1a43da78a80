import type { ServiceCode } from '#domain/plan/choices.ts'
import { IconTile } from '#src/ui/IconTile.tsx'
import { DoorIcon, LedgerIcon, TermIcon, TwoStepsIcon, WaveIcon } from '#src/ui/service-icons.tsx'

const icons = { SSO: DoorIcon, MFA: TwoStepsIcon, IGA: TermIcon, UBA: WaveIcon, LOG: LedgerIcon }

const families = { SSO: 'blue', MFA: 'teal', IGA: 'violet', UBA: 'rose', LOG: 'brass' } as const

/** The icon of a service. Its name is shown next to it. */
export function ServiceTile({ code }: { code: ServiceCode }) {
  const Icon = icons[code]
  return (
    <IconTile family={families[code]}>
      <Icon />
    </IconTile>
  )
}
