import type { Schema } from '#contract/operation.ts'
import { OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Card } from '#src/ui/Card.tsx'
import { Select } from '#src/ui/Select.tsx'
import { useServiceAppsTexts } from './service-apps-texts.ts'

const includeMachine = submissionMachine('setServiceApp')

/**
 * Includes an app in a service; `apps` are the apps that the service does not include. The confirmation states how
 * many companies can no longer use the app.
 */
export function IncludeApp({
  serviceCode,
  apps,
}: {
  serviceCode: string
  apps: Schema<'ServiceApps'>['apps']
}) {
  const { t } = useServiceAppsTexts()
  function effectOf({ name, services, closingCount: count }: (typeof apps)[number]): string {
    if (services.length > 0) return t('includeMore', { name })
    return count > 0 ? t('includeClosing', { name, count }) : t('includeFirst', { name })
  }
  const form = useOperationForm(includeMachine, {
    fields: { appId: '' },
    mistakes: ({ appId }) => ({ appId: appId === '' && t('includeMissing') }),
    input: ({ appId }) => ({ serviceCode, appId, includedYn: 'Y' as const }),
    question: ({ appId }) => {
      const app = apps.find((each) => each.appId === appId)!
      return {
        header: t('includeQuestion', { name: app.name }),
        message: effectOf(app),
        acceptLabel: t('include'),
        rejectLabel: t('leave'),
      }
    },
    done: () => t('included'),
    outdated: ['accessApp.missing', 'service.missing'],
    worthAQuestion: false,
  })
  if (apps.length === 0) return null
  return (
    <Card maxWidth="calc({sizes.form} + {spacing.12})">
      <OperationForm form={form} submit={t('include')}>
        <Select
          label={t('choose')}
          placeholder={t('chooseFirst')}
          options={apps.map(({ appId, name, services }) => ({
            value: appId,
            label: services.length === 0 ? t('openApp', { name }) : name,
          }))}
          {...form.field('appId')}
        />
      </OperationForm>
    </Card>
  )
}
