import { Link } from '@tanstack/react-router'
import { useApp } from '#src/components/context/app-context.ts'
import { confirm } from '#src/components/dialog/confirm.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { boards } from '../boards.ts'
import type { PostEditor } from './use-post-editor.ts'

const saveLabels = {
  draft: 'editor.saveDraft',
  now: 'editor.publish',
  at: 'editor.plan',
  keep: 'editor.save',
} as const
const publicBoards = { NOTICE: 'notice', SUPPORT: 'support' } as const

/** The buttons that save a post, show its public page, and remove it after a confirmation. */
export function EditorActions({ editor: { snapshot, send, fields, base, busy } }: { editor: PostEditor }) {
  const { t } = useAdminTexts()
  const { dialogs } = useApp()
  const isComparing = snapshot.matches('comparing')

  const remove = async () => {
    const accepted = await confirm(dialogs, {
      header: t('editor.removeTitle'),
      message: t('editor.removeText', { title: base?.title }),
      acceptLabel: t('editor.removeAccept'),
      isFinal: true,
    })
    if (accepted) send({ type: 'removal.confirmed' })
  }
  return (
    <BottomActions>
      {base && (
        <Button
          variant="outline"
          aria-disabled={busy || isComparing || undefined}
          mr={{ md: 'auto' }}
          onClick={() => void remove()}
        >
          {t('editor.remove')}
        </Button>
      )}
      {base?.postState === 'PUBLISHED' && (
        <ButtonLink asChild variant="outline" hideBelow="md">
          <Link to={boards[publicBoards[base.board]].detail} params={{ id: base.postId }}>
            {t('editor.publicPage')}
          </Link>
        </ButtonLink>
      )}
      <Button type="submit" loading={busy} aria-disabled={isComparing || undefined}>
        {t(saveLabels[fields.when])}
      </Button>
    </BottomActions>
  )
}
