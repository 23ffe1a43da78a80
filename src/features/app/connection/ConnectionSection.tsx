import { chakra, Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { KeySection } from './KeySection.tsx'
import { LoginSection } from './LoginSection.tsx'
import { ScimSection } from './ScimSection.tsx'
import { SettingList } from './SettingList.tsx'
import { TestSection } from './TestSection.tsx'
import { useConnectionTexts } from './texts.ts'
import { WebhookSection } from './WebhookSection.tsx'

type Props = {
  app: Schema<'AdminApp'>
  connection: PagePart<Schema<'AppConnection'>>
  webhook: PagePart<Schema<'AppWebhookInfo'>>
  scim: PagePart<Schema<'AppScimInfo'>>
}

/**
 * The connection between an app and the portal: the values to enter in the app, and the keys, login, accounts and
 * webhook of the app.
 */
export function ConnectionSection({ app, connection, webhook, scim }: Props) {
  const { t } = useConnectionTexts()
  return (
    <Card aria-labelledby="connection">
      <Stack gap="5">
        <Stack gap="1">
          <Heading level={2} size="md" id="connection">
            {t('title')}
          </Heading>
          <Text tone="muted" size="sm">
            {t('lead')}
          </Text>
        </Stack>
        <Part of={connection} name={t('title')}>
          {(connected) => (
            <DividedSections>
              <Settings app={app} connection={connected} />
              <KeySection app={app} keys={connected.keys} />
              <TestSection app={app} />
              <LoginSection app={app} connection={connected} />
            </DividedSections>
          )}
        </Part>
        <Part of={scim} name={t('scim.title')}>
          {(info) => (
            <DividedSections>
              <ScimSection app={app} info={info} />
            </DividedSections>
          )}
        </Part>
        <Part of={webhook} name={t('webhook.title')}>
          {(info) => (
            <DividedSections>
              <WebhookSection app={app} info={info} />
            </DividedSections>
          )}
        </Part>
      </Stack>
    </Card>
  )
}

// Each child of the section is below a horizontal line.
const DividedSections = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    '& > *': { borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'border', pt: '5' },
  },
})

type ConnectedApp = { app: Schema<'AdminApp'>; connection: Schema<'AppConnection'> }

/** The values to copy into the settings of the app. */
function Settings({ app: { appId, levels }, connection: { configurationUrl, evaluationUrl } }: ConnectedApp) {
  const { t } = useConnectionTexts()
  const settings = [
    { key: 'app', term: t('settings.appId'), value: appId },
    { key: 'evaluation', term: t('settings.evaluationUrl'), value: evaluationUrl },
    { key: 'configuration', term: t('settings.configurationUrl'), value: configurationUrl },
    ...levels.map(({ levelId, name }) => ({
      key: levelId,
      term: t('settings.level', { name }),
      value: levelId,
    })),
  ]
  return <SettingList title={t('settings.title')} level={3} settings={settings} />
}
