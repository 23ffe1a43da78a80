import { chakra, Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { DateField } from '#src/forms/DateField.tsx'
import { TimeField } from '#src/forms/TimeField.tsx'
import { useAdminTexts } from '#src/lists/texts.ts'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Text } from '#src/ui/Text.tsx'
import { isPast, momentOf, type PostFields, type PostMistakes, publishingsOf } from './post-fields.ts'

const MORNING = '09:00'

type Props = {
  post: Schema<'AdminPost'> | undefined
  fields: PostFields
  mistakes: PostMistakes
  change: (part: Partial<PostFields>) => void
}

/** The fields that determine whether and when a post is published. */
export function PublishFieldset({ post, fields: { when, at }, mistakes, change }: Props) {
  const { t } = useAdminTexts()
  const [date = '', time = ''] = at.split('T')
  const publishTime = post?.publishAt ? formatDateTime(post.publishAt) : ''
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
          description: t(`editor.${value}Text`, { time: publishTime }),
        }))}
      />
      {when === 'at' && (
        <div>
          <chakra.div
            display="grid"
            gap="2"
            maxWidth="24rem"
            gridTemplateColumns="minmax(0, 1fr) 7rem"
            alignItems="start"
          >
            <DateField
              id="post-at"
              label={t('editor.date')}
              value={date}
              min="2000-01-01"
              max="2099-12-31"
              error={mistakes.at && t(`editor.${mistakes.at}`)}
              onChange={({ target }) => change({ at: momentOf(target.value, time || MORNING) })}
            />
            <TimeField
              label={t('editor.time')}
              value={time}
              onChange={({ target }) => change({ at: momentOf(date, target.value) })}
            />
          </chakra.div>
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
