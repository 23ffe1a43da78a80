import { SimpleGrid, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output, Schema } from '#contract/operation.ts'
import { formatDate, formatDateTime } from '#domain/dates.ts'
import { Part } from '#src/components/part/Part.tsx'
import { AdminTitle } from '#src/components/screen/AdminTitle.tsx'
import { useApprovalTexts } from '#src/features/access/approval-texts.ts'
import { FunnelCard } from '#src/features/funnel/FunnelCard.tsx'
import { PostStateBadge } from '#src/features/post/PostStateBadge.tsx'
import { useAdminTexts } from '#src/lists/texts.ts'
import { waitsText } from '#src/lists/waiting-text.ts'
import { AccessToday } from './AccessToday.tsx'
import type { StaffDay, TodayLoaded } from './load-today.ts'
import { TodayCard, TodayRow } from './TodayCard.tsx'
import { WorkCard } from './WorkCard.tsx'

const TIME = [11, 16] as const

/** The day of a member in the admin area: what waits for them, and what of it has waited longest. */
export function Today({ date, work, staff, access }: TodayLoaded) {
  const { t } = useAdminTexts()
  const { t: approval } = useApprovalTexts()
  // A single kind of work is already at the top of its own card.
  const ownCard = staff ? 'INQUIRY' : 'ACCESS_REQUEST'
  const isShownBelow = ([first, second]: Schema<'AdminWork'>[]) =>
    second === undefined && first?.workKind === ownCard
  return (
    <Stack gap="5">
      <AdminTitle title={t('home.title')} lead={formatDate(date)} />
      <Part of={work} name={t('home.work.title')}>
        {({ list }) => !isShownBelow(list) && <WorkCard list={list} />}
      </Part>
      {staff && <StaffCards {...staff} />}
      {access && (
        <Part of={access} name={approval('today.title')}>
          {(today) => <AccessToday today={today} />}
        </Part>
      )}
      {staff && (
        <Part of={staff.funnel} name={t('home.funnel.title')}>
          {({ list }) => <FunnelCard days={staff.days} list={list} />}
        </Part>
      )}
    </Stack>
  )
}

function StaffCards({ inquiries, day, posts }: StaffDay) {
  const { t } = useAdminTexts()
  return (
    <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4" alignItems="start">
      <Part of={inquiries} name={t('home.inquiries')}>
        {(known) => <Inquiries {...known} />}
      </Part>
      <Stack gap="4" minWidth="0">
        <Part of={day} name={t('home.counsels')}>
          {(known) => <Counsels {...known} />}
        </Part>
        <Part of={posts} name={t('home.posts')}>
          {(known) => <Posts {...known} />}
        </Part>
      </Stack>
    </SimpleGrid>
  )
}

function Inquiries({ waiting, list }: Output<'listAdminInquiries'>) {
  const { t } = useAdminTexts()
  return (
    <TodayCard
      id="inquiries"
      title={t('home.inquiries')}
      count={waiting}
      none={t('home.noInquiries')}
      link={<Link to="/admin/inquiry">{t('home.inquiriesLink')}</Link>}
    >
      {list
        .filter(({ waitingSince }) => waitingSince !== null)
        .map(({ inquiryId, subject, name, companyName, staffName, waitingSince }) => (
          <TodayRow
            key={inquiryId}
            title={
              <Link to="/admin/inquiry/detail" search={{ inquiryId }}>
                {subject}
              </Link>
            }
            text={`${companyName ?? name} · ${staffName ? t('home.staff', { name: staffName }) : t('home.nobody')}`}
            side={waitingSince && waitsText(t, waitingSince)}
          />
        ))}
    </TodayCard>
  )
}

function Counsels({ slots, holidayName }: Output<'listAdminCounsels'>) {
  const { t } = useAdminTexts()
  const counsels = slots.flatMap(({ counsel }) => (counsel?.counselState === 'BOOKED' ? [counsel] : []))
  return (
    <TodayCard
      id="counsels"
      title={t('home.counsels')}
      count={counsels.length}
      none={holidayName ? t('home.holiday', { name: holidayName }) : t('home.noCounsels')}
      link={<Link to="/admin/counsel">{t('home.counselsLink')}</Link>}
    >
      {counsels.map(({ counselId, name, companyName, startAt, counselMethod }) => (
        <TodayRow
          key={counselId}
          title={
            <Link to="/admin/counsel/detail" search={{ counselId }}>
              {companyName ? `${name} · ${companyName}` : name}
            </Link>
          }
          text={t(`home.method.${counselMethod}`)}
          side={startAt.slice(...TIME)}
        />
      ))}
    </TodayCard>
  )
}

function Posts({ count, list }: { count: number; list: Output<'listAdminPosts'>['list'] }) {
  const { t } = useAdminTexts()
  return (
    <TodayCard
      id="posts"
      title={t('home.posts')}
      count={count}
      none={t('home.noPosts')}
      link={<Link to="/admin/notice">{t('home.postsLink')}</Link>}
    >
      {list.map(({ postId, title, postState, publishAt, board }) => (
        <TodayRow
          key={postId}
          title={
            <Link to="/admin/notice/edit" search={{ postId }}>
              {title}
            </Link>
          }
          text={
            publishAt && postState === 'PLANNED'
              ? `${t(`post.board.${board}`)} · ${t('post.planned', { time: formatDateTime(publishAt) })}`
              : t(`post.board.${board}`)
          }
          side={<PostStateBadge state={postState} />}
        />
      ))}
    </TodayCard>
  )
}
