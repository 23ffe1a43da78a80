import { Grid, Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { completeRules } from '#domain/bill/rules.ts'
import { formatDateTime } from '#domain/dates.ts'
import { AdminTitle } from '#src/components/screen/AdminTitle.tsx'
import { FieldColumns } from '#src/forms/FieldColumns.tsx'
import { OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Card } from '#src/ui/Card.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { ChannelFields } from './ChannelFields.tsx'
import { RulesPreview } from './RulesPreview.tsx'
import {
  endsAutomatically,
  faultOf,
  type RulesValues,
  rulesOf,
  stepWithoutChannel,
  valuesOf,
} from './rules-values.ts'
import { useBillRulesTexts } from './texts.ts'

const saveMachine = submissionMachine('saveBillRules')
const DAY_DIGITS = 3
const MAX_RETRIES_LENGTH = 30

/** The rules of bills: the form, and next to it the dates of a bill that is issued today under the typed rules. */
export function AdminRules({ saved }: { saved: Schema<'SavedBillRules'> }) {
  const { t } = useBillRulesTexts()
  const form = useOperationForm(saveMachine, {
    fields: valuesOf(completeRules(saved.rules)),
    mistakes: (values: RulesValues) => {
      const fault = faultOf(values)
      const stepWithoutMessage = stepWithoutChannel(values)
      return {
        ...(fault && fault !== 'copyYn' && fault !== 'channels' && { [fault]: t(`wrong.${fault}`) }),
        ...(stepWithoutMessage && { [`mail_${stepWithoutMessage}`]: t('wrong.channels') }),
      }
    },
    input: (values) => ({ version: saved.version, rules: rulesOf(values) }),
    question: () => ({
      header: t('question'),
      message: t('questionEffect'),
      acceptLabel: t('accept'),
    }),
    done: () => t('done'),
    outdated: ['billRules.changed'],
    saver: saved,
  })
  const days = {
    inputMode: 'numeric',
    maxLength: DAY_DIGITS,
    autoComplete: 'off',
    rightSlot: t('unit'),
  } as const
  return (
    <Stack gap="3">
      <AdminTitle title={t('title')} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 22rem)' }}
        gap="6"
        alignItems="start"
      >
        <Card>
          <OperationForm form={form} submit={t('submit')} button={{ 'aria-disabled': !form.isTyped }}>
            <Text tone="muted" size="sm">
              {changeOf(saved, t)}{' '}
              {saved.openCount > 0 ? t('open', { count: saved.openCount }) : t('openNone')}
            </Text>
            <FieldColumns>
              <TextField
                label={t('field.chargeDays')}
                hint={t('field.chargeDaysHint')}
                {...days}
                {...form.field('chargeDays')}
              />
              <TextField
                label={t('field.retryDays')}
                labelSuffix={t('optional')}
                hint={t('field.retryDaysHint')}
                maxLength={MAX_RETRIES_LENGTH}
                autoComplete="off"
                {...form.field('retryDays')}
              />
              <TextField
                label={t('field.transferDays')}
                hint={t('field.transferDaysHint')}
                {...days}
                {...form.field('transferDays')}
              />
              <TextField
                label={t('field.reminderDays')}
                labelSuffix={t('optional')}
                hint={t('field.reminderDaysHint')}
                {...days}
                {...form.field('reminderDays')}
              />
              <Checkbox label={t('field.copies')} hint={t('field.copiesHint')} {...form.check('copies')} />
              <Checkbox label={t('field.stays')} hint={t('field.staysHint')} {...form.check('stays')} />
              {!form.values.stays && (
                <TextField
                  label={t('field.graceDays')}
                  hint={t('field.graceDaysHint')}
                  {...days}
                  {...form.field('graceDays')}
                />
              )}
              {!form.values.stays && (
                <Checkbox label={t('field.ends')} hint={t('field.endsHint')} {...form.check('ends')} />
              )}
              {endsAutomatically(form.values) && (
                <>
                  <TextField
                    label={t('field.endDays')}
                    hint={t('field.endDaysHint')}
                    {...days}
                    {...form.field('endDays')}
                  />
                  <TextField
                    label={t('field.lastNoticeDays')}
                    hint={t('field.lastNoticeDaysHint')}
                    {...days}
                    {...form.field('lastNoticeDays')}
                  />
                </>
              )}
            </FieldColumns>
            <ChannelFields check={form.check} hasEnd={endsAutomatically(form.values)} />
          </OperationForm>
        </Card>
        <RulesPreview values={form.values} />
      </Grid>
    </Stack>
  )
}

function changeOf(
  { changedAt, byName }: Schema<'SavedBillRules'>,
  t: ReturnType<typeof useBillRulesTexts>['t'],
): string {
  if (changedAt === null) return t('unchanged')
  const changeTime = formatDateTime(changedAt)
  return byName === null
    ? t('changedBySomeone', { when: changeTime })
    : t('changed', { name: byName, when: changeTime })
}
