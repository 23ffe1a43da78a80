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

const icons: Readonly<Record<string, typeof CodeIcon>> = {
  개발: CodeIcon,
  '경영 지원': PersonCardIcon,
  물류: WarehouseIcon,
  영업: TalkIcon,
  인프라: CloudIcon,
  협업: EnvelopeIcon,
}

/** The icon of an app by its category; a window for a category without one. The app's name is shown next to it. */
export function AppTile({ category }: { category: string }) {
  const Icon = icons[category] ?? WindowIcon
  return (
    <IconTile aria-hidden="true" fontSize="lg">
      <Icon strokeWidth="1.75" />
    </IconTile>
  )
}
