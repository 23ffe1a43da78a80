import { chakra } from '@chakra-ui/react'
import { Link, useMatch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#domain/dates.ts'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'

const Part = chakra('i', { base: { position: 'absolute', display: 'block' } })

/**
 * The drawing of a gate with a shut bolt, next to the login form on wide windows, as high as the window, with the first
 * notice of the portal at its lower edge. The drawing is decorative, so it has no accessible name.
 */
export const ClosedGate = () => (
  <chakra.div
    hideBelow="lg"
    data-print="hidden"
    gridColumn="2"
    gridRow="1 / -1"
    position="sticky"
    top="2"
    height="calc(100dvh - 1rem)"
    overflow="hidden"
    m="2"
    rounded="xl"
    bg="brand.scene"
  >
    <div aria-hidden="true">
      <Part insetBlock="0" left="23%" width="11%" bg="brand.post" />
      <Part insetBlock="0" right="23%" width="11%" bg="brand.post" />
      <Part left="0" right="15%" top="50%" height="9" translate="0 -50%" bg="accent.bolt" />
      <Part right="15%" top="50%" boxSize="12" rounded="full" translate="50% -50%" bg="accent.knob" />
    </div>
    <FirstNotice />
  </chakra.div>
)

/** The first of the notices, which is a pinned one if there is any; nothing until it is loaded. */
function FirstNotice() {
  const { t } = useTranslation('layout')
  const loaded = useMatch({ from: '/auth/login', shouldThrow: false, select: ({ loaderData }) => loaderData })
  const [arrived, setArrived] = useState<Awaited<NonNullable<typeof loaded>['arriving']>>()
  useEffect(() => void loaded?.arriving.then(setArrived), [loaded])
  const notice = loaded?.notice ?? arrived
  if (!notice) return null
  return (
    <chakra.aside
      aria-label={t('gate.notice')}
      position="absolute"
      insetX="12"
      bottom="12"
      maxHeight="40%"
      overflow="hidden"
      display="grid"
      justifyItems="start"
      gap="1"
      color="brand.contrast"
    >
      <Text size="sm" color="inherit" numeric>
        {t('gate.notice')} · {formatDate(notice.publishedAt)}
      </Text>
      <Text weight="bold" fontSize="2xl" lineHeight="short" color="inherit" lineClamp={3} maxWidth="28rem">
        {notice.title}
      </Text>
      <TextLink asChild standalone color="inherit" fontWeight="semibold">
        <Link
          to="/notice/$id"
          params={{ id: notice.postId }}
          aria-label={t('gate.read', { title: notice.title })}
        >
          {t('gate.more')}
        </Link>
      </TextLink>
    </chakra.aside>
  )
}
