import { Link } from '@tanstack/react-router'
import '#src/i18n/areas/memberTerms.ts'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Notice } from '#src/ui/Notice.tsx'

/** Asks for the answers that are due: to a new edition of a required term, or two years after the last. */
export function TermsDue() {
  const { t } = useTranslation('memberTerms')
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
