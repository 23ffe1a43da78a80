import { Stack } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { Output, Schema } from '#contract/operation.ts'
import { newId } from '#src/browser/new-id.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useAccepted } from '#src/components/flow/use-accepted.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { useAppAdminTexts } from './texts.ts'
import { useAppWords, WordsFields } from './WordsFields.tsx'

const LONGEST_DAYS = 365
const USUAL_DAYS = '90'
const createMachine = submissionMachine('createApp')

/** A new app of a company, or of the operator; its settings are opened once it is made. */
export function CreateApp({ owner, onClose }: { owner: Schema<'AppOwner'>; onClose: () => void }) {
  const { t } = useAppAdminTexts()
  const form = useAppWords()
  const [days, setDays] = useState(USUAL_DAYS)
  // The same words are one app, however often they are sent.
  const [idempotencyKey, setKey] = useState(newId)
  const { snapshot, send, flow } = useFlow(createMachine, {})
  const navigate = useNavigate()
  const [name, term] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const formId = useId()
  const busy = snapshot.hasTag('busy')
  const longestTermDays = /^\d{1,3}$/.test(days) ? Number(days) : 0
  const isWrong = longestTermDays < 1 || longestTermDays > LONGEST_DAYS
  useAccepted(flow, ({ output: { appId } }: { output: Output<'createApp'> }) => {
    toaster.show({ message: t('words.added'), severity: 'success' })
    void navigate({ to: '/admin/apps/detail', search: { appId, owner } })
  })

  const create = (event: FormEvent) => {
    event.preventDefault()
    form.attempt()
    if (!form.isComplete) return name.current?.focus()
    if (isWrong) return term.current?.focus()
    const input = { idempotencyKey, owner, longestTermDays, ...form.wanted }
    send({ type: 'submission.requested', input })
  }
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={t('words.addTitle')}
      initialFocus={() => name.current}
      footer={
        <>
          <Button variant="outline" onClick={onClose} aria-disabled={busy}>
            {t('leave')}
          </Button>
          <Button type="submit" form={formId} loading={busy}>
            {t('words.addSubmit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={create} noValidate>
        <Stack gap="4">
          <Text tone="muted">{t(owner === 'OPERATOR' ? 'words.addOffered' : 'words.addLead')}</Text>
          <ProblemNotice problem={snapshot.context.problem} />
          <WordsFields form={form} busy={busy} first={name} onEdited={() => setKey(newId())} />
          <TextField
            ref={term}
            label={t('policy.longest')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={days}
            readOnly={busy}
            onChange={({ target }) => {
              setDays(target.value.replace(/\D/g, ''))
              setKey(newId())
            }}
            rightSlot={t('policy.daysUnit')}
            error={form.tried && isWrong && t('policy.longestWrong', { most: LONGEST_DAYS })}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
