import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { detailsMistakes } from '#domain/company/details.ts'
import { formatDate, kstDate } from '#domain/dates.ts'
import { MAX_NAME } from '#domain/korean/names.ts'
import { typedLine } from '#domain/typed/typed-text.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { DateField } from '#src/forms/DateField.tsx'
import { DialogForm } from '#src/forms/DialogForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useUpkeepTexts } from './upkeep-texts.ts'

const setMachine = submissionMachine('setCompanyDetails')
type Props = { companyId: string; details: Schema<'CompanyDetails'> }

/** The representative and the day of opening of a company, with the result of the check by the tax office. */
export function CompanyDetails({ companyId, details }: Props) {
  const { t } = useUpkeepTexts()
  const [isOpen, setOpen] = useState(false)
  const { representative, foundedOn, detailsMatch, uncheckedReason, checkedAt } = details
  const isGiven = representative !== null || foundedOn !== null
  const matchText = t(`details.${detailsMatch}`)
  const items = [
    {
      key: 'representative',
      term: t('details.representative'),
      value: representative ?? t('details.missing'),
    },
    {
      key: 'foundedOn',
      term: t('details.foundedOn'),
      value: foundedOn === null ? t('details.missing') : formatDate(foundedOn),
      numeric: true,
    },
    {
      key: 'match',
      term: t('details.match'),
      value:
        checkedAt === null
          ? matchText
          : t('details.checkedOn', { match: matchText, date: formatDate(checkedAt) }),
    },
  ]
  return (
    <Card aria-labelledby="details" role="region">
      <Flex justify="space-between" align="center" gap="3" mb="2">
        <Heading level={2} size="sm" id="details">
          {t('details.title')}
        </Heading>
        <Button variant="outline" size="sm" minHeight="touch" onClick={() => setOpen(true)}>
          {t(isGiven ? 'details.edit' : 'details.give')}
        </Button>
      </Flex>
      {(detailsMatch === 'DIFFERS' || uncheckedReason !== null) && (
        <Notice status={detailsMatch === 'DIFFERS' ? 'warning' : 'info'} mb="3">
          {t(uncheckedReason === null ? 'details.differs' : `details.why.${uncheckedReason}`)}
        </Notice>
      )}
      <DataList columns={1} items={items} />
      {isOpen && <DetailsDialog companyId={companyId} details={details} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function DetailsDialog({ companyId, details, onClose }: Props & { onClose: () => void }) {
  const { t } = useUpkeepTexts()
  const { version, representative, foundedOn } = details
  const today = kstDate(portalClock.now())
  const form = useOperationForm(setMachine, {
    fields: { representative: representative ?? '', foundedOn: foundedOn ?? '' },
    mistakes: (typed) => {
      const detailsErrors = detailsMistakes(typed, today)
      return {
        representative: detailsErrors.includes('representative') && t('details.representativeWrong'),
        foundedOn: detailsErrors.includes('foundedOn') && t('details.foundedOnWrong'),
      }
    },
    input: (typed) => ({
      companyId,
      version,
      representative: typedLine(typed.representative) || null,
      foundedOn: typed.foundedOn || null,
    }),
    done: () => t('details.done'),
    onDone: onClose,
    draft: {
      name: `company-details-${companyId}-${version}`,
      stored: [],
      remembered: ['representative', 'foundedOn'],
    },
    outdated: ['adminCompany.changed', 'adminCompany.missing', 'adminCompany.unopened'],
  })
  return (
    <DialogForm
      form={form}
      title={t('details.title')}
      lead={t('details.lead')}
      submit={t('details.submit')}
      cancel={t('cancel')}
      onClose={onClose}
    >
      <TextField
        label={t('details.representative')}
        autoComplete="off"
        maxLength={3 * MAX_NAME}
        {...form.field('representative')}
      />
      <DateField label={t('details.foundedOn')} max={today} {...form.field('foundedOn')} />
    </DialogForm>
  )
}
