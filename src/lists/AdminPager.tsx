import { Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { useAdminTexts } from './texts.ts'

type Props = {
  to:
    | '/admin/abnormal'
    | '/admin/approval'
    | '/admin/approval/decided'
    | '/admin/apps'
    | '/admin/audit'
    | '/admin/inquiry'
    | '/admin/bill'
    | '/admin/delegation'
    | '/admin/member'
    | '/admin/notice'
    | '/admin/subscription'
  /** The search of the address apart from the page. */
  filter: object
  cursor: string | undefined
  nextCursor: string | null
}

/** Links to the next page of a list and back to its first. */
export function AdminPager({ to, filter, cursor, nextCursor }: Props) {
  const { t } = useAdminTexts()
  if (!cursor && !nextCursor) return null
  return (
    <Flex as="nav" aria-label={t('list.pages')} justify="center" gap="3">
      {cursor && (
        <ButtonLink asChild variant="ghost">
          <Link to={to} search={filter}>
            {t('list.fromStart')}
          </Link>
        </ButtonLink>
      )}
      {nextCursor && (
        <ButtonLink asChild variant="outline">
          <Link to={to} search={{ ...filter, cursor: nextCursor }}>
            {t('list.more')}
          </Link>
        </ButtonLink>
      )}
    </Flex>
  )
}
