import { Stack } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#domain/dates.ts'
import { PostBody } from '#src/features/post/PostBody.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useTermsChoiceTexts } from './choice-texts.ts'
import type { Term } from './use-terms-agreement.ts'

/** The dialog with the full text of a term, which can be accepted there. */
export function TermsDialog({
  terms,
  onClose,
  onAgree,
}: {
  terms: Term
  onClose: () => void
  onAgree: () => void
}) {
  const { t } = useTermsChoiceTexts()
  const { t: common } = useTranslation()
  const { title, version, effectiveDate, body } = terms
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        {common('close')}
      </Button>
      <Button onClick={onAgree}>{t('agree')}</Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={title} width="lg" footer={footer}>
      <Stack gap="4" tabIndex={0} role="region" aria-label={title} outlineOffset="2px">
        <Text size="sm" tone="muted" numeric>
          {t('since', { version, date: formatDate(effectiveDate) })}
        </Text>
        <PostBody text={body} />
      </Stack>
    </Dialog>
  )
}
