import { chakra } from '@chakra-ui/react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { formatDate } from '#domain/dates.ts'
import { useApi } from '#src/components/context/app-context.ts'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useWiderThan } from '#src/ui/use-media-query.ts'
import { useLoginTexts } from '../login-texts.ts'

const route = getRouteApi('/auth/login')

/**
 * The first notice of the portal, a pinned one if there is any, with the beginning of its text, in front of the drawing
 * next to the form; nothing until it has arrived. The text is read only where there is room for the notice.
 */
export function GateNotice() {
  const { t } = useLoginTexts()
  const { notice: atHand, arriving } = route.useLoaderData()
  const [arrived, setArrived] = useState<typeof atHand>()
  useEffect(() => void arriving.then(setArrived), [arriving])
  const notice = atHand ?? arrived
  const summary = useSummary(notice?.postId)
  if (!notice) return null
  return (
    <chakra.aside
      aria-label={t('notice.label')}
      hideBelow="lg"
      data-print="hidden"
      // As wide as the drawing, with its margins.
      position="fixed"
      zIndex="1"
      right="2"
      bottom="14"
      width="calc(min(46rem, 49%) - 1rem)"
      px="12"
      color="brand.contrast"
    >
      <Text size="sm" numeric>
        {t('notice.label')} · {formatDate(notice.publishedAt)}
      </Text>
      <Text weight="bold" fontSize="2xl" lineHeight="short" lineClamp={2} maxWidth="28rem" mt="1">
        {notice.title}
      </Text>
      {summary && (
        <Text lineClamp={4} maxWidth="28rem" my="1" opacity="0.9">
          {summary}
        </Text>
      )}
      <TextLink asChild standalone color="inherit" fontWeight="semibold">
        <Link
          to="/notice/$id"
          params={{ id: notice.postId }}
          aria-label={t('notice.read', { title: notice.title })}
        >
          {t('notice.more')}
        </Link>
      </TextLink>
    </chakra.aside>
  )
}

/** Returns the beginning of a notice once it has been read; a narrow window does not read it. */
function useSummary(postId: string | undefined): string | undefined {
  const api = useApi()
  const isRoomy = useWiderThan('lg')
  const [summary, setSummary] = useState<string>()
  useEffect(() => {
    if (postId && isRoomy)
      api
        .getNotice({ postId })
        .then((read) => setSummary(read.summary))
        .catch(() => {})
  }, [api, postId, isRoomy])
  return summary
}
