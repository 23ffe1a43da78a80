import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ScreenHead } from '#src/components/screen/ScreenHead.tsx'
import { SCREEN_TITLE_ID } from '#src/components/screen/ScreenTitle.tsx'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { SuccessIcon } from '#src/ui/frame-icons.tsx'
import { usePasswordResetTexts } from './texts.ts'

/** The confirmation of the new password. */
export function ResetDone() {
  const { t } = usePasswordResetTexts()
  useEffect(() => document.getElementById(SCREEN_TITLE_ID)?.focus(), [])
  return (
    <>
      <Stack gap="3">
        <SuccessIcon boxSize="10" color="success.fg" />
        <ScreenHead title={t('done.title')} lead={t('done.lead')} />
      </Stack>
      <BottomActions>
        <ButtonLink asChild size="lg">
          <Link to="/auth/login">{t('done.login')}</Link>
        </ButtonLink>
      </BottomActions>
    </>
  )
}
