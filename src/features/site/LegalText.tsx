import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { PostBody } from '#src/features/post/PostBody.tsx'
import { usePostTexts } from '#src/features/post/texts.ts'
import { Text } from '#src/ui/Text.tsx'

/** A text that must be public by law: its edition and its full text. */
export function LegalText({ title, version, effectiveDate, body }: Schema<'PrivacyPolicy'>) {
  const { t } = usePostTexts()
  return (
    <Stack as="article" gap="6">
      <Stack gap="2">
        <ScreenTitle>{title}</ScreenTitle>
        <Text size="sm" tone="muted" numeric>
          {t('legal.since', { version, date: formatDate(effectiveDate) })}
        </Text>
      </Stack>
      <PostBody text={body} />
    </Stack>
  )
}
