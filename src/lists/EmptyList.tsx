import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState, type EmptyStateProps } from '#src/ui/EmptyState.tsx'
import { useEmptyListTexts } from './empty-texts.ts'
import type { ListAddress } from './list-address.ts'
import { useListTexts } from './list-texts.ts'

type Props = {
  address: ListAddress
  /** Whether a filter limits the list. */
  isNarrowed: boolean
  /** The search words, or the empty string. */
  words: string
  /** The label of the chosen chip; undefined if the chip shows all rows. */
  chip: ReactNode
  empty: EmptyStateProps
  emptyFilter: EmptyStateProps | undefined
  emptyState: string | undefined
  /** The search parameters that show all rows. */
  all: object
}

/** The message in place of the rows of a list; for a filtered list it names the filters and has a link that clears them. */
export function EmptyList({ address, isNarrowed, words, chip, empty, emptyFilter, emptyState, all }: Props) {
  const { t } = useEmptyListTexts()
  const { t: lists } = useListTexts()
  if (!isNarrowed)
    return (
      <Card padding="none">
        <EmptyState {...empty} />
      </Card>
    )
  const used = [words && t('quoted', { words }), typeof chip === 'string' && chip].filter(Boolean)
  const message: EmptyStateProps = emptyFilter ?? {
    title: words ? t('emptySearch', { search: words }) : (emptyState ?? empty.title),
    description: t(words ? 'emptySearchText' : 'emptyStateText'),
  }
  return (
    <Card padding="none">
      <EmptyState
        art={words || !empty.art || empty.art === 'done' ? 'search' : empty.art}
        {...message}
        description={
          <>
            {message.description}
            {emptyFilter && !emptyFilter.action && used.length > 0 && (
              <chakra.span display="block">{t('used', { filters: used.join(' · ') })}</chakra.span>
            )}
          </>
        }
        action={
          message.action ?? (
            <ButtonLink asChild variant="outline">
              <Link to={address} search={all}>
                {lists('showAll')}
              </Link>
            </ButtonLink>
          )
        }
      />
    </Card>
  )
}
