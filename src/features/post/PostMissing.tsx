import { Link } from '@tanstack/react-router'
import { Missing } from '#src/components/error/Missing.tsx'
import { type BoardName, boards } from './boards.ts'
import { usePostTexts } from './texts.ts'

/** The screen for a post that does not exist or was removed. */
export function PostMissing({ board }: { board: BoardName }) {
  const { t } = usePostTexts()
  return (
    <Missing
      title={t('missing.title')}
      text={t('missing.text')}
      back={
        <Link activeOptions={{ exact: true }} to={boards[board].list}>
          {t(`${board}.back`)}
        </Link>
      }
    />
  )
}
