import { Link } from '@tanstack/react-router'
import { useAdminTexts } from '#src/lists/texts.ts'
import { Missing } from './Missing.tsx'

const lists = {
  post: '/admin/notice',
  inquiry: '/admin/inquiry',
  subscription: '/admin/subscription',
  bill: '/admin/bill',
  counsel: '/admin/counsel',
  deposit: '/admin/deposit',
} as const

/** The admin screen for an object that does not exist, with a link back to the list of such objects. */
export function AdminMissing({ of: what }: { of: keyof typeof lists }) {
  const { t } = useAdminTexts()
  return (
    <Missing
      title={t(`${what}.missing.title`)}
      text={t(`${what}.missing.text`)}
      back={
        <Link activeOptions={{ exact: true }} to={lists[what]}>
          {t(`${what}.missing.back`)}
        </Link>
      }
    />
  )
}
