import type { Schema } from '#contract/operation.ts'
import { levelRefusal } from '#domain/access/levels.ts'
import { DialogForm } from '#src/forms/DialogForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { TextField } from '#src/ui/TextField.tsx'
import { appOutdated } from './app-outdated.ts'
import { DAYS_DIGITS, daysTyped } from './days-typed.ts'
import { LevelFields, type LevelValues, useLevelTexts } from './LevelFields.tsx'
import { scopeOf } from './scope-of.ts'
import { useAppAdminTexts } from './texts.ts'

const updateMachine = submissionMachine('updateAccessLevel')

type Props = { app: Schema<'AdminApp'>; level: Schema<'AdminAppLevel'>; onClose: () => void }

/**
 * The form for the maximum term of a level. A level that the company has added also has fields for its name,
 * description and risk.
 */
export function EditLevel({ app, level, onClose }: Props) {
  const { t } = useAppAdminTexts()
  const { sentOf, mistakes, residentFree } = useLevelTexts()
  const { name, description, riskLevel, levelId, longestTermDays } = level
  const isOwn = level.ownYn === 'Y'
  const inputOfLevel = ({ days, ...values }: LevelValues & { days: string }) => ({
    ...sentOf(values),
    longestTermDays: days === '' ? null : Number(days),
  })
  const form = useOperationForm(updateMachine, {
    fields: { name, description, riskLevel, days: String(longestTermDays ?? '') },
    residentFree,
    mistakes: (values) => {
      const levelInput = inputOfLevel(values)
      const refusal = levelRefusal(level, levelInput, app)
      const fieldErrors = mistakes(values)
      return {
        ...fieldErrors,
        name: fieldErrors.name || (refusal === 'accessLevel.taken' && t('level.nameTaken')),
        days:
          (refusal === 'accessLevel.termTooLong' || levelInput.longestTermDays === 0) &&
          t('level.longestWrong', { most: app.longestTermDays }),
      }
    },
    input: (values) => ({
      appId: app.appId,
      version: app.version,
      owner: scopeOf(app),
      levelId,
      ...inputOfLevel(values),
    }),
    done: () => t('level.updated'),
    onDone: onClose,
    outdated: appOutdated,
    draft: {
      name: `level-${levelId}-${app.version}`,
      stored: [],
      remembered: ['name', 'description', 'riskLevel', 'days'],
    },
  })
  return (
    <DialogForm
      form={form}
      title={t('level.editTitle', { name })}
      lead={t(isOwn ? 'level.editLead' : 'level.editCommon')}
      submit={t('level.editSubmit')}
      cancel={t('leave')}
      onClose={onClose}
    >
      <LevelFields form={form} fixed={!isOwn} />
      <TextField
        label={t('level.longest')}
        hint={t('level.longestHint', { most: app.longestTermDays })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={DAYS_DIGITS}
        rightSlot={t('policy.daysUnit')}
        {...form.field('days', daysTyped)}
      />
    </DialogForm>
  )
}
