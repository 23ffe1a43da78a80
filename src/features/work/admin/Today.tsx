import { chakra, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { formatDate, formatDateTime } from '#domain/dates.ts'
import { Part } from '#src/components/part/Part.tsx'
import { usePart } from '#src/components/part/use-part.ts'
import { AdminTitle } from '#src/components/screen/AdminTitle.tsx'
import { AdminBillFigures } from '#src/features/bill/AdminBillFigures.tsx'
import { useBillFigureTexts } from '#src/features/bill/figures-texts.ts'
import { FunnelCard } from '#src/features/funnel/FunnelCard.tsx'
import { useFunnelTexts } from '#src/features/funnel/texts.ts'
import { PostStateBadge } from '#src/features/post/PostStateBadge.tsx'
import { useAdminTexts } from '#src/lists/texts.ts'
import { AccessToday } from './AccessToday.tsx'
import { useAccessTodayTexts } from './access-today-texts.ts'
import { LatestDone } from './LatestDone.tsx'
import type { TodayLoaded } from './load-today.ts'
import { TodayCard, TodayRow } from './TodayCard.tsx'
import { WorkDays } from './WorkDays.tsx'
import { WorkList } from './WorkList.tsx'
import { useWorkDaysTexts } from './work-days-texts.ts'

const TIME = [11, 16] as const

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > *': { minWidth: '0' },
    '@container (width >= 58rem)': {
      gap: '6',
      gridTemplateColumns: 'minmax(0, 1fr) 19rem',
      '& > :last-child:not(:empty)': {
        ps: '6',
        borderInlineStartWidth: '1px',
        borderInlineStartStyle: 'solid',
        borderColor: 'border',
      },
    },
  },
})
// On wide windows the cards have no border of their own, and lines separate them.
const BorderlessCards = chakra(Stack, {
  base: {
    '&& [data-sheet]': { lg: { borderWidth: '0', rounded: 'none', p: '0' } },
    '&& > [data-sheet]': { lg: { borderTopWidth: '1px', pt: '6' } },
    '&& [data-sheet] + [data-sheet]': { lg: { borderTopWidth: '1px', pt: '6', mt: '2' } },
  },
})
// The counsels and the posts are next to each other where there is space, under one line.
const DayPlan = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: '4',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
    _empty: { display: 'none' },
    lg: { borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'border', pt: '6' },
    '&&&& > [data-sheet]': { lg: { borderTopWidth: '0', pt: '0', mt: '0' } },
  },
})

/**
 * The start page of the admin area: all tasks of the member in one list. Next to the list are the recent activity and
 * the plan for the current day.
 */
export function Today({ date, work, staff, access }: TodayLoaded) {
  const { t } = useAdminTexts()
  const { t: accessToday } = useAccessTodayTexts()
  const { t: workDays } = useWorkDaysTexts()
  const { t: bill } = useBillFigureTexts()
  const { t: funnel } = useFunnelTexts()
  const done = usePart(access)?.done
  return (
    <BorderlessCards gap="5">
      <AdminTitle title={t('home.title')} lead={formatDate(date)} />
      <chakra.div containerType="inline-size">
        <Grid>
          <Stack gap="4">
            <Part of={work} name={t('home.work.title')}>
              {({ first, ...known }) => (
                <Stack gap="4">
                  {first && <first.FirstSteps steps={first.steps} />}
                  <WorkList {...known} />
                </Stack>
              )}
            </Part>
            {done && <LatestDone done={done} />}
          </Stack>
          <Stack gap="4">
            {access && (
              <Part of={access} name={accessToday('title')}>
                {(today) => <AccessToday today={today} />}
              </Part>
            )}
            {staff.bills && (
              <Part of={staff.bills} name={bill('title')}>
                {(known) => <AdminBillFigures figures={known} />}
              </Part>
            )}
            {staff.workDays && (
              <Part of={staff.workDays} name={workDays('title')}>
                {(known) => <WorkDays {...known} />}
              </Part>
            )}
          </Stack>
        </Grid>
      </chakra.div>
      <DayPlan>
        {staff.day && (
          <Part of={staff.day} name={t('home.counsels')}>
            {(known) => <Counsels {...known} />}
          </Part>
        )}
        {staff.posts && (
          <Part of={staff.posts} name={t('home.posts')}>
            {(known) => <Posts {...known} />}
          </Part>
        )}
      </DayPlan>
      {staff.funnel && (
        <Part of={staff.funnel} name={funnel('title')}>
          {({ list }) => <FunnelCard days={staff.days} list={list} />}
        </Part>
      )}
    </BorderlessCards>
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
