import { chakra, Stack } from '@chakra-ui/react'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem } from '#contract/problem.ts'
import { splitLines } from '#domain/text.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { isChunkMissing, isServerReachable } from '#src/components/version/chunk-missing.ts'
import { reloadPage } from '#src/components/version/reload-page.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Text } from '#src/ui/Text.tsx'
import { FaultArt } from './FaultArt.tsx'

/**
 * A screen whose data did not load: shows the reason and retries. An error that is no refusal of the server
 * is fatal.
 */
export function LoadFailed({ error }: ErrorComponentProps) {
  const { t } = useTranslation('error')
  const { t: common } = useTranslation()
  const router = useRouter()
  const [trying, setTrying] = useState(false)
  const isMissing = isChunkMissing(error)
  useEffect(() => {
    // Until now typed text has prevented the reload. The text may have been sent or discarded since then, so the
    // reload is tried again.
    if (isMissing) void reloadPage()
  }, [isMissing])
  if (!(error instanceof Problem) && !isMissing) throw error
  // The session's own message and the guards already send the member to the screen that resolves the problem.
  if (error instanceof Problem && error.isLedOn) return null

  const retry = async () => {
    setTrying(true)
    // A missing chunk is requested again only after a reload of the page.
    if (!isMissing) await router.invalidate()
    else if (await isServerReachable()) location.reload()
    setTrying(false)
  }
  return (
    <Card>
      <Stack gap="5" align="center" textAlign="center" py={{ base: '4', md: '8' }}>
        <FaultArt of="failed" />
        <Stack gap="2" align="center" maxWidth="full">
          <ScreenTitle>{t('load.title')}</ScreenTitle>
          <chakra.div role="alert" color="fg.muted" overflowWrap="anywhere">
            {splitLines(error instanceof Problem ? error.message : t('load.chunk')).map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </chakra.div>
          {error instanceof Problem && error.requestId && (
            <Text size="sm" tone="muted" numeric>
              {t('reference', { id: error.requestId })}
            </Text>
          )}
        </Stack>
        <Button loading={trying} onClick={() => void retry()}>
          {common('retry')}
        </Button>
      </Stack>
    </Card>
  )
}
