import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ScreenTitle } from '#src/components/ScreenTitle.tsx'
import '#src/i18n/areas/admin.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Text } from '#src/ui/Text.tsx'

const lists = { post: '/admin/notice', inquiry: '/admin/inquiry', subscription: '/admin/subscription', bill: '/admin/bill' } as const

/** What the staff sees at the address of something that is not there, and the way back to its list. */
export function AdminMissing({ of: what }: { of: keyof typeof lists }) {
  const { t } = useTranslation('admin')
  return (
    <Stack gap="4" align="center" textAlign="center" py={{ base: '8', md: '16' }}>
      <ScreenTitle>{t(`${what}.missing.title`)}</ScreenTitle>
      <Text tone="muted">{t(`${what}.missing.text`)}</Text>
      <ButtonLink asChild><Link to={lists[what]}>{t(`${what}.missing.back`)}</Link></ButtonLink>
    </Stack>
  )
}
