import type { Schema } from '#contract/operation.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { requestStateOf } from '../request-state.ts'
import { useAccessTexts } from '../texts.ts'

/** The current state of a request that was changed elsewhere since the screen was loaded. */
export function RequestChanged({ now }: { now: Schema<'AccessRequest'> }) {
  const { t } = useAccessTexts()
  if (now.approvalResult === 'WAITING')
    return (
      <Notice status="warning" role="status">
        {t('request.changed.waiting')}
      </Notice>
    )
  return (
    <Notice status="warning" role="status" title={t('request.changed.title')}>
      <p>{t('request.changed.state', { state: t(`requestState.${requestStateOf(now)}`) })}</p>
      {now.deciderName && <p>{t('request.changed.by', { name: now.deciderName })}</p>}
    </Notice>
  )
}
