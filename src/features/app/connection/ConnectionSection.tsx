import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { Card } from '#src/ui/Card.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { CopyLine } from './CopyLine.tsx'
import { KeySection } from './KeySection.tsx'
import { TestSection } from './TestSection.tsx'
import { useConnectionTexts } from './texts.ts'

type Props = { app: Schema<'AdminApp'>; connection: PagePart<Schema<'AppConnection'>> }

/** How an app is connected: what is entered in it, and its keys. */
export function ConnectionSection({ app, connection }: Props) {
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
            <Stack gap="6">
              <Settings app={app} connection={connected} />
              <KeySection app={app} keys={connected.keys} />
              <TestSection app={app} />
            </Stack>
          )}
        </Part>
      </Stack>
    </Card>
  )
}

type Connected = { app: Schema<'AdminApp'>; connection: Schema<'AppConnection'> }

/** What is entered in the app, to be copied. */
function Settings({ app: { appId, levels }, connection: { configurationUrl, evaluationUrl } }: Connected) {
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
  return (
    <Stack gap="2">
      <Heading level={3} size="sm">
        {t('settings.title')}
      </Heading>
      <DataList
        columns={1}
        items={settings.map(({ key, term, value }) => ({
          key,
          term,
          value: <CopyLine name={term} value={value} />,
        }))}
      />
    </Stack>
  )
}
