import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { announcementTypes } from '#domain/post/announcement-types.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { usePostTexts } from '../texts.ts'
import { BodyField } from './BodyField.tsx'
import { maxTitleLength, type PostFields, type PostMistakes } from './post-fields.ts'

type Props = {
  board: Schema<'Board'>
  fields: PostFields
  mistakes: PostMistakes
  change: (part: Partial<PostFields>) => void
}

/** The fields for the category, title and text of a post, and whether the post is pinned. */
export function PostFieldset({ board, fields, mistakes, change }: Props) {
  const { t } = useAdminTexts()
  const { t: post } = usePostTexts()
  const { announcementType, title, body, pinned } = fields
  return (
    <Stack gap="5">
      <Text size="sm" tone="muted">{`${t('editor.boardLabel')}: ${t(`post.board.${board}`)}`}</Text>
      <Select
        label={t('editor.type')}
        value={announcementType}
        options={announcementTypes.map((value) => ({ value, label: post(`type.${value}`) }))}
        onChange={(event) =>
          change({ announcementType: event.target.value as PostFields['announcementType'] })
        }
      />
      <TextField
        id="post-title"
        label={t('editor.titleLabel')}
        value={title}
        maxLength={maxTitleLength}
        autoComplete="off"
        error={mistakes.title && t(`editor.${mistakes.title}`)}
        onChange={(event) => change({ title: event.target.value })}
      />
      <BodyField
        body={body}
        error={mistakes.body && t(`editor.${mistakes.body}`)}
        onChange={(written) => change({ body: written })}
      />
      <Checkbox
        label={t('editor.pinned')}
        checked={pinned}
        onChange={(event) => change({ pinned: event.target.checked })}
      />
    </Stack>
  )
}
