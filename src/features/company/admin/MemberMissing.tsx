import { Link } from '@tanstack/react-router'
import { Missing } from '#src/components/error/Missing.tsx'
import { useAdminMemberTexts } from './member-texts.ts'

/** The screen of an unknown member, with a link to the list of members. */
export function MemberMissing() {
  const { t } = useAdminMemberTexts()
  return (
    <Missing
      title={t('missing.title')}
      text={t('missing.text')}
      back={
        <Link activeOptions={{ exact: true }} to="/admin/company/member">
          {t('back')}
        </Link>
      }
    />
  )
}
