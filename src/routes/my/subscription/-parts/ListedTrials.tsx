import { useRouter } from '@tanstack/react-router'
import '#src/i18n/areas/my.ts'
import { useTranslation } from 'react-i18next'
import type { Output } from '#contract/operation.ts'
import { kstDate } from '#domain/dates.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { runningTrials } from '../../-parts/home-facts.ts'
import { Trials } from '../../-parts/Trials.tsx'

/** The trials that run, above the subscriptions: until when, and the way to a subscription. */
export function ListedTrials({ trials }: { trials: Output<'listTrials'> | undefined }) {
  const { t } = useTranslation('my')
  const router = useRouter()
  if (!trials)
    return (
      <Notice
        status="warning"
        action={
          <Button variant="outline" size="sm" minHeight="touch" onClick={() => void router.invalidate()}>
            {t('trials.retry')}
          </Button>
        }
      >
        {t('trials.failed')}
      </Notice>
    )
  const running = runningTrials({ trials })
  return running.length > 0 && <Trials trials={running} today={kstDate(portalClock.now())} />
}
