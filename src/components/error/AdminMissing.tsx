import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Missing } from './Missing.tsx'
import '#src/i18n/areas/admin.ts'

const lists = {
  post: '/admin/notice',
  inquiry: '/admin/inquiry',
  subscription: '/admin/subscription',
  bill: '/admin/bill',
  counsel: '/admin/counsel',
} as const

/** What the staff sees at the address of something that is not there, and the way back to its list. */
export function AdminMissing({ of: what }: { of: keyof typeof lists }) {
  const { t } = useTranslation('admin')
  return (
    <Missing
      title={t(`${what}.missing.title`)}
      text={t(`${what}.missing.text`)}
      back={<Link to={lists[what]}>{t(`${what}.missing.back`)}</Link>}
    />
  )
}
