import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useMachines, useSession } from '#src/components/app-context.ts'
import { NotificationBell } from '#src/components/notification/NotificationBell.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Text } from '#src/ui/Text.tsx'
import { StaffLink } from './StaffLink.tsx'

/** The name of a member and the way out; once more where the server does not know of it yet. */
export function MemberMenu() {
  const { t } = useTranslation('layout')
  const machines = useMachines()
  const { info, logoutUnconfirmed } = useSession()
  const logOut = () => machines?.session.send({ type: 'logout.requested' })

  if (logoutUnconfirmed)
    return (
      <Button variant="danger" size="sm" minHeight="touch" onClick={logOut}>
        {t('logoutAgain')}
      </Button>
    )
  return (
    <chakra.div display="flex" alignItems="center" gap="2" minWidth="0">
      <chakra.div hideBelow="lg">
        <StaffLink />
      </chakra.div>
      <NotificationBell />
      <Text size="sm" weight="medium" hideBelow="md" truncate maxWidth="40">
        {t('member', { name: info?.name })}
      </Text>
      <Button variant="outline" size="sm" minHeight="touch" onClick={logOut}>
        {t('logout')}
      </Button>
    </chakra.div>
  )
}
