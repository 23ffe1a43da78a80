import type { Schema } from '#contract/operation.ts'
import { DialogForm } from '#src/forms/DialogForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { appIcons } from '../AppTile.tsx'
import { appOutdated } from './app-outdated.ts'
import { useAppAdminTexts } from './texts.ts'
import { AppDescriptionFields, useAppWords } from './WordsFields.tsx'

const updateMachine = submissionMachine('updateApp')

/** The form for the name, icon and description of an app, for its owner. */
export function EditWords({ app, onClose }: { app: Schema<'AdminApp'>; onClose: () => void }) {
  const { t } = useAppAdminTexts()
  const { sentOf, ...texts } = useAppWords()
  const { appId, version, owner, name, category, description, devices } = app
  const icon = appIcons.find((known) => known === app.icon) ?? 'WINDOW'
  const form = useOperationForm(updateMachine, {
    ...texts,
    fields: { name, category, description, icon, devices },
    input: (values) => ({ appId, version, owner, ...sentOf(values) }),
    done: () => t('words.edited'),
    onDone: onClose,
    outdated: appOutdated,
    draft: {
      name: `app-${appId}-${version}`,
      stored: [],
      remembered: ['name', 'category', 'description', 'icon'],
    },
  })
  return (
    <DialogForm
      form={form}
      title={t('words.editTitle')}
      submit={t('words.editSubmit')}
      cancel={t('leave')}
      onClose={onClose}
    >
      <AppDescriptionFields form={form} />
    </DialogForm>
  )
}
