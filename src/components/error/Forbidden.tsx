import { chakra, Stack } from '@chakra-ui/react'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { adminPageAt, forbiddenPageAt, isStaffRole } from '#domain/admin/closed-pages.ts'
import { type AdminPage, type AdminRole, adminPages, isAdminPathOpen } from '#domain/admin/pages.ts'
import { staffRoleNames } from '#domain/staff/role-names.ts'
import { useApi, useSession } from '#src/components/context/app-context.ts'
import { adminNames } from '#src/components/layout/sections.ts'
import { useSideMenuTexts } from '#src/components/layout/side-menu-texts.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { EmptyArt } from '#src/ui/EmptyArt.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useForbiddenTexts } from './forbidden-texts.ts'
import { useOperatorContact } from './use-operator-contact.ts'

type Props = {
  /**
   * The content for an address that is not a page for this member. Without it, the page at or above the
   * address is shown as forbidden.
   */
  otherwise?: ReactNode
}

/** The screen of an address of the admin area that a member may not open (decision 225). */
export function Forbidden({ otherwise }: Props) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { info } = useSession()
  const page = otherwise === undefined ? adminPageAt(path) : forbiddenPageAt(path, info)
  return page === undefined ? otherwise : <ForbiddenScreen page={page} />
}

/** Names the roles that a page needs, the people who give them, and the ways back. */
export function ForbiddenScreen({ page }: { page: AdminPage }) {
  const { t } = useForbiddenTexts()
  const { t: menu } = useSideMenuTexts()
  const { t: error } = useTranslation('error')
  const router = useRouter()
  const { info } = useSession()
  // The roles of the staff concern only the staff.
  const roles: readonly AdminRole[] = adminPages[page].filter(
    (role) => info?.staffYn === 'Y' || !isStaffRole(role),
  )
  const roleNames = roles.map((role) =>
    isStaffRole(role)
      ? t('work', { work: staffRoleNames[role] })
      : menu(`role.${role === 'SECURITY_ADMIN' ? 'SECURITY' : role}`),
  )
  const isOfStaff = adminPages[page].every(isStaffRole)
  const isAdminOpen = isAdminPathOpen('/admin', info)
  const title = t('title')
  useEffect(() => {
    // The title of the root route, which does not know this screen, is that of an unknown page.
    document.title = title
  }, [title])
  return (
    <Stack gap="4" align="center" textAlign="center" py={{ base: '4', md: '12' }}>
      <EmptyArt of="closed" size="page" />
      <ScreenTitle>{title}</ScreenTitle>
      <Text tone="muted" textWrap="balance">
        {t('lead')}
      </Text>
      <chakra.div width="full" maxWidth="28rem" textAlign="start">
        <Card>
          <DataList
            columns={1}
            items={[
              { key: 'page', term: t('page'), value: menu(adminNames[page]) },
              { key: 'roles', term: t('roles'), value: [...new Set(roleNames)].join(', ') },
              { key: 'giver', term: t('giver'), value: isOfStaff ? t('operator') : <Owners /> },
            ]}
          />
          {page === '/admin/approval' && (
            <Text size="sm" tone="muted" mt="2">
              {t('delegation')}
            </Text>
          )}
          {page === '/admin/delegation' && (
            <Text size="sm" tone="muted" mt="2">
              {t('ownDelegation')}
            </Text>
          )}
        </Card>
      </chakra.div>
      <Stack direction={{ base: 'column', sm: 'row' }} gap="3" width={{ base: 'full', sm: 'auto' }}>
        <ButtonLink asChild>
          {isAdminOpen ? <Link to="/admin">{t('toAdmin')}</Link> : <Link to="/my">{t('toMy')}</Link>}
        </ButtonLink>
        <Button variant="outline" onClick={() => router.history.back()}>
          {error('back')}
        </Button>
      </Stack>
      {!isOfStaff && (
        <TextLink asChild standalone>
          <Link to="/my/company">{t('company')}</Link>
        </TextLink>
      )}
    </Stack>
  )
}

/**
 * The owners of the member's company, who give its roles, with their names once these are loaded; the contact of the
 * operator for a member without a company.
 */
function Owners() {
  const { t } = useForbiddenTexts()
  const api = useApi()
  const [company, setCompany] = useState<Schema<'Company'> | null>()
  const operator = useOperatorContact()
  useEffect(() => {
    const abort = new AbortController()
    // Without the names, the screen still says that the owners of the company give the roles.
    api.getCompany({}, { signal: abort.signal }).then(
      (answer) => setCompany(answer.company),
      () => undefined,
    )
    return () => abort.abort()
  }, [api])
  if (company === null)
    return (
      <>
        {t('support')}{' '}
        {operator && (
          <TextLink standalone href={`tel:${operator.supportPhone}`}>
            {operator.supportPhone}
          </TextLink>
        )}
      </>
    )
  return company === undefined || company.ownerNames.length === 0
    ? t('owner')
    : t('owners', { names: company.ownerNames.join(', ') })
}
