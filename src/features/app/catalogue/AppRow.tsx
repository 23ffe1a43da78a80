import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { ChevronRightIcon } from '#src/ui/frame-icons.tsx'
import { AppTile } from '../AppTile.tsx'
import { useAppTexts } from '../texts.ts'

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '3',
    alignItems: 'center',
    minHeight: '16',
    px: '3',
    py: '2',
    rounded: 'lg',
    lineHeight: 'short',
    _hover: { bg: 'bg.hover' },
    '& a': {
      display: 'block',
      fontWeight: 'semibold',
      truncate: true,
      // The text of the link is truncated, but its clickable area covers the row.
      _after: { content: '""', position: 'absolute', inset: '0', rounded: 'lg' },
    },
  },
})

/** An app of the app list as a row with a link to its permissions. */
export function AppRow({
  app: { appId, name, icon, category, description, services },
}: {
  app: Schema<'AppListItem'>
}) {
  const { t } = useAppTexts()
  const serviceNames = services.map(({ serviceName }) => serviceName).join(', ')
  return (
    <Row>
      <AppTile icon={icon} />
      <chakra.div minWidth="0">
        <Link to="/apps/detail" search={{ appId }}>
          {name}
        </Link>
        <chakra.p fontSize="sm" color="fg.muted" truncate title={description}>
          {category} · {serviceNames !== '' && `${t('services', { names: serviceNames })} · `}
          {description}
        </chakra.p>
      </chakra.div>
      <ChevronRightIcon color="fg.muted" />
    </Row>
  )
}
