import { BackLink } from '#src/components/screen/BackLink.tsx'
import { type BoardName, boards, type PostSearch } from './boards.ts'
import { usePostTexts } from './texts.ts'

/** The link from a post back to its list, with the list's filters and page. */
export function BackToBoard({ board, search }: { board: BoardName; search: PostSearch }) {
  const { t } = usePostTexts()
  return (
    <BackLink to={boards[board].list} search={search}>
      {t(`${board}.back`)}
    </BackLink>
  )
}
