import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#src/components/context/app-context.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { MemberMenu } from './member-parts.ts'
import { withReturnTo } from './way-back.ts'

/** The login for a visitor; the name and the logout for a member. */
export function AccountMenu() {
  const { t } = useTranslation('layout')
  const { loggedIn, logoutUnconfirmed } = useSession()
  if (loggedIn || logoutUnconfirmed)
    return (
      <Suspense fallback={null}>
        <MemberMenu wayHome />
      </Suspense>
    )
  return (
    <chakra.div display="flex" alignItems="center" gap="2">
      <ButtonLink asChild variant="ghost" size="sm" minHeight="touch" hideBelow="md">
        <Link to="/auth/signup" search={withReturnTo}>
          {t('signup')}
        </Link>
      </ButtonLink>
      <ButtonLink asChild size="sm" minHeight="touch">
        <Link to="/auth/login" search={withReturnTo}>
          {t('login')}
        </Link>
      </ButtonLink>
    </chakra.div>
  )
}
