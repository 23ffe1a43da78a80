import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { AdminTitle } from '#src/components/screen/AdminTitle.tsx'
import { OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Card } from '#src/ui/Card.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Editions, SitePages } from './Editions.tsx'
import { PagePreview } from './PagePreview.tsx'
import { areQuestionsWrong, faultsOf, fieldsOf, inputOf, valuesIn } from './site-values.ts'
import { TextGroups } from './TextGroups.tsx'
import { useSiteAdminTexts } from './texts.ts'

const saveMachine = submissionMachine('saveSiteEdition')
const BRAND = '{{brand}}'
const DAYS = '{{days}}'

type Props = { edition: Schema<'SiteEdition'>; catalogue: Schema<'Catalogue'> }

/** The texts of a public page: the form, a preview and earlier versions. */
export function AdminSite({ edition, catalogue }: Props) {
  const { t } = useSiteAdminTexts()
  const { page, version, shownVersion, editions } = edition
  const [last] = editions
  const isOld = shownVersion !== (last?.version ?? 0)
  const form = useOperationForm(saveMachine, {
    fields: fieldsOf(edition),
    mistakes: (fields) => {
      const values = valuesIn(fields)
      const faults = Object.entries(faultsOf(page, values)).map(([key, fault]) => [
        key,
        t(`wrong.${fault}`, { placeholder: BRAND }),
      ])
      return {
        ...Object.fromEntries(faults),
        questions: areQuestionsWrong(page, values) && t('wrong.questions', { placeholder: BRAND }),
      }
    },
    input: (fields) => ({ page, version, ...inputOf(page, valuesIn(fields)) }),
    question: () => ({
      header: t('ask', { page: t(`page.${page}`) }),
      message: t('askEffect'),
      acceptLabel: t('accept'),
    }),
    done: () => t('done'),
    outdated: ['siteText.changed'],
    saver: last,
  })
  const values = valuesIn(form.values)
  return (
    <Stack gap="6">
      <AdminTitle title={t('title')} lead={t('lead')} />
      <SitePages page={page} />
      <Card>
        <OperationForm form={form} submit={t('submit')} button={{ 'aria-disabled': !form.isTyped && !isOld }}>
          {isOld && <Notice>{t('old', { version: shownVersion })}</Notice>}
          <Text tone="muted" size="sm">
            {last ? changeOf(last, t) : t('unchanged')} {t('plain', { placeholder: BRAND })}
            {page === 'home' && ` ${t('days', { placeholder: DAYS })}`}
          </Text>
          <TextGroups page={page} form={form} />
        </OperationForm>
      </Card>
      <PagePreview page={page} values={values} catalogue={catalogue} />
      <Editions page={page} shownVersion={shownVersion} editions={editions} />
    </Stack>
  )
}

function changeOf(
  { changedAt, byName }: Schema<'SiteEditionLine'>,
  t: ReturnType<typeof useSiteAdminTexts>['t'],
): string {
  const changeTime = formatDateTime(changedAt)
  return byName === null
    ? t('changedBySomeone', { when: changeTime })
    : t('changed', { name: byName, when: changeTime })
}
