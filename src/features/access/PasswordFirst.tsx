import { Link, useLocation } from '@tanstack/react-router'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useAccessTexts } from './texts.ts'

/** Explains why the member must enter the password again, and links to that check, which returns to this page. */
export function PasswordFirst({ children }: { children: string }) {
  const { t } = useAccessTexts()
  const href = useLocation({ select: (location) => location.href })
  return (
    <Notice
      action={
        <ButtonLink asChild size="sm" minHeight="touch">
          <Link to="/my" search={{ returnTo: href }}>
            {t('password.check')}
          </Link>
        </ButtonLink>
      }
    >
      {children}
    </Notice>
  )
}
