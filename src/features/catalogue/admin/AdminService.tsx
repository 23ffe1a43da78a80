import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { AdminTitle } from '#src/components/screen/AdminTitle.tsx'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { OperationButton } from '#src/forms/OperationButton.tsx'
import { useNextForm } from '#src/forms/use-next-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { PriceConsents } from './PriceConsents.tsx'
import { PriceTable } from './PriceTable.tsx'
import { ServiceApps } from './ServiceApps.tsx'
import { ServiceEditions } from './ServiceEditions.tsx'
import { ServiceForm } from './ServiceForm.tsx'
import { useServiceAppsTexts } from './service-apps-texts.ts'
import { priceChanges } from './service-values.ts'
import { useAdminCatalogueTexts } from './texts.ts'
import { WaitingPrice } from './WaitingPrice.tsx'

const takeBackMachine = submissionMachine('takeBackServiceEdition')

/**
 * The page of a service for the staff: the form of its next edition, the edition that is scheduled or waits for a
 * second person, and all editions.
 */
export function AdminService({
  service,
  consents,
  apps,
}: {
  service: Schema<'AdminService'>
  consents: PagePart<Schema<'ServicePriceConsents'>>
  apps: PagePart<Schema<'ServiceApps'>>
}) {
  const { t } = useAdminCatalogueTexts()
  const { t: ofApps } = useServiceAppsTexts()
  const { latest, next, waiting, saleYn, editions, serviceCode } = service
  const form = useNextForm(Boolean(waiting ?? next))
  return (
    <Stack gap="6">
      <BackLink to="/admin/catalogue">{t('back')}</BackLink>
      <AdminTitle
        title={(service.sold ?? latest).serviceName}
        lead={t(saleYn === 'Y' ? 'withSale' : 'withoutSale')}
      />
      {waiting && <WaitingPrice serviceCode={serviceCode} waiting={waiting} />}
      {next && <ScheduledEdition service={service} next={next} />}
      {form.isShown && <ServiceForm service={service} {...form.listeners} />}
      <Part of={consents} name={t('consent.part')}>
        {(answers) => <PriceConsents {...answers} />}
      </Part>
      <Part of={apps} name={ofApps('part')}>
        {(list) => <ServiceApps {...list} />}
      </Part>
      <Stack as="section" gap="3">
        <Heading level={2} size="md">
          {t('editions')}
        </Heading>
        <ServiceEditions editions={editions} />
      </Stack>
    </Stack>
  )
}

function ScheduledEdition({
  service: { serviceCode, saleYn, sold },
  next,
}: {
  service: Schema<'AdminService'>
  next: Schema<'ScheduledService'>
}) {
  const { t } = useAdminCatalogueTexts()
  const name = next.service.serviceName
  const messageValues = { name, date: formatDate(next.fromDate) }
  const soldPlans = saleYn === 'Y' && sold ? sold.plans : []
  return (
    <Notice title={next.saleYn === 'Y' ? t('scheduled', messageValues) : t('scheduledEnd', messageValues)}>
      <Stack gap="3" align="flex-start">
        {t('scheduledText')}
        {next.saleYn === 'Y' && (
          <Stack role="region" aria-label={t('prices')} width="full">
            <PriceTable changes={priceChanges(soldPlans, next.service.plans)} />
          </Stack>
        )}
        <OperationButton
          machine={takeBackMachine}
          input={{ serviceCode, version: next.version }}
          variant="outline"
          done={() => t('takenBack')}
          outdated={['service.begun', 'service.missing']}
          question={{
            header: t('takeBackQuestion', { name }),
            message: t('takeBackEffect'),
            acceptLabel: t('takeBack'),
            rejectLabel: t('stay'),
          }}
        >
          {t('takeBack')}
        </OperationButton>
      </Stack>
    </Notice>
  )
}
