import { chakra } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { devices } from '#domain/app/devices.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { AppTile } from '../AppTile.tsx'
import { useAppTexts } from '../texts.ts'

/** An app in short: its purpose and its platforms. A card on wide windows, a row of three lines on phones. */
export function AppCard({ app }: { app: Schema<'AppListItem'> }) {
  const { t } = useAppTexts()
  const runsOn = devices
    .filter((device) => app.devices.includes(device))
    .map((device) => t(`devices.${device}`))
  const serviceNames = app.services.map(({ serviceName }) => serviceName).join(', ')
  return (
    <Card
      as="li"
      padding="none"
      display="flex"
      flexDirection={{ base: 'row', md: 'column' }}
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      alignItems={{ base: 'center', md: 'stretch' }}
      gap={{ base: '3', md: '4' }}
      px={{ base: 'edge', md: '6' }}
      py={{ base: '3', md: '6' }}
    >
      <chakra.div
        display="grid"
        gridTemplateColumns="auto minmax(0, 1fr)"
        columnGap="3"
        rowGap={{ md: '3' }}
        alignItems="center"
        alignContent="start"
        flex={{ base: '1 1 10rem', md: '1' }}
        minWidth="0"
      >
        <chakra.div gridRow={{ base: '1 / 3', md: '1' }} display="grid">
          <AppTile icon={app.icon} />
        </chakra.div>
        <chakra.div minWidth="0">
          <Heading level={2} size="md" overflowWrap="anywhere">
            {app.name}
          </Heading>
          <Text size="sm" tone="muted" truncate>
            {app.category}
            <chakra.span display={{ md: 'none' }}> · {runsOn.join(', ')}</chakra.span>
          </Text>
        </chakra.div>
        <Text
          tone="muted"
          fontSize={{ base: 'sm', md: 'md' }}
          gridColumn={{ base: '2', md: '1 / -1' }}
          lineClamp={{ base: '1', md: 'none' }}
        >
          {app.description}
        </Text>
        {serviceNames !== '' && (
          <Text size="sm" tone="muted" gridColumn={{ base: '2', md: '1 / -1' }}>
            {t('services', { names: serviceNames })}
          </Text>
        )}
      </chakra.div>
      <chakra.ul aria-label={t('runsOn')} display={{ base: 'none', md: 'flex' }} flexWrap="wrap" gap="2">
        {runsOn.map((device) => (
          <li key={device}>
            <Badge icon={<></>}>{device}</Badge>
          </li>
        ))}
      </chakra.ul>
    </Card>
  )
}
