import { Stack } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useId } from 'react'
import type { Schema } from '#contract/operation.ts'
import { MIN_COMMENT } from '#domain/access/codes.ts'
import { todayOf } from '#domain/access/terms.ts'
import { formatDate } from '#domain/dates.ts'
import { lettersIn } from '#domain/letters.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import { newId } from '#src/browser/new-id.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { firstFieldOf } from '#src/forms/first-field.ts'
import { useForm } from '#src/forms/use-form.ts'
import { useFormGuard } from '#src/forms/use-form-guard.ts'
import { accessLifecycleMachine } from '#src/machines/access-lifecycle/access-lifecycle.machine.ts'
import { isOutcomeUnknown } from '#src/machines/unknown-outcome.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { useApprovalTexts } from '../approval-texts.ts'
import { type GrantAct, grantStateOf, mayAct } from './grant-acts.ts'

const MAX_LENGTH = 500
/** The event of the grant machine for each action. */
const eventOfAct = { revoke: 'REVOKE', block: 'BLOCK', lift: 'LIFT' } as const satisfies Record<
  GrantAct,
  string
>
type Grant = Schema<'AdminAccessGrant'>
type Props = {
  act: GrantAct
  seen: Grant
  /** The permission as it is now; undefined if the list of permissions no longer contains it. */
  now: Grant | undefined
  onClose: () => void
}

/** The dialog that confirms an action on a permission. It shows the effect of the action and asks for a reason. */
export function ChangeGrant({ act, seen, now, onClose }: Props) {
  const { t } = useApprovalTexts()
  const router = useRouter()
  const { snapshot, send, flow } = useFlow(accessLifecycleMachine, {
    input: { grant: seen, order: eventOfAct[act], newKey: newId },
  })
  const formId = useId()
  const { problem } = snapshot.context
  const busy = snapshot.hasTag('busy')
  const isOver = now === undefined || !mayAct(act, now)
  const isChanged =
    problem !== undefined &&
    (problem.is('accessGrant.changed', 'accessGrant.missing') || isOutcomeUnknown(problem))
  const { memberName: name, appName: app, levelName: level, endDate } = seen
  const effect = act === 'lift' && seen.pausedBefore ? 'liftPaused' : act
  const form = useForm({
    fields: { comment: '' },
    mistakes: ({ comment }) => ({ comment: lettersIn(comment) < MIN_COMMENT && t('member.missing') }),
    residentFree: { comment: t('confirm.residentNumber') },
    busy,
    onSubmit: ({ comment }) =>
      now &&
      send({
        type: 'order.confirmed',
        grant: now,
        comment: typedText(comment),
        today: todayOf(portalClock.now()),
      }),
  })
  const guard = useFormGuard(form, {
    draft: { name: `access-${act}-${seen.grantId}`, stored: [], remembered: ['comment'] },
  })

  useEffect(() => {
    const reloadPage = () => void router.invalidate()
    const closeWithMessage = (message: string, severity: 'success' | 'warning') => {
      guard.settle()
      toaster.show({ message, severity })
      onClose()
      reloadPage()
    }
    const listeners = [
      flow.on('grant.changed', () => closeWithMessage(t(`member.done.${act}`), 'success')),
      flow.on('lifecycle.diverged', () => closeWithMessage(t('member.diverged'), 'warning')),
      flow.on('access.outdated', reloadPage),
    ]
    return () => listeners.forEach((each) => each.unsubscribe())
  }, [flow, router, t, act, onClose, guard])

  const cancel = () => {
    guard.settle()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={t(`member.ask.${act}`)}
      initialFocus={() => firstFieldOf(form.element.ref.current)}
      footer={
        <>
          <Button variant="outline" onClick={cancel} aria-disabled={busy}>
            {t('member.leave')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={act === 'lift' ? 'solid' : 'danger'}
            loading={busy}
            aria-disabled={isOver}
          >
            {t(`member.submit.${act}`)}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.element}>
        <Stack gap="4">
          <Text>{t(`member.effect.${effect}`, { name, app, level, end: formatDate(endDate) })}</Text>
          <Text tone="muted">{t('member.told')}</Text>
          {isChanged ? (
            <Notice status="warning" role="alert">
              {now
                ? t('member.changed', { state: t(`member.grantState.${grantStateOf(now)}`) })
                : t('member.gone')}
            </Notice>
          ) : (
            <ProblemNotice problem={problem} />
          )}
          <TextField
            label={t('member.reason')}
            hint={t('member.reasonHint')}
            autoComplete="off"
            maxLength={MAX_LENGTH}
            {...form.field('comment')}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
