import { chakra, Flex, Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { AdminTitle } from '#src/components/screen/AdminTitle.tsx'
import { useMessageKindTexts } from '#src/features/notification/message-kind-texts.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { Breakable } from '#src/ui/Breakable.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataList, type DataListItem } from '#src/ui/DataList.tsx'
import { FoldedTable } from '#src/ui/FoldedTable.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useConnectionTexts } from './texts.ts'

type Connection = Schema<'Connection'>
const tones = {
  CONNECTED: 'success',
  UNUSED: 'info',
  SIMULATED: 'info',
  TROUBLE: 'danger',
  NOT_CONNECTED: 'neutral',
} as const satisfies Record<Connection['connectionState'], BadgeTone>

/** The services outside of the portal, each with its state, the effect of its absence, and its settings. */
export function ConnectionList({ list }: Schema<'Connections'>) {
  const { t } = useConnectionTexts()
  const countOf = (...states: Connection['connectionState'][]) =>
    list.filter(({ connectionState }) => states.includes(connectionState)).length
  const trouble = countOf('TROUBLE')
  const counts = [
    t('connectedCount', { count: countOf('CONNECTED', 'UNUSED', 'TROUBLE') }),
    countOf('SIMULATED') > 0 && t('simulatedCount', { count: countOf('SIMULATED') }),
    countOf('NOT_CONNECTED') > 0 && t('notConnectedCount', { count: countOf('NOT_CONNECTED') }),
  ].filter((text) => text !== false)
  return (
    <Stack gap="5">
      <AdminTitle title={t('title')} lead={t('lead')} />
      <Notice status={trouble > 0 ? 'danger' : 'info'}>
        {[trouble > 0 && t('trouble', { count: trouble }), counts.join(', ')].filter(Boolean).join(' ')}
      </Notice>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gap="4"
        gridTemplateColumns="repeat(auto-fill, minmax(min(24rem, 100%), 1fr))"
      >
        {list.map((connection) => (
          <chakra.li key={connection.connection} display="grid">
            <ConnectionCard {...connection} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Stack>
  )
}

function ConnectionCard(each: Connection) {
  const { t } = useConnectionTexts()
  const { connection, connectionState } = each
  return (
    <Card>
      <Flex justify="space-between" align="center" gap="3" mb="1">
        <Heading level={2} size="sm">
          {t(`name.${connection}`)}
        </Heading>
        <Badge tone={tones[connectionState]}>{t(`state.${connectionState}`)}</Badge>
      </Flex>
      <Text size="sm" tone="muted" mb="2">
        {t(`without.${connection}`)}
      </Text>
      <DataList columns={1} items={useFacts(each)} />
      <FoldedTable mt="1" label={t('settings')} labelSize="sm">
        <Text size="sm" tone="muted">
          {each.settings.map((name) => (
            <chakra.span key={name} display="block">
              <Breakable>{name}</Breakable>
            </chakra.span>
          ))}
        </Text>
      </FoldedTable>
    </Card>
  )
}

/** Returns the last calls of a connected service, and the state of its templates. */
function useFacts({
  connectionState,
  failingSince,
  lastSuccessAt,
  lastFailureAt,
  lastFailure,
  templates,
}: Connection): DataListItem[] {
  const { t } = useConnectionTexts()
  const { t: kinds } = useMessageKindTexts()
  const time = (key: 'since' | 'lastSuccess' | 'lastFailure', at: string | null) => ({
    key,
    term: t(key),
    value: at === null ? t('none') : formatDateTime(at),
    numeric: true,
  })
  const callItems: DataListItem[] =
    connectionState === 'NOT_CONNECTED'
      ? []
      : [
          ...(failingSince === null ? [] : [time('since', failingSince)]),
          time('lastSuccess', lastSuccessAt),
          ...(lastFailureAt === null ? [] : [time('lastFailure', lastFailureAt)]),
          ...(lastFailure === null
            ? []
            : [{ key: 'failure', term: t('failure'), value: <span lang="en">{lastFailure}</span> }]),
        ]
  const templateItems = templates.map(({ messageKind, templateState }) => (
    <div key={messageKind}>
      {t('templateOf', { kind: kinds(`kind.${messageKind}`), state: t(`template.${templateState}`) })}
    </div>
  ))
  return [
    ...callItems,
    ...(templateItems.length > 0 ? [{ key: 'templates', term: t('templates'), value: templateItems }] : []),
  ]
}
