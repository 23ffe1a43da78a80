import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { isPast, type PostFields, type PostMistakes, publishingsOf } from './post-fields.ts'

type Props = {
  post: Schema<'AdminPost'> | undefined
  fields: PostFields
  mistakes: PostMistakes
  change: (part: Partial<PostFields>) => void
}

/** The publication of the post: whether and when. */
export function PublishFieldset({ post, fields: { when, at }, mistakes, change }: Props) {
  const { t } = useAdminTexts()
  const time = post?.publishAt ? formatDateTime(post.publishAt) : ''
  return (
    <Stack gap="4">
      <RadioCards
        legend={t('editor.when')}
        name="when"
        value={when}
        onValueChange={(value) => change({ when: value })}
        options={publishingsOf(post).map((value) => ({
          value,
          label: t(`editor.${value}`),
          description: t(`editor.${value}Text`, { time }),
        }))}
      />
      {when === 'at' && (
        <div>
          <TextField
            id="post-at"
            type="datetime-local"
            label={t('editor.time')}
            value={at}
            min="2000-01-01T00:00"
            max="2099-12-31T23:59"
            maxWidth="20rem"
            error={mistakes.at && t(`editor.${mistakes.at}`)}
            onChange={(event) => change({ at: event.target.value })}
          />
          {isPast(at) && (
            <Text size="sm" tone="muted" mt="2" role="status">
              {t('editor.timePast')}
            </Text>
          )}
        </div>
      )}
    </Stack>
  )
}
