import { Link } from '@tanstack/react-router'
import { ArrowLeftIcon } from '#src/ui/icons.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { type BoardName, boards, type PostSearch } from './boards.ts'
import { usePostTexts } from './texts.ts'

/** The link from a post back to its list, with the list's filters and page. */
export function BackToBoard({ board, search }: { board: BoardName; search: PostSearch }) {
  const { t } = usePostTexts()
  return (
    <TextLink asChild standalone alignSelf="flex-start">
      <Link to={boards[board].list} search={search}>
        <ArrowLeftIcon />
        {t(`${board}.back`)}
      </Link>
    </TextLink>
  )
}
