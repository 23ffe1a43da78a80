import { Flex, Stack } from '@chakra-ui/react'
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
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useCompanyTexts } from './texts.ts'
import { useCompanyChange } from './use-company-order.ts'

const saveMachine = submissionMachine('saveCompanyDetails')
type Details = Schema<'CompanyDetails'>

/**
 * The representative and the day of opening of a company for its owners, with the result of the check by the tax
 * office.
 */
export function DetailsSection({ details }: { details: Details }) {
  const { t } = useCompanyTexts()
  const [isOpen, setOpen] = useState(false)
  const { representative, foundedOn, uncheckedReason, detailsMatch } = details
  const isGiven = representative !== null || foundedOn !== null
  return (
    <Card aria-labelledby="details" role="region">
      <Stack gap="3">
        <Flex justify="space-between" align="center" gap="3">
          <Heading level={2} size="md" id="details">
            {t('details.title')}
          </Heading>
          <Button variant="outline" size="sm" minHeight="touch" onClick={() => setOpen(true)}>
            {t(isGiven ? 'details.edit' : 'details.give')}
          </Button>
        </Flex>
        <DataList
          items={[
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
            { key: 'match', term: t('details.match'), value: matchOf(details, t) },
          ]}
        />
        {detailsMatch === 'DIFFERS' && <Notice status="warning">{t('details.differs')}</Notice>}
        {uncheckedReason !== null && <Text tone="muted">{t(`details.why.${uncheckedReason}`)}</Text>}
      </Stack>
      {isOpen && <DetailsDialog details={details} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function matchOf(
  { detailsMatch, uncheckedReason, checkedAt }: Details,
  t: ReturnType<typeof useCompanyTexts>['t'],
): string {
  if (uncheckedReason === 'WAITING') return t('details.waiting')
  const matchText = t(`details.state.${detailsMatch}`)
  return checkedAt === null
    ? matchText
    : t('details.checkedOn', { match: matchText, date: formatDate(checkedAt) })
}

function DetailsDialog({ details, onClose }: { details: Details; onClose: () => void }) {
  const { t } = useCompanyTexts()
  const { version, representative, foundedOn } = details
  const today = kstDate(portalClock.now())
  const form = useOperationForm(saveMachine, {
    ...useCompanyChange({ onDone: onClose }),
    fields: { representative: representative ?? '', foundedOn: foundedOn ?? '' },
    mistakes: (typed) => {
      const detailsErrors = detailsMistakes(typed, today)
      return {
        representative: detailsErrors.includes('representative') && t('details.representativeWrong'),
        foundedOn: detailsErrors.includes('foundedOn') && t('details.foundedOnWrong'),
      }
    },
    input: (typed) => ({
      version,
      representative: typedLine(typed.representative) || null,
      foundedOn: typed.foundedOn || null,
    }),
    done: () => t('details.done'),
    draft: {
      name: `own-company-details-${version}`,
      stored: [],
      remembered: ['representative', 'foundedOn'],
    },
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
