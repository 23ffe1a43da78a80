import { Flex, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Text } from '#src/ui/Text.tsx'
import { AppTile } from '../AppTile.tsx'
import { ConnectionSection } from '../connection/ConnectionSection.tsx'
import { EditWords } from './EditWords.tsx'
import { LevelSection } from './LevelSection.tsx'
import { ManagerSection } from './ManagerSection.tsx'
import { OwnerBadge } from './OwnerBadge.tsx'
import { PolicyForm } from './PolicyForm.tsx'
import { RetireSection } from './RetireSection.tsx'
import { scopeOf } from './scope-of.ts'
import { useAppAdminTexts } from './texts.ts'
import { UseStateSection } from './UseStateSection.tsx'

type Props = {
  app: Schema<'AdminApp'>
  /** The data of the app's connection; undefined if the app belongs to another owner. */
  connected: Omit<Parameters<typeof ConnectionSection>[0], 'app'> | undefined
}

/**
 * The settings of an app in a company: approvers, levels, maximum term and policies. The owner of the app also sees
 * its connection.
 */
export function AdminAppDetail({ app, connected }: Props) {
  const { t } = useAppAdminTexts()
  const [editing, setEditing] = useState(false)
  const scope = scopeOf(app)
  const [isOwn, isOfCompany] = [app.ownYn === 'Y', scope === 'COMPANY']
  return (
    <Stack gap="5">
      <BackLink to="/admin/apps" search={{ owner: scope }}>
        {t('back')}
      </BackLink>
      <Stack gap="1">
        <Flex gap="3" align="center" wrap="wrap">
          <AppTile icon={app.icon} />
          <ScreenTitle overflowWrap="anywhere">{app.name}</ScreenTitle>
          <OwnerBadge owner={app.owner} />
          {isOwn && (
            <Button variant="outline" size="sm" minHeight="touch" onClick={() => setEditing(true)}>
              {t('words.edit')}
            </Button>
          )}
        </Flex>
        <Text tone="muted">{app.description}</Text>
      </Stack>
      {isOfCompany && <UseStateSection app={app} />}
      {isOfCompany && <ManagerSection app={app} />}
      <LevelSection app={app} />
      <PolicyForm app={app} />
      {connected && <ConnectionSection app={app} {...connected} />}
      {isOwn && <RetireSection app={app} />}
      {editing && <EditWords app={app} onClose={() => setEditing(false)} />}
    </Stack>
  )
}
