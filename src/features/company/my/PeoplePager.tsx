import { Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ADDRESS, type PeopleSearch } from './company-search.ts'
import { useCompanyTexts } from './texts.ts'

type Props = {
  filter: Omit<PeopleSearch, 'cursor'>
  cursor: string | undefined
  nextCursor: string | null
}

/** Links to the next page of people and back to the first. */
export function PeoplePager({ filter, cursor, nextCursor }: Props) {
  const { t } = useCompanyTexts()
  if (!cursor && !nextCursor) return null
  return (
    <Flex as="nav" aria-label={t('people.pages')} justify="center" gap="3">
      {cursor && (
        <ButtonLink asChild variant="ghost">
          <Link to={ADDRESS} search={filter} hash="people">
            {t('people.fromStart')}
          </Link>
        </ButtonLink>
      )}
      {nextCursor && (
        <ButtonLink asChild variant="outline">
          <Link to={ADDRESS} search={{ ...filter, cursor: nextCursor }} hash="people">
            {t('people.more')}
          </Link>
        </ButtonLink>
      )}
    </Flex>
  )
}
