import { Stack } from '@chakra-ui/react'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { levelRefusal } from '#domain/access/levels.ts'
import { typedText } from '#domain/typed/typed-text.ts'
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
const updateMachine = submissionMachine('updateAccessLevel')

type Props = { app: Schema<'AdminApp'>; level: Schema<'AdminAppLevel'>; onClose: () => void }

/** The longest term of a level, and the texts of a level that the company has added. */
export function EditLevel({ app, level, onClose }: Props) {
  const { t } = useAppAdminTexts()
  const [typed, setTyped] = useState({
    name: level.name,
    description: level.description,
    riskLevel: level.riskLevel,
    days: String(level.longestTermDays ?? ''),
  })
  const [tried, setTried] = useState(false)
  const { problem, busy, submit } = useAppChange(updateMachine, { done: t('level.updated'), onDone: onClose })
  const [name, description, days] = [
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
  ]
  const resident = useResidentFree<'name' | 'description'>()
  const formId = useId()
  const isOwn = level.ownYn === 'Y'
  const wanted = {
    name: typedText(typed.name),
    description: typedText(typed.description),
    riskLevel: typed.riskLevel,
    longestTermDays: typed.days === '' ? null : Number(typed.days),
  }
  const refusal = levelRefusal(level, wanted, app)
  const isNameTaken = refusal === 'accessLevel.taken'
  const isTermWrong = refusal === 'accessLevel.termTooLong' || wanted.longestTermDays === 0

  const update = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    resident.forget()
    if (!wanted.name || isNameTaken) return name.current?.focus()
    if (!wanted.description) return description.current?.focus()
    if (isTermWrong) return days.current?.focus()
    submit({
      appId: app.appId,
      version: app.version,
      owner: scopeOf(app),
      levelId: level.levelId,
      ...wanted,
    })
  }
  const field = (key: 'name' | 'description') => ({
    value: typed[key],
    readOnly: busy || !isOwn,
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setTyped({ ...typed, [key]: resident.clean(key, target.value) }),
  })
  const mistake = (key: 'name' | 'description') =>
    resident.isFoundIn(key) ? t('level.residentNumber') : undefined
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={t('level.editTitle', { name: level.name })}
      initialFocus={() => (isOwn ? name.current : days.current)}
      footer={
        <>
          <Button variant="outline" onClick={onClose} aria-disabled={busy}>
            {t('leave')}
          </Button>
          <Button type="submit" form={formId} loading={busy}>
            {t('level.editSubmit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={update} noValidate>
        <Stack gap="4">
          <Text tone="muted">{t(isOwn ? 'level.editLead' : 'level.editCommon')}</Text>
          <ProblemNotice problem={problem} />
          <TextField
            ref={name}
            label={t('level.nameLabel')}
            maxLength={LONGEST_NAME}
            {...field('name')}
            error={
              mistake('name') ??
              (tried && (!wanted.name ? t('level.nameMissing') : isNameTaken && t('level.nameTaken')))
            }
          />
          <TextField
            ref={description}
            label={t('level.descriptionLabel')}
            maxLength={LONGEST_DESCRIPTION}
            {...field('description')}
            error={mistake('description') ?? (tried && !wanted.description && t('level.descriptionMissing'))}
          />
          <RiskField
            value={typed.riskLevel}
            disabled={busy || !isOwn}
            onChange={(riskLevel) => setTyped({ ...typed, riskLevel })}
          />
          <TextField
            ref={days}
            label={t('level.longest')}
            hint={t('level.longestHint', { most: app.longestTermDays })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={typed.days}
            readOnly={busy}
            onChange={({ target }) => setTyped({ ...typed, days: target.value.replace(/\D/g, '') })}
            rightSlot={t('policy.daysUnit')}
            error={tried && isTermWrong && t('level.longestWrong', { most: app.longestTermDays })}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
