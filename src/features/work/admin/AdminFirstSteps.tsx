import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { adminPagesOf } from '#domain/admin/pages.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { adminNames } from '#src/components/layout/sections.ts'
import { useSideMenuTexts } from '#src/components/layout/side-menu-texts.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { ChevronRightIcon } from '#src/ui/frame-icons.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import { Text } from '#src/ui/Text.tsx'

/** What is set up first, in this order; each is offered to those who may open it. */
const steps = [
  '/admin/staff',
  '/admin/brand',
  '/admin/apps',
  '/admin/member',
  '/admin/delegation',
  '/admin/audit',
  '/admin/notice',
] as const
const MOST = 4

/** Shown while nothing waits: where a new admin begins. */
export function AdminFirstSteps() {
  const { t } = useAdminTexts()
  const { t: menu } = useSideMenuTexts()
  const open = adminPagesOf(useSession().info)
  const shown = steps.filter((page) => open.includes(page)).slice(0, MOST)
  if (shown.length === 0) return null
  return (
    <chakra.ul aria-label={t('home.first.title')} listStyleType="none" mt="3">
      {shown.map((page) => (
        <li key={page}>
          <RowLink asChild>
            <Link to={page}>
              <chakra.span flex="1 1 12rem" minWidth="0">
                <chakra.span fontWeight="semibold">{menu(adminNames[page])}</chakra.span>
                <Text as="span" size="sm" tone="muted" display="block">
                  {t(`home.first.${page}`)}
                </Text>
              </chakra.span>
              <ChevronRightIcon aria-hidden="true" />
            </Link>
          </RowLink>
        </li>
      ))}
    </chakra.ul>
  )
}
