import { Stack } from '@chakra-ui/react'
import { type FormEvent, useId, useRef } from 'react'
import type { Schema } from '#contract/operation.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { appIcons } from '../AppTile.tsx'
import { useAppAdminTexts } from './texts.ts'
import { useAppChange } from './use-app-change.ts'
import { useAppWords, WordsFields } from './WordsFields.tsx'

const updateMachine = submissionMachine('updateApp')

/** Name, icon and words of an app of its owner. */
export function EditWords({ app, onClose }: { app: Schema<'AdminApp'>; onClose: () => void }) {
  const { t } = useAppAdminTexts()
  const { appId, version, owner, name, category, description, devices } = app
  const icon = appIcons.find((known) => known === app.icon) ?? 'WINDOW'
  const form = useAppWords({ name, category, description, icon, devices })
  const { problem, busy, submit } = useAppChange(updateMachine, { done: t('words.edited'), onDone: onClose })
  const field = useRef<HTMLInputElement>(null)
  const formId = useId()

  const save = (event: FormEvent) => {
    event.preventDefault()
    form.attempt()
    if (!form.isComplete) return field.current?.focus()
    submit({ appId, version, owner, ...form.wanted })
  }
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={t('words.editTitle')}
      initialFocus={() => field.current}
      footer={
        <>
          <Button variant="outline" onClick={onClose} aria-disabled={busy}>
            {t('leave')}
          </Button>
          <Button type="submit" form={formId} loading={busy}>
            {t('words.editSubmit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} noValidate>
        <Stack gap="4">
          <ProblemNotice problem={problem} />
          <WordsFields form={form} busy={busy} first={field} />
        </Stack>
      </form>
    </Dialog>
  )
}
