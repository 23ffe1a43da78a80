import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { PostBody } from '#src/features/post/PostBody.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useTermsChangesTexts } from '../changes-texts.ts'
import { useMemberTermsTexts } from '../member-texts.ts'
import { TermsChanges } from '../TermsChanges.tsx'

/** The full text of one edition of a term. */
export function EditionDialog({
  terms: { title, version, effectiveDate, body, changes },
  onClose,
}: {
  terms: Schema<'TermsText'>
  onClose: () => void
}) {
  const { t } = useMemberTermsTexts()
  const { t: changeText } = useTermsChangesTexts()
  const [isCompared, setCompared] = useState(false)
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
        {changes.length > 0 && (
          <Checkbox
            label={changeText('show')}
            checked={isCompared}
            onChange={({ target }) => setCompared(target.checked)}
          />
        )}
        {isCompared ? <TermsChanges changes={changes} /> : <PostBody text={body} />}
      </Stack>
    </Dialog>
  )
}
