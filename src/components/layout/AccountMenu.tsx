import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMachines, useSession } from '#src/components/app-context.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Text } from '#src/ui/Text.tsx'
import { StaffLink } from './StaffLink.tsx'

/** The way in for a visitor; the name and the way out for a member. */
export function AccountMenu() {
  const { t } = useTranslation('layout')
  const machines = useMachines()
  const { loggedIn, info, logoutUnconfirmed } = useSession()
  const logOut = () => machines?.session.send({ type: 'logout.requested' })

  if (logoutUnconfirmed)
    return <Button variant="danger" size="sm" minHeight="touch" onClick={logOut}>{t('logoutAgain')}</Button>
  if (!loggedIn)
    return (
      <chakra.div display="flex" alignItems="center" gap="2">
        <ButtonLink asChild variant="ghost" size="sm" minHeight="touch" hideBelow="md">
          <Link to="/auth/signup">{t('signup')}</Link>
        </ButtonLink>
        <ButtonLink asChild size="sm" minHeight="touch">
          <Link to="/auth/login">{t('login')}</Link>
        </ButtonLink>
      </chakra.div>
    )
  return (
    <chakra.div display="flex" alignItems="center" gap="2" minWidth="0">
      <chakra.div hideBelow="lg"><StaffLink /></chakra.div>
      <Text size="sm" weight="medium" hideBelow="md" truncate maxWidth="40">{t('member', { name: info?.name })}</Text>
      <Button variant="outline" size="sm" minHeight="touch" onClick={logOut}>{t('logout')}</Button>
    </chakra.div>
  )
}
