import { Stack } from '@chakra-ui/react'
import '#src/i18n/areas/mySession.ts'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { ScreenTitle } from '#src/components/ScreenTitle.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { DeviceList } from './DeviceList.tsx'
import { SignInTable } from './SignInTable.tsx'

type Props = { sessions: Schema<'MemberSession'>[]; signIns: Schema<'SignIn'>[] }

/** Where the member is logged in, and who tried to be. */
export function SessionsScreen({ sessions, signIns }: Props) {
  const { t } = useTranslation('mySession')
  return (
    <Stack gap="8">
      <Stack gap="2">
        <ScreenTitle>{t('title')}</ScreenTitle>
        <Text tone="muted">{t('lead')}</Text>
      </Stack>
      <Stack gap="3">
        <Heading level={2} size="md">{t('devices')}</Heading>
        <DeviceList sessions={sessions} />
      </Stack>
      <Stack gap="3">
        <Heading level={2} size="md">{t('tries')}</Heading>
        <Text tone="muted">{t('triesLead')}</Text>
        {signIns.length > 0 ? <SignInTable rows={signIns} /> : <Card><Text>{t('noTries')}</Text></Card>}
        <Notice status="info" title={t('notYou')}>{t('notYouText')}</Notice>
      </Stack>
    </Stack>
  )
}
