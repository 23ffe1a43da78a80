import { SimpleGrid, Stack } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react'
import { isDelegationTerm } from '#domain/access/delegations.ts'
import { todayOf } from '#domain/access/terms.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import { newId } from '#src/browser/new-id.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useAccepted } from '#src/components/flow/use-accepted.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { useApprovalTexts } from '../approval-texts.ts'

const addMachine = submissionMachine('addAdminDelegation')
const nothing = { holderEmail: '', delegateEmail: '', startDate: '', endDate: '' }

/** Lets a colleague decide for another one who is away; both are notified. */
export function AddDelegation({ onClose }: { onClose: () => void }) {
  const { t } = useApprovalTexts()
  const router = useRouter()
  const { snapshot, send, flow } = useFlow(addMachine, {})
  const [typed, setTyped] = useState(nothing)
  const [tried, setTried] = useState(false)
  // The same words are one delegation, however often they are sent.
  const [idempotencyKey, setKey] = useState(newId)
  const [holder, delegate, start] = [
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
  ]
  const formId = useId()
  const busy = snapshot.hasTag('busy')
  const today = todayOf(portalClock.now())
  const [holderEmail, delegateEmail] = [typedText(typed.holderEmail), typedText(typed.delegateEmail)]
  const areDatesWrong = !isDelegationTerm(typed.startDate, typed.endDate, today)
  useAccepted(flow, () => {
    toaster.show({ message: t('delegation.added'), severity: 'success' })
    onClose()
    void router.invalidate()
  })

  const add = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!holderEmail) return holder.current?.focus()
    if (!delegateEmail) return delegate.current?.focus()
    if (areDatesWrong) return start.current?.focus()
    send({ type: 'submission.requested', input: { ...typed, idempotencyKey, holderEmail, delegateEmail } })
  }
  const field = (name: keyof typeof nothing) => ({
    value: typed[name],
    readOnly: busy,
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped({ ...typed, [name]: target.value })
      setKey(newId())
    },
  })
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={t('delegation.addTitle')}
      initialFocus={() => holder.current}
      footer={
        <>
          <Button variant="outline" onClick={onClose} aria-disabled={busy}>
            {t('delegation.leave')}
          </Button>
          <Button type="submit" form={formId} loading={busy}>
            {t('delegation.addSubmit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={add} noValidate>
        <Stack gap="4">
          <Text tone="muted">{t('delegation.addLead')}</Text>
          <ProblemNotice problem={snapshot.context.problem} />
          <TextField
            ref={holder}
            type="email"
            label={t('delegation.holder')}
            hint={t('delegation.holderHint')}
            {...field('holderEmail')}
            error={tried && !holderEmail && t('delegation.holderMissing')}
          />
          <TextField
            ref={delegate}
            type="email"
            label={t('delegation.delegate')}
            hint={t('delegation.delegateHint')}
            {...field('delegateEmail')}
            error={tried && !delegateEmail && t('delegation.delegateMissing')}
          />
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            <TextField
              ref={start}
              type="date"
              label={t('delegation.start')}
              min={today}
              {...field('startDate')}
              error={tried && areDatesWrong && t('delegation.datesWrong')}
            />
            <TextField
              type="date"
              label={t('delegation.end')}
              min={typed.startDate || today}
              {...field('endDate')}
            />
          </SimpleGrid>
        </Stack>
      </form>
    </Dialog>
  )
}
