import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Input, Output } from '#contract/operation.ts'
import { CONSENT_DAYS } from '#domain/subscription/price-consents.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useAdminCatalogueTexts } from './texts.ts'

const previewMachine = submissionMachine('previewServiceEdition')

/**
 * Counts, on request, the running subscriptions whose price rises with the typed prices. The result is outdated when
 * a price or the day changes.
 */
export function RisePreview({ input }: { input: Input<'previewServiceEdition'> }) {
  const { t } = useAdminCatalogueTexts()
  const inputKey = JSON.stringify(input)
  const [shown, show] = useState<{ asked: string; preview: Output<'previewServiceEdition'> }>()
  const { problem, busy, submit } = useOperation(previewMachine, {
    reload: false,
    onDone: (preview) => show({ asked: inputKey, preview }),
  })
  const preview = shown?.asked === inputKey ? shown.preview : undefined
  return (
    <Stack gap="3" align="flex-start">
      <ProblemNotice problem={problem} />
      <Button variant="outline" type="button" loading={busy} onClick={() => submit(input)}>
        {t('consent.check')}
      </Button>
      <div aria-live="polite">{preview && <PriceRiseEffect {...preview} />}</div>
    </Stack>
  )
}

function PriceRiseEffect({ subscriptionCount, answerDays, laterCount }: Output<'previewServiceEdition'>) {
  const { t } = useAdminCatalogueTexts()
  if (subscriptionCount === 0)
    return <Notice title={t('consent.checkTitle')}>{t('consent.previewNone')}</Notice>
  return (
    <Notice status={answerDays < CONSENT_DAYS ? 'warning' : 'info'} title={t('consent.checkTitle')}>
      {[
        t('consent.preview', { count: subscriptionCount }),
        answerDays < CONSENT_DAYS && t('consent.short', { days: answerDays }),
        laterCount > 0 && t('consent.later', { count: laterCount }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Notice>
  )
}
