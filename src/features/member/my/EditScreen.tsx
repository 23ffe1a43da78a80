import { Stack } from '@chakra-ui/react'
import '#src/i18n/areas/member.ts'
import { useTranslation } from 'react-i18next'
import type { Output } from '#contract/operation.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { Text } from '#src/ui/Text.tsx'
import { EditForm } from './EditForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'

/** Changes what the account knows of the member, and the password. */
export function EditScreen({ user }: { user: Output<'getUserInfo'> }) {
  const { t } = useTranslation('member')
  return (
    <Stack gap="5" maxWidth="form">
      <Stack gap="2">
        <ScreenTitle>{t('edit.title')}</ScreenTitle>
        <Text tone="muted">{t('edit.lead')}</Text>
      </Stack>
      <EditForm user={user} />
      <PasswordForm owner={user} />
    </Stack>
  )
}
