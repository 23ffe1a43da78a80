import { Link } from '@tanstack/react-router'
import { useMemberTermsTexts } from '#src/features/terms/member-texts.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Notice } from '#src/ui/Notice.tsx'

/**
 * Asks for the consents that are due: to a new edition of a required term, or two years after the member last
 * answered.
 */
export function TermsDue() {
  const { t } = useMemberTermsTexts()
  return (
    <Notice
      status="warning"
      title={t('due')}
      action={
        <ButtonLink asChild variant="outline" size="sm">
          <Link to="/my/terms">{t('dueGo')}</Link>
        </ButtonLink>
      }
    >
      {t('dueText')}
    </Notice>
  )
}
