import { Stack } from '@chakra-ui/react'
import type { Output } from '#contract/operation.ts'
import { useApp } from '#src/components/context/app-context.ts'
import { confirm } from '#src/components/dialog/confirm.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useMfaTexts } from './texts.ts'

type Props = {
  settings: Output<'getMfaSettings'>
  keepsPasskey: boolean
  isBusy: boolean
  onRequest: () => void
}
const LOW_COUNT = 3

/** The number of unused recovery codes, and the button that replaces them. */
export function RecoveryCard({
  settings: { factors, recoveryCodesLeft },
  keepsPasskey,
  isBusy,
  onRequest,
}: Props) {
  const { t } = useMfaTexts()
  const { dialogs } = useApp()
  const hasCodes = recoveryCodesLeft > 0
  const request = async () => {
    if (
      !hasCodes ||
      (await confirm(dialogs, { header: t('recovery.again'), message: t('recovery.confirm') }))
    )
      onRequest()
  }
  return (
    <Stack as="section" gap="3" aria-labelledby="mfa-recovery">
      <Heading level={2} size="md" id="mfa-recovery">
        {t('recovery.title')}
      </Heading>
      <Card>
        <Stack gap="3" align="flex-start">
          <Text tone="muted">{t('recovery.lead')}</Text>
          {factors.length === 0 && !keepsPasskey ? (
            <Text>{t('recovery.noFactor')}</Text>
          ) : (
            <>
              {recoveryCodesLeft >= LOW_COUNT && (
                <Text weight="bold" numeric>
                  {t('recovery.left', { count: recoveryCodesLeft })}
                </Text>
              )}
              {recoveryCodesLeft < LOW_COUNT && (
                <Notice status="warning" width="full">
                  {hasCodes ? t('recovery.few', { count: recoveryCodesLeft }) : t('recovery.none')}
                </Notice>
              )}
              <Button variant="outline" aria-disabled={isBusy || undefined} onClick={() => void request()}>
                {t(hasCodes ? 'recovery.again' : 'recovery.make')}
              </Button>
            </>
          )}
        </Stack>
      </Card>
    </Stack>
  )
}
