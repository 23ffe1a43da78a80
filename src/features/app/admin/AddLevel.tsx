import { Stack } from '@chakra-ui/react'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import { newId } from '#src/browser/new-id.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useResidentFree } from '#src/forms/use-resident-free.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { RiskField } from './RiskField.tsx'
import { scopeOf } from './scope-of.ts'
import { useAppAdminTexts } from './texts.ts'
import { useAppChange } from './use-app-change.ts'

const LONGEST_NAME = 40
const LONGEST_DESCRIPTION = 200
const addMachine = submissionMachine('addAccessLevel')

/** A new level of the company, which its members may ask for from now on. */
export function AddLevel({ app, onClose }: { app: Schema<'AdminApp'>; onClose: () => void }) {
  const { t } = useAppAdminTexts()
  const owner = scopeOf(app)
  const [typed, setTyped] = useState({ name: '', description: '' })
  const [riskLevel, setRiskLevel] = useState<Schema<'RiskLevel'>>('MEDIUM')
  const [tried, setTried] = useState(false)
  // The same words are one level, however often they are sent.
  const [idempotencyKey, setKey] = useState(newId)
  const { problem, busy, submit } = useAppChange(addMachine, { done: t('level.added'), onDone: onClose })
  const [name, description] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const resident = useResidentFree<keyof typeof typed>()
  const formId = useId()
  const wanted = { name: typedText(typed.name), description: typedText(typed.description), riskLevel }

  const add = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    resident.forget()
    if (!wanted.name) return name.current?.focus()
    if (!wanted.description) return description.current?.focus()
    submit({ idempotencyKey, appId: app.appId, version: app.version, owner, ...wanted })
  }
  const field = (key: keyof typeof typed) => ({
    value: typed[key],
    readOnly: busy,
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setTyped({ ...typed, [key]: resident.clean(key, target.value) })
      setKey(newId())
    },
  })
  const mistake = (key: keyof typeof typed) =>
    resident.isFoundIn(key) ? t('level.residentNumber') : undefined
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={t('level.addTitle')}
      initialFocus={() => name.current}
      footer={
        <>
          <Button variant="outline" onClick={onClose} aria-disabled={busy}>
            {t('leave')}
          </Button>
          <Button type="submit" form={formId} loading={busy}>
            {t('level.addSubmit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={add} noValidate>
        <Stack gap="4">
          <Text tone="muted">{t(owner === 'OPERATOR' ? 'level.addOffered' : 'level.addLead')}</Text>
          <ProblemNotice problem={problem} />
          <TextField
            ref={name}
            label={t('level.nameLabel')}
            maxLength={LONGEST_NAME}
            {...field('name')}
            error={mistake('name') ?? (tried && !wanted.name && t('level.nameMissing'))}
          />
          <TextField
            ref={description}
            label={t('level.descriptionLabel')}
            maxLength={LONGEST_DESCRIPTION}
            {...field('description')}
            error={mistake('description') ?? (tried && !wanted.description && t('level.descriptionMissing'))}
          />
          <RiskField
            value={riskLevel}
            disabled={busy}
            onChange={(risk) => {
              setRiskLevel(risk)
              setKey(newId())
            }}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
