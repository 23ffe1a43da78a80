import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { DoneActions, DoneHead } from '#src/components/screen/DoneHead.tsx'
import { SCREEN_TITLE_ID } from '#src/components/screen/ScreenTitle.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { usePasswordResetTexts } from './texts.ts'

/** Confirms that the password was changed. */
export function ResetDone() {
  const { t } = usePasswordResetTexts()
  useEffect(() => document.getElementById(SCREEN_TITLE_ID)?.focus(), [])
  return (
    <>
      <DoneHead title={t('done.title')} lead={t('done.lead')} />
      <DoneActions>
        <ButtonLink asChild size="lg">
          <Link to="/auth/login">{t('done.login')}</Link>
        </ButtonLink>
      </DoneActions>
    </>
  )
}
