import type { Schema } from '#contract/operation.ts'
import { DialogForm } from '#src/forms/DialogForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { appOutdated } from './app-outdated.ts'
import { LevelFields, type LevelValues, useLevelTexts } from './LevelFields.tsx'
import { scopeOf } from './scope-of.ts'
import { useAppAdminTexts } from './texts.ts'

const addMachine = submissionMachine('addAccessLevel')
const fields: LevelValues = { name: '', description: '', riskLevel: 'MEDIUM' }

/** Adds a level to the app in this company. Members can request it immediately. */
export function AddLevel({ app, onClose }: { app: Schema<'AdminApp'>; onClose: () => void }) {
  const { t } = useAppAdminTexts()
  const owner = scopeOf(app)
  const { sentOf, ...texts } = useLevelTexts()
  const form = useOperationForm(addMachine, {
    ...texts,
    fields,
    input: (values, idempotencyKey) => ({
      idempotencyKey,
      appId: app.appId,
      version: app.version,
      owner,
      ...sentOf(values),
    }),
    done: () => t('level.added'),
    onDone: onClose,
    outdated: appOutdated,
    draft: {
      name: `level-of-${app.appId}`,
      stored: [],
      remembered: ['name', 'description', 'riskLevel'],
    },
  })
  return (
    <DialogForm
      form={form}
      title={t('level.addTitle')}
      lead={t(owner === 'OPERATOR' ? 'level.addOffered' : 'level.addLead')}
      submit={t('level.addSubmit')}
      cancel={t('leave')}
      onClose={onClose}
    >
      <LevelFields form={form} />
    </DialogForm>
  )
}
