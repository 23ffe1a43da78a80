import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMachines, useSession } from '#src/components/context/app-context.ts'
import { NotificationBell } from '#src/features/notification/NotificationBell.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { AvatarMenu } from './AvatarMenu.tsx'

/**
 * Notifications, the logged-in member, and on the site's pages the link to the member's home. Shows only the logout
 * if the server does not know the member yet.
 */
export function MemberMenu({ wayHome = false }: { wayHome?: boolean }) {
  const { t } = useTranslation('layout')
  const machines = useMachines()
  const { logoutUnconfirmed } = useSession()
  if (logoutUnconfirmed)
    return (
      <Button
        variant="danger"
        size="sm"
        minHeight="touch"
        onClick={() => machines?.session.send({ type: 'logout.requested' })}
      >
        {t('logoutAgain')}
      </Button>
    )
  return (
    <chakra.div display="flex" alignItems="center" gap="1" minWidth="0">
      {wayHome && (
        <ButtonLink asChild variant="soft" size="sm" minHeight="touch" hideBelow="md">
          <Link to="/my" activeOptions={{ exact: true, includeSearch: false }}>
            {t('toMy')}
          </Link>
        </ButtonLink>
      )}
      <NotificationBell />
      <AvatarMenu />
    </chakra.div>
  )
}
