import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { detailsMistakes } from '#domain/company/details.ts'
import { formatDate, kstDate } from '#domain/dates.ts'
import { MAX_NAME } from '#domain/korean/names.ts'
import { typedLine } from '#domain/typed/typed-text.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { FoldedPart, usePartsFold } from '#src/components/screen/ListSection.tsx'
import { DateField } from '#src/forms/DateField.tsx'
import { DialogForm } from '#src/forms/DialogForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataList, type DataListItem } from '#src/ui/DataList.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useUpkeepTexts } from './upkeep-texts.ts'

const setMachine = submissionMachine('setCompanyDetails')
type DialogProps = { companyId: string; details: Schema<'CompanyDetails'> }
type Props = DialogProps & {
  /** The state of the business number at the tax office. */
  businessState: DataListItem
  /** Whether that state needs attention, so that the part is open on phones. */
  isAlarming: boolean
}

/** The representative and the day of opening of a company, with the result of the check by the tax office. */
export function CompanyDetails({ companyId, details, businessState, isAlarming }: Props) {
  const { t } = useUpkeepTexts()
  const isFolded = usePartsFold()
  const [isOpen, setOpen] = useState(false)
  const { representative, foundedOn, detailsMatch, uncheckedReason, checkedAt } = details
  const isGiven = representative !== null || foundedOn !== null
  const matchText = t(`details.${detailsMatch}`)
  const items = [
    businessState,
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
  const heading = (
    <Heading level={2} size="md" id="details">
      {t('details.title')}
    </Heading>
  )
  const edit = (
    <Button variant="outline" size="sm" minHeight="touch" onClick={() => setOpen(true)}>
      {t(isGiven ? 'details.edit' : 'details.give')}
    </Button>
  )
  const content = (
    <>
      {(detailsMatch === 'DIFFERS' || uncheckedReason !== null) && (
        <Notice status={detailsMatch === 'DIFFERS' ? 'warning' : 'info'} mb="3">
          {t(uncheckedReason === null ? 'details.differs' : `details.why.${uncheckedReason}`)}
        </Notice>
      )}
      <DataList columns={1} items={items} />
      {isOpen && <DetailsDialog companyId={companyId} details={details} onClose={() => setOpen(false)} />}
    </>
  )
  if (isFolded)
    return (
      <FoldedPart labelledBy="details" heading={heading} isOpen={isAlarming || detailsMatch === 'DIFFERS'}>
        {content}
        <Flex pt="2">{edit}</Flex>
      </FoldedPart>
    )
  return (
    <Card aria-labelledby="details" role="region">
      <Flex justify="space-between" align="center" gap="3" mb="2">
        {heading}
        {edit}
      </Flex>
      {content}
    </Card>
  )
}

function DetailsDialog({ companyId, details, onClose }: DialogProps & { onClose: () => void }) {
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
