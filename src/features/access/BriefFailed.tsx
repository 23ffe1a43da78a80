import '#src/i18n/areas/accessBrief.ts'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'

/** What stands in the place of what a request is decided by, where that did not come. */
export function BriefFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('accessBrief')
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
