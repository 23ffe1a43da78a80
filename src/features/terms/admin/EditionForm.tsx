import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { termsDocuments } from '#domain/account/terms-documents.ts'
import { formatDate, isCalendarDate } from '#domain/dates.ts'
import { isBlank } from '#domain/typed/typed-text.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { DateField } from '#src/forms/DateField.tsx'
import { OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { TermsChanges } from '../TermsChanges.tsx'
import { useAdminTermsTexts } from './texts.ts'

const scheduleMachine = submissionMachine('scheduleTermsEdition')
const compareMachine = submissionMachine('compareTermsEdition')
const MAX_TITLE_LENGTH = 200
const MAX_BODY_LENGTH = 20_000
const ROWS = 18

type Props = {
  terms: Schema<'TermsDocument'>
  onScheduled: () => void
  /** Called if a colleague has changed the document since the form was opened. */
  onOutdated: () => void
}
type Values = { title: string; body: string; effectiveDate: string; adverse: boolean; again: boolean }

/**
 * The form for the next edition of a document. It is prefilled with the newest text, shows the changes, and announces
 * the edition for a chosen day.
 */
export function EditionForm({ terms, onScheduled, onOutdated }: Props) {
  const { t } = useAdminTermsTexts()
  const { documentCode, editionCount, earliestDate, earliestAdverseDate, editions, shown } = terms
  const newestEdition = editions.find(({ version }) => version === shown.version)
  const earliestOf = ({ adverse }: Pick<Values, 'adverse'>) => (adverse ? earliestAdverseDate : earliestDate)
  const form = useOperationForm(scheduleMachine, {
    fields: {
      title: shown.title,
      body: shown.body,
      effectiveDate: '',
      adverse: false,
      again: false,
    } satisfies Values as Values,
    mistakes: (typed) => ({
      title: isBlank(typed.title) && t('form.missingTitle'),
      body: isBlank(typed.body) && t('form.missingBody'),
      effectiveDate: !isCalendarDate(typed.effectiveDate)
        ? t('form.missingDate')
        : typed.effectiveDate < earliestOf(typed) && t('form.early', { date: formatDate(earliestOf(typed)) }),
    }),
    input: ({ title, body, effectiveDate, adverse, again }) => ({
      documentCode,
      editionCount,
      title,
      body,
      effectiveDate,
      adverseYn: adverse ? 'Y' : 'N',
      agreeAgainYn: again ? 'Y' : 'N',
    }),
    question: ({ effectiveDate }) => ({
      header: t('form.question', { date: formatDate(effectiveDate) }),
      message: t(effectOf(documentCode)),
      acceptLabel: t('form.accept'),
    }),
    done: (_, { effectiveDate }) => t('form.done', { date: formatDate(effectiveDate) }),
    outdated: ['terms.changed', 'terms.scheduled'],
    onDone: onScheduled,
    onOutdated,
    saver: newestEdition && { byName: newestEdition.byName, changedAt: newestEdition.createdAt },
    draft: {
      name: `terms-${documentCode}`,
      stored: ['body', 'effectiveDate', 'adverse', 'again'],
      remembered: ['title'],
    },
  })
  return (
    <Card aria-labelledby="edition-form">
      <Stack gap="4">
        <Heading level={2} size="md" id="edition-form">
          {t('write')}
        </Heading>
        <OperationForm form={form} submit={t('form.submit')}>
          <TextField label={t('form.title')} maxLength={MAX_TITLE_LENGTH} {...form.field('title')} />
          <TextArea
            label={t('form.body')}
            hint={t('form.bodyHint')}
            maxLength={MAX_BODY_LENGTH}
            rows={ROWS}
            {...form.field('body')}
          />
          <Comparison documentCode={documentCode} body={form.values.body} />
          <Checkbox label={t('form.adverse')} hint={t('form.adverseHint')} {...form.check('adverse')} />
          <Checkbox label={t('form.again')} hint={t('form.againHint')} {...form.check('again')} />
          <DateField
            label={t('form.effectiveDate')}
            hint={t('form.effectiveDateHint', { date: formatDate(earliestOf(form.values)) })}
            min={earliestOf(form.values)}
            {...form.field('effectiveDate')}
          />
        </OperationForm>
      </Stack>
    </Card>
  )
}

function effectOf(code: Schema<'TermsDocumentCode'>) {
  switch (termsDocuments[code].announcedTo) {
    case 'members':
      return 'form.effectMembers' as const
    case 'subscribers':
      return 'form.effectSubscribers' as const
    default:
      return 'form.effectNone' as const
  }
}

/** Shows on request how the typed text differs from the newest edition. */
function Comparison({ documentCode, body }: { documentCode: Schema<'TermsDocumentCode'>; body: string }) {
  const { t } = useAdminTermsTexts()
  const [compared, setCompared] = useState<{ body: string; changes: Schema<'TermsChange'>[] }>()
  const { problem, busy, submit } = useOperation(compareMachine, {
    onDone: ({ changes }) => setCompared({ body, changes }),
    reload: false,
  })
  const changes = compared?.body === body ? compared.changes : undefined
  return (
    <Stack gap="3" align="flex-start">
      <ProblemNotice problem={problem} />
      <Button
        variant="outline"
        loading={busy}
        disabled={isBlank(body)}
        onClick={() => submit({ documentCode, body })}
      >
        {t('form.compare')}
      </Button>
      {changes && (
        <Card
          role="region"
          aria-label={t('form.compared')}
          maxHeight="24rem"
          overflowY="auto"
          width="full"
          tabIndex={0}
        >
          {changes.length > 0 ? <TermsChanges changes={changes} /> : <Text>{t('form.noChange')}</Text>}
        </Card>
      )}
    </Stack>
  )
}
