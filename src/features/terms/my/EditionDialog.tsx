import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { PostBody } from '#src/features/post/PostBody.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useMemberTermsTexts } from '../member-texts.ts'

/** The full text of one edition of a term. */
export function EditionDialog({
  terms: { title, version, effectiveDate, body },
  onClose,
}: {
  terms: Schema<'TermsText'>
  onClose: () => void
}) {
  const { t } = useMemberTermsTexts()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width="lg"
      footer={
        <Button variant="outline" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Stack gap="4" tabIndex={0} role="region" aria-label={title} outlineOffset="2px">
        <Text size="sm" tone="muted" numeric>
          {t('since', { version, date: formatDate(effectiveDate) })}
        </Text>
        <PostBody text={body} />
      </Stack>
    </Dialog>
  )
}
