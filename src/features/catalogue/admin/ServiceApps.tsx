import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { EmptySection } from '#src/ui/EmptySection.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { IncludeApp } from './IncludeApp.tsx'
import { useServiceAppsTexts } from './service-apps-texts.ts'

type App = Schema<'ServiceApps'>['apps'][number]
const excludeMachine = submissionMachine('setServiceApp')

/** The apps that are included in a subscription to a service, for the staff. */
export function ServiceApps({ serviceCode, apps }: Schema<'ServiceApps'>) {
  const { t } = useServiceAppsTexts()
  const excludeOperation = useOperation(excludeMachine, {
    done: () => t('excluded'),
    outdated: ['accessApp.missing', 'service.missing'],
  })
  const includedApps = apps.filter(({ includedYn }) => includedYn === 'Y')
  const othersOf = ({ services }: App) =>
    services
      .filter((service) => service.serviceCode !== serviceCode)
      .map(({ serviceName }) => serviceName)
      .join(', ')

  const columns: DataColumn<App>[] = [
    { key: 'app', header: t('app'), primary: true, cell: ({ name }) => name },
    { key: 'category', header: t('category'), cell: ({ category }) => category },
    { key: 'others', header: t('others'), cell: (app) => othersOf(app) || t('noOthers') },
    {
      key: 'act',
      header: t('act'),
      numeric: true,
      cell: (app) => {
        const { appId, name } = app
        const otherServices = othersOf(app)
        return (
          <Button
            variant="outline"
            size="sm"
            minHeight={{ base: 'touch', md: '8' }}
            aria-label={t('excludeOn', { name })}
            loading={excludeOperation.busy}
            onClick={() =>
              excludeOperation.submit(
                { serviceCode, appId, includedYn: 'N' },
                {
                  header: t('excludeQuestion', { name }),
                  message: otherServices
                    ? t('excludeOthers', { name, others: otherServices })
                    : t('excludeLast', { name }),
                  acceptLabel: t('exclude'),
                  rejectLabel: t('leave'),
                },
              )
            }
          >
            {t('exclude')}
          </Button>
        )
      },
    },
  ]
  return (
    <Stack as="section" aria-labelledby="service-apps" gap="3">
      <Heading level={2} size="md" id="service-apps">
        {t('title')}
      </Heading>
      <Text tone="muted" size="sm">
        {t('lead')}
      </Text>
      <ProblemNotice problem={excludeOperation.problem} />
      {includedApps.length === 0 ? (
        <EmptySection art="app" title={t('none')} description={t('noneText')} />
      ) : (
        <DataTable caption={t('title')} columns={columns} rows={includedApps} rowKey={({ appId }) => appId} />
      )}
      <IncludeApp
        key={includedApps.length}
        serviceCode={serviceCode}
        apps={apps.filter(({ includedYn }) => includedYn === 'N')}
      />
    </Stack>
  )
}
