import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { SCREEN_TITLE_ID, ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { SuccessIcon } from '#src/ui/frame-icons.tsx'
import { Text } from '#src/ui/Text.tsx'
import { usePasswordResetTexts } from './texts.ts'

/** The confirmation of the new password. */
export function ResetDone() {
  const { t } = usePasswordResetTexts()
  useEffect(() => document.getElementById(SCREEN_TITLE_ID)?.focus(), [])
  return (
    <>
      <Stack gap="3">
        <SuccessIcon boxSize="10" color="success.fg" />
        <Stack gap="1">
          <ScreenTitle>{t('done.title')}</ScreenTitle>
          <Text tone="muted">{t('done.lead')}</Text>
        </Stack>
      </Stack>
      <BottomActions>
        <ButtonLink asChild size="lg">
          <Link to="/auth/login">{t('done.login')}</Link>
        </ButtonLink>
      </BottomActions>
    </>
  )
}
