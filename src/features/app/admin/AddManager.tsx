import { Stack } from '@chakra-ui/react'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import { newId } from '#src/browser/new-id.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useAppAdminTexts } from './texts.ts'
import { useAppChange } from './use-app-change.ts'

const roles = ['APPROVER', 'APP_ADMIN'] as const
const addMachine = submissionMachine('addAppManager')

/** Appoints a colleague, who is notified. */
export function AddManager({ app, onClose }: { app: Schema<'AdminApp'>; onClose: () => void }) {
  const { t } = useAppAdminTexts()
  const [email, setEmail] = useState('')
  const [managerRole, setRole] = useState<(typeof roles)[number]>('APPROVER')
  const [tried, setTried] = useState(false)
  // The same colleague is named once, however often it is sent.
  const [idempotencyKey, setKey] = useState(newId)
  const { problem, busy, submit } = useAppChange(addMachine, { done: t('manager.added'), onDone: onClose })
  const field = useRef<HTMLInputElement>(null)
  const formId = useId()
  const managerEmail = typedText(email)

  const add = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!managerEmail) return field.current?.focus()
    submit({ idempotencyKey, appId: app.appId, version: app.version, managerEmail, managerRole })
  }
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={t('manager.addTitle')}
      initialFocus={() => field.current}
      footer={
        <>
          <Button variant="outline" onClick={onClose} aria-disabled={busy}>
            {t('leave')}
          </Button>
          <Button type="submit" form={formId} loading={busy}>
            {t('manager.addSubmit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={add} noValidate>
        <Stack gap="4">
          <ProblemNotice problem={problem} />
          <TextField
            ref={field}
            label={t('manager.email')}
            hint={t('manager.emailHint')}
            type="email"
            autoComplete="off"
            readOnly={busy}
            value={email}
            onChange={({ target }) => {
              setEmail(target.value)
              setKey(newId())
            }}
            error={tried && !managerEmail && t('manager.emailMissing')}
          />
          <RadioCards
            legend={t('manager.roleLabel')}
            options={roles.map((value) => ({
              value,
              label: t(`manager.role.${value}`),
              description: t(`manager.roleText.${value}`),
            }))}
            value={managerRole}
            onValueChange={(value) => {
              setRole(value)
              setKey(newId())
            }}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
