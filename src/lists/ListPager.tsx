import { Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import type { ListAddress } from './list-address.ts'
import { useListTexts } from './list-texts.ts'

type Props = {
  to: ListAddress
  /** The search parameters of the URL, without the cursor. */
  filter: object
  cursor: string | undefined
  nextCursor: string | null
  /** The id of the list's heading, if the page has more than the list. */
  hash?: string
}

/** Links to the next page of a list and back to its first page. */
export function ListPager({ to, filter, cursor, nextCursor, hash }: Props) {
  const { t } = useListTexts()
  if (!cursor && !nextCursor) return null
  return (
    <Flex as="nav" aria-label={t('pages')} justify="center" gap="3">
      {cursor && (
        <ButtonLink asChild variant="ghost">
          <Link to={to} search={filter} hash={hash}>
            {t('fromStart')}
          </Link>
        </ButtonLink>
      )}
      {nextCursor && (
        <ButtonLink asChild variant="outline">
          <Link to={to} search={{ ...filter, cursor: nextCursor }} hash={hash}>
            {t('more')}
          </Link>
        </ButtonLink>
      )}
    </Flex>
  )
}
