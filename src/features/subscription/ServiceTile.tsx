import { chakra } from '@chakra-ui/react'
import type { ServiceCode } from '#domain/plan/choices.ts'
import { DoorIcon, LedgerIcon, TermIcon, TwoStepsIcon, WaveIcon } from '#src/ui/service-icons.tsx'

const icons = { SSO: DoorIcon, MFA: TwoStepsIcon, IGA: TermIcon, UBA: WaveIcon, LOG: LedgerIcon }

/** The icon of a service. Its name is shown next to it. */
export function ServiceTile({ code }: { code: ServiceCode }) {
  const Icon = icons[code]
  return (
    <chakra.span
      display="inline-grid"
      placeItems="center"
      flexShrink="0"
      boxSize="11"
      rounded="lg"
      bg="brand.subtle"
      color="brand.fg"
    >
      <Icon />
    </chakra.span>
  )
}
