import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useAccessBriefTexts } from './brief-texts.ts'

/** Replaces the facts for the decision when they could not be loaded. */
export function BriefFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useAccessBriefTexts()
  return (
    <Notice
      status="danger"
      role="alert"
      action={
        <Button variant="outline" size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {t('failed')}
    </Notice>
  )
}
