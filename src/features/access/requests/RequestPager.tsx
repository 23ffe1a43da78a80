import { Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { AppSearch } from '#src/features/app/app-search.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { useAccessTexts } from '../texts.ts'

/** The links to the other pages of a tab. */
export function RequestPager({
  search,
  paged,
  nextCursor,
}: {
  search: AppSearch
  paged: boolean
  nextCursor: string | null
}) {
  const { t } = useAccessTexts()
  if (!paged && !nextCursor) return null
  return (
    <Flex as="nav" aria-label={t('requests.pages')} justify="center" gap="3">
      {paged && (
        <ButtonLink asChild variant="ghost">
          <Link to="/apps" search={search}>
            {t('requests.fromStart')}
          </Link>
        </ButtonLink>
      )}
      {nextCursor && (
        <ButtonLink asChild variant="outline">
          <Link to="/apps" search={{ ...search, cursor: nextCursor }}>
            {t('requests.more')}
          </Link>
        </ButtonLink>
      )}
    </Flex>
  )
}
