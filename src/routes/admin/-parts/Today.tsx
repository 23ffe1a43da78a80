import { SimpleGrid, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatDate, formatDateTime } from '#domain/dates.ts'
import '#src/i18n/areas/admin.ts'
import { PostStateBadge } from '../notice/-parts/PostStateBadge.tsx'
import { AccessToday } from './AccessToday.tsx'
import { AdminTitle } from './AdminTitle.tsx'
import { FunnelCard } from './FunnelCard.tsx'
import type { StaffDay, TodayLoaded } from './load-today.ts'
import { TodayCard, TodayRow } from './TodayCard.tsx'
import { WorkCard } from './WorkCard.tsx'
import { waitsText } from './waiting-text.ts'

const TIME = [11, 16] as const

/** The day of a member in the admin area: what waits for them, and what of it has waited longest. */
export function Today({ date, work, staff, access }: TodayLoaded) {
  const { t } = useTranslation('admin')
  const [first, second] = work.list
  // Work of one kind alone is what its own card begins with.
  const isSaidBelow =
    second === undefined && (staff ? first?.workKind === 'INQUIRY' : first?.workKind === 'ACCESS_REQUEST')
  return (
    <Stack gap="5">
      <AdminTitle title={t('home.title')} lead={formatDate(date)} />
      {!isSaidBelow && <WorkCard list={work.list} />}
      {staff && <StaffCards {...staff} />}
      {access && <AccessToday today={access} />}
      {staff && <FunnelCard {...staff.funnel} />}
    </Stack>
  )
}

function StaffCards({ waiting, day, posts }: Omit<StaffDay, 'funnel'>) {
  const { t } = useTranslation('admin')
  const counsels = day.slots.flatMap(({ counsel }) => (counsel?.counselState === 'BOOKED' ? [counsel] : []))
  return (
    <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4" alignItems="start">
      <TodayCard
        id="inquiries"
        title={t('home.inquiries')}
        count={waiting.count}
        none={t('home.noInquiries')}
        link={<Link to="/admin/inquiry">{t('home.inquiriesLink')}</Link>}
      >
        {waiting.list.map(({ inquiryId, subject, name, companyName, staffName, waitingSince }) => (
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
      <Stack gap="4" minWidth="0">
        <TodayCard
          id="counsels"
          title={t('home.counsels')}
          count={counsels.length}
          none={day.holidayName ? t('home.holiday', { name: day.holidayName }) : t('home.noCounsels')}
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
        <TodayCard
          id="posts"
          title={t('home.posts')}
          count={posts.count}
          none={t('home.noPosts')}
          link={<Link to="/admin/notice">{t('home.postsLink')}</Link>}
        >
          {posts.list.map(({ postId, title, postState, publishAt, board }) => (
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
      </Stack>
    </SimpleGrid>
  )
}
