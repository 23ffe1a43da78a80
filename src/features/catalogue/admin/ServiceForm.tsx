import { chakra, Grid, Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDate, isCalendarDate } from '#domain/dates.ts'
import { isBlank, typedLine } from '#domain/typed/typed-text.ts'
import { ObjectDesk } from '#src/components/screen/ObjectDesk.tsx'
import { DateField } from '#src/forms/DateField.tsx'
import { OperationForm } from '#src/forms/OperationForm.tsx'
import { SaveBar } from '#src/forms/SaveBar.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { comparedTo } from '#src/ui/Field.tsx'
import { fluidColumns } from '#src/ui/fluid-columns.ts'
import { Select } from '#src/ui/Select.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { ComparisonFields } from './ComparisonFields.tsx'
import { PlanFields } from './PlanFields.tsx'
import { PriceTable, usePriceText } from './PriceTable.tsx'
import { RisePreview } from './RisePreview.tsx'
import { ServicePreview } from './ServicePreview.tsx'
import { isFaulty, rowFaultsOf } from './service-comparison.ts'
import {
  changedFields,
  draftOf,
  faultsOf,
  isChanged,
  isCode,
  isRaised,
  isRepriced,
  isTrialLength,
  MAX_LENGTHS,
  priceChanges,
  type ServiceValues,
  typedPrices,
  valuesOf,
} from './service-values.ts'
import { useAdminCatalogueTexts } from './texts.ts'

const scheduleMachine = submissionMachine('scheduleServiceEdition')
const icons = ['DOOR', 'TWO_STEPS', 'TERM', 'WAVE', 'LEDGER'] as const
const TRIAL_DIGITS = 2
// Either both fields of a row have a hint or neither, so that they are aligned.
const columns = {
  templateColumns: { base: 'minmax(0, 1fr)', md: fluidColumns(2, '14rem') },
  columnGap: '4',
  rowGap: '5',
}

/**
 * The form for a new service, or for the next edition of a service, which begins with the values of the latest
 * edition. The form shows the price changes.
 */
