import { Stack } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { AdminTitle } from '#src/components/screen/AdminTitle.tsx'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { PostBody } from '#src/features/post/PostBody.tsx'
import { OperationButton } from '#src/forms/OperationButton.tsx'
import { useNextForm } from '#src/forms/use-next-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Card } from '#src/ui/Card.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useTermsChangesTexts } from '../changes-texts.ts'
import { TermsChanges } from '../TermsChanges.tsx'
import { EditionForm } from './EditionForm.tsx'
import { EditionTable } from './EditionTable.tsx'
import { useAdminTermsTexts } from './texts.ts'

const takeBackMachine = submissionMachine('takeBackTermsEdition')

/**
 * A document for the staff: the form of its next or announced edition, the list of editions, and the text of one
 * edition.
 */
export function TermsDocument({ terms }: { terms: Schema<'TermsDocument'> }) {
  const { t } = useAdminTermsTexts()
  const { documentCode, requiredYn, editions, shown } = terms
  const scheduledEdition = editions.find(({ editionState }) => editionState === 'SCHEDULED')
  const form = useNextForm(scheduledEdition !== undefined)
  const kind = documentCode === 'POLICY' ? 'policy' : requiredYn === 'Y' ? 'required' : 'optional'
  return (
    <Stack gap="6">
      <BackLink to="/admin/terms">{t('back')}</BackLink>
      <AdminTitle title={t(`name.${documentCode}`)} lead={t(kind)} />
      {scheduledEdition && <ScheduledNotice documentCode={documentCode} edition={scheduledEdition} />}
      {form.isShown && <EditionForm terms={terms} {...form.listeners} />}
      <Stack as="section" gap="3">
        <Heading level={2} size="md">
          {t('editions')}
        </Heading>
        <EditionTable documentCode={documentCode} editions={editions} />
      </Stack>
      <ShownEdition key={shown.version} shown={shown} />
    </Stack>
  )
}

function ScheduledNotice({
  documentCode,
  edition: { version, effectiveDate },
}: {
  documentCode: Schema<'TermsDocumentCode'>
  edition: Schema<'TermsEdition'>
}) {
  const { t } = useAdminTermsTexts()
  const navigate = useNavigate()
  return (
    <Notice title={t('scheduled', { version, date: formatDate(effectiveDate) })}>
      <Stack gap="3" align="flex-start">
        {t('scheduledText')}
        <OperationButton
          machine={takeBackMachine}
          input={{ documentCode, version }}
          variant="outline"
          done={() => t('takenBack')}
          onDone={() => void navigate({ to: '/admin/terms/detail', search: { document: documentCode } })}
          outdated={['terms.inForce', 'terms.missing']}
          question={{
            header: t('takeBackQuestion', { version }),
            message: t('takeBackEffect'),
            acceptLabel: t('takeBack'),
            rejectLabel: t('keep'),
          }}
        >
          {t('takeBack')}
        </OperationButton>
      </Stack>
    </Notice>
  )
}

function ShownEdition({ shown: { version, body, changes } }: { shown: Schema<'TermsEditionText'> }) {
  const { t } = useAdminTermsTexts()
  const { t: changeText } = useTermsChangesTexts()
  const [isCompared, setCompared] = useState(false)
  return (
    <Stack as="section" gap="3">
      <Heading level={2} size="md">
        {t('textOf', { version })}
      </Heading>
      {changes.length > 0 && (
        <Checkbox
          label={changeText('show')}
          checked={isCompared}
          onChange={({ target }) => setCompared(target.checked)}
        />
      )}
      <Card>{isCompared ? <TermsChanges changes={changes} /> : <PostBody text={body} />}</Card>
    </Stack>
  )
}
