import { Link } from '@tanstack/react-router'
import { useSession } from '#src/components/context/app-context.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useSubscriptionRequestTexts } from './texts.ts'

/** Explains that known data needs a recent password check, with a link to the check, which returns to this page. */
export function KnownNotice({ returnTo }: { returnTo: string }) {
  const { t } = useSubscriptionRequestTexts()
  const { passwordEntered } = useSession()
  if (passwordEntered) return null
  return (
    <Notice
      action={
        <ButtonLink asChild variant="outline" size="sm" minHeight="touch">
          <Link to="/my" search={{ returnTo }}>
            {t('known.confirm')}
          </Link>
        </ButtonLink>
      }
    >
      {t('known.confirmText')}
    </Notice>
  )
}
