import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { type BoardName, boards, type PostSearch } from './boards.ts'
import { usePostTexts } from './texts.ts'

const missingTexts = { previous: 'detail.noPrevious', next: 'detail.noNext' } as const

type Props = { board: BoardName; post: Pick<Schema<'Post'>, 'previous' | 'next'>; search: PostSearch }

/** The posts that were published before and after this one. */
export function Neighbours({ board, post, search }: Props) {
  const { t } = usePostTexts()
  return (
    <chakra.nav aria-label={t('detail.neighbours')}>
      <chakra.ul bg="bg.panel" rounded="lg">
        {(['next', 'previous'] as const).map((side) => {
          const neighbour = post[side]
          return (
            <chakra.li
              key={side}
              display="flex"
              alignItems="center"
              gap="4"
              px={{ base: '5', md: '10' }}
              py="2"
              css={{ '& + &': { borderTopWidth: '1px', borderColor: 'border' } }}
            >
              <Text as="span" size="sm" tone="muted" flexShrink="0">
                {t(`detail.${side}`)}
              </Text>
              {neighbour ? (
                <TextLink asChild standalone minWidth="0" overflowWrap="anywhere">
                  <Link to={boards[board].detail} params={{ id: neighbour.postId }} search={search}>
                    {neighbour.title}
                  </Link>
                </TextLink>
              ) : (
                <Text as="span" tone="muted" display="flex" alignItems="center" minHeight="touch">
                  {t(missingTexts[side])}
                </Text>
              )}
            </chakra.li>
          )
        })}
      </chakra.ul>
    </chakra.nav>
  )
}
