import { chakra } from '@chakra-ui/react'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMachines, useSession } from '#src/components/context/app-context.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { helpSubjectOf } from './help.ts'
import { MenuItem } from './MenuItem.tsx'
import { MenuOpener } from './MenuOpener.tsx'
import { StaffItem } from './StaffItem.tsx'
import { useSideMenuTexts } from './side-menu-texts.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { useDisclosureMenu } from './use-disclosure-menu.ts'

/** The logged-in member, the links to their own pages, the theme and the logout. */
export function AvatarMenu() {
  const { t } = useSideMenuTexts()
  const { t: layout } = useTranslation('layout')
  const machines = useMachines()
  const { info } = useSession()
  const { root, onChoice } = useDisclosureMenu()
  return (
    <chakra.details {...root} position="relative" boxSize="touch">
      <MenuOpener>
        <Avatar name={info?.name ?? ''} />
        <VisuallyHidden>{t('account', { name: info?.name })}</VisuallyHidden>
      </MenuOpener>
      <chakra.div
        position="absolute"
        top="100%"
        right="0"
        mt="1"
        width="64"
        p="2"
        zIndex="bar"
        bg="bg.raised"
        rounded="xl"
        shadow="raised"
        onClick={onChoice}
      >
        <chakra.div px="3" pt="1" pb="2">
          <Text weight="semibold" truncate>
            {layout('member', { name: info?.name })}
          </Text>
          <Text size="sm" tone="muted" truncate>
            {info?.companyName ?? info?.email}
          </Text>
        </chakra.div>
        <Entries>
          <MenuItem asChild>
            <Link to="/my" activeOptions={{ exact: true, includeSearch: false }}>
              {t('home')}
            </Link>
          </MenuItem>
          <MenuItem asChild>
            <Link to="/my/member">{t('myMember')}</Link>
          </MenuItem>
          <MenuItem asChild>
            <Link to="/my/mfa" activeOptions={{ includeSearch: false }}>
              {t('security')}
            </Link>
          </MenuItem>
          <HelpItem />
          <StaffItem />
        </Entries>
        <chakra.div display="flex" justifyContent="space-between" alignItems="center" px="3" py="2">
          <Text size="sm" tone="muted" aria-hidden="true">
            {t('theme')}
          </Text>
          <ThemeSwitch />
        </chakra.div>
        <MenuItem
          as="button"
          width="full"
          cursor="pointer"
          onClick={() => machines?.session.send({ type: 'logout.requested' })}
        >
          {layout('logout')}
        </MenuItem>
      </chakra.div>
    </chakra.details>
  )
}

/** The guides about the current screen, or the help in general. */
function HelpItem() {
  const { t } = useSideMenuTexts()
  const subject = useLocation({ select: ({ pathname }) => helpSubjectOf(pathname) })
  return (
    <MenuItem asChild>
      {subject ? (
        <Link to="/support/board" search={{ search: t(`helpWord.${subject}`) }}>
          {t('screenHelp')}
        </Link>
      ) : (
        <Link to="/support">{t('generalHelp')}</Link>
      )}
    </MenuItem>
  )
}

const Entries = ({ children }: { children: ReactNode }) => <chakra.div display="grid">{children}</chakra.div>
