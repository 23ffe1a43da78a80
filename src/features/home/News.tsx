import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { TextLink } from '#src/ui/TextLink.tsx'
import { HomeCard, HomeRow } from './HomeCard.tsx'
import { useMyTexts } from './texts.ts'

/** The latest notices, as many as there are rows for. */
export function News({ posts, rows }: { posts: Output<'listNotices'>['list']; rows: number }) {
  const { t } = useMyTexts()
  return (
    <HomeCard id="news" title={t('news.title')} link={<Link to="/notice">{t('news.link')}</Link>}>
      <chakra.ul
        listStyleType="none"
        css={{ '& > :nth-of-type(n + 3)': { mdDown: { display: 'none', _print: { display: 'grid' } } } }}
      >
        {posts.slice(0, rows).map(({ postId, title, publishedAt }) => (
          <HomeRow
            key={postId}
            title={
              <TextLink asChild>
                <Link to="/notice/$id" params={{ id: postId }}>
                  {title}
                </Link>
              </TextLink>
            }
            text={formatDate(publishedAt)}
          />
        ))}
      </chakra.ul>
    </HomeCard>
  )
}
