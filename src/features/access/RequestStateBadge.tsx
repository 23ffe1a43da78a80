import type { Schema } from '#contract/operation.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { type RequestState, requestStateOf } from './request-state.ts'
import { useAccessTexts } from './texts.ts'

const tones: Record<RequestState, BadgeTone> = {
  WAITING: 'info',
  APPROVED: 'success',
  DECISION: 'danger',
  WITHDRAWN: 'neutral',
  TIMEOUT: 'warning',
  SUPERSEDED: 'neutral',
  INELIGIBLE: 'warning',
}

/** The state of a request in one word. */
export function RequestStateBadge({
  request,
}: {
  request: Pick<Schema<'AccessRequest'>, 'approvalResult' | 'closeReason'>
}) {
  const { t } = useAccessTexts()
  const state = requestStateOf(request)
  return <Badge tone={tones[state]}>{t(`requestState.${state}`)}</Badge>
}
