import { SimpleGrid, Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { UploadField } from '#src/forms/UploadField.tsx'
import { useAdminTexts } from '#src/lists/texts.ts'
import { Card } from '#src/ui/Card.tsx'
import { EditorActions } from './EditorActions.tsx'
import { EditorProblem } from './EditorProblem.tsx'
import { PostConflict } from './PostConflict.tsx'
import { PostFieldset } from './PostFieldset.tsx'
import { PostPreview } from './PostPreview.tsx'
import { PublishFieldset } from './PublishFieldset.tsx'
import { StoredFiles } from './StoredFiles.tsx'
import { usePostEditor } from './use-post-editor.ts'

type Props = { board: Schema<'Board'>; post: Schema<'AdminPost'> | undefined }

/** Writes or changes a post of a board, with a preview next to it. */
export function PostEditor(props: Props) {
  const { t } = useAdminTexts()
  const editor = usePostEditor(props)
  const { fields, mistakes, change, base, snapshot, busy, uploads } = editor
  const { otherVersion } = snapshot.context
  return (
    <Stack gap="4">
      <BackLink to="/admin/notice" search={{ board: props.board }}>
        {t('editor.back')}
      </BackLink>
      <ScreenTitle>{t(props.post ? 'editor.editTitle' : 'editor.writeTitle')}</ScreenTitle>
      {otherVersion && (
        <PostConflict
          fields={fields}
          files={[
            ...editor.attachmentsLeft.map(({ fileName }) => fileName),
            ...uploads.snapshot.context.items.map(({ file }) => file.name),
          ]}
          savedPost={otherVersion}
          onMine={() => editor.send({ type: 'mine.chosen' })}
          onSaved={() => editor.send({ type: 'other.chosen' })}
        />
      )}
      <form onSubmit={editor.submit} noValidate>
        <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4" alignItems="start">
          <Stack gap="4" minWidth="0">
            <Card>
              <PostFieldset board={props.board} fields={fields} mistakes={mistakes} change={change} />
            </Card>
            <Card>
              <Stack gap="4">
                <StoredFiles
                  files={base?.attachments ?? []}
                  takenAway={editor.takenAway}
                  onChange={editor.setTakenAway}
                />
                <UploadField
                  id="post-files"
                  context={uploads.snapshot.context}
                  send={uploads.send}
                  locked={busy}
                  error={editor.filesWait && t('editor.uploadsWait')}
                />
              </Stack>
            </Card>
            <Card>
              <PublishFieldset post={base} fields={fields} mistakes={mistakes} change={change} />
            </Card>
          </Stack>
          <PostPreview fields={fields} />
        </SimpleGrid>
        {!otherVersion && <EditorProblem problem={snapshot.context.problem} board={props.board} />}
        <EditorActions editor={editor} />
      </form>
    </Stack>
  )
}
