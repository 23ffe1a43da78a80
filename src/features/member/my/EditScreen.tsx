import { Stack } from '@chakra-ui/react'
import type { Output } from '#contract/operation.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useMemberTexts } from '../texts.ts'
import { EditForm } from './EditForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'

/** Changes the member's own data and the password. */
export function EditScreen({ user }: { user: Output<'getUserInfo'> }) {
  const { t } = useMemberTexts()
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
