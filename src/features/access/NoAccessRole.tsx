import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { FaultArt } from '#src/components/error/FaultArt.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useApprovalTexts } from './approval-texts.ts'

/** The screen of a list of the access area for a person without the role for it. */
export function NoAccessRole({ of: what }: { of: 'queue' | 'member' | 'apps' | 'delegation' }) {
  const { t } = useApprovalTexts()
  return (
    <Stack gap="4" align="center" textAlign="center" py={{ base: '8', md: '16' }}>
      <FaultArt of="forbidden" />
      <ScreenTitle>{t(`noRole.${what}.title`)}</ScreenTitle>
      <Text tone="muted" textWrap="balance">
        {t(`noRole.${what}.text`)}
      </Text>
      <ButtonLink asChild>
        <Link to="/admin">{t('noRole.back')}</Link>
      </ButtonLink>
    </Stack>
  )
}
