import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import '#src/i18n/areas/post.ts'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Text } from '#src/ui/Text.tsx'
import { type BoardName, boards } from './boards.ts'

/** What a board says at the address of a post that is not there, or not any more. */
export function PostMissing({ board }: { board: BoardName }) {
  const { t } = useTranslation('post')
  return (
    <Stack gap="4" align="center" textAlign="center" py={{ base: '8', md: '16' }}>
      <ScreenTitle>{t('missing.title')}</ScreenTitle>
      <Text tone="muted">{t('missing.text')}</Text>
      <ButtonLink asChild>
        <Link to={boards[board].list}>{t(`${board}.back`)}</Link>
      </ButtonLink>
    </Stack>
  )
}
