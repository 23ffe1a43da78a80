import { createFileRoute } from '@tanstack/react-router'
import { boardNames } from '#domain/post/states.ts'
import { oneOf, parsedSearch, type RawSearch } from '#src/components/address/search-values.ts'
import { PostEditor } from '#src/features/post/admin/PostEditor.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/admin/notice/write')({
  validateSearch: (raw: RawSearch) => parsedSearch({ board: oneOf(boardNames, raw.board) }),
  head: () => ({ meta: [{ title: i18n.t('admin:editor.documentTitle') }] }),
  component: WriteScreen,
})

function WriteScreen() {
  const { board = 'NOTICE' } = Route.useSearch()
  return <PostEditor key={board} board={board} post={undefined} />
}
