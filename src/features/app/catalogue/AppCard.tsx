import { chakra, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Schema } from '#contract/operation.ts'
import { devices } from '#domain/app/devices.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { AppTile } from '../AppTile.tsx'
import { useAppTexts } from '../texts.ts'

/** An app in short: what it is for and what it runs on. */
export function AppCard({ app, action }: { app: Schema<'AppListItem'>; action?: ReactNode }) {
  const { t } = useAppTexts()
  const runsOn = devices.filter((device) => app.devices.includes(device))
  return (
    <Card as="li" display="flex" flexDirection="column" gap="4">
      <Stack gap="1" flex="1">
        <chakra.div display="flex" alignItems="center" gap="3" mb="1">
          <AppTile name={app.name} />
          <chakra.div minWidth="0">
            <Text size="sm" tone="muted">
              {app.category}
            </Text>
            <Heading level={2} size="md">
              {app.name}
            </Heading>
          </chakra.div>
        </chakra.div>
        <Text tone="muted">{app.description}</Text>
      </Stack>
      <chakra.ul aria-label={t('runsOn')} display="flex" flexWrap="wrap" gap="2">
        {runsOn.map((device) => (
          <li key={device}>
            <Badge icon={<></>}>{t(`devices.${device}`)}</Badge>
          </li>
        ))}
      </chakra.ul>
      {action}
    </Card>
  )
}
