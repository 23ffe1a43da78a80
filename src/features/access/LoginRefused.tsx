import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useAccessTexts } from './texts.ts'

/** Explains why the login request of an app was refused. */
export function LoginRefused({ fault }: { fault: 'EXPIRED' | 'REFUSED' }) {
  const { t } = useAccessTexts()
  return (
    <Stack gap="4" align="center" textAlign="center" py={{ base: '8', md: '16' }}>
      <ScreenTitle>{t(`login.fault.${fault}.title`)}</ScreenTitle>
      <Text tone="muted" textWrap="balance">
        {t(`login.fault.${fault}.text`)}
      </Text>
      <ButtonLink asChild>
        <Link to="/apps" activeOptions={{ exact: true }}>
          {t('login.back')}
        </Link>
      </ButtonLink>
    </Stack>
  )
}