export function ServiceForm({
  service,
  onScheduled,
  onOutdated,
}: {
  service?: Schema<'AdminService'>
  onScheduled?: (serviceCode: string) => void
  /** Called if a colleague has changed the service since the form was opened. */
  onOutdated?: () => void
}) {
  const { t } = useAdminCatalogueTexts()
  const priceText = usePriceText()
  const soldPlans = service?.saleYn === 'Y' && service.sold ? service.sold.plans : []
  const changesOf = (values: ServiceValues) => priceChanges(soldPlans, draftOf(values).plans)
  const raisesPrice = (values: ServiceValues) => !values.ends && changesOf(values).some(isRaised)
  const isNew = (service?.sold ?? null) === null

  function effectOf(values: ServiceValues): string {
    if (values.ends) return t('form.effectEnd')
    const prices = changesOf(values)
      .filter(isChanged)
      .map((change) =>
        t('form.changeOf', {
          plan: change.planName,
          before: priceText(change.before),
          after: priceText(change.after),
        }),
      )
    if (prices.length === 0) return t('form.effect')
    const isApproved = service?.approvalYn === 'Y' && changesOf(values).some(isRepriced)
    return [t('form.effectPrices', { prices: prices.join(', ') }), isApproved && t('form.effectApproval')]
      .filter(Boolean)
      .join(' ')
  }

  function noteOf(values: ServiceValues): string {
    const names = changedFields(valuesOf(service?.latest), values)
      .map((name) => t(`form.${name}`))
      .join(', ')
    const date = isCalendarDate(values.fromDate) && formatDate(values.fromDate)
    if (!service) return date ? t('form.soldFrom', { date }) : t('form.soldUndated')
    if (names === '') return t('form.unchanged')
    return date ? t('form.changesFrom', { date, names }) : t('form.changesUndated', { names })
  }

  const form = useOperationForm(scheduleMachine, {
    fields: valuesOf(service?.latest),
    mistakes: (typed: ServiceValues) => ({
      serviceCode: !isCode(typed.serviceCode) && t('form.wrong.serviceCode'),
      serviceName: isBlank(typed.serviceName) && t('form.wrong.serviceName'),
      shortName: isBlank(typed.shortName) && t('form.wrong.shortName'),
      summary: isBlank(typed.summary) && t('form.wrong.summary'),
      trialDays: !isTrialLength(typed.trialDays) && t('form.wrong.trialDays'),
      plans: faultsOf(typed.plans).some((faults) => Object.keys(faults).length > 0) && t('form.wrong.plans'),
      comparison: rowFaultsOf(typed.comparison, typed.plans).some(isFaulty) && t('form.wrong.comparison'),
      fromDate: !isCalendarDate(typed.fromDate) && t('form.wrong.fromDate'),
    }),
    input: (values) => ({
      serviceCode: typedLine(values.serviceCode),
      version: service?.version ?? null,
      fromDate: values.fromDate,
      saleYn: values.ends ? 'N' : 'Y',
      service: draftOf(values),
    }),
    question: (values) => {
      const messageValues = { date: formatDate(values.fromDate), name: typedLine(values.serviceName) }
      return {
        header: values.ends
          ? t('form.questionEnd', messageValues)
          : isNew
            ? t('form.questionNew', messageValues)
            : t('form.question', messageValues),
        message: effectOf(values),
        acceptLabel: t('form.accept'),
      }
    },
    done: ({ waiting }, { fromDate }) =>
      waiting ? t('form.doneWaiting') : t('form.done', { date: formatDate(fromDate) }),
    outdated: ['service.changed', 'service.scheduled', 'service.waiting'],
    onOutdated,
    onDone: ({ serviceCode }) => onScheduled?.(serviceCode),
    // The screen is not reloaded for a new service, since the page of the new service opens instead.
    reload: service !== undefined,
    saver: service?.editions.find(({ version }) => version === service.version),
  })
  return (
    <ObjectDesk isSticky side={<ServicePreview values={form.values} />}>
      <section aria-label={t('change')}>
        <OperationForm
          form={form}
          submit={t(service ? 'form.submit' : 'form.submitNew')}
          placed={(button) => <SaveBar note={noteOf(form.values)}>{button}</SaveBar>}
        >
          {!service && (
            <TextField
              label={t('form.serviceCode')}
              hint={t('form.serviceCodeHint')}
              maxLength={MAX_LENGTHS.code}
              autoComplete="off"
              spellCheck={false}
              {...form.field('serviceCode')}
            />
          )}
          <Grid {...columns}>
            <TextField
              label={t('form.serviceName')}
              hint={t('form.serviceNameHint')}
              maxLength={MAX_LENGTHS.serviceName}
              autoComplete="off"
              {...form.field('serviceName')}
            />
            <TextField
              label={t('form.trialDays')}
              labelSuffix={t('form.optional')}
              hint={t('form.trialDaysHint')}
              inputMode="numeric"
              maxLength={TRIAL_DIGITS}
              autoComplete="off"
              {...form.field('trialDays')}
            />
            <TextField
              label={t('form.shortName')}
              maxLength={MAX_LENGTHS.shortName}
              autoComplete="off"
              {...form.field('shortName')}
            />
            <Select
              label={t('form.icon')}
              options={icons.map((icon) => ({ value: icon, label: t(`form.icons.${icon}`) }))}
              value={form.values.icon}
              disabled={form.busy}
              {...comparedTo(form.compared('icon'))}
              onChange={({ target }) =>
                form.change({ icon: icons.find((icon) => icon === target.value) ?? 'DOOR' })
              }
            />
            <TextField
              label={t('form.summary')}
              maxLength={MAX_LENGTHS.text}
              autoComplete="off"
              {...form.field('summary')}
            />
            <TextField
              label={t('form.audience')}
              labelSuffix={t('form.optional')}
              maxLength={MAX_LENGTHS.text}
              autoComplete="off"
              {...form.field('audience')}
            />
          </Grid>
          <PlanFields form={form} />
          <ComparisonFields form={form} />
          {soldPlans.length > 0 && !form.values.ends && (
            <Stack role="region" aria-label={t('prices')} gap="2">
              <PriceTable changes={changesOf(form.values)} />
            </Stack>
          )}
          {service?.saleYn === 'Y' && (
            <Checkbox label={t('form.ends')} hint={t('form.endsHint')} {...form.check('ends')} />
          )}
          {/* As wide as a field of the two columns above. */}
          <chakra.div width={{ md: 'calc(50% - {spacing.2})' }} minWidth={{ md: '14rem' }}>
            <DateField label={t('form.fromDate')} hint={t('form.fromDateHint')} {...form.field('fromDate')} />
          </chakra.div>
          {service && raisesPrice(form.values) && isCalendarDate(form.values.fromDate) && (
            <RisePreview
              input={{
                serviceCode: service.serviceCode,
                fromDate: form.values.fromDate,
                prices: typedPrices(form.values),
              }}
            />
          )}
        </OperationForm>
      </section>
    </ObjectDesk>
  )
}
