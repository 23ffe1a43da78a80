import { Stack } from '@chakra-ui/react'
import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { splitLines } from '#domain/text.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Text } from '#src/ui/Text.tsx'
import { FaultArt } from './FaultArt.tsx'

/**
 * The error screen of SPEC section 2. `code` 404 is the unknown page; another code is shown in brackets unless it is
 * 0. With `path`, the requested address of an unknown page, the screen states one cause and offers one link (decision
 * 184). `help` follows the buttons.
 */
export function ErrorScreen({
  message,
  code = 0,
  path,
  help,
}: {
  message?: string | undefined
  code?: number | undefined
  path?: string | undefined
  help?: ReactNode
}) {
  const { t } = useTranslation('error')
  const { t: common } = useTranslation()
  const router = useRouter()
  // The address of the error screen only reports the failure of the previous page, so a retry goes back to that page.
  const retry = () => (location.pathname === '/error' ? router.history.back() : location.reload())
  return (
    <Stack gap="6" align="center" textAlign="center" py={{ base: '8', md: '12' }}>
      {code === 404 ? (
        <>
          <FaultArt of="missing" />
          {path === undefined ? (
            <>
              <Stack gap="1">
                <Text size="sm" tone="muted" numeric>
                  {t('notFound.label')}
                </Text>
                <ScreenTitle>{t('notFound.title')}</ScreenTitle>
              </Stack>
              <Text tone="muted" textWrap="balance">
                {t('notFound.hint')}
              </Text>
            </>
          ) : (
            <>
              <ScreenTitle>{t('unknown.title')}</ScreenTitle>
              <Stack gap="1" maxWidth="full">
                <Text tone="muted" textWrap="balance">
                  {t('unknown.hint')}
                </Text>
                <Text size="sm" tone="muted" overflowWrap="anywhere" lineClamp="4">
                  <bdi>{path}</bdi>
                </Text>
              </Stack>
            </>
          )}
        </>
      ) : (
        <>
          <FaultArt of="failed" />
          <ScreenTitle>{t('title')}</ScreenTitle>
          <Stack gap="1">
            {splitLines(message || t('default')).map((line, index) => (
              <Text key={index}>{line}</Text>
            ))}
            {code !== 0 && (
              <Text size="sm" tone="muted" numeric>
                {t('code', { code })}
              </Text>
            )}
          </Stack>
        </>
      )}
      <Stack direction={{ base: 'column', sm: 'row' }} gap="3" width={{ base: 'full', sm: 'auto' }}>
        {code !== 404 && <Button onClick={retry}>{common('retry')}</Button>}
        {path === undefined && (
          <Button variant="outline" onClick={() => router.history.back()}>
            {t('back')}
          </Button>
        )}
        <ButtonLink asChild variant={code === 404 ? 'solid' : 'outline'}>
          <Link to="/">{t('home')}</Link>
        </ButtonLink>
      </Stack>
      {help}
    </Stack>
  )
}
