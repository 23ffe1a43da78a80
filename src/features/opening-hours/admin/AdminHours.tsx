import { Grid, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { countBookedOutside } from '#domain/counsel/opening-hours.ts'
import { formatDateTime } from '#domain/dates.ts'
import { AdminTitle } from '#src/components/screen/AdminTitle.tsx'
import { OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Card } from '#src/ui/Card.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { HoursPreview } from './HoursPreview.tsx'
import { copyOfMonday, faultsOf, type HoursValues, hoursOf, kinds, valuesOf } from './hours-values.ts'
import { useOpeningHoursTexts } from './texts.ts'
import { WeekFields } from './WeekFields.tsx'

const saveMachine = submissionMachine('saveOpeningHours')

/** The page of the opening hours: the form with both weeks, and a preview for visitors next to it. */
export function AdminHours({ saved }: { saved: Schema<'SavedOpeningHours'> }) {
  const { t } = useOpeningHoursTexts()
  const form = useOperationForm(saveMachine, {
    fields: valuesOf(saved.hours),
    mistakes: (values: HoursValues) =>
      Object.fromEntries(faultsOf(values).map(({ field, kind }) => [field, t(`wrong.${kind}`)])),
    input: (values) => ({ version: saved.version, hours: hoursOf(values) }),
    question: (values) => {
      const outsideCount = countBookedOutside(hoursOf(values).counsel, saved.booked)
      return {
        header: t('question'),
        message: outsideCount > 0 ? t('questionOutside', { count: outsideCount }) : t('questionEffect'),
        acceptLabel: t('accept'),
      }
    },
    done: () => t('done'),
    outdated: ['openingHours.changed'],
    saver: saved,
  })
  return (
    <Stack gap="3">
      <AdminTitle title={t('title')} lead={t('lead')} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 22rem)' }}
        gap="6"
        alignItems="start"
      >
        <Card>
          <OperationForm form={form} submit={t('submit')} button={{ 'aria-disabled': !form.isTyped }}>
            <Text tone="muted" size="sm">
              {changeOf(saved, t)}
            </Text>
            {kinds.map((kind) => (
              <WeekFields
                key={kind}
                kind={kind}
                form={form}
                onCopy={() => form.change(copyOfMonday(form.values, kind))}
              />
            ))}
          </OperationForm>
        </Card>
        <Stack gap="3">
          <HoursPreview values={form.values} booked={saved.booked} />
          <TextLink asChild standalone alignSelf="flex-start">
            <Link to="/admin/holiday">{t('holidays')}</Link>
          </TextLink>
        </Stack>
      </Grid>
    </Stack>
  )
}

function changeOf(
  { changedAt, byName }: Schema<'SavedOpeningHours'>,
  t: ReturnType<typeof useOpeningHoursTexts>['t'],
): string {
  if (changedAt === null) return t('unchanged')
  const changeTime = formatDateTime(changedAt)
  return byName === null
    ? t('changedBySomeone', { when: changeTime })
    : t('changed', { name: byName, when: changeTime })
}
