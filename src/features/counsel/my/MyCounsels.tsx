import { Link, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Schema } from '#contract/operation.ts'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { CounselCare } from '../care/CounselCare.tsx'
import { useCounselTexts } from '../texts.ts'
import { CounselTable } from './CounselTable.tsx'
import { sortByUse } from './order-of-use.ts'

type Props = {
  page: Schema<'CounselPage'>
  search: { cursor?: string | undefined; counselNo?: string | undefined }
}

/** The member's reservations, or the one named in the address. */
export function MyCounsels({ page, search: { cursor, counselNo } }: Props) {
  const { t } = useCounselTexts()
  const router = useRouter()
  const { list, nextCursor } = page
  const reload = useCallback(() => void router.invalidate(), [router])
  // Pages are sorted by the date of the reservation; only a list on a single page can be sorted with upcoming
  // reservations first.
  const isWhole = cursor === undefined && nextCursor === null
  const chosenCounsel = list.find((counsel) => counsel.counselNo === counselNo)
  if (chosenCounsel) {
    const backLink = (
      <BackLink to="/my/counsel" search={{ cursor }}>
        {t('mine.back')}
      </BackLink>
    )
    return (
      <CounselCare
        key={chosenCounsel.counselNo}
        counsel={chosenCounsel}
        before={backLink}
        onChanged={reload}
      />
    )
  }
  const reserveLink = (
    <ButtonLink asChild>
      <Link to="/inquiry/counsel/reservation">{t('reserve')}</Link>
    </ButtonLink>
  )
  return (
    <ListScreen
      title={t('mine.title')}
      address="/my/counsel"
      search={{ cursor }}
      page={page}
      actions={list.length > 0 && reserveLink}
      hasToolbar={false}
      empty={{
        art: 'counsel',
        title: t('mine.empty'),
        description: t('mine.emptyText'),
        action: reserveLink,
      }}
    >
      {(rows) => <CounselTable rows={isWhole ? sortByUse(rows) : rows} cursor={cursor} />}
    </ListScreen>
  )
}
